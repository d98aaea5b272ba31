import { Field, ID, ObjectType } from 'type-graphql';
import type { PasskeyMostrada } from './pedidoDePasskey.service.ts';

/** A passkey as its owner sees it. */
@ObjectType('Passkey', { description: 'Chave guardada em um aparelho da pessoa, que vale no lugar do código ao entrar.' })
export class PasskeyType implements PasskeyMostrada {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Como a pessoa a chama.' })
  nome!: string;

  @Field(() => Date, { description: 'Quando foi criada.' })
  criadaEm!: Date;

  @Field(() => Date, { nullable: true, description: 'Quando entrou com ela pela última vez; nulo se ainda não.' })
  usadaEm!: Date | null;

  @Field(() => String, { nullable: true, description: 'Nome de domínio em que ela vale, se não é mais o da loja; nulo se é.' })
  deOutroSite!: string | null;
}
