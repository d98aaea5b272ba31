import { z } from 'zod';
import { createRecord } from './dataRecord.ts';

/** File of the data folder that says when what is past its term was last deleted. */
export const TERMS_RECORD = 'prazos-cumpridos.json';
const schema = z.object({ em: z.coerce.date(), prazos: z.record(z.string(), z.number().int().positive()) });

/** When the terms were last applied here, and which they were, in months. */
export type TermsRecord = z.infer<typeof schema>;

/** `write`: the terms are applied, and the next time is measured by it. `read`: the last time that is known here. */
export const termsRecord = createRecord(TERMS_RECORD, schema);
