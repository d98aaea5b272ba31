import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MUITAS } from '../editing/fila.ts';
import { TODOS_OS_PAPEIS, type Papel } from '../roles/papel.ts';
import { sobreOPapel } from '../roles/sobre.ts';

/** The roles, as GraphQL knows them. */
export const PapelDaConta = Object.fromEntries(TODOS_OS_PAPEIS.map((papel) => [papel, papel])) as {
  readonly [Nome in Papel]: Nome;
};
registerEnumType(PapelDaConta, {
  name: 'Papel',
  description: 'Para que alguém está na equipe.',
  valuesConfig: Object.fromEntries(TODOS_OS_PAPEIS.map((papel) => [papel, { description: `${sobreOPapel(papel)}.` }])),
});

/** An account of the staff (D26). */
@ObjectType('Administrador', { description: 'Conta da equipe.' })
export class AdministradorType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Nome de usuário.' })
  usuario!: string;

  @Field(() => PapelDaConta, { description: 'O que pode fazer.' })
  papel!: Papel;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail a que vão os links da conta; nulo quando quem os cria os entrega.',
  })
  email!: string | null;

  @Field(() => Boolean, { description: 'Se pode entrar.' })
  ativo!: boolean;

  @Field(() => Date, { description: 'Quando foi criada.' })
  criadoEm!: Date;

  @Field(() => Date, { nullable: true, description: 'Quando alguém entrou nela por último; nula se nenhuma entrada consta.' })
  ultimaEntradaEm!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Desde quando pede um código ao entrar; nulo quando a senha basta.' })
  fatorDesde!: Date | null;
}

/** What stands with an account and is not done. */
@ObjectType({
  description: `O que está com uma conta e a equipe ainda não terminou; ${MUITAS + 1} de cada quando são mais de ${MUITAS}.`,
})
export class EmAberto {
  @Field(() => Int, { description: 'Assinaturas.' })
  assinaturas!: number;

  @Field(() => Int, { description: 'Mensagens.' })
  mensagens!: number;
}
