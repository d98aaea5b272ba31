import { Arg, Authorized, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { AssinaturaStatus } from '../checkout/assinatura.ts';
import { AssinaturaType } from '../checkout/assinatura.type.ts';
import { MensagemType } from '../contact/mensagem.type.ts';
import type { AdminContext } from '../services.ts';
import { buscarPessoa, type Pessoa } from './pessoa.service.ts';

@ObjectType({ description: 'Quantas assinaturas têm um status.' })
class QuantasDoStatus {
  @Field(() => AssinaturaStatus, { description: 'Status.' })
  status!: AssinaturaStatus;

  @Field(() => Int, { description: 'Quantas.' })
  quantidade!: number;
}

@ObjectType({ description: 'O que somam as assinaturas de um CPF ou CNPJ, em reais; valores por conferir ficam de fora.' })
class Conta {
  @Field(() => String, { description: 'CPF ou CNPJ, sem pontuação; vazio para as que não trazem nenhum.' })
  cpfCnpj!: string;

  @Field(() => String, { nullable: true, description: 'Dia da primeira que não foi cancelada; nulo quando todas foram.' })
  desde!: string | null;

  @Field(() => [QuantasDoStatus], { description: 'Quantas há de cada status.' })
  porStatus!: QuantasDoStatus[];

  @Field(() => Float, { description: 'O que foi pago, cada pagamento uma vez.' })
  pago!: number;

  @Field(() => Float, { description: 'O que disso é só de assinaturas canceladas.' })
  pagoEmCanceladas!: number;

  @Field(() => Float, { description: 'O que falta receber, como em aCobrar de assinaturas.' })
  aReceber!: number;

  @Field(() => Int, { description: 'Quantas esperam alguém conferir o valor.' })
  porConferir!: number;
}

@ObjectType('Pessoa', { description: 'O que a loja guarda de uma pessoa, achado como na exportação e no apagamento.' })
class PessoaType {
  @Field(() => String, { nullable: true, description: 'CPF ou CNPJ procurado, sem pontuação; nulo quando foi um e-mail.' })
  cpfCnpj!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail procurado; nulo quando foi um CPF ou CNPJ.' })
  email!: string | null;

  @Field(() => [AssinaturaType], { description: 'Assinaturas, as mais novas primeiro, até 200.' })
  assinaturas!: object[];

  @Field(() => Int, { description: 'Quantas há.' })
  totalDeAssinaturas!: number;

  @Field(() => [Conta], { description: 'Somas por CPF ou CNPJ: um e-mail não junta dois.' })
  contas!: Conta[];

  @Field(() => [MensagemType], {
    description: 'Mensagens do e-mail, ou dos e-mails das assinaturas do documento, as mais novas primeiro, até 200.',
  })
  mensagens!: object[];

  @Field(() => Int, { description: 'Quantas há.' })
  totalDeMensagens!: number;

  @Field(() => [Int], { description: 'Assinaturas só ligadas a estas, que podem ser de outra pessoa.' })
  ligadas!: number[];

  @Field(() => [Int], { description: 'Assinaturas de outras pessoas que só trazem o e-mail em cópia.' })
  copias!: number[];

  @Field(() => [String], { description: 'Outros e-mails nestas assinaturas.' })
  outrosEmails!: string[];

  @Field(() => [String], { description: 'Outros CPFs ou CNPJs nestas assinaturas.' })
  outrosDocumentos!: string[];

  @Field(() => [String], {
    description: 'E-mails que assinaturas de outros documentos também trazem: as mensagens deles não estão em mensagens.',
  })
  emailsDeVarios!: string[];
}

/** All that staff see of one person. */
@Authorized()
@Resolver()
export class PessoaResolver {
  @Query(() => PessoaType, {
    description: 'Assinaturas e mensagens de um CPF, de um CNPJ ou de um e-mail, com o que somam. Administração.',
  })
  pessoa(
    @Ctx() { em }: AdminContext,
    @Arg('titular', () => String, { description: 'CPF, CNPJ ou e-mail.' }) titular: string,
  ): Promise<Pessoa> {
    return buscarPessoa(em, titular);
  }
}
