import { Arg, Ctx, Field, Float, ID, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import { FormaDePagar } from '../payment/formaDePagar.ts';
import { ContratoAceitoType } from './aceite.type.ts';
import { acompanhar } from './acompanhamento.service.ts';
import type { PedidoCitado } from './citacao.service.ts';
import { EtapaDoPedido } from './acompanhamento.ts';
import { LinhaDaCotacaoType } from './cotacao.type.ts';
import { QrCodeType } from '../payment/qrCode.type.ts';

registerEnumType(EtapaDoPedido, { name: 'EtapaDoPedido', description: 'Em que pé está um pedido, para quem o fez.' });

registerEnumType(FormaDePagar, {
  name: 'FormaDePagar',
  description: 'Como se paga um pedido: com PIX, com um PIX cujo prazo acabou, com nada a pagar, ou como a equipe disser.',
});

@ObjectType({ description: 'Como se paga um pedido agora.' })
class ComoPagar {
  @Field(() => FormaDePagar, { description: 'De que forma.' })
  forma!: FormaDePagar;

  @Field(() => String, { nullable: true, description: 'Último dia para pagar (AAAA-MM-DD), se há um.' })
  ate!: string | null;

  @Field(() => String, { nullable: true, description: 'Último dia do teste grátis (AAAA-MM-DD), enquanto ele dura.' })
  testeAte!: string | null;

  @Field(() => String, { nullable: true, description: 'Último dia do teste grátis (AAAA-MM-DD), depois que ele acabou.' })
  testeAcabouEm!: string | null;

  @Field(() => Float, { nullable: true, description: 'Quanto o PIX pede, em reais, se há um.' })
  valor!: number | null;

  @Field(() => String, { nullable: true, description: 'A quem o PIX paga, como o banco mostra, se há um.' })
  recebedor!: string | null;

  @Field(() => String, { nullable: true, description: 'PIX copia e cola, com o valor e o código do pedido.' })
  codigoPix!: string | null;

  @Field(() => QrCodeType, { nullable: true, description: 'O mesmo em QR Code.' })
  qrCode!: QrCodeType | null;
}

@ObjectType({ description: 'O que foi escolhido com um plano.' })
class AdicionalDoPedido {
  @Field(() => String, { description: 'O que é: sistema operacional, espaço, IPs, domínio.' })
  rotulo!: string;

  @Field(() => String, { description: 'O que foi escolhido.' })
  texto!: string;
}

@ObjectType({ description: 'Outro pedido do mesmo cliente, que vale no lugar de um cancelado.' })
class OutroPedidoType {
  @Field(() => ID, { description: 'Identificador público.' })
  clienteIdB!: string;

  @Field(() => String, { description: 'Código curto.' })
  codigo!: string;

  @Field(() => Boolean, { description: 'Se o pagamento conta para ele.' })
  pago!: boolean;

  @Field(() => Boolean, { description: 'Se esse pagamento é de outro total, que a equipe acerta.' })
  acertar!: boolean;

  @Field(() => Boolean, { description: 'Se o pagamento dele ainda está por vir.' })
  aPagar!: boolean;

  @Field(() => Boolean, { description: 'Se consta no pedido cancelado outro pagamento: se são mesmo dois, é para devolver.' })
  emDobro!: boolean;
}

@ObjectType('PedidoCitado', { description: 'Pedido que outro cita, sem corrigir: são dois.' })
class PedidoCitadoType implements PedidoCitado {
  @Field(() => String, { description: 'Código curto.' })
  codigo!: string;

  @Field(() => EtapaDoPedido, { description: 'Em que pé está.' })
  etapa!: EtapaDoPedido;

  @Field(() => Boolean, { description: 'Se consta como pago.' })
  pago!: boolean;
}

@ObjectType({ description: 'Outro pedido do mesmo cliente, cujo pagamento conta para este.' })
class PagoPorOutroType {
  @Field(() => String, { description: 'Código curto.' })
  codigo!: string;

  @Field(() => Float, { nullable: true, description: 'Total daquele pedido, em reais; nulo enquanto não foi conferido.' })
  valor!: number | null;

  @Field(() => Date, { description: 'Quando foi pago.' })
  pagoEm!: Date;
}

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

  @Field(() => String, { nullable: true, description: 'hospedagem, vps ou dedicado; nulo quando o pedido veio sem plano.' })
  linha!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Como o domínio foi escolhido: subdominio, registro ou ja-tenho; nulo quando não se sabe.',
  })
  tipoDominio!: string | null;

  @Field(() => Boolean, { description: 'Se a família do plano promete reembolso em até 30 dias.' })
  reembolso!: boolean;

  @Field(() => [AdicionalDoPedido], {
    description:
      'O que foi escolhido além do plano, sem nada que alguém tenha digitado; do domínio, como foi escolhido e quanto custa à parte.',
  })
  adicionais!: AdicionalDoPedido[];

  @Field(() => Int, { description: 'Meses pagos de uma vez.' })
  periodo!: number;

  @Field(() => [LinhaDaCotacaoType], {
    description: 'O total linha por linha; vazio enquanto não foi conferido, e quando não se sabe mais dizer de que consiste.',
  })
  linhas!: LinhaDaCotacaoType[];

  @Field(() => Float, { nullable: true, description: 'Total do período, em reais; nulo enquanto não foi conferido.' })
  valor!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Total que a equipe tinha confirmado antes desse, em reais; nulo quando não o mudou.',
  })
  valorAnterior!: number | null;

  @Field(() => Date, { nullable: true, description: 'Quando foi pago; nulo enquanto ninguém o disse.' })
  pagoEm!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Quando um pagamento que contava para ele foi desmarcado por último; nulo se nenhum foi.',
  })
  desmarcadoEm!: Date | null;

  @Field(() => ContratoAceitoType, {
    nullable: true,
    description: 'O contrato que foi aceito com o pedido; nulo quando nenhum foi.',
  })
  contrato!: ContratoAceitoType | null;

  @Field(() => ComoPagar, { nullable: true, description: 'Como se paga; nulo quando não há mais o que pagar.' })
  pagamento!: ComoPagar | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Identificador público da correção que o cliente enviou e que vale: é ela que se paga.',
  })
  substituidoPor!: string | null;

  @Field(() => Boolean, { description: 'Se foi paga a correção deste que vale: por este nada há a pagar.' })
  correcaoPaga!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Por que foi cancelado, em uma frase para quem o fez; nulo se não foi dito, ou não lhe diz respeito.',
  })
  porQueCancelado!: string | null;

  @Field(() => OutroPedidoType, { nullable: true, description: 'O pedido que vale no lugar deste, que foi cancelado, se há um.' })
  noLugar!: OutroPedidoType | null;

  @Field(() => PagoPorOutroType, {
    nullable: true,
    description:
      'O pedido pelo qual este já foi pago, sem que o pagamento viesse junto: a equipe acerta os dois, ou o devolve se este foi cancelado. Nulo se não há, outro vale no lugar deste, ou a correção dele que vale foi paga.',
  })
  pagoPorOutro!: PagoPorOutroType | null;

  @Field(() => PagoPorOutroType, {
    nullable: true,
    description: 'Outro dos que se corrigem com este, que consta como pago também, por outro pagamento. Nulo se não há.',
  })
  pagoTambem!: PagoPorOutroType | null;

  @Field(() => String, { nullable: true, description: 'Código curto do pedido que este corrige; nulo se não corrige nenhum.' })
  corrige!: string | null;

  @Field(() => [String], {
    description:
      'Códigos curtos dos outros pedidos que se corrigem com este, o que ele corrige primeiro, e dos que o citam: quem já pagou um deles não paga este.',
  })
  outros!: string[];

  @Field(() => PedidoCitadoType, {
    nullable: true,
    description:
      'O pedido que este, ou o que ele corrige, cita: terminado quando este chegou, corrigido vezes demais, ou corrigido por um programa da loja. São dois. Nulo se não cita nenhum.',
  })
  cita!: PedidoCitadoType | null;

  @Field(() => Boolean, { description: 'Se a confirmação do pedido já seguiu por e-mail, ou segue agora.' })
  confirmacaoPorEmail!: boolean;
}

@Resolver()
export class AcompanhamentoResolver {
  @Query(() => Acompanhamento, {
    nullable: true,
    description: 'Como está o pedido com este identificador público; nulo se não há nenhum, ou se foi apagado.',
  })
  acompanhamento(
    @Ctx() { em, pagamento, agora, caller }: GraphQLContext,
    @Arg('clienteIdB', () => ID, { description: 'Identificador público do pedido.' }) clienteIdB: string,
  ): Promise<Acompanhamento | null> {
    return acompanhar(em, clienteIdB, { pagamento, agora, caller });
  }
}
