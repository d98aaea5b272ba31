import { z } from 'zod';
import { lerDia } from './dia.ts';
import { escreverFaixa, lerNumero, MAIOR_NUMERO } from './numero.ts';
import { LONGO } from '../../platform/portuguese.ts';

// Fields of what staff edit (D29). Forms and integrators leave a field out, empty or null alike, and may write numbers as text.
const semVazio = (dado: unknown) => (dado === undefined || (typeof dado === 'string' && dado.trim() === '') ? null : dado);
// Text is read as people write numbers; JSON numbers are what they are.
const comoNumero =
  (inteiro: boolean, emReais = false) =>
  (dado: unknown, ctx: z.RefinementCtx) => {
    if (typeof dado !== 'string') return semVazio(dado);
    // What counts reais may be written as a percentage where the row says so; what could be two amounts is neither.
    const lido = lerNumero(dado, emReais && !dado.includes('%') ? 'reais' : undefined, inteiro);
    if ('numero' in lido) return lido.numero;
    ctx.addIssue({ code: 'custom', message: lido.erro });
    return z.NEVER;
  };
const comoDia = (dado: unknown, ctx: z.RefinementCtx) => {
  if (typeof dado !== 'string') return semVazio(dado);
  const lido = lerDia(dado);
  if ('dia' in lido) return lido.dia;
  ctx.addIssue({ code: 'custom', message: 'Data inválida.' });
  return z.NEVER;
};

/** Text that has to be there. */
export const textoObrigatorio = (mensagem: string, max = 150) =>
  z
    .string({ error: mensagem })
    .transform((texto) => texto.trim())
    .pipe(z.string().min(1, mensagem).max(max, LONGO));

/** One of a list of values: where there is none, the sentence asks for it; another is told the list. */
export const escolha = <Valores extends Readonly<Record<string, string>>>(valores: Valores, mensagem: string) =>
  z.enum(valores, { error: ({ input }) => (semVazio(input) === null ? mensagem : undefined) });

/** Text or null. */
export const texto = (max = 250) =>
  z.preprocess(
    semVazio,
    z
      .string({ error: 'Texto inválido.' })
      .transform((dado) => dado.trim())
      .pipe(z.string().max(max, LONGO))
      .nullable(),
  );

/** Bounds of a number, both included, and the sentence that refuses what is beyond them where the usual one says too little. */
interface Limites {
  min: number;
  max: number;
  mensagem?: string;
}

function entre(schema: z.ZodNumber, limites?: Limites) {
  if (!limites) return schema.min(0, 'Não pode ser negativo.').max(MAIOR_NUMERO, 'Número grande demais.');
  const { min, max, mensagem = `Use um número de ${escreverFaixa(min, max)}.` } = limites;
  return schema.min(min, mensagem).max(max, mensagem);
}

/** Whole number within bounds, or of at least 0 where there are none, or null. */
export const inteiro = (limites?: Limites) =>
  z.preprocess(comoNumero(true), entre(z.int({ error: 'Informe um número inteiro.' }), limites).nullable());

/** Number within bounds, or of at least 0 where there are none, or null. */
export const numero = (limites?: Limites) =>
  z.preprocess(comoNumero(false), entre(z.number({ error: 'Informe um número.' }), limites).nullable());

/** Percent, 0 to 100, or null. */
export const percentual = () => numero({ min: 0, max: 100, mensagem: 'O desconto vai de 0 a 100.' });

const QUANTIA = z
  .number({ error: 'Informe o valor.' })
  .min(0, 'O valor não pode ser negativo.')
  .max(9_999_999, 'Valor alto demais.')
  .refine((valor) => Number(valor.toFixed(2)) === valor, 'Use no máximo duas casas decimais.');

/** Amount in reais with at most two places. */
export const reais = () => z.preprocess(comoNumero(false, true), QUANTIA);

/** Amount in reais with at most two places, or null. */
export const reaisOuNada = () => z.preprocess(comoNumero(false, true), QUANTIA.nullable());

/** Position in a list; 0 when not given (section 9.7). */
export const ordem = () =>
  z.preprocess(
    (dado, ctx) => comoNumero(true)(dado, ctx) ?? 0,
    z
      .int({ error: 'Informe um número inteiro.' })
      .min(-MAIOR_NUMERO, 'Número fora do limite.')
      .max(MAIOR_NUMERO, 'Número fora do limite.'),
  );

/** Yes or no. */
export const sinal = (padrao: boolean) =>
  z.preprocess((dado) => semVazio(dado) ?? padrao, z.boolean({ error: 'Responda sim ou não.' }));

/** Day, `YYYY-MM-DD` (or as people write it, `31/12/2026`), or null. */
export const data = () => z.preprocess(comoDia, z.iso.date({ error: 'Data inválida.' }).nullable());

/** Day, `YYYY-MM-DD` (or as people write it), that has to be there. */
export const diaObrigatorio = (mensagem: string) => z.preprocess(comoDia, z.iso.date({ error: mensagem }));

/** Path of this site or complete http(s) address, or null: nothing that a browser would run. */
export const link = () =>
  texto(500).refine(
    (dado) => dado === null || /^\/(?![/\\])[^\s\\]*$/.test(dado) || /^https?:\/\/[^\s\\]+$/i.test(dado),
    'Use um caminho deste site (/…) ou um endereço http(s) completo.',
  );

interface Intervalo {
  dataInicio: string | null;
  dataFim: string | null;
}

/** Refuses an end before its start (D29). */
export const emOrdem = ({ dataInicio, dataFim }: Intervalo) => !dataInicio || !dataFim || dataInicio <= dataFim;
/** What is said of an end before its start. */
export const FIM_ANTES = 'O fim não pode ser antes do início.';
/** Where and how `emOrdem` complains. */
export const FORA_DE_ORDEM = { path: ['dataFim'], message: FIM_ANTES };
