import { cnpj, cpf } from 'cpf-cnpj-validator';
import { z } from 'zod';

/** Who is paid by PIX, as the codes of the Central Bank write it. */
export interface Recebedor {
  /** CPF or CNPJ without punctuation, e-mail in lower case, telephone from `+55` on, or random key in lower case. */
  chave: string;
  nome: string;
  cidade: string;
}

/** The forms of a key (Manual de Padrões para Iniciação do Pix, "Chave Pix"); each is told by its form alone. */
const FORMAS: readonly ((texto: string) => string | null)[] = [
  (texto) => (/^\+55[1-9]\d(9\d{8}|[2-5]\d{7})$/.test(texto) ? texto : null),
  (texto) => {
    const chave = texto.toLowerCase();
    return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(chave) ? chave : null;
  },
  (texto) => {
    const chave = texto.toLowerCase();
    return chave.length <= 77 && z.email().safeParse(chave).success ? chave : null;
  },
  (texto) => {
    const chave = texto.toUpperCase().replace(/[./-]/g, '');
    return (/^\d{11}$/.test(chave) && cpf.isValid(chave)) || (/^[0-9A-Z]{12}\d{2}$/.test(chave) && cnpj.isValid(chave))
      ? chave
      : null;
  },
];

/** The key as codes write it; null where it is of none of the kinds, or its check digits are wrong. */
function lerChave(texto: string): string | null {
  for (const forma of FORMAS) {
    const chave = forma(texto);
    if (chave !== null) return chave;
  }
  return null;
}

/** What banks show of the receiver: printable ASCII (EMV, "alphanumeric special"), since not every bank reads accents. */
const texto = (maximo: number) =>
  z
    .string()
    .trim()
    .max(maximo, `deve ter no máximo ${maximo} caracteres`)
    .regex(/^[\x20-\x7e]+$/, 'deve ter só letras sem acento, números e sinais comuns')
    .optional();

/** The settings of PIX, each by itself; they serve together. */
export const pixSchema = z.object({
  PIX_KEY: z
    .string()
    .transform((dita, context) => {
      const chave = lerChave(dita.trim());
      if (chave !== null) return chave;
      context.addIssue({
        code: 'custom',
        message: 'deve ser uma chave PIX: CPF, CNPJ, e-mail, telefone como +5511999990000 ou chave aleatória',
      });
      return z.NEVER;
    })
    .optional(),
  PIX_NAME: texto(25),
  PIX_CITY: texto(15),
});
