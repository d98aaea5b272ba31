import { z } from 'zod';
import { comoSeGuarda, ehEmail, EMAIL_INVALIDO } from '../contact/email.ts';

/** Name of an account: lower case, without spaces. */
export const usuarioSchema = z
  .string({ error: 'Informe o usuário.' })
  .transform((texto) => texto.trim().toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9._@-]{3,60}$/, 'Use de 3 a 60 letras, números, ponto, hífen, sublinhado ou @.'));

/** Where links of an account go, as it is stored; empty for nowhere. */
export const emailDaContaSchema = z
  .string({ error: 'Informe o e-mail, ou deixe vazio.' })
  .transform((texto) => (texto.trim() === '' ? null : comoSeGuarda(texto.trim())))
  .refine((email) => email === null || ehEmail(email), EMAIL_INVALIDO);

/** A password that a person chooses (NIST SP 800-63B: length, no composition rules). */
export const senhaSchema = z
  .string({ error: 'Informe a nova senha.' })
  .min(10, 'A senha deve ter no mínimo 10 caracteres.')
  .max(200, 'A senha deve ter no máximo 200 caracteres.');

/** Shown for a wrong name and a wrong password alike (section 8). */
export const LOGIN_RECUSADO = 'Usuário ou senha inválidos';
