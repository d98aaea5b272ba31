import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { LinhaDaCotacao } from './cotacao.ts';

/** What is chosen of a plan. */
@InputType({ description: 'Escolhas de que o total de uma assinatura depende.' })
export class EscolhasInput {
  @Field(() => ID, { description: 'Identificador do plano.' })
  planoId!: string;

  @Field(() => Int, { description: 'Meses pagos de uma vez.' })
  periodo!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Sistema operacional escolhido; sem ele, o primeiro que o plano oferece.',
  })
  selectedSystem?: string;

  @Field(() => Int, { nullable: true, description: 'Espaço adicional, em GB.' })
  espacoAdicional?: number;

  @Field(() => Int, { nullable: true, description: 'IPs adicionais.' })
  ipAdicional?: number;

  @Field(() => String, { nullable: true, description: 'Código do cupom.' })
  cupom?: string;
}

/** What is chosen of a plan, and by whom; an order says it under the same names. */
@InputType({
  description:
    'Escolhas de que o total de uma assinatura depende. Um cupom pode depender também de quem assina e do pedido que se corrige: diga-os como na assinatura, para que a cotação seja recusada pelo que ela seria. Sem chave de acesso isso conta como uma assinatura e gasta um captchaToken.',
})
export class CotacaoInput extends EscolhasInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Chave do pedido que este corrige, quando a resposta dele se perdeu; com uma chave de acesso, também o clienteIdB, o código curto ou a referência do outro sistema, e o que não é de nenhum é recusado (SUBSTITUI_RECUSADO).',
  })
  substitui?: string;

  @Field(() => String, { nullable: true, description: 'E-mail principal.' })
  emailPrincipal?: string;

  @Field(() => String, { nullable: true, description: 'CPF ou CNPJ.' })
  cpfCnpj?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Token da verificação contra robôs; desnecessário com uma chave de acesso que tem pedidos:criar.',
  })
  captchaToken?: string;
}

@ObjectType('LinhaDaCotacao', { description: 'Uma parte do total: o que se paga, ou o que se desconta.' })
export class LinhaDaCotacaoType implements LinhaDaCotacao {
  @Field(() => String, { description: 'O que é, com o período.' })
  descricao!: string;

  @Field(() => Float, { description: 'Valor no período, em reais; negativo quando desconta.' })
  valor!: number;
}

@ObjectType('Cotacao', { description: 'O que uma assinatura custaria agora.' })
export class CotacaoType {
  @Field(() => Float, { description: 'Total do período, pago de uma vez, em reais: o que a assinatura registraria.' })
  valor!: number;

  @Field(() => [LinhaDaCotacaoType], {
    description: 'Plano, espaço e IPs adicionais, desconto do período e cupom, o que houver; somam o total, ao centavo.',
  })
  linhas!: LinhaDaCotacaoType[];
}

@ObjectType('CotacaoDaTroca', {
  description: 'O que um pedido custaria agora com outras escolhas, e o que seria do que já foi pago.',
})
export class CotacaoDaTrocaType extends CotacaoType {
  @Field(() => String, {
    nullable: true,
    description: 'O que seria do que já foi pago por este pedido ou pelos que ele corrige; nulo quando ninguém pagou.',
  })
  dinheiro!: string | null;
}
