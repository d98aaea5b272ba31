import type { Brand } from '../../platform/brand.ts';
import { diaDoInstante } from '../brazil/instante.ts';
import { escreverDia } from '../editing/dia.ts';
import { ultimoDia } from '../payment/prazo.ts';

/** Days in which whoever buys over the web may withdraw (CDC, article 49). */
const DIAS_DA_LEI = 7;
/** Days in which the families that promise it give the money back. */
const DIAS_DO_REEMBOLSO = 30;

const LEI = 'Código de Defesa do Consumidor, artigo 49';

/** The right to withdraw, as it is said before an order (D51). */
export const DIREITO_DE_DESISTIR = `Você pode desistir em até ${DIAS_DA_LEI} dias depois do pedido e recebe de volta o que pagou (${LEI}).`;

/** Ways to pay of an order that waits for its payment. */
const ESPERAM_PAGAMENTO: ReadonlySet<string> = new Set(['pix', 'instrucoes']);

/** What decides how long whoever ordered may withdraw. */
interface Comprado {
  pedidoEm: Date;
  /** Null where it was not paid. */
  pagoEm: Date | null;
  /** Whether its family promises the money back for 30 days. */
  reembolso: boolean;
  /** How it can be paid now; none where nothing is to be paid any more. */
  pagamento?: { forma: string } | null;
}

/**
 * Until which day whoever ordered may withdraw, and how, as it is said after an order; null once that is over. The days count from the
 * payment where that came later: of one that waits for it nobody knows the day yet.
 */
export function comoDesistir(
  { EMAIL_CONTACT, WHATSAPP_NUMBER }: Pick<Brand, 'EMAIL_CONTACT' | 'WHATSAPP_NUMBER'>,
  { pedidoEm, pagoEm, pagamento, reembolso }: Comprado,
  agora: Date,
): string | null {
  const dias = reembolso ? DIAS_DO_REEMBOLSO : DIAS_DA_LEI;
  const meios = WHATSAPP_NUMBER ? `${EMAIL_CONTACT} ou pelo WhatsApp` : EMAIL_CONTACT;
  const escreva = `escreva para ${meios}, com o código do pedido.`;
  const porque = reembolso ? `reembolso em até ${DIAS_DO_REEMBOLSO} dias` : LEI;
  if (pagoEm === null && ESPERAM_PAGAMENTO.has(pagamento?.forma ?? ''))
    return `Enquanto não pagar, você pode desistir sem custo. Depois do pagamento, tem ${dias} dias para desistir e recebe de volta o que pagou (${porque}): ${escreva}`;
  const desde = pagoEm !== null && pagoEm > pedidoEm ? pagoEm : pedidoEm;
  const ate = ultimoDia(diaDoInstante(desde), dias);
  if (diaDoInstante(agora) > ate) return null;
  return `Você pode desistir até ${escreverDia(ate)} e recebe de volta o que pagou (${porque}): ${escreva}`;
}
