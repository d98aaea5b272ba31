import { Arg, Authorized, Ctx, Float, Mutation, Query, Resolver } from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import type { AdminContext } from '../services.ts';
import { assinaturas } from './assinatura.admin.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { AssinaturaType, ContatoDoPedidoInput } from './assinatura.type.ts';
import { cotarPedido, registrarPedido } from './novoPedido.service.ts';
import { CotacaoDoPedidoType, NovoPedidoInput } from './novoPedido.type.ts';

const CLIENTE = { description: 'Quem pede, como no formulário do pedido.' };
const PEDIDO = { description: 'O que se pede.' };

/** Orders that staff write down for a customer (D27). */
@Authorized()
@Resolver()
export class NovoPedidoResolver {
  @Query(() => CotacaoDoPedidoType, {
    description:
      'O total, pelos preços de agora, de um pedido que a equipe registraria para um cliente, linha por linha; senão, um erro com o que seria recusado. Nada é registrado. Administração.',
  })
  cotacaoDoPedido(
    @Ctx() { em, agora, caller, checkout, access }: AdminContext,
    @Arg('cliente', () => ContatoDoPedidoInput, CLIENTE) cliente: object,
    @Arg('pedido', () => NovoPedidoInput, PEDIDO) pedido: NovoPedidoInput,
  ): Promise<CotacaoDoPedidoType> {
    const { tipoDominio: _, infoAdicional: __, planoVisto: ___, ...escolhas } = pedido;
    const dito = { cliente: { ...cliente }, escolhas };
    return cotarPedido(em, checkout.verificacao, dito, agora, { autor: access.autor, caller });
  }

  @Mutation(() => AssinaturaType, {
    description:
      'Registra o pedido de um cliente que o disse à equipe, pelos preços de agora e pelas regras do formulário; nenhum contrato é aceito com ele. O cliente recebe o e-mail de um pedido. Administração.',
  })
  registrarPedido(
    @Ctx() contexto: AdminContext,
    @Arg('cliente', () => ContatoDoPedidoInput, CLIENTE) cliente: object,
    @Arg('pedido', () => NovoPedidoInput, PEDIDO) pedido: NovoPedidoInput,
    @Arg('valor', () => Float, { description: 'Total em reais que a cotação mostrou; é conferido, nunca usado.' }) valor: number,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<Assinatura> {
    const { em, agora, caller, checkout } = contexto;
    const dito = { cliente: { ...cliente }, escolhas: { ...pedido }, valor };
    return agir(contexto, {
      nome: 'registrarPedido',
      chave,
      conteudo: dito,
      fazer: (autor) => registrarPedido(em, checkout, dito, agora, { autor, caller }),
      repetir: ({ linhaId }) => assinaturas.buscar(em, linhaId!),
    });
  }
}
