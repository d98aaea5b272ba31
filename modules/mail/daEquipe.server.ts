import { formatarReais } from '../catalogue/preco.ts';
import type { EtapaDoPedido } from '../checkout/acompanhamento.ts';
import type { PedidoEscrito, PedidoResumido } from '../checkout/correspondencia.service.ts';
import type { MensagemLinha } from '../contact/mensagem.campos.ts';
import { contadas } from '../editing/numero.ts';
import { paragrafo, type Bloco, type Carta, type Loja } from './carta.ts';
import { recibo } from './recibo.server.ts';
import { linhaSemLinks, semLinks } from './semLinks.ts';

const MOTIVO = 'Você recebe este e-mail porque o seu endereço está em MAIL_STAFF, na configuração da loja.';
const SEM_LINKS = 'O que foi digitado por quem escreveu aparece sem links: o ponto de um endereço está escrito [.].';
const RESPONDER = 'Quem responde a este e-mail escreve para o endereço que a pessoa informou.';

/** A letter to the staff of a new order. What its customer typed is in it as text, of which no program makes a link. */
export function cartaDePedido(pedido: PedidoEscrito, loja: Loja): Carta {
  const { codigo, valor, nome, corrige, pagoPorOutro } = pedido;
  const correcao = corrige === null ? [] : [paragrafo(`Ele corrige o pedido ${corrige}, feito antes.`)];
  const acerto = pagoPorOutro
    ? [
        paragrafo(
          `O pedido ${pagoPorOutro.codigo} já foi pago, e o pagamento ficou nele: confira os dois antes de entregar. O cliente não vai pagar este de novo; se os totais são outros, acerte a diferença com ele.`,
        ),
      ]
    : [];
  return {
    assunto: `Novo pedido ${codigo}: ${totalDe(valor)}`,
    previa: pedido.plano ?? 'Veio sem plano: confira o valor.',
    titulo: `Novo pedido ${codigo}`,
    blocos: [
      paragrafo(`De ${linhaSemLinks(nome)}.`),
      ...correcao,
      ...acerto,
      ...citadoPor(pedido),
      recibo(pedido),
      abrir(loja, `/assinaturas?busca=${codigo}`),
      paragrafo(`${RESPONDER} ${SEM_LINKS}`),
    ],
    motivo: MOTIVO,
  };
}

/** A letter to the staff of a message of the contact page, as that. */
export function cartaDeMensagem(
  { nome, assunto, mensagem }: Pick<MensagemLinha, 'nome' | 'assunto' | 'mensagem'>,
  loja: Loja,
): Carta {
  return {
    assunto: 'Nova mensagem pelo site',
    previa: 'Alguém escreveu pela página de atendimento.',
    titulo: 'Nova mensagem pelo site',
    blocos: [
      {
        tipo: 'recibo',
        linhas: [
          { rotulo: 'De', texto: linhaSemLinks(nome) },
          { rotulo: 'Assunto', texto: linhaSemLinks(assunto) },
        ],
        total: null,
      },
      { tipo: 'citacao', texto: semLinks(mensagem).trim() },
      abrir(loja, '/mensagens'),
      paragrafo(`${RESPONDER} ${SEM_LINKS}`),
    ],
    motivo: MOTIVO,
  };
}

/** A letter to the staff of many orders and messages that came within minutes; each could have been one. */
export function cartaDeVarios(pedidos: readonly PedidoResumido[], mensagens: readonly { assunto: string }[], loja: Loja): Carta {
  const partes = [
    ...(pedidos.length > 0 ? [contadas(pedidos.length, 'pedido', 'pedidos')] : []),
    ...(mensagens.length > 0 ? [contadas(mensagens.length, 'mensagem', 'mensagens')] : []),
  ].join(' e ');
  return {
    assunto: `Mais ${partes} em poucos minutos`,
    previa: 'Vieram tantos que seguem juntos.',
    titulo: `Mais ${partes}`,
    blocos: [
      paragrafo(
        'Vieram tantos de uma vez, ou de uma só rede, que seguem juntos em vez de um e-mail para cada um. Pode ser alguém que pede por brincadeira ou por mal: confira se há pedidos de verdade entre eles.',
      ),
      {
        tipo: 'recibo',
        linhas: [
          ...pedidos.map(({ codigo, valor }) => ({ rotulo: `Pedido ${codigo}`, texto: totalDe(valor) })),
          ...mensagens.map(({ assunto }) => ({ rotulo: 'Mensagem', texto: linhaSemLinks(assunto) })),
        ],
        total: null,
      },
      ...(pedidos.length > 0 ? [abrir(loja, '/assinaturas', 'Abrir os pedidos')] : []),
      ...(mensagens.length > 0 ? [abrir(loja, '/mensagens', 'Abrir as mensagens')] : []),
      ...(mensagens.length > 0 ? [paragrafo(SEM_LINKS)] : []),
    ],
    motivo: MOTIVO,
  };
}

function totalDe(valor: number | null): string {
  return valor === null ? 'valor não conferido' : formatarReais(valor);
}

/** That the order names one that was over already. */
function citadoPor({ cita }: PedidoEscrito): Bloco[] {
  if (cita === null) return [];
  const { codigo, etapa, pago } = cita;
  const acabou = ACABADO[etapa];
  const estado = [...(pago ? ['pago'] : []), ...(acabou ? [acabou] : [])].join(' e ');
  const vale = `Ele cita o pedido ${codigo}${estado && `, ${estado}`}: vale por si, e o pagamento daquele não conta para este.`;
  // Of what was over it is certain that he wants another.
  const perguntar = 'São dois: veja com o cliente se quer os dois, antes de cobrar ou liberar este.';
  return [paragrafo(etapa === 'concluido' || etapa === 'cancelado' ? vale : `${vale} ${perguntar}`)];
}

/** What is said of an order that goes on no more. */
const ACABADO: Partial<Record<EtapaDoPedido, string>> = {
  concluido: 'concluído',
  cancelado: 'cancelado',
  substituido: 'corrigido por outro',
};

function abrir({ administracao }: Loja, caminho: string, rotulo = 'Abrir na administração'): Bloco {
  return { tipo: 'botao', rotulo, endereco: administracao + caminho };
}
