import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';

@ObjectType({ description: 'Endereço de um CEP.' })
class EnderecoDoCep {
  @Field(() => String, { description: 'Logradouro; vazio em cidades de CEP único.' })
  endereco!: string;

  @Field(() => String, { description: 'Bairro.' })
  bairro!: string;

  @Field(() => String, { description: 'Cidade.' })
  cidade!: string;

  @Field(() => String, { description: 'UF.' })
  estado!: string;
}

@Resolver()
export class ConsultaResolver {
  @Query(() => EnderecoDoCep, { nullable: true, description: 'Endereço de um CEP de 8 dígitos.' })
  async consultarCep(
    @Ctx() { consultas, limites, visitante }: GraphQLContext,
    @Arg('cep', () => String, { description: 'CEP, com ou sem pontuação.' }) cep: string,
  ): Promise<EnderecoDoCep> {
    await limites.consumir('consulta', visitante);
    return consultas.cep(cep, visitante);
  }

  @Query(() => String, { nullable: true, description: 'Razão social de um CNPJ.' })
  async consultarCnpj(
    @Ctx() { consultas, limites, visitante }: GraphQLContext,
    @Arg('cnpj', () => String, { description: 'CNPJ, com ou sem pontuação.' }) cnpj: string,
  ): Promise<string> {
    await limites.consumir('consulta', visitante);
    return consultas.cnpj(cnpj, visitante);
  }

  @Query(() => Boolean, { nullable: true, description: 'Se um domínio está disponível para registro.' })
  async consultarDominio(
    @Ctx() { consultas, limites, visitante }: GraphQLContext,
    @Arg('dominio', () => String, { description: 'Nome de domínio completo.' }) dominio: string,
  ): Promise<boolean> {
    await limites.consumir('consulta', visitante);
    return consultas.dominio(dominio, visitante);
  }
}
