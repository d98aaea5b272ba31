import { z } from 'zod';

/** Longest token of a bot check: reCAPTCHA's have about 2,000 characters, an ALTCHA solution about 600. */
export const MAIOR_TOKEN = 5000;

/** The token as it comes in, whichever door it comes through; null and missing are none. */
export const tokenSchema = z
  .string()
  .max(MAIOR_TOKEN)
  .nullish()
  .transform((token) => token ?? '');
