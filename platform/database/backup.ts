import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { tightenAll } from '../privateFiles.ts';
import { SQLITE_SUFFIXES } from './sqliteFile.ts';

const DATABASE = 'site.db';
const UPLOADS = 'uploads';

/**
 * Copies the embedded database and the uploads into a new folder while the server goes on (SQLite's online backup: the copy is the
 * database at one instant), without what was deleted and for this account only. @throws Error when the folder exists or the copy is damaged
 */
export async function backUp(databaseFile: string, dataDir: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`A pasta ${target} já existe.`);
  const unfinished = `${target}.incompleto`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const source = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    await backup(source, join(unfinished, DATABASE));
  } finally {
    source.close();
  }
  leaveOutDeleted(join(unfinished, DATABASE));
  checkIntegrity(join(unfinished, DATABASE));
  if (existsSync(join(dataDir, UPLOADS))) cpSync(join(dataDir, UPLOADS), join(unfinished, UPLOADS), { recursive: true });
  tightenAll(unfinished);
  renameSync(unfinished, target);
}

/** Puts a backup where the server will find it; what is there now is kept beside it. The server has to be stopped. Answers where. */
export function restore(backupFolder: string, databaseFile: string, dataDir: string): string {
  checkIntegrity(join(backupFolder, DATABASE));
  const before = join(dataDir, `antes-da-restauracao-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  mkdirSync(before, { recursive: true });
  for (const suffix of SQLITE_SUFFIXES) moveIfThere(databaseFile + suffix, join(before, DATABASE + suffix));
  moveIfThere(join(dataDir, UPLOADS), join(before, UPLOADS));
  cpSync(join(backupFolder, DATABASE), databaseFile);
  if (existsSync(join(backupFolder, UPLOADS))) cpSync(join(backupFolder, UPLOADS), join(dataDir, UPLOADS), { recursive: true });
  for (const restored of [databaseFile, join(dataDir, UPLOADS), before]) tightenAll(restored);
  return before;
}

// Pages are copied as they are, free ones and what is left between rows included.
function leaveOutDeleted(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('vacuum');
  } finally {
    db.close();
  }
}

function moveIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

function checkIntegrity(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [row] = db.prepare('pragma integrity_check').all();
    if (row?.integrity_check !== 'ok') throw new Error(`O banco em ${file} está danificado.`);
  } finally {
    db.close();
  }
}
