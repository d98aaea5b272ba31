import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

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
const migrations = (dialect: string, name: string) =>
  globSync(join(copy, `data/migrations/${dialect}/*-${name}.ts`)).map((file) => readFileSync(file, 'utf8'));
const generated = (name: string) => readFileSync(join(copy, 'graphql/generated', name), 'utf8');

/** Something that the page says how to add. */
interface Addition {
  /** Begun, with something left out. */
  begin: () => void;
  /** What the compiler says of that. */
  missed: RegExp[];
  finish: () => void;
}

const field: Addition = {
  begin() {
    edit('modules/catalogue/plano.campos.ts', '  banco: campo(', `  diasDeProva: campo(inteiro(), { rotulo: 'Prova (dias)', descricao: 'Dias de prova.' }),\n  banco: campo(`);
  },
  missed: [
    /plano\.entity\.ts[^]*Property 'diasDeProva' is missing in type 'Plano'/,
    /especificacao\.ts.*Property 'diasDeProva' is missing/,
    /Property 'diasDeProva' is missing in type 'CartaoDoPlanoFragment'/,
  ],
  finish() {
    edit('modules/catalogue/plano.entity.ts', '  banco: string | null', `  diasDeProva: number | null = null;\n\n  @Property({ type: 'text', nullable: true })\n  banco: string | null`);
    edit('modules/catalogue/plano.entity.ts', `  @Property({ type: 'text', nullable: true })\n  diasDeProva`, `  @Property({ type: 'integer', nullable: true })\n  diasDeProva`);
    edit('modules/catalogue/especificacao.ts', '    dominios: aVontade(', `    diasDeProva: contar('Dias de prova', 'dia de prova', 'dias de prova'),\n    dominios: aVontade(`);
    edit('pages/components/planCard.query.graphql', '  banco', '  banco\n  diasDeProva');
    expect(() => script('schemaCurrent')).toThrow(/The entities say more than the migrations \(planos\): npm run migration/);
    script('migration', 'prova');
    for (const dialect of ['sqlite', 'postgresql'])
      expect(migrations(dialect, 'prova-widens')[0]).toMatch(/up\(\): void \{\s+this\.addSql\(`alter table ["`\\]+planos["`\\]+ add (column )?["`\\]+dias_de_prova["`\\]+ int(eger)? null`\)/);
    expect(readFileSync(join(copy, 'data/migrations/index.ts'), 'utf8')).toMatch(/-prova-widens': sqlite.*\n[^]*-prova-widens': postgresql/);
    expect(generated('schema.graphql').match(/^ {2}diasDeProva: Int$/gm)).toHaveLength(2);
    expect(generated('rows.graphql')).toMatch(/fragment LinhaPlano on Plano \{[^}]*\bdiasDeProva\b/);

    // Bounds are a check; SQLite cannot add one to a table: it is made anew, and what refers to it stays.
    edit('modules/catalogue/plano.campos.ts', 'diasDeProva: campo(inteiro()', 'diasDeProva: campo(inteiro({ min: 0, max: 90 })');
    expect(() => script('schemaCurrent')).toThrow(/\(planos\): npm run migration/);
    script('migration', 'limite');
    expect(migrations('sqlite', 'limite')[0]).toMatch(/rebuildTable\([^]*planos_diasDeProva_check[^]*dias_de_prova between 0 and 90/);
    expect(migrations('postgresql', 'limite')[0]).toMatch(/add constraint \\?"planos_diasDeProva_check\\?" check \(dias_de_prova between 0 and 90\)/);
    expect(script('schemaCurrent')).toBe('');
    expect(complaints('vitest', 'run', 'data/migrations', '-t', 'make the schema|no step')).toBe('');

    // A step is made once more without its files; without one of them, that is what one is told.
    const [one, other] = ['postgresql', 'sqlite'].map((dialect) => globSync(join(copy, `data/migrations/${dialect}/*-limite.ts`))[0]!);
    rmSync(one!);
    const lacks = /data\/migrations\/postgresql lacks .*-limite: take the file out of sqlite too, and npm run migration/;
    expect(() => script('indexMigrations')).toThrow(lacks);
    expect(() => script('migration', 'limite')).toThrow(lacks);
    rmSync(other!);
    script('migration', 'limite');
    expect(script('schemaCurrent')).toBe('');
  },
}; // prettier-ignore

const status: Addition = {
  begin: () => edit('modules/checkout/assinatura.ts', `  concluida: {`, `  status_de_prova: { aberto: true },\n  concluida: {`),
  missed: [/assinatura\.ts.*\n?.*rotulo/],
  finish() {
    edit('modules/checkout/assinatura.ts', `status_de_prova: {`, `status_de_prova: { rotulo: 'Status de prova',`);
    execFileSync('npm', ['run', '--silent', 'generate'], { cwd: copy });
    expect(generated('schema.graphql')).toMatch(/enum AssinaturaStatus \{[^}]*status_de_prova/);
    expect(() => script('migration', 'status')).toThrow(/nothing was written/);
  },
};

/** What the trial's screen shows of its address. */
const showScreen = (said: string) => writeFileSync(join(copy, 'pages/(admin)/screens/telasdeprova.tsx'), `import { useSearch } from '@tanstack/react-router';\n\nexport default function TrialScreen() {\n  return <h1>{useSearch({ from: '/telasdeprova' }).${said}}</h1>;\n}\n`); // prettier-ignore

const screen: Addition = {
  begin() {
    writeFileSync(join(copy, 'pages/(admin)/screens/telasdeprova.screen.ts'), `import { z } from 'zod';\nimport { pageNumber } from './address.ts';\nimport { screen } from './screen.ts';\n\nexport const telasdeprova = screen({\n  title: 'Telas de prova',\n  menu: { label: 'Telas de prova', icon: 'star' },\n  address: z.object({ pagina: pageNumber() }),\n  questions: () => [],\n});\n`);
    edit('pages/(admin)/screens/screens.ts', '  cupons,', '  cupons,\n  telasdeprova,');
    edit('pages/(admin)/screens/screens.ts', `import { mensagens }`, `import { telasdeprova } from './telasdeprova.screen.ts';\nimport { mensagens }`);
    showScreen('paginas');
  },
  missed: [/telasdeprova\.tsx.*'paginas' does not exist/],
  finish: () => showScreen('pagina'),
}; // prettier-ignore

// Followed together, since the compiler needs half a minute each time.
it('a field, a status and a screen: whatever is left out is told, everything else is made, and the whole compiles', () => {
  const additions = [field, status, screen];
  for (const { begin } of additions) begin();
  const said = compile();
  for (const missed of additions.flatMap((addition) => addition.missed)) expect(said).toMatch(missed);
  for (const { finish } of additions) finish();
  expect(compile()).toBe('');
}, 480_000);
