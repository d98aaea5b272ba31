import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** File of the data folder that says when what is past its term was last deleted. */
export const TERMS_RECORD = 'prazos-cumpridos.json';
const schema = z.object({ em: z.coerce.date(), prazos: z.record(z.string(), z.number().int().positive()) });

/** When the terms were last applied here, and which they were, in months. */
export type TermsRecord = z.infer<typeof schema>;

/** Writes down in the data folder that the terms are applied: the next time is measured by it. */
export function recordTerms(dataDir: string, { em, prazos }: { em: Date; prazos: object }): void {
  writeFileSync(join(dataDir, TERMS_RECORD), `${JSON.stringify({ em, prazos })}\n`, { mode: 0o600 });
}

/** The last time that is known here; null when there was none, or when nobody can read what was written. */
export function lastTerms(dataDir: string): TermsRecord | null {
  const file = join(dataDir, TERMS_RECORD);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
