import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';

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
export class LookupResolver {
  @Query(() => EnderecoDoCep, { nullable: true, description: 'Endereço de um CEP de 8 dígitos.' })
  consultarCep(
    @Ctx() { lookups, caller }: GraphQLContext,
    @Arg('cep', () => String, { description: 'CEP, com ou sem pontuação.' }) cep: string,
  ): Promise<EnderecoDoCep> {
    return lookups.cep(cep, caller);
  }

  @Query(() => String, { nullable: true, description: 'Razão social de um CNPJ.' })
  consultarCnpj(
    @Ctx() { lookups, caller }: GraphQLContext,
    @Arg('cnpj', () => String, { description: 'CNPJ, com ou sem pontuação.' }) cnpj: string,
  ): Promise<string> {
    return lookups.cnpj(cnpj, caller);
  }

  @Query(() => Boolean, { nullable: true, description: 'Se um domínio está disponível para registro.' })
  consultarDominio(
    @Ctx() { lookups, caller }: GraphQLContext,
    @Arg('dominio', () => String, { description: 'Nome de domínio completo.' }) dominio: string,
  ): Promise<boolean> {
    return lookups.dominio(dominio, caller);
  }
}
