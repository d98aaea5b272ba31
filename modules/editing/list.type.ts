import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { ListQuery } from './list.ts';

/** Arguments of every list of the administration. */
@ArgsType()
export class ListArgs implements ListQuery {
  @Field(() => Int, { defaultValue: 1, description: 'Página, a partir de 1; cada uma tem 50 linhas.' })
  pagina!: number;

  @Field(() => String, { nullable: true, description: 'Texto procurado.' })
  busca?: string;

  @Field(() => String, { nullable: true, description: 'Campo pelo qual ordenar.' })
  ordenar?: string;

  @Field(() => Boolean, { nullable: true, description: 'Do maior para o menor.' })
  decrescente?: boolean;
}

/** The GraphQL type of one page of a list. */
export function listPageType<Item extends object>(
  item: ClassType<Item>,
  nome: string,
): ClassType<{ itens: Item[]; total: number }> {
  @ObjectType(nome, { description: 'Uma página da lista e o total de linhas.' })
  class PaginaDaLista {
    @Field(() => [item], { description: 'Linhas da página.' })
    itens!: Item[];

    @Field(() => Int, { description: 'Linhas em todas as páginas.' })
    total!: number;
  }
  return PaginaDaLista as ClassType<{ itens: Item[]; total: number }>;
}
