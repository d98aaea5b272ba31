import { Arg, Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { PlanoTipo } from '../catalogue/plano.ts';
import { PlanoGraphQL } from '../catalogue/plano.type.ts';
import type { GraphQLContext } from '../services.ts';
import { contratoDoPlano, lerVersao } from './contrato.service.ts';
import { caminhoDaVersao } from './versao.ts';

@ObjectType('ContratoDoPlano', { description: 'O contrato que vale hoje para quem assina um plano.' })
class ContratoDoPlanoType {
  @Field(() => ID, { description: 'Versão: o SHA-256 do texto. É o que um pedido aceita.' })
  versao!: string;

  @Field(() => String, { description: 'Título.' })
  titulo!: string;

  @Field(() => String, { description: 'Caminho da página que mostra esta versão, também depois que houver outra.' })
  caminho!: string;
}

@ObjectType('VersaoDeContrato', { description: 'Um contrato como foi mostrado.' })
class VersaoDeContratoType extends ContratoDoPlanoType {
  @Field(() => String, { description: 'Caminho da página com o texto de hoje.' })
  rota!: string;

  @Field(() => String, { description: 'O texto em JSON: título, resumo, versão e seções com as suas cláusulas.' })
  texto!: string;

  @Field(() => Date, { description: 'Quando começou a ser mostrado.' })
  desde!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Quando outro texto tomou o seu lugar; nulo quando não se sabe, ou é o de hoje.',
  })
  ate!: Date | null;

  @Field(() => Boolean, { description: 'Se é o de hoje.' })
  atual!: boolean;
}

/** The text of every version that was ever shown. */
@Resolver(() => VersaoDeContratoType)
export class ContratoResolver {
  @Query(() => VersaoDeContratoType, { nullable: true, description: 'O contrato desta versão, de hoje ou de antes, se houver.' })
  async contrato(
    @Ctx() { em, checkout }: GraphQLContext,
    @Arg('versao', () => ID, { description: 'Versão.' }) versao: string,
  ): Promise<VersaoDeContratoType | null> {
    const lido = await lerVersao(em, checkout.contratos, versao);
    return lido && { ...lido, caminho: caminhoDaVersao(versao), texto: JSON.stringify(lido.texto) };
  }
}

/** What whoever orders a plan accepts. */
@Resolver(() => PlanoGraphQL)
export class ContratoDoPlanoResolver {
  @FieldResolver(() => ContratoDoPlanoType, { description: 'O contrato que vale para quem o assina hoje.' })
  contrato(@Ctx() { checkout }: GraphQLContext, @Root() plano: { planoTipo: PlanoTipo }): ContratoDoPlanoType {
    return contratoDoPlano(checkout.contratos, plano);
  }
}
