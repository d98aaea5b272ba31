import { z } from 'zod';
import { planoCampos } from '../catalogue/plano.campos.ts';
import { pedidoSchema } from '../checkout/pedido.schema.ts';
import { mensagemCampos } from '../contact/mensagem.campos.ts';
import { INSTANTE, respostaDaLinha } from '../editing/resposta.schema.ts';
import { TESTE, TIPOS_DE_EVENTO } from '../outbox/entrega.ts';

const VERSAO = z.int().describe('Versão deste formato; campos podem ser acrescentados sem que mude.');

/** What a receiver is sent (docs/webhooks.md): a schema of the description of REST has this name. */
function evento<Dados extends z.ZodType>(id: string, description: string, data: Dados) {
  const tipo = z.enum([...TIPOS_DE_EVENTO, TESTE]).describe('O que aconteceu.');
  return z.object({ type: tipo, timestamp: INSTANTE.describe('Quando (ISO 8601).'), data }).meta({ id, description });
}

const doPedido = evento('EventoDePedido', 'Um pedido, inteiro, como ficou.', pedidoSchema);
const daMensagem = evento(
  'EventoDeMensagem',
  'Uma mensagem que chegou pela página de contato.',
  respostaDaLinha(mensagemCampos).extend({ versao: VERSAO, criadaEm: INSTANTE.describe('Quando chegou (ISO 8601).') }),
);
const doPlano = evento(
  'EventoDePlano',
  'Um plano, como ficou; como era, onde foi excluído.',
  respostaDaLinha(planoCampos).extend({
    versao: VERSAO,
    acao: z.enum(['criado', 'alterado', 'excluido']).describe('O que foi feito.'),
  }),
);
const doTeste = evento('EventoDeTeste', 'O teste que a equipe envia.', z.object({ mensagem: z.string().describe('Uma frase.') }));

/** What of each event is sent: the name of its schema, and when it comes. */
export const EVENTOS: Readonly<Record<(typeof TIPOS_DE_EVENTO)[number] | typeof TESTE, { schema: z.ZodType; quando: string }>> = {
  'pedido.criado': { schema: doPedido, quando: 'Um pedido chegou.' },
  'pedido.alterado': { schema: doPedido, quando: 'Um pedido mudou, também por quem o fez.' },
  'pedido.pago': { schema: doPedido, quando: 'Um pedido foi pago; uma vez por pedido.' },
  'pedido.cancelado': { schema: doPedido, quando: 'Um pedido foi cancelado.' },
  'mensagem.recebida': { schema: daMensagem, quando: 'Alguém escreveu pela página de contato.' },
  'plano.alterado': { schema: doPlano, quando: 'Um plano foi criado, alterado ou excluído.' },
  [TESTE]: { schema: doTeste, quando: 'A equipe testa o webhook.' },
};
