import { Arg, Authorized, Ctx, Field, ID, InputType, Mutation, registerEnumType, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { agirSemResposta, CHAVE } from '../editing/ato.resolver.ts';
import { exigirArea } from '../roles/permissao.ts';
import { readId } from '../editing/target.ts';
import { excluirFila, guardarFila, type ListaComFilas } from './filaPropria.service.ts';

/** The lists that have queues, as GraphQL knows them. */
export const ListaComFilasType = { assinaturas: 'assinaturas', mensagens: 'mensagens' } as const satisfies Record<
  ListaComFilas,
  ListaComFilas
>;
registerEnumType(ListaComFilasType, { name: 'ListaComFilas', description: 'Uma lista que tem filas.' });

@InputType({ description: 'Uma parte do filtro de uma fila, como o endereço da exportação a escreve.' })
class CampoDaFilaInput {
  @Field(() => String, { description: 'Nome do filtro.' })
  campo!: string;

  @Field(() => String, { description: 'O que ele diz.' })
  valor!: string;
}

/** Queues that somebody of the staff keeps for himself (074). */
@Authorized()
@Resolver()
export class FilaPropriaResolver {
  @Mutation(() => Boolean, {
    description: 'Guarda um filtro de uma lista como fila de quem pede; com o nome de outra, no lugar dela. Administração.',
  })
  guardarFila(
    @Ctx() contexto: AdminContext,
    @Arg('lista', () => ListaComFilasType, { description: 'Lista.' }) lista: ListaComFilas,
    @Arg('nome', () => String, { description: 'Nome, até 40 caracteres.' }) nome: string,
    @Arg('filtro', () => [CampoDaFilaInput], { description: 'O que filtra a lista.' }) filtro: CampoDaFilaInput[],
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<boolean> {
    // A queue counts what it asks for: who reads no order keeps none.
    const { papel } = contexto.access.autor;
    if (papel) exigirArea(papel, 'pedidos', { muda: false });
    return agirSemResposta(contexto, {
      nome: 'guardarFila',
      chave,
      conteudo: { lista, nome, filtro },
      fazer: (autor) => guardarFila(contexto.em, { lista, nome, filtro }, autor),
    });
  }

  @Mutation(() => Boolean, { description: 'Exclui uma fila de quem pede. Administração.' })
  excluirFila(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<boolean> {
    return agirSemResposta(contexto, {
      nome: 'excluirFila',
      chave,
      conteudo: { id },
      fazer: (autor) => excluirFila(contexto.em, readId(id), autor),
    });
  }
}
