import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// docs/how-to-add.md, followed in a copy of the sources. What is left out is told by the compiler or by a step of `npm run check`.

const PAGE = readFileSync('docs/how-to-add.md', 'utf8');
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'como-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((name) => /\.(tsx?|json|graphql)$/.test(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
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

const compile = () => complaints('tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo');
const script = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--import', '@oxc-node/core/register', `scripts/${name}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const generated = (name: string) => readFileSync(join(copy, 'graphql/generated', name), 'utf8');

describe('a field', { timeout: 240_000 }, () => {
  it('is described, has its column, and everything else is made or missed', () => {
    edit('modules/catalogue/plano.campos.ts', '  banco: campo(', `  garantia: campo(inteiro(), { rotulo: 'Garantia (dias)', descricao: 'Dias de garantia.' }),\n  banco: campo(`);
    expect(compile()).toMatch(/plano\.entity\.ts[^]*Property 'garantia' is missing in type 'Plano'/);
    edit('modules/catalogue/plano.entity.ts', '  banco: string | null', `  garantia: number | null = null;\n\n  @Property({ type: 'text', nullable: true })\n  banco: string | null`);
    edit('modules/catalogue/plano.entity.ts', `  @Property({ type: 'text', nullable: true })\n  garantia`, `  @Property({ type: 'integer', nullable: true })\n  garantia`);
    expect(compile()).toBe('');
    script('migration', 'garantia');
    for (const dialect of ['sqlite', 'postgresql']) {
      const [file] = globSync(join(copy, `data/migrations/${dialect}/*-garantia.ts`));
      expect(readFileSync(file!, 'utf8')).toMatch(/up\(\): void \{\s+this\.addSql\(`alter table ["`\\]+planos["`\\]+ add (column )?["`\\]+garantia["`\\]+ int(eger)? null`\)/);
    }
    expect(readFileSync(join(copy, 'data/migrations/index.ts'), 'utf8')).toMatch(/-garantia': sqlite.*\n[^]*-garantia': postgresql/);
    expect(generated('schema.graphql').match(/^ {2}garantia: Int$/gm)).toHaveLength(2);
    // SQLite cannot add a check to a table: it is made anew, and what refers to it stays.
    edit('modules/catalogue/plano.entity.ts', `@Check({ name: 'planos_nome_check'`, `@Check({ name: 'planos_garantia_check', expression: 'garantia between 0 and 90' })\n@Check({ name: 'planos_nome_check'`);
    script('migration', 'limite');
    expect(readFileSync(globSync(join(copy, 'data/migrations/sqlite/*-limite.ts'))[0]!, 'utf8')).toMatch(/rebuildTable\([^]*planos_garantia_check/);
    expect(complaints('vitest', 'run', 'data/migrations', '-t', 'make the schema|no step')).toBe('');
    expect(generated('rows.graphql')).toMatch(/fragment LinhaPlano on Plano \{[^}]*\bgarantia\b/);
    expect(compile()).toBe('');

    rmSync(globSync(join(copy, 'data/migrations/postgresql/*-garantia.ts'))[0]!);
    expect(() => script('indexMigrations')).toThrow(/data\/migrations\/postgresql lacks .*-garantia: npm run migration/);
  }); // prettier-ignore
});

describe('a status', { timeout: 120_000 }, () => {
  it('is a row, and a word that it lacks is told', () => {
    edit('modules/checkout/assinatura.ts', `  concluida: {`, `  aguardando_pagamento: { aberto: true },\n  concluida: {`);
    expect(compile()).toMatch(/assinatura\.ts.*\n?.*rotulo/);
    edit('modules/checkout/assinatura.ts', `aguardando_pagamento: {`, `aguardando_pagamento: { rotulo: 'Aguardando pagamento',`);
    execFileSync('npm', ['run', '--silent', 'generate'], { cwd: copy });
    expect(compile()).toBe('');
    expect(generated('schema.graphql')).toMatch(/enum AssinaturaStatus \{[^}]*aguardando_pagamento/);
    expect(() => script('migration', 'status')).toThrow(/nothing was written/);
  });
});

describe('a screen', { timeout: 240_000 }, () => {
  it('is two files and a line, and the compiler knows its address', () => {
    const telas = join(copy, 'pages/(admin)/screens');
    writeFileSync(join(telas, 'garantias.tela.ts'), `import { z } from 'zod';\nimport { pagina } from './endereco.ts';\nimport { tela } from './tela.ts';\n\nexport const garantias = tela({\n  titulo: 'Garantias',\n  menu: { rotulo: 'Garantias', icone: 'star' },\n  endereco: z.object({ pagina: pagina() }),\n  perguntas: () => [],\n});\n`);
    edit('pages/(admin)/screens/screens.ts', '  cupons,', '  cupons,\n  garantias,');
    edit('pages/(admin)/screens/screens.ts', `import { mensagens }`, `import { garantias } from './garantias.tela.ts';\nimport { mensagens }`);
    const screen = (dito: string) => writeFileSync(join(telas, 'garantias.tsx'), `import { useSearch } from '@tanstack/react-router';\n\nexport default function WarrantyScreen() {\n  return <h1>{useSearch({ from: '/garantias' }).${dito}}</h1>;\n}\n`);
    screen('pagina');
    expect(compile()).toBe('');
    screen('paginas');
    expect(compile()).toMatch(/garantias\.tsx.*'paginas' does not exist/);
  }); // prettier-ignore
});
