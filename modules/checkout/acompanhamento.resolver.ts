import { Arg, Ctx, Field, Float, ID, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import { acompanhar } from './acompanhamento.service.ts';
import { EtapaDoPedido } from './acompanhamento.ts';

registerEnumType(EtapaDoPedido, { name: 'EtapaDoPedido', description: 'Em que pé está um pedido, para quem o fez.' });

@ObjectType({ description: 'Como está um pedido, sem nada da pessoa que o fez.' })
class Acompanhamento {
  @Field(() => String, { description: 'Código curto, como K7M4-2Q9X.' })
  codigo!: string;

  @Field(() => EtapaDoPedido, { description: 'Em que pé está.' })
  etapa!: EtapaDoPedido;

  @Field(() => Date, { description: 'Quando chegou.' })
  recebidoEm!: Date;

  @Field(() => Date, { nullable: true, description: 'Desde quando está como está; nulo enquanto ninguém o atendeu.' })
  mudouEm!: Date | null;

  @Field(() => String, { nullable: true, description: 'Família e nome do plano; nulo quando o pedido veio sem plano.' })
  plano!: string | null;

  @Field(() => Int, { description: 'Meses pagos de uma vez.' })
  periodo!: number;

  @Field(() => Float, { nullable: true, description: 'Total do período, em reais; nulo enquanto não foi conferido.' })
  valor!: number | null;

  @Field(() => ID, { nullable: true, description: 'Identificador público do pedido que o substituiu.' })
  substituidoPor!: string | null;
}

@Resolver()
export class AcompanhamentoResolver {
  @Query(() => Acompanhamento, {
    nullable: true,
    description: 'Como está o pedido com este identificador público; nulo se não há nenhum, ou se foi apagado.',
  })
  acompanhamento(
    @Ctx() { em, caller }: GraphQLContext,
    @Arg('clienteIdB', () => ID, { description: 'Identificador público do pedido.' }) clienteIdB: string,
  ): Promise<Acompanhamento | null> {
    return acompanhar(em, clienteIdB, caller);
  }
}
