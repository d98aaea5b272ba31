import type { AdminContext } from '../services.ts';
import { umaVez, type Pedido } from './ato.service.ts';

/** How the key of an act is described, at every mutation of the staff that takes one. */
export const CHAVE = {
  nullable: true,
  description:
    'Chave de idempotência, sorteada uma vez por ato. Repetida com os mesmos dados em até sete dias, nada é feito de novo, e a resposta é a primeira, com extensions.repetido, ou um conflito, se outra pessoa mudou a linha desde então; com outros dados, é recusada.',
} as const;

/** As `umaVez`, at the door of GraphQL: the answer says when it was done already. */
export async function agir<Result>(contexto: AdminContext, pedido: Pedido<Result>): Promise<Result> {
  const { resultado, repetido } = await umaVez(contexto.em, contexto.access.autor, pedido);
  if (repetido) contexto.repetido = true;
  return resultado;
}

/** As `agir`, where there is nothing to answer but that it is done. */
export async function agirSemResposta(contexto: AdminContext, pedido: Omit<Pedido<unknown>, 'repetir'>): Promise<boolean> {
  await agir<unknown>(contexto, { ...pedido, repetir: async () => true });
  return true;
}
