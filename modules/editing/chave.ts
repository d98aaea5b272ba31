import { z } from 'zod';
import '../../platform/portuguese.ts';

const COMPRIMENTO = 'A chave deve ter de 8 a 100 caracteres.';

/** An idempotency key, of an order or of an act of the staff (D16): it covers one content (D38). */
export const chaveSchema = z.string().trim().min(8, COMPRIMENTO).max(100, COMPRIMENTO);

/** A text as a structured field writes it (RFC 9651, 3.3.3), which is what `Idempotency-Key` is by its draft at the IETF. */
const TEXTO = /^"((?:[^"\\]|\\["\\])*)"$/;

/** The key of the header `Idempotency-Key`: in quotes or bare it is one key. Undefined where there is none. */
export function chaveDoCabecalho(cabecalho: string | undefined): string | undefined {
  const [, entreAspas] = TEXTO.exec(cabecalho?.trim() ?? '') ?? [];
  return entreAspas?.replace(/\\(.)/g, '$1') ?? cabecalho;
}
