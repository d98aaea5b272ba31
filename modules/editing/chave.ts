import { z } from 'zod';
import '../../platform/portuguese.ts';

const COMPRIMENTO = 'A chave deve ter de 8 a 100 caracteres.';

/** An idempotency key, of an order or of an act of the staff (D16): it covers one content (D38). */
export const chaveSchema = z.string().trim().min(8, COMPRIMENTO).max(100, COMPRIMENTO);
