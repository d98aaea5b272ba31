import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What lies beside a database in a backup, and says what belongs to it. */
export const MANIFEST = 'conteudo.json';

/** SHA-256 of each file of a backup, by its path, in hexadecimal digits; its bytes where an older version has made the backup. */
type Manifest = Record<string, string | number>;

/** Writes down what a backup has, so that half of it, or one whose disk has forgotten some, is known for what it is. */
export async function writeManifest(folder: string, database: string): Promise<void> {
  const manifest: Manifest = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    // What lies beside the database goes when somebody closes it.
    const isBeside = file.startsWith(database) && file !== database;
    if (!isBeside && statSync(join(folder, file)).isFile()) manifest[file] = await digestOf(join(folder, file));
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws Error when a file is missing, or is not what it was; backups of before there were manifests have none, and pass */
export async function checkManifest(folder: string): Promise<void> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return;
  const wrong: string[] = [];
  for (const [name, was] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Manifest)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    const is = found && typeof was === 'string' ? await digestOf(join(folder, name)) : found?.size;
    if (is !== was) wrong.push(name);
  }
  if (wrong.length === 0) return;
  const which = `faltam ${wrong.length} arquivos, ou não são mais o que foi copiado, como ${wrong[0]}`;
  throw new Error(
    `A cópia em ${folder} não está inteira: ${which}. Para restaurar o que há nela assim mesmo, tire ${MANIFEST} dela.`,
  );
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
