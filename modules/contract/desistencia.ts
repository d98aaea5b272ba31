import type { Brand } from '../../platform/brand.ts';
import { diaDoInstante } from '../brazil/instante.ts';
import { escreverDia } from '../editing/dia.ts';
import { ultimoDia } from '../payment/prazo.ts';

/** Days in which whoever buys over the web may withdraw (CDC, article 49). */
export const DIAS_DA_LEI = 7;
/** Days in which the families that promise it give the money back. */
export const DIAS_DO_REEMBOLSO = 30;

const LEI = 'Código de Defesa do Consumidor, artigo 49';

/** From when the days count: the law says from the contract or from what is received, and the later of payment and delivery is before neither. */
export const DESDE_QUANDO = 'depois do primeiro pagamento ou da liberação do plano, o que vier por último';

/** What whoever withdraws may do, as pages say it to him and contracts of him. */
export const PRAZO_DA_LEI = `em até ${DIAS_DA_LEI} dias ${DESDE_QUANDO}, e recebe de volta o que pagou (${LEI})`;

const SEM_CUSTO = 'Enquanto não pagar, desistir não custa nada.';

/** Of what costs nothing, of which nothing is paid back. */
const NADA_CUSTA = 'Desistir não custa nada:';

/** The right to withdraw (D51) in the same words before an order, after it and in letters, as long as nobody knows its day. @param reembolso whether the family promises the money back for 30 days */
function direitoDeDesistir(reembolso: boolean): string {
  const lei = `Você pode desistir ${PRAZO_DA_LEI}.`;
  return reembolso
    ? `${lei} Neste plano há mais tempo: reembolso em até ${DIAS_DO_REEMBOLSO} dias, contados do mesmo modo.`
    : lei;
}

/** The same to whoever has paid nothing yet. */
export function direitoAntesDePagar(reembolso: boolean): string {
  return `${SEM_CUSTO} ${direitoDeDesistir(reembolso)}`;
}

/** Ways to pay of an order that waits for its payment. */
const ESPERAM_PAGAMENTO: ReadonlySet<string> = new Set(['pix', 'instrucoes', 'vencido']);

/** What decides how long whoever ordered may withdraw. */
interface Comprado {
  pedidoEm: Date;
  /** Null where it was not paid. */
  pagoEm: Date | null;
  /** When the plan could be used; null while it cannot. */
  liberadoEm: Date | null;
  /** Whether its family promises the money back for 30 days. */
  reembolso: boolean;
  /** How it can be paid now; none where nothing is to be paid any more. */
  pagamento?: { forma: string } | null;
}

/**
 * Until which day whoever ordered may withdraw, and how, as it is said after an order; null once that is over. Of one that waits for its payment, or for the
 * plan, nobody knows the day yet, and the right is said as it was before the order.
 */
export function comoDesistir(
  { EMAIL_CONTACT, WHATSAPP_NUMBER }: Pick<Brand, 'EMAIL_CONTACT' | 'WHATSAPP_NUMBER'>,
  { pedidoEm, pagoEm, liberadoEm, pagamento, reembolso }: Comprado,
  agora: Date,
): string | null {
  const meios = WHATSAPP_NUMBER ? `${EMAIL_CONTACT} ou pelo WhatsApp` : EMAIL_CONTACT;
  const escreva = `escreva para ${meios}, com o código do pedido.`;
  const aPagar = pagoEm === null && ESPERAM_PAGAMENTO.has(pagamento?.forma ?? '');
  const semCusto = pagamento?.forma === 'nada';
  if (semCusto && liberadoEm === null) return `${NADA_CUSTA} ${escreva}`;
  if (aPagar || liberadoEm === null) {
    const direito = aPagar ? direitoAntesDePagar(reembolso) : direitoDeDesistir(reembolso);
    return `${direito} Para isso, ${escreva}`;
  }
  const desde = Math.max(Number(pedidoEm), Number(pagoEm), Number(liberadoEm));
  const ate = ultimoDia(diaDoInstante(new Date(desde)), reembolso ? DIAS_DO_REEMBOLSO : DIAS_DA_LEI);
  if (diaDoInstante(agora) > ate) return null;
  if (semCusto) return `${NADA_CUSTA} ${escreva}`;
  const porque = reembolso ? `reembolso em até ${DIAS_DO_REEMBOLSO} dias` : LEI;
  return `Você pode desistir até ${escreverDia(ate)} e recebe de volta o que pagou (${porque}): ${escreva}`;
}
