import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// docs/how-to-add.md, followed in a copy of the sources. What is left out is told by the compiler or by a step of `npm run check`.

const PAGE = readFileSync('docs/how-to-add.md', 'utf8');
/** No step of the page is missed by a test first: what the compiler reads without them it reads in two thirds of the time. */
const SOURCES_ALONE = JSON.stringify({
  extends: './tsconfig.json',
  exclude: ['node_modules', 'dist', 'docs', 'tests', '**/*.test.ts', '**/*.test.tsx'],
});
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'como-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((name) => /\.(tsx?|json|graphql)$/.test(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'tsconfig.sources.json'), SOURCES_ALONE);
});
afterEach(() => rmSync(copy, { recursive: true }));

/** Changes a file that the page names. */
function edit(file: string, from: string, to: string): void {
  expect(PAGE).toContain(file.replace(/^.*\//, ''));
  const before = readFileSync(join(copy, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(copy, file), before.replace(from, to));
}

/** What a command of the page says; '' where all is well. */
function complaints(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

const compile = () => complaints('tsc', '-p', 'tsconfig.sources.json', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo');
const script = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--import', './scripts/typescript.ts', `scripts/${name}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const generated = (name: string) => readFileSync(join(copy, 'graphql/generated', name), 'utf8');

describe('a field', { timeout: 480_000 }, () => {
  it('is described, has its column, is said on the card and asked for, and everything else is made or missed', () => {
    edit('modules/catalogue/plano.campos.ts', '  banco: campo(', `  diasDeProva: campo(inteiro(), { rotulo: 'Prova (dias)', descricao: 'Dias de prova.' }),\n  banco: campo(`);
    const missed = compile();
    expect(missed).toMatch(/plano\.entity\.ts[^]*Property 'diasDeProva' is missing in type 'Plano'/);
    expect(missed).toMatch(/especificacao\.ts.*Property 'diasDeProva' is missing/);
    expect(missed).toMatch(/Property 'diasDeProva' is missing in type 'CartaoDoPlanoFragment'/);
    edit('modules/catalogue/plano.entity.ts', '  banco: string | null', `  diasDeProva: number | null = null;\n\n  @Property({ type: 'text', nullable: true })\n  banco: string | null`);
    edit('modules/catalogue/plano.entity.ts', `  @Property({ type: 'text', nullable: true })\n  diasDeProva`, `  @Property({ type: 'integer', nullable: true })\n  diasDeProva`);
    edit('modules/catalogue/especificacao.ts', '    dominios: aVontade(', `    diasDeProva: contar('Dias de prova', 'dia de prova', 'dias de prova'),\n    dominios: aVontade(`);
    edit('pages/components/planCard.query.graphql', '  banco', '  banco\n  diasDeProva');
    expect(() => script('schemaCurrent')).toThrow(/The entities say more than the migrations \(planos\): npm run migration/);
    script('migration', 'prova');
    expect(compile()).toBe('');
    for (const dialect of ['sqlite', 'postgresql']) {
      const [file] = globSync(join(copy, `data/migrations/${dialect}/*-prova-widens.ts`));
      expect(readFileSync(file!, 'utf8')).toMatch(/up\(\): void \{\s+this\.addSql\(`alter table ["`\\]+planos["`\\]+ add (column )?["`\\]+dias_de_prova["`\\]+ int(eger)? null`\)/);
    }
    expect(readFileSync(join(copy, 'data/migrations/index.ts'), 'utf8')).toMatch(/-prova-widens': sqlite.*\n[^]*-prova-widens': postgresql/);
    expect(generated('schema.graphql').match(/^ {2}diasDeProva: Int$/gm)).toHaveLength(2);
    expect(generated('rows.graphql')).toMatch(/fragment LinhaPlano on Plano \{[^}]*\bdiasDeProva\b/);

    // Bounds are a check; SQLite cannot add one to a table: it is made anew, and what refers to it stays.
    edit('modules/catalogue/plano.campos.ts', 'diasDeProva: campo(inteiro()', 'diasDeProva: campo(inteiro({ min: 0, max: 90 })');
    expect(() => script('schemaCurrent')).toThrow(/\(planos\): npm run migration/);
    script('migration', 'limite');
    const [sqlite, postgresql] = ['sqlite', 'postgresql'].map((dialect) => readFileSync(globSync(join(copy, `data/migrations/${dialect}/*-limite.ts`))[0]!, 'utf8'));
    expect(sqlite).toMatch(/rebuildTable\([^]*planos_diasDeProva_check[^]*dias_de_prova between 0 and 90/);
    expect(postgresql).toMatch(/add constraint \\?"planos_diasDeProva_check\\?" check \(dias_de_prova between 0 and 90\)/);
    expect(script('schemaCurrent')).toBe('');
    expect(complaints('vitest', 'run', 'data/migrations', '-t', 'make the schema|no step')).toBe('');
    expect(compile()).toBe('');

    // A step is made once more without its files; without one of them, that is what one is told.
    const [one, other] = ['postgresql', 'sqlite'].map((dialect) => globSync(join(copy, `data/migrations/${dialect}/*-limite.ts`))[0]!);
    rmSync(one!);
    const lacks = /data\/migrations\/postgresql lacks .*-limite: take the file out of sqlite too, and npm run migration/;
    expect(() => script('indexMigrations')).toThrow(lacks);
    expect(() => script('migration', 'limite')).toThrow(lacks);
    rmSync(other!);
    script('migration', 'limite');
    expect(script('schemaCurrent')).toBe('');
  }); // prettier-ignore
});

describe('a status', { timeout: 480_000 }, () => {
  it('is a row, and a word that it lacks is told', () => {
    edit('modules/checkout/assinatura.ts', `  concluida: {`, `  status_de_prova: { aberto: true },\n  concluida: {`);
    expect(compile()).toMatch(/assinatura\.ts.*\n?.*rotulo/);
    edit('modules/checkout/assinatura.ts', `status_de_prova: {`, `status_de_prova: { rotulo: 'Status de prova',`);
    execFileSync('npm', ['run', '--silent', 'generate'], { cwd: copy });
    expect(compile()).toBe('');
    expect(generated('schema.graphql')).toMatch(/enum AssinaturaStatus \{[^}]*status_de_prova/);
    expect(() => script('migration', 'status')).toThrow(/nothing was written/);
  });
});

describe('a screen', { timeout: 240_000 }, () => {
  it('is two files and a line, and the compiler knows its address', () => {
    const screens = join(copy, 'pages/(admin)/screens');
    writeFileSync(join(screens, 'telasdeprova.screen.ts'), `import { z } from 'zod';\nimport { pageNumber } from './address.ts';\nimport { screen } from './screen.ts';\n\nexport const telasdeprova = screen({\n  title: 'Telas de prova',\n  menu: { label: 'Telas de prova', icon: 'star' },\n  address: z.object({ pagina: pageNumber() }),\n  questions: () => [],\n});\n`);
    edit('pages/(admin)/screens/screens.ts', '  cupons,', '  cupons,\n  telasdeprova,');
    edit('pages/(admin)/screens/screens.ts', `import { mensagens }`, `import { telasdeprova } from './telasdeprova.screen.ts';\nimport { mensagens }`);
    const screen = (dito: string) => writeFileSync(join(screens, 'telasdeprova.tsx'), `import { useSearch } from '@tanstack/react-router';\n\nexport default function TrialScreen() {\n  return <h1>{useSearch({ from: '/telasdeprova' }).${dito}}</h1>;\n}\n`);
    screen('pagina');
    expect(compile()).toBe('');
    screen('paginas');
    expect(compile()).toMatch(/telasdeprova\.tsx.*'paginas' does not exist/);
  }); // prettier-ignore
});
