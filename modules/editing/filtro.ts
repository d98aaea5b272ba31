import { z } from 'zod';
import { parseId } from '../../platform/database/id.ts';
import { temAno } from './dia.ts';
import '../../platform/portuguese.ts';

// Fields by which staff narrow a list or an export.

const MAIOR_BUSCA = 200;
const IDS = /^\d{1,10}(?:,\d{1,10}){0,99}$/;

/** A field that may be missing; a form leaves what is not chosen empty. */
export const opcional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((dado) => (dado === null || dado === '' ? undefined : dado), schema.optional());

// As an address writes it.
const comoSinal = (dado: unknown) => (dado === 'true' ? true : dado === 'false' ? false : dado);

/** A yes or no, as an address writes it too. */
export const simOuNao = () => opcional(z.preprocess(comoSinal, z.boolean()));

/** Words that are looked for. */
export const textoProcurado = () => opcional(z.string().max(MAIOR_BUSCA));

/** Rows that somebody has chosen, by their identifiers, as an address writes them. */
export const escolhidas = () =>
  z
    .string()
    .regex(IDS, 'Escreva até 100 identificadores, separados por vírgula.')
    .describe('Só estas, pelos identificadores, separados por vírgula: até 100.');

/** Those rows, as a database is asked for them; what is no key names no row. */
export const comEstesIds = (ids: string) => ({ id: { $in: ids.split(',').map((id) => parseId(id) ?? 0) } });

/** Stands for nobody where an account is said; no account is called so. */
export const NINGUEM = '-';

/** Account of whoever sees to a row. */
export const responsavel = () => z.string().max(60).describe(`Conta de quem cuida; ${NINGUEM} para as de que ninguém cuida.`);

/** Those to which somebody sees, or nobody. */
export const deQuem = (conta: string) => ({ responsavel: conta === NINGUEM ? null : conta });

/** Day, `YYYY-MM-DD`, that the calendar has. */
export const dia = () => z.iso.date().refine(temAno, 'Data inválida. Use AAAA-MM-DD.');

/** Whether the first day is not after the last. */
export const diasEmOrdem = ({ de, ate }: { de?: string | undefined; ate?: string | undefined }) => !de || !ate || de <= ate;

/** Where and how `diasEmOrdem` complains. */
export const DIAS_FORA_DE_ORDEM = { path: ['ate'], message: 'O último dia não pode ser antes do primeiro.' };

/** All of what is said, which may speak of one column several times; nothing where nothing is. */
export function todas<Condicao extends object>(condicoes: readonly (Condicao | false | undefined)[]): { $and?: Condicao[] } {
  const ditas = condicoes.filter((condicao) => condicao !== false && condicao !== undefined);
  return ditas.length > 0 ? { $and: ditas } : {};
}
