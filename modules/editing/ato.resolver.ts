import { Arg, Authorized, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { encerrarAto, umaVez, type AtoEncerrado, type AFazer } from './ato.service.ts';

/** How the key of an act is described, at every mutation of the staff that takes one. */
export const CHAVE = {
  nullable: true,
  description:
    'Chave de idempotência, sorteada uma vez por ato. Repetida com os mesmos dados em até sete dias, nada é feito de novo, e a resposta é a primeira, com extensions.repetido, ou um conflito, se outra pessoa mudou a linha desde então; com outros dados, é recusada. É de quem envia: sob outra conta ou chave de acesso, é outro ato.',
} as const;

/** How the version of what is deleted is described. */
export const VERSAO_EXCLUIDA = {
  nullable: true,
  description: 'Versão que foi lida: se a linha foi alterada desde então, nada é excluído. Sem ela, é excluída como estiver.',
} as const;

/** How the order that a new one began from is described. */
export const ANTES = {
  nullable: true,
  description: 'Os mesmos identificadores na ordem que foi lida: se é outra desde então, nada muda. Sem ela, vale a nova.',
} as const;

/** As `umaVez`, at the door of GraphQL: the answer says when it was done already. */
export async function agir<Result>(contexto: AdminContext, aFazer: AFazer<Result>): Promise<Result> {
  const { resultado, repetido } = await umaVez(contexto.em, contexto.access.autor, aFazer);
  if (repetido) contexto.repetido = true;
  return resultado;
}

/** As `agir`, where there is nothing to answer but that it is done. */
export async function agirSemResposta(contexto: AdminContext, aFazer: Omit<AFazer<unknown>, 'repetir'>): Promise<boolean> {
  await agir<unknown>(contexto, { ...aFazer, repetir: async () => true });
  return true;
}

@ObjectType('AtoEncerrado', { description: 'O que foi feito de um envio que ficou sem resposta.' })
class AtoEncerradoType {
  @Field(() => Boolean, { description: 'Se foi feito; se não, já não será, sob esta conta ou chave de acesso.' })
  feito!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'A linha que foi criada, alterada ou excluída, como o id do pedido; nulo quando não foi uma só.',
  })
  linhaId!: number | null;

  @Field(() => Int, { nullable: true, description: 'A versão em que a linha ficou.' })
  versao!: number | null;
}

/** What staff ask about an act whose answer was lost. */
@Authorized()
@Resolver()
export class AtoResolver {
  @Mutation(() => AtoEncerradoType, {
    description:
      'Diz o que foi feito de um envio que ficou sem resposta, pela chave dele. O que não foi feito fica encerrado: se ainda chegar, é recusado com ATO_ENCERRADO. Só sabe dos atos da mesma conta ou chave de acesso, dos últimos sete dias; com uma chave de acesso que tem pedidos:criar, também de todo pedido que alguma delas registrou. Administração.',
  })
  encerrarAto(
    @Ctx() { em, access }: AdminContext,
    @Arg('chave', () => String, { description: 'Chave de idempotência com que foi enviado.' }) chave: string,
  ): Promise<AtoEncerrado> {
    return encerrarAto(em, access.autor, chave, access.escopos);
  }
}
