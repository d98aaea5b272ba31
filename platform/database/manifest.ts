import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What lies beside a database in a backup, and says what else belongs to it. */
export const MANIFEST = 'conteudo.json';

/** Bytes of each file of a backup but the database, by its path. */
type Manifest = Record<string, number>;

/** Writes down what a backup has, so that half of it is known for what it is. */
export function writeManifest(folder: string, database: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const manifest: Manifest = {};
  for (const file of files) {
    const found = statSync(join(folder, file));
    if (found.isFile() && !file.startsWith(database)) manifest[file] = found.size;
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws Error when a file is missing, or is not as long as it was; backups of before there were manifests have none, and pass */
export function checkManifest(folder: string): void {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const wrong = Object.entries(manifest).filter(
    ([name, bytes]) => statSync(join(folder, name), { throwIfNoEntry: false })?.size !== bytes,
  );
  if (wrong.length === 0) return;
  const [[first]] = wrong as [[string, number]];
  throw new Error(`A cópia em ${folder} não está inteira: faltam ${wrong.length} arquivos, ou têm outro tamanho, como ${first}.`);
}
