import { z } from 'zod';
import '../../platform/portuguese.ts';

const COMPRIMENTO = 'A chave deve ter de 8 a 100 caracteres.';

/** A text as a structured field writes it (RFC 9651, 3.3.3), which is what `Idempotency-Key` is by its draft at the IETF. */
const TEXTO = /^"((?:[^"\\]|\\["\\])*)"$/;

/** A key without quotes. */
const SEM_ASPAS = /^[^",]*$/;
const ASCII = /^[\x20-\x7e]*$/;

/** Whether a header holds one key: a text in quotes, or one without any, and not several, of which whoever stands in between may have made one. */
export function ehUmaChave(cabecalho: string): boolean {
  return ASCII.test(cabecalho) && (TEXTO.test(cabecalho.trim()) || SEM_ASPAS.test(cabecalho));
}

/** A key without the quotes of a header: with them or bare it is one key, at whichever door it is said. */
export function semAspas(chave: string): string {
  const [, entreAspas] = TEXTO.exec(chave.trim()) ?? [];
  return entreAspas?.replace(/\\(.)/g, '$1') ?? chave;
}

/** An idempotency key, of an order or of an act of the staff (D16): it covers one content (D38). */
export const chaveSchema = z.string().overwrite(semAspas).trim().min(8, COMPRIMENTO).max(100, COMPRIMENTO);
