import { z } from 'zod';
import { motivoEntre } from './atendimento.ts';

/** Rows that one act takes at most: whoever wants one of them waits for all. */
export const MAIS_LINHAS = 100;

const MUITAS = `Escolha até ${MAIS_LINHAS} de cada vez.`;
const REPETIDA = 'A mesma linha está duas vezes entre as escolhidas.';
const NADA_DITO = 'Diga o status, o motivo ou quem cuida de cada linha.';

/** Up to so many rows, each of them once. */
export const cadaUmaUmaVez = <Linha extends z.ZodType<{ id: number }>>(linha: Linha) =>
  z
    .array(linha)
    .min(1, 'Escolha ao menos uma.')
    .max(MAIS_LINHAS, MUITAS)
    .refine((linhas) => new Set(linhas.map(({ id }) => id)).size === linhas.length, REPETIDA);

/** What is said of several rows at once: of each, over the version that was seen, its status, one of these reasons of it, who sees to it, or all of that. */
export function emVariasCom<Status extends string>(opcoes: readonly Status[], motivos: readonly string[] = []) {
  const linha = z
    .object({
      id: z.int(),
      versao: z.int(),
      /** Without one the row keeps its own. */
      status: z.enum(opcoes, { error: 'Selecione o status.' }).nullish(),
      motivo: motivoEntre(motivos),
      /** Null for nobody; left out, it stays as it is. */
      responsavel: z.string().nullish(),
    })
    .refine(({ status, motivo, responsavel }) => status != null || motivo !== undefined || responsavel !== undefined, NADA_DITO);
  return z.object({ linhas: cadaUmaUmaVez(linha) });
}
