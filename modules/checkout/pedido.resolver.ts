import type { EntityManager } from '@mikro-orm/core';
import {
  Arg,
  ArgsType,
  Args,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Float,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { contratoAceito, ContratoAceitoType } from './aceite.type.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { AssinaturaType } from './assinatura.type.ts';
import { pedidosDesde, MAIOR_LIMITE, type PaginaDoEspelho } from './espelho.service.ts';
import { identificadorDe, ligadosPelaFamilia } from './anuncio.service.ts';
import { alteradoEm } from './instanteDaMudanca.ts';
import { VALOR_PAGO } from './pagamentoDoPedido.service.ts';
import { ENTREGA } from './ditoDaFamilia.service.ts';
import { LinhaDaCotacaoType } from './cotacao.type.ts';
import { MOTIVO, MotivoDoCancelamento } from './motivo.ts';
import { linhasConferidas } from './linhasDoPedido.service.ts';
import { atualizacao, buscarPedido } from './pedido.service.ts';

const lidos = new WeakMap<Assinatura, ReturnType<typeof ligadosPelaFamilia>>();

/** What its family says of an order, read once for all fields of an answer: each request has rows of its own, and answers when what it changes is done. */
function ligados(em: EntityManager, pedido: Assinatura): ReturnType<typeof ligadosPelaFamilia> {
  const lido = lidos.get(pedido) ?? ligadosPelaFamilia(em, pedido);
  lidos.set(pedido, lido);
  return lido;
}

@ObjectType('PaginaDoEspelho', { description: 'Pedidos que chegaram ou mudaram, cada um como está agora.' })
class PaginaDoEspelhoType {
  @Field(() => [AssinaturaType], { description: 'Os pedidos, na ordem em que mudaram.' })
  pedidos!: Assinatura[];

  @Field(() => String, { description: 'De onde continuar.' })
  cursor!: string;

  @Field(() => Boolean, { description: 'Se já há mais.' })
  mais!: boolean;
}

@ArgsType()
class MudancaArgs {
  @Field(() => AssinaturaStatus, { nullable: true, description: 'Novo status; sem ele, fica o atual.' })
  status?: AssinaturaStatus;

  @Field(() => MotivoDoCancelamento, { nullable: true, description: MOTIVO })
  motivo?: MotivoDoCancelamento | null;

  @Field(() => String, {
    nullable: true,
    description: 'Quando foi pago (ISO 8601, com fuso); nulo: não foi; sem ele, fica como está.',
  })
  pagaEm?: string | null;

  @Field(() => Float, { nullable: true, description: VALOR_PAGO })
  valorPago?: number | null;

  @Field(() => String, { nullable: true, description: 'Como o outro sistema o chama; nulo: de nada; sem ela, fica como está.' })
  referenciaExterna?: string | null;
}

/** Orders as other systems read and write them (record 058). */
@Authorized()
@Resolver(() => AssinaturaType)
export class PedidoResolver {
  @FieldResolver(() => Date, { description: 'Quando mudou pela última vez.' })
  alteradoEm(@Root() pedido: Assinatura): Date {
    return alteradoEm(pedido);
  }

  @FieldResolver(() => Date, { nullable: true, description: 'Quando foi pago, como a equipe ou outro sistema disse.' })
  pagaEm(@Root() { pagaEm }: Assinatura): Date | null {
    return pagaEm;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Qual pagamento é: o mesmo em todos os pedidos a que foi junto; nulo sem pagamento, e quando foi anotado por uma versão anterior.',
  })
  pagamentoId(@Root() { pagaEm, pagamentoId }: Assinatura): string | null {
    return pagaEm && pagamentoId;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Como o outro sistema o chama.' })
  referenciaExterna(@Root() { referenciaExterna }: Assinatura): string | null {
    return referenciaExterna;
  }

  @FieldResolver(() => [LinhaDaCotacaoType], {
    description:
      'Plano, espaço e IPs adicionais, desconto do período e cupom, o que houver; somam o valor, ao centavo. Vazia quando o valor não foi conferido, ou já não se sabe de que partes é.',
  })
  linhas(@Root() pedido: Assinatura): LinhaDaCotacaoType[] {
    return linhasConferidas(pedido);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Identificador público do pedido que vale no lugar deste, se este foi cancelado ou substituído: o que o corrige ou, cancelado este, o que ele corrigia, que volta a esperar; nulo quando este vale, ou nenhum vale.',
  })
  async noLugar(@Ctx() { em }: AdminContext, @Root() pedido: Assinatura): Promise<string | null> {
    return (await ligados(em, pedido)).noLugar;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Identificador público do pedido do mesmo cliente cujo pagamento conta para este, que vale e não tem outro: não se cobra de novo; nulo quando não há, e quando a correção deste que vale foi paga.',
  })
  async pagoPorOutro(@Ctx() { em }: AdminContext, @Root() pedido: Assinatura): Promise<string | null> {
    return (await ligados(em, pedido)).pagoPorOutro;
  }

  @FieldResolver(() => String, { description: ENTREGA.entrega })
  async entrega(@Ctx() { em }: AdminContext, @Root() pedido: Assinatura): Promise<string> {
    return (await ligados(em, pedido)).entrega;
  }

  @FieldResolver(() => Boolean, { description: ENTREGA.liberado })
  async liberado(@Ctx() { em }: AdminContext, @Root() pedido: Assinatura): Promise<boolean> {
    return (await ligados(em, pedido)).liberado;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Identificador público do pedido que este corrige.' })
  substitui(@Ctx() { em }: AdminContext, @Root() { substituiId }: Assinatura): Promise<string | null> {
    return identificadorDe(em, substituiId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Identificador público do pedido que corrige este, o último quando há vários; fica também depois que aquele é cancelado.',
  })
  substituidoPor(@Ctx() { em }: AdminContext, @Root() { substituidaPorId }: Assinatura): Promise<string | null> {
    return identificadorDe(em, substituidaPorId);
  }

  @FieldResolver(() => ContratoAceitoType, { nullable: true, description: 'O contrato que foi aceito; nulo quando nenhum foi.' })
  contrato(@Root() pedido: Assinatura): ContratoAceitoType | null {
    return contratoAceito(pedido);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Endereço IP de que o contrato foi aceito (de IPv6, a rede /64). Só a equipe o lê; para chaves de acesso é nulo.',
  })
  aceitoDe(@Ctx() { access }: AdminContext, @Root() { aceitoDe }: Assinatura): string | null {
    return access.escopos ? null : aceitoDe;
  }

  @Query(() => PaginaDoEspelhoType, {
    description: 'Os pedidos que chegaram ou mudaram desde um cursor: nada se perde nem se repete. Administração.',
  })
  pedidosDesde(
    @Ctx() { em }: AdminContext,
    @Arg('cursor', () => String, { nullable: true, description: 'O da resposta anterior; sem ele, do início.' }) cursor?: string,
    @Arg('limite', () => Int, { nullable: true, description: `Quantos, de 1 a ${MAIOR_LIMITE}; 100 sem ele.` }) limite?: number,
  ): Promise<PaginaDoEspelho> {
    return pedidosDesde(em, { cursor, limite });
  }

  @Query(() => AssinaturaType, {
    description: 'Um pedido, pelo identificador público, pela referência do outro sistema ou pelo código curto. Administração.',
  })
  pedido(
    @Ctx() { em }: AdminContext,
    @Arg('pedido', () => String, { description: 'Como ele se chama.' }) nome: string,
  ): Promise<Assinatura> {
    return buscarPedido(em, nome);
  }

  @Mutation(() => AssinaturaType, {
    description:
      'Diz o que foi feito de um pedido: status, motivo do cancelamento, pagamento, referência do outro sistema. Cancelado um que corrige outro, aquele volta a valer, com o pagamento do mesmo total: noLugar diz qual; com o motivo desistencia, ou nao_pago e sem_contato se nenhum dos que se corrigem foi pago, aquele é cancelado junto. Administração.',
  })
  atualizarPedido(
    @Ctx() contexto: AdminContext,
    @Arg('pedido', () => String, { description: 'Identificador público, referência do outro sistema ou código curto.' })
    nome: string,
    @Args(() => MudancaArgs) mudanca: MudancaArgs,
    @Arg('versao', () => Int, {
      nullable: true,
      description: 'Versão que foi lida: com ela, uma alteração simultânea é recusada; sem ela, vale o que foi dito por último.',
    })
    versao?: number,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<Assinatura> {
    return agir(contexto, { ...atualizacao(contexto.em, { nome, versao }, mudanca), chave });
  }
}
