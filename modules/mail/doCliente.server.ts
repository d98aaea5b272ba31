import { caminhoDoPedido } from '../checkout/identificador.ts';
import type { PedidoEscrito } from '../checkout/correspondencia.service.ts';
import {
  comoFicaODominio,
  comoLibera,
  DADOS_DE_ACESSO,
  diferencaDoPago,
  foiJunto,
  pagamentoConosco,
  pagoEmDobro,
  valeOutro,
} from '../checkout/palavras.ts';
import { mudouOValor, seFoiDesmarcado, seNaoVoltou } from '../checkout/ressalvas.ts';
import { comoDesistir } from '../contract/desistencia.ts';
import { paragrafo, titulo, type Bloco, type Carta, type Loja } from './carta.ts';
import { contratosDe } from './contratos.server.ts';
import { aguardaPagamento, comoSePaga, esperaDe, faltaPagar, podePagar } from './pagamento.server.ts';
import { recibo } from './recibo.server.ts';
import { saudacao } from './semLinks.ts';

/** What customers are written about an order. */
export type AvisoAoCliente =
  'criado' | 'valor' | 'pago' | 'desmarcado' | 'devolvido' | 'concluido' | 'cancelado' | 'retomado' | 'reaberto' | 'contato';

/** A letter to whoever ordered, of the order as it stands now; null where that has no need of it any more. Nothing in it was typed by anybody but a first name and a domain. */
export function cartaAoCliente(aviso: AvisoAoCliente, pedido: PedidoEscrito, loja: Loja): Carta | null {
  const escrita = ESCRITAS[aviso](pedido, loja);
  if (escrita === null) return null;
  const { assunto, previa, blocos, soIsto = false } = escrita;
  return {
    assunto: `${assunto} · pedido ${pedido.codigo}`,
    previa,
    titulo: assunto,
    blocos: [paragrafo(saudacao(pedido)), ...blocos, ...aSeguir(pedido, loja, soIsto)],
    motivo: `Você recebe este e-mail porque este endereço foi informado em um pedido feito em ${loja.site}. Se não foi você, desconsidere: nada é cobrado sem o seu pagamento.`,
  };
}

/** @property soIsto whether nothing is said of when the plan can be used */
type Escrita = (Pick<Carta, 'assunto' | 'previa' | 'blocos'> & { soIsto?: boolean }) | null;

const ESCRITAS: Readonly<Record<AvisoAoCliente, (pedido: PedidoEscrito, loja: Loja) => Escrita>> = {
  criado(pedido, loja) {
    // Cancelled or corrected before the letter could go: it would ask for what nobody owes. Of one that is concluded the letter of that says all of it.
    if (acabou(pedido) || pedido.etapa === 'concluido') return null;
    const { codigo, corrige } = pedido;
    const correcao = corrige === null ? '' : ` Ele corrige o pedido ${corrige}${podePagar(pedido) ? ': pague só por este' : ''}.`;
    return {
      assunto: 'Recebemos o seu pedido',
      previa: `O código é ${codigo}. Veja o que você pediu${aguardaPagamento(pedido) ? ' e como pagar' : ''}.`,
      blocos: [paragrafo(`Guardamos o seu pedido ${codigo}.${correcao}`), ...tudoDoPedido(pedido, loja)],
    };
  },
  contato(pedido, loja) {
    if (pedido.etapa === 'cancelado') return ESCRITAS.cancelado(pedido, loja);
    if (acabou(pedido)) return null;
    if (pedido.etapa === 'concluido') return ESCRITAS.concluido(pedido, loja);
    return {
      assunto: 'Corrigimos os dados do seu pedido',
      previa: 'Confira o pedido como ele está agora.',
      blocos: [
        paragrafo(
          `Nossa equipe corrigiu os seus dados no pedido ${pedido.codigo}. Confira-o abaixo; as próximas notícias dele vêm para este endereço.`,
        ),
        ...(pedido.correcao ? [paragrafo(`${valeACorrecao(pedido.correcao)} Não pague por este.`)] : []),
        ...tudoDoPedido(pedido, loja),
      ],
    };
  },
  valor(pedido, loja) {
    // What its customer has corrected is not what holds, here and below.
    if (acabou(pedido) || pedido.correcao) return null;
    const { pagoEm, pagamento, valorAnterior } = pedido;
    const depoisDePago = pagoEm ? [paragrafo(diferencaDoPago(pagoEm))] : [];
    const deNovo = valorAnterior !== null;
    return {
      assunto: deNovo ? 'O valor do seu pedido mudou' : 'O valor do seu pedido foi confirmado',
      previa: aguardaPagamento(pedido) ? 'Veja o total e como pagar.' : 'Veja o total.',
      blocos: [
        paragrafo(
          `Nossa equipe ${deNovo ? 'mudou o total do' : 'conferiu o'} pedido ${pedido.codigo}. O total é este, e vale no lugar do que você viu antes.`,
        ),
        // Where it is to be paid, it is said there.
        ...(pagamento === null ? mudouOValor(pedido).map(paragrafo) : []),
        ...depoisDePago,
        ...oQuePediu(pedido),
        ...comoSePaga(pedido, loja),
      ],
    };
  },
  pago(pedido, loja) {
    const { noLugar } = pedido;
    // Whoever holds it has another address than whoever has paid, and would go on to pay.
    const porQueNao = pedido.correcao?.pago
      ? `no lugar dele vale a correção, o pedido ${pedido.correcao.codigo}, que está pago.`
      : pedido.pagoPorOutro &&
        `consta um pagamento pelo pedido ${pedido.pagoPorOutro.codigo}, da mesma contratação, e a nossa equipe acerta os dois.`;
    if (!pedido.pagoEm && porQueNao && !acabou(pedido))
      return {
        assunto: 'Não pague este pedido',
        previa: 'Já consta um pagamento por outro pedido.',
        blocos: [
          paragrafo(
            `Não pague o pedido ${pedido.codigo}: ${porQueNao} Se não foi você quem pagou, escreva para ${loja.contato} com os dois códigos.`,
          ),
        ],
        soIsto: true,
      };
    // Of a payment that went along the letter of the order speaks that has it.
    if (!pedido.pagoEm || pedido.etapa === 'substituido' || (noLugar && !noLugar.emDobro && !noLugar.acertar)) return null;
    if (noLugar?.acertar)
      return {
        assunto: 'Recebemos o seu pagamento',
        previa: `No lugar dele vale o pedido ${noLugar.codigo}.`,
        blocos: [paragrafo(`O pedido ${pedido.codigo} está cancelado. ${valeOutro(noLugar, pedido.pagoEm, loja.contato)}`)],
      };
    if (pedido.etapa === 'cancelado')
      return {
        assunto: 'Recebemos o seu pagamento',
        previa: 'O pedido estava cancelado.',
        blocos: [paragrafo(`O pedido ${pedido.codigo} está cancelado. ${pagamentoConosco(pedido.pagoEm)}`)],
      };
    const { correcao, pagoTambem: outro } = pedido;
    if (correcao && !correcao.pago)
      return {
        assunto: 'Recebemos o seu pagamento',
        previa: `No lugar dele vale o pedido ${correcao.codigo}.`,
        blocos: [
          paragrafo(
            `O pagamento do pedido ${pedido.codigo} foi confirmado. No lugar dele vale a correção, o pedido ${correcao.codigo}, e o pagamento conta para ela: não pague por ela. Nossa equipe acerta os dois pedidos com você.`,
          ),
        ],
      };
    const depois =
      pedido.etapa === 'concluido'
        ? `O plano está liberado. ${DADOS_DE_ACESSO} Obrigado pela confiança!`
        : 'Nossa equipe cuida da ativação.';
    return {
      assunto: 'Recebemos o seu pagamento',
      previa: depois,
      blocos: [
        paragrafo(`O pagamento do pedido ${pedido.codigo} foi confirmado. ${depois}`),
        ...(outro ? [paragrafo(pagoEmDobro(outro))] : []),
        ...portalDe(pedido, loja),
        ...oQuePediu(pedido),
        ...comoSeDesiste(pedido, loja),
      ],
    };
  },
  desmarcado(pedido, loja) {
    const { codigo, correcao } = pedido;
    // Of one that was replaced the letter of the next order speaks, of one that has ended since the letter of that.
    if (pedido.pagoEm || acabou(pedido) || pedido.noLugar || (correcao && !correcao.pago && correcao.mesmoEmail)) return null;
    if (correcao?.pago) return foiParaOutro(`Não consta mais pagamento no pedido ${codigo}.`, correcao.codigo, loja.contato);
    const como = pedido.pagamento?.forma === 'nada' ? '' : ', e ele consta como não pago';
    const outra = correcao ? ` ${valeACorrecao(correcao)}` : '';
    // Where it can be paid, that is said with it.
    const pagou = pedido.pagamento ? [] : [paragrafo(seNaoVoltou(loja.contato))];
    return {
      assunto: 'O pagamento do pedido foi desmarcado',
      previa: como ? 'O pedido consta como não pago.' : 'Não há nada a pagar.',
      blocos: [
        paragrafo(`A nossa equipe desfez a confirmação de um pagamento que contava para o pedido ${codigo}${como}.${outra}`),
        ...pagou,
        ...comoSePaga(pedido, loja),
      ],
    };
  },
  devolvido(pedido, loja) {
    const { codigo, noLugar, desmarcadoEm } = pedido;
    if (desmarcadoEm === null) return null;
    // What counted for the order that stands now is spoken of in the letter of that.
    if (pedido.pagoEm || pedido.etapa !== 'cancelado' || (noLugar?.aPagar && noLugar.mesmoEmail)) return null;
    if (noLugar?.pago)
      return foiParaOutro(`O pedido ${codigo} está cancelado, e não consta mais pagamento nele.`, noLugar.codigo, loja.contato);
    const outro = noLugar ? ` No lugar dele vale o pedido ${noLugar.codigo}.` : '';
    // Staff may have said it by mistake, or be moving it to another order: nobody is told that money was sent.
    return {
      assunto: 'O pagamento do pedido foi desmarcado',
      previa: 'O pedido está cancelado.',
      blocos: [paragrafo(`O pedido ${codigo} está cancelado.${outro}`), paragrafo(seFoiDesmarcado(loja.contato))],
    };
  },
  concluido(pedido, loja) {
    if (pedido.etapa !== 'concluido') return null;
    return {
      assunto: 'O seu pedido foi concluído',
      previa: 'O plano está liberado.',
      blocos: [
        paragrafo(
          `O pedido ${pedido.codigo} foi concluído, e o plano está liberado. ${DADOS_DE_ACESSO} Obrigado pela confiança!`,
        ),
        ...portalDe(pedido, loja),
        ...oQuePediu(pedido),
        ...faltaPagar(pedido, loja),
        ...comoSeDesiste(pedido, loja),
      ],
    };
  },
  cancelado(pedido, { contato, site }) {
    const { codigo, etapa, pagoEm, desmarcadoEm, pagoPorOutro, noLugar, porQueCancelado, calado, canceladosJunto } = pedido;
    if (etapa !== 'cancelado' || calado) return null;
    const porQue = porQueCancelado === null ? '' : ` ${porQueCancelado}`;
    if (noLugar)
      return {
        assunto: 'O seu pedido foi cancelado',
        previa: `No lugar dele vale o pedido ${noLugar.codigo}.`,
        blocos: [
          paragrafo(`O pedido ${codigo} foi cancelado.${porQue} ${valeOutro(noLugar, pagoEm, contato)}`),
          {
            tipo: 'link',
            rotulo: `Ver ${noLugar.aPagar ? 'como pagar ' : ''}o pedido ${noLugar.codigo}`,
            endereco: site + caminhoDoPedido(noLugar.clienteIdB),
          },
        ],
      };
    const pago = pagoEm ?? pagoPorOutro?.pagoEm;
    if (pago)
      return {
        assunto: 'O seu pedido foi cancelado',
        previa: 'O pagamento está com a gente.',
        blocos: [
          paragrafo(`O pedido ${codigo} foi cancelado.${porQue} ${pagamentoConosco(pago, pagoPorOutro?.codigo)}`),
          ...foiJunto(canceladosJunto, true).map(paragrafo),
          paragrafo(`Se foi um engano, escreva para ${contato} com o código do pedido.`),
        ],
      };
    return {
      assunto: 'O seu pedido foi cancelado',
      previa: 'Nada há a pagar por ele.',
      blocos: [
        paragrafo(`O pedido ${codigo} foi cancelado, e nada há a pagar por ele.${porQue}`),
        ...foiJunto(canceladosJunto, false).map(paragrafo),
        paragrafo(
          desmarcadoEm === null
            ? `Se foi um engano, ou se você já pagou, escreva para ${contato} com o código do pedido.`
            : seFoiDesmarcado(contato),
        ),
      ],
    };
  },
  retomado(pedido, loja) {
    // What its customer has corrected is not what holds.
    if (acabou(pedido) || pedido.correcao || pedido.etapa === 'concluido') return null;
    return {
      assunto: 'O seu pedido foi retomado',
      previa: 'O pedido vale de novo.',
      blocos: [
        paragrafo(`O pedido ${pedido.codigo} foi retomado pela nossa equipe e vale de novo.`),
        paragrafo(`Se você não o quer mais, escreva para ${loja.contato} com o código do pedido.`),
        ...oQuePediu(pedido),
        ...comoSePaga(pedido, loja),
      ],
    };
  },
  reaberto(pedido, loja) {
    if (acabou(pedido) || pedido.correcao || pedido.etapa === 'concluido') return null;
    return {
      assunto: 'O seu pedido voltou ao atendimento',
      previa: 'Ele não está mais concluído.',
      blocos: [
        paragrafo(
          `O pedido ${pedido.codigo}, que constava como concluído, voltou ao atendimento da nossa equipe. Avisamos quando ele estiver concluído.`,
        ),
        paragrafo(`Se você tem uma dúvida, escreva para ${loja.contato} com o código do pedido.`),
        ...oQuePediu(pedido),
        ...comoSePaga(pedido, loja),
      ],
    };
  },
};

/** What is said where an order has no payment any more, and the one that stands has: it may be that one payment was only moved to it. */
function foiParaOutro(semPagamento: string, outro: string, contato: string): NonNullable<Escrita> {
  return {
    assunto: 'O pagamento do pedido foi desmarcado',
    previa: `No lugar dele vale o pedido ${outro}, que está pago.`,
    blocos: [
      paragrafo(`${semPagamento} No lugar dele vale o pedido ${outro}, que está pago.`),
      paragrafo(
        `Se você pagou duas vezes, e o dinheiro de uma não voltou para você, escreva para ${contato} com os dois códigos.`,
      ),
    ],
  };
}

/** That a correction stands in the place of an order. */
const valeACorrecao = ({ codigo, pago }: NonNullable<PedidoEscrito['correcao']>) =>
  `No lugar dele vale a correção, o pedido ${codigo}${pago ? ', que está pago' : ''}.`;

/** What was ordered, how it is paid, and how one withdraws. */
const tudoDoPedido = (pedido: PedidoEscrito, loja: Loja): Bloco[] => [
  ...oQuePediu(pedido),
  ...comoSePaga(pedido, loja),
  ...comoSeDesiste(pedido, loja),
];

function acabou({ etapa }: PedidoEscrito): boolean {
  return etapa === 'cancelado' || etapa === 'substituido';
}

/** Where whoever uses the plan goes from now on. */
function portalDe({ etapa }: PedidoEscrito, { portal }: Loja): Bloco[] {
  return etapa === 'concluido' && portal ? [{ tipo: 'link', rotulo: 'Ir para o Portal do Cliente', endereco: portal }] : [];
}

/** The receipt, as page and quote have it. */
function oQuePediu(pedido: PedidoEscrito): Bloco[] {
  return [titulo('O que você pediu'), recibo(pedido)];
}

/** Until when it may be withdrawn, and how; nothing once that is over. */
function comoSeDesiste(pedido: PedidoEscrito, { contato, whatsapp }: Loja): Bloco[] {
  const marca = { EMAIL_CONTACT: contato, WHATSAPP_NUMBER: whatsapp };
  const frase = comoDesistir(marca, { ...pedido, pedidoEm: pedido.recebidoEm }, new Date());
  return frase === null ? [] : [paragrafo(frase)];
}

/** What follows whatever a letter says: when the plan can be used, where the order is followed, and what was agreed. */
function aSeguir(pedido: PedidoEscrito, { site, contato, portal }: Loja, soIsto: boolean): Bloco[] {
  const emAberto = pedido.etapa === 'recebido' || pedido.etapa === 'em_atendimento';
  const espera = emAberto && pedido.correcao === null && !soIsto;
  const dominio = espera || pedido.etapa === 'concluido' ? comoFicaODominio(pedido.tipoDominio) : null;
  return [
    ...(espera ? [paragrafo(comoLibera(esperaDe(pedido), portal !== null, new Date()))] : []),
    ...(dominio === null ? [] : [paragrafo(dominio)]),
    { tipo: 'botao', rotulo: 'Acompanhar o pedido', endereco: site + caminhoDoPedido(pedido.clienteIdB) },
    paragrafo('Guarde este endereço para você: quem o tem acompanha o pedido.'),
    ...contratosDe(pedido).map(([rotulo, rota]): Bloco => ({ tipo: 'link', rotulo, endereco: site + rota })),
    paragrafo(`Alguma dúvida ou correção? Responda a este e-mail, ou escreva para ${contato}, com o código do pedido.`),
  ];
}
