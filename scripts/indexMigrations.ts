import { readdirSync, writeFileSync } from 'node:fs';

const DIALECTS = ['sqlite', 'postgresql'] as const;

// `data/migrations/index.ts` from what is in the two folders: the bundle carries what is imported. It fails where one dialect lacks a step.
const [names, others] = DIALECTS.map((dialect) =>
  readdirSync(`data/migrations/${dialect}`).map((file) => file.replace('.ts', '')),
);
for (const [index, lacks] of [missing(names!, others!), missing(others!, names!)].entries())
  if (lacks.length > 0) {
    console.error(
      `data/migrations/${DIALECTS[1 - index]} lacks ${lacks.join(', ')}: take the file out of ${DIALECTS[index]} too, and npm run migration -- name writes both.`,
    );
    process.exit(1);
  }
const sorted = names!.toSorted();
writeFileSync(
  'data/migrations/index.ts',
  `// Written by \`npm run generate\`: a name that has run somewhere never changes.
${DIALECTS.flatMap((dialect) => sorted.map((name) => importOf(dialect, name))).join('\n')}
import type { MigrationSets } from '../../platform/database/orm.ts';

/** Each dialect has its own list, in the order of the names. */
export const migrations: MigrationSets = {
${DIALECTS.map((dialect) => `  ${dialect}: {\n${sorted.map((name) => `    '${name}': ${alias(dialect, name)},\n`).join('')}  },\n`).join('')}};
`,
);

function missing(of: readonly string[], from: readonly string[]): string[] {
  return of.filter((name) => !from.includes(name));
}

function importOf(dialect: string, name: string): string {
  return `import { ${className(name)} as ${alias(dialect, name)} } from './${dialect}/${name}.ts';`;
}

function alias(dialect: string, name: string): string {
  return `${dialect}${name.replaceAll('-', '_')}`;
}

function className(name: string): string {
  return name
    .split('-')
    .slice(3)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
}
