import { z } from 'zod';
import { LONGO } from '../../platform/portuguese.ts';
import { tokenSchema } from '../verification/token.ts';
import { comoSeGuarda, EMAIL_INVALIDO, ehEmail, MAIOR_EMAIL } from './email.ts';

const campo = (mensagem: string, max = 150) =>
  z
    .string({ error: mensagem })
    .transform((texto) => texto.trim())
    .pipe(z.string().min(1, { error: mensagem, abort: true }).max(max, LONGO));

/** The contact form (section 5.4): all five fields required, with the messages to the letter. */
export const contatoSchema = z.strictObject({
  nome: campo('Nome é obrigatório'),
  // As orders store it: one person is one address, however it was typed.
  email: campo('Email é obrigatório', MAIOR_EMAIL).transform(comoSeGuarda).refine(ehEmail, EMAIL_INVALIDO),
  celular: campo('Celular é obrigatório', 30),
  assunto: campo('Assunto é obrigatório'),
  mensagem: campo('Mensagem é obrigatória', 5000),
  recaptchaToken: tokenSchema,
});

/** The fields that a person fills in. */
export type CampoDoContato = Exclude<keyof z.infer<typeof contatoSchema>, 'recaptchaToken'>;
