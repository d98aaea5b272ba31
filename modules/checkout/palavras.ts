import { diaDoInstante } from '../brazil/instante.ts';
import type { Linha } from '../catalogue/familia.ts';
import { escreverDia } from '../editing/dia.ts';
import type { MotivoDoCancelamento } from './motivo.ts';
import { seJaPagou } from './ressalvas.ts';
import type { TipoDominio } from './tipoDominio.ts';

// What the pages of an order and the letters about it say alike.

/** How whoever ordered hears of the payment. */
export const COMO_SE_PAGA =
  'Nossa equipe confere o pedido e fala com você, pelos contatos que informou, sobre o pagamento e os próximos passos.';

/** How an order's payment by PIX is headed. */
export const TITULO_DO_PIX = { agora: 'Pague com PIX', emTeste: 'Para ficar com o plano, pague com PIX' };

/** The order in whose place another stands, as far as that is said. */
export interface NoLugar {
  codigo: string;
  /** Whether it has the payment. */
  pago: boolean;
  /** Whether that is one of another total, which staff settle. */
  acertar: boolean;
  /** Whether its payment is still to come. */
  aPagar: boolean;
  /** Whether the cancelled one has another payment, which is owed back. */
  emDobro: boolean;
}

/** What is said of an order in whose place another stands. @param pagoEm when it was paid; null where it was not @param contato address for questions */
export function valeOutro({ codigo, pago, acertar, aPagar, emDobro }: NoLugar, pagoEm: Date | null, contato: string): string {
  if (emDobro && pagoEm)
    return `No lugar dele vale o pedido ${codigo}, que está pago. ${seForamDois(pagoEm, 'No que foi cancelado')}`;
  const pagamento = pago
    ? `, e o pagamento${pagoEm ? ` de ${escreverDiaDo(pagoEm)}` : ''} conta para ele${acertar ? `: ${SE_O_TOTAL}` : ''}`
    : '';
  const ressalva = pago || pagoEm ? '' : ` ${seJaPagou('pelo que foi cancelado', contato)}`;
  const oQueHa = aPagar ? ' O que há a pagar por ele, como e até quando, está na página dele.' : '';
  return `No lugar dele vale o pedido ${codigo}${pagamento}.${oQueHa} Não pague pelo que foi cancelado.${ressalva}`;
}

/** What is said of a payment that counts for another order than it came for. */
export const SE_O_TOTAL = 'se o total é outro, nossa equipe acerta a diferença';

/** What is said of a paid order of whose family another is paid as well: by a second payment, or by one that staff are moving. */
export function pagoEmDobro({ codigo, pagoEm }: { codigo: string; pagoEm: Date }): string {
  return `Consta também um pagamento de ${escreverDiaDo(pagoEm)} pelo pedido ${codigo}. Não pague mais nada: se foram dois, a nossa equipe fala com você sobre a devolução.`;
}

/** What is said of an order that has a payment, as another has that stands in its place. @param onde which of the two it is of, at the beginning of a sentence */
export function seForamDois(pagoEm: Date, onde: string): string {
  return `${onde} consta um pagamento de ${escreverDiaDo(pagoEm)}: se você pagou os dois, a nossa equipe fala com você sobre a devolução.`;
}

/** What is said of an order that was paid as another, of another total. @param total of that one, in reais, written; null where nobody has confirmed it */
export function jaPagoPor({ codigo, total }: { codigo: string; total: string | null }): string {
  return `Você já pagou${total === null ? '' : ` ${total}`} pelo pedido ${codigo}. Não pague de novo: nossa equipe acerta os dois pedidos com você.`;
}

/** How what the order page promises is paid otherwise than by PIX. @param contato address for questions */
export function outrasFormas(contato: string): string {
  return `Prefere PayPal ou boleto? Escreva para ${contato} com o código do pedido.`;
}

/** What decides what is said of when something can be used. */
export interface Espera {
  /** What its family is; null of an order without a plan, of which nobody knows what it is. */
  linha: Linha | null;
  /** Whether no payment is waited for: it costs nothing, or was paid. */
  semEspera: boolean;
  /** When it was ordered; null where that is only just now. */
  pedidoEm: Date | null;
}

/** Within which a plan that is not paid first is promised. */
const PROMETIDAS_MS = 2 * 3_600_000;

/** When what was ordered can be used; what was promised is not promised again once that is over. */
export function quandoLibera({ linha, semEspera, pedidoEm }: Espera, agora: Date): string {
  const passou = pedidoEm !== null && Number(agora) - Number(pedidoEm) > PROMETIDAS_MS;
  if (linha === 'hospedagem') return passou ? 'O plano ainda não foi liberado.' : 'O plano é liberado em até 2 horas.';
  if (semEspera)
    return `${linha === null ? 'O que você pediu' : 'O servidor'} é liberado depois que nossa equipe conferir o pedido.`;
  if (linha !== null) return 'O servidor é liberado após a confirmação do pagamento.';
  const demais = passou ? 'depois da conferência do pedido' : 'em até 2 horas';
  return `VPS e servidores dedicados são liberados após a confirmação do pagamento; os demais planos, ${demais}.`;
}

/** When and how what was ordered can be used, said while it is waited for. @param portal whether customers have an area of their own */
export function comoLibera(espera: Espera, portal: boolean, agora: Date): string {
  const depois = portal ? ' Chamados e cancelamento ficam no Portal do Cliente.' : '';
  const conferido = espera.semEspera && espera.linha !== 'hospedagem';
  const antes = conferido ? 'Ela' : 'Antes, nossa equipe confere o pedido; depois,';
  return `${quandoLibera(espera, agora)} ${antes} manda os dados de acesso ao e-mail do pedido.${depois}`;
}

/** What happens to the domain of an order, and when: its own owner points it, the shop registers it; null where there is a subdomain. */
export function comoFicaODominio(tipo: TipoDominio | null): string | null {
  switch (tipo) {
    case 'ja-tenho':
      return 'Aponte o DNS do seu domínio, onde ele está registrado, para os endereços que vão com os dados de acesso.';
    case 'registro':
      return 'Nossa equipe cobra o primeiro ano à parte e registra o domínio quando ele for pago; depois, é um pagamento por ano. Enquanto não for registrado, outra pessoa pode registrar o nome.';
    default:
      return null;
  }
}

/** How whoever ordered comes to what can be used now. */
export const DADOS_DE_ACESSO = 'Nossa equipe manda os dados de acesso ao e-mail do pedido.';

/** What is said of a payment where no order stands any more: that the company has it, and no more than that somebody speaks of it. @param porOutro code of the order that it came for, where that is another */
export function pagamentoConosco(pagoEm: Date, porOutro?: string): string {
  return `O pagamento de ${escreverDiaDo(pagoEm)}${porOutro === undefined ? '' : ` pelo pedido ${porOutro}`} está com a gente, e a nossa equipe fala com você sobre a devolução.`;
}

const E = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What is said of those that ended together with an order, which had corrected them: whoever holds one of them can pay it; nothing where there are none. @param pago whether money is spoken of, which has come for one of them */
export function foiJunto(codigos: readonly string[], pago: boolean): string[] {
  if (codigos.length === 0) return [];
  const [quais, por] =
    codigos.length === 1
      ? [`O pedido ${codigos[0]}, que ele corrigia, foi cancelado junto`, 'ele']
      : [`Os pedidos ${E.format(codigos)}, que ele corrigia, foram cancelados junto`, 'eles'];
  return [pago ? `${quais}.` : `${quais}: também por ${por} nada há a pagar.`];
}

/** What is said of a payment where the total may be another by now than the one that was paid: nobody stores how much came. */
export function diferencaDoPago(pagoEm: Date): string {
  return `Se o total não é o que você pagou em ${escreverDiaDo(pagoEm)}, nossa equipe fala com você sobre a diferença.`;
}

/** What is said besides the reason of a cancelled order. */
interface AlemDoMotivo {
  /** Whether a payment was owed, and has not come. */
  devia: boolean;
  /** Last day on which it could have been paid, as `YYYY-MM-DD`; null where there was none, or it was not over. */
  ate: string | null;
  /** Whether another order stands in its place: nothing is ordered anew. */
  outro: boolean;
  /** Whether it was paid, itself or by another of its family, so that who orders anew would pay twice; or that was said, and taken back. */
  pago: 'sim' | 'desfeito' | 'nao';
}

/** Why an order was cancelled, to whoever ordered; null where nobody has said it, it is not his, or it is not so any more. */
export function porQueCancelado(motivo: MotivoDoCancelamento | null, { devia, ate, outro, pago }: AlemDoMotivo): string | null {
  const deNovo = outro ? '' : ' Se ainda quer o plano, faça um novo pedido.';
  switch (motivo) {
    case 'desistencia':
      return 'O cancelamento foi a seu pedido.';
    case 'nao_pago':
      return !devia ? null : `O pagamento${ate === null ? '' : `, que era até ${escreverDia(ate)},`} não chegou.${deNovo}`;
    case 'sem_contato':
      return `Não conseguimos falar com você pelos contatos do pedido.${outro ? '' : SE_AINDA_QUER[pago]}`;
    case 'indisponivel':
      return 'Não podemos atender o que foi pedido.';
    case 'duplicado':
      return 'Ele repetia outro pedido.';
    default:
      return null;
  }
}

const SE_AINDA_QUER = {
  sim: ' Escreva para nós com o código do pedido e os seus contatos certos, quer você queira o plano, quer o dinheiro de volta: não faça outro pedido nem pague de novo.',
  desfeito: ' Se ainda quer o plano, e não há dinheiro seu com a gente, faça um novo pedido e confira os seus dados.',
  nao: ' Se ainda quer o plano, faça um novo pedido e confira os seus dados.',
};

/** The day of an instant in São Paulo, written. */
export function escreverDiaDo(instante: Date): string {
  return escreverDia(diaDoInstante(instante));
}
