import { z } from 'zod';
import '../../platform/portuguese.ts';
import { MESES } from '../catalogue/periodo.ts';
import { chaveSchema, semAspas } from '../editing/chave.ts';
import { tokenSchema } from '../verification/token.ts';
import { MAIOR_REFERENCIA } from './identificador.ts';
import { CAMPOS_DO_FORMULARIO, recusarDocumento } from './formulario.ts';

/** The largest amount that is stored, in reais: its cents fill 32 bits, which is what PostgreSQL keeps of them. */
const MAIOR_VALOR = 21_474_836.47;

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** As people here write thousands: to `Number`, "2.990" is 2.99. Other third places are refused as such. */
const MILHAR = /^-?\d{1,3}\.\d\d0$/;
// Integrators write numbers as text as well; an empty one is not given. Only as people do: to `Number`, "0xC" is twelve.
const comoNumero = (dado: unknown) => {
  if (typeof dado !== 'string') return dado;
  const texto = dado.trim();
  if (texto === '') return undefined;
  return DECIMAL.test(texto) && !MILHAR.test(texto) ? Number(texto) : dado;
};
const numero = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(comoNumero, schema);
const inteiro = numero(z.number().int().min(0).max(1_000_000).default(0));
/** Amount in reais with two places; what a program's arithmetic adds behind them (298.79999999999995) is taken off again. */
const reais = z
  .number()
  .min(0)
  .max(MAIOR_VALOR, 'Valor alto demais.')
  .refine((valor) => Math.abs(valor * 100 - Math.round(valor * 100)) < 1e-4, 'Use no máximo duas casas decimais.')
  .transform((valor) => Number(valor.toFixed(2)));
const extra = numero(reais.default(0));
const texto = (max: number) => z.string().trim().max(max).default('');

/** What is chosen of what a plan offers, for an order and for a quote. */
const escolhasSchema = z.object({
  planoId: texto(20),
  /** Months. */
  periodo: numero(z.number().int()),
  selectedSystem: texto(60),
  /** GB. */
  espacoAdicional: inteiro,
  ipAdicional: inteiro,
  cupom: texto(60),
});

export type Escolhas = z.infer<typeof escolhasSchema>;

/** What the order that corrects another calls it: by its key, when its answer was lost (D38), in quotes or bare, or by a name of it. */
const substitui = z.string().overwrite(semAspas).trim().max(MAIOR_REFERENCIA).default('');

const { emailPrincipal, cpfCnpj } = CAMPOS_DO_FORMULARIO.shape;

/** What a quote is asked with: choices, and, for coupons that depend on it, who orders, and which order is corrected. */
export const cotacaoPedidaSchema = escolhasSchema.extend({
  substitui,
  emailPrincipal: emailPrincipal.optional(),
  cpfCnpj: cpfCnpj
    .superRefine((documento, { addIssue }) => {
      const recusa = recusarDocumento(documento);
      if (recusa) addIssue(recusa);
    })
    .optional(),
  captchaToken: tokenSchema,
});

export type CotacaoPedida = z.infer<typeof cotacaoPedidaSchema>;

/** What an order says besides the form's fields. Prices in it are only compared, never used (D13). */
export const novaAssinaturaSchema = escolhasSchema
  .extend({
    /** Total in reais that the visitor saw. */
    valor: numero(reais),
    /** What the plan was when the visitor saw it, as `descreverPlano` says it; where nothing is said, nothing is compared. */
    planoVisto: texto(5000),
    /** Version of the contract that is accepted (060); where nothing is said, none is. */
    contrato: texto(64),
    /** Idempotency key (D16). */
    chave: chaveSchema,
    substitui,
    /** Prices of the extras in reais, as an order without a plan id brings them (D14); with one they are computed. */
    valorEspacoAdicional: extra,
    valorIpAdicional: extra,
    captchaToken: tokenSchema,
    /** Description of the plan; used only when there is no plan id (D14). */
    plano: texto(2000),
    envio: numero(z.number().int().min(0).max(1_000_000).default(1)),
    clienteUsuario: inteiro,
    clienteRevenda: inteiro,
    clienteAdicional: inteiro,
  })
  .refine(({ planoId, periodo }) => planoId !== '' || MESES.has(periodo), {
    path: ['periodo'],
    message: 'Escolha 1, 6, 12 ou 24 meses.',
  });

export type NovaAssinatura = z.infer<typeof novaAssinaturaSchema>;

/** What comes in through either door: the form's fields and the order's. */
export type EntradaDeAssinatura = Record<string, unknown>;

/** A field that is null says as much as one that is not there. */
export function semNulos(dada: EntradaDeAssinatura): EntradaDeAssinatura {
  return Object.fromEntries(Object.entries(dada).filter(([, dado]) => dado !== null && dado !== undefined));
}
