import { CAMPOS_DO_ATENDIMENTO } from './pedido.schema.ts';
import type { Module } from '../module.ts';
import { AcompanhamentoResolver } from './acompanhamento.resolver.ts';
import { AssinaturaAdminResolver, ValorDaAssinaturaResolver } from './assinatura.admin.resolver.ts';
import { assinaturaAdminRoutes } from './assinatura.admin.routes.ts';
import { Assinatura } from './assinatura.entity.ts';
import { AssinaturaResolver } from './assinatura.resolver.ts';
import { assinaturaRoutes } from './assinatura.routes.ts';
import { CotacaoResolver } from './cotacao.resolver.ts';
import { cotacaoRoutes } from './cotacao.routes.ts';
import { NovoPedidoResolver } from './novoPedido.resolver.ts';
import { OpcoesResolver } from './opcoes.resolver.ts';
import { opcoesRoutes } from './opcoes.routes.ts';
import { PedidoResolver } from './pedido.resolver.ts';
import { pedidoRoutes } from './pedido.routes.ts';
import { TrocaResolver } from './troca.resolver.ts';
import { preencherCodigos } from './codigo.service.ts';

/** The module of orders. */
export const checkout: Module = {
  entities: [Assinatura],
  resolvers: [
    AssinaturaResolver,
    AcompanhamentoResolver,
    AssinaturaAdminResolver,
    ValorDaAssinaturaResolver,
    CotacaoResolver,
    NovoPedidoResolver,
    OpcoesResolver,
    PedidoResolver,
    TrocaResolver,
  ],
  routes: [assinaturaRoutes, assinaturaAdminRoutes, cotacaoRoutes, opcoesRoutes, pedidoRoutes],
  jobs: [{ isLate: async () => false, run: (em) => preencherCodigos(em).then(() => true) }],
  isPublic: [
    'Query.emailCadastrado',
    'Query.acompanhamento',
    'Query.cotacao',
    'Query.familias',
    'Mutation.criarAssinatura',
    'POST /api/temporarios/salvar',
    'POST /api/cotacao',
    'GET /api/familias',
  ],
  opens: {
    'pedidos:ler': [
      'Query.assinaturas',
      'Query.assinatura',
      'Query.pedidosDesde',
      'Query.pedido',
      'GET /api/pedidos',
      'GET /api/pedidos/{pedido}',
    ],
    'pedidos:criar': ['POST /api/temporarios/salvar', 'POST /api/cotacao'],
    'pedidos:atualizar': [
      'Mutation.atenderAssinatura',
      'Mutation.confirmarValor',
      'Mutation.atualizarPedido',
      'PATCH /api/pedidos/{pedido}',
    ],
  },
  answers: {
    'Mutation.atenderAssinatura': { semEscopo: 'pedidos:ler', campos: CAMPOS_DO_ATENDIMENTO },
    'Mutation.confirmarValor': { semEscopo: 'pedidos:ler', campos: [...CAMPOS_DO_ATENDIMENTO, 'valor', 'valorConferido'] },
    'Mutation.atualizarPedido': { semEscopo: 'pedidos:ler', campos: CAMPOS_DO_ATENDIMENTO },
  },
  areas: {
    pedidos: [
      'Query.cotacaoDaTroca',
      'Query.cotacaoDoPedido',
      'Mutation.corrigirAssinatura',
      'Mutation.registrarPedido',
      'Mutation.trocarEscolhas',
      'GET /api/assinaturas/exportar',
    ],
  },
};
