import { businessDay } from '../../platform/calendar.ts';
import type { Recebedor } from '../../platform/pix.ts';
import { desenharQrCode, type QrCode } from '../../platform/qrCode.ts';
import { brCode } from './brCode.server.ts';
import type { FormaDePagar } from './formaDePagar.ts';
import { ultimoDia } from './prazo.ts';

/** How this shop is paid. */
export interface Pagamento {
  /** Null where no PIX is configured. */
  pix: Recebedor | null;
  /** Days after the order's in which it may be paid. */
  dias: number;
}

/** What whoever ordered is told of the payment. */
export interface ComoPagar {
  forma: FormaDePagar;
  /** Last day in São Paulo, as `YYYY-MM-DD`; null where there is none. */
  ate: string | null;
  /** Last day of the free trial, as `YYYY-MM-DD`, while it lasts; null where there is none. */
  testeAte: string | null;
  /** The same once it is over; null where there was none, and where the order, or its days to pay, came after it: that is no trial any more. */
  testeAcabouEm: string | null;
  /** Reais that the code asks for, and to whom, as a bank shows it to whoever pays; null where there is no code. */
  valor: number | null;
  recebedor: string | null;
  /** The code to copy; null where there is none. */
  codigoPix: string | null;
  /** The same as a QR Code. */
  qrCode: QrCode | null;
}

/** What an order asks to be paid. */
export interface Devido {
  codigo: string;
  /** Reais; null until somebody has confirmed it (D14). */
  valor: number | null;
  /** Day in São Paulo of the order, from which it has its days to pay. */
  dia: string;
  /** Day from which the trial counts; left out where it is the same. */
  testeDesde?: string;
  /** Day from which the days to pay count anew; null, or left out, where they count from the order's. */
  prazoDesde?: string | null;
  /** Days in which it can be tried free. */
  diasDeTeste?: number;
}

/** How an order that nobody has paid can be paid now. */
export function comoPagar({ pix, dias }: Pagamento, devido: Devido, agora: Date): ComoPagar {
  const { codigo, valor } = devido;
  const sem = { ate: null, testeAte: null, testeAcabouEm: null, valor: null, recebedor: null, codigoPix: null, qrCode: null };
  if (valor === 0) return { forma: 'nada', ...sem };
  const hoje = businessDay(agora);
  const { ate, teste } = prazosDe(devido, dias);
  const testeAte = teste !== null && hoje <= teste ? teste : null;
  const testeAcabouEm = fimDoTeste(devido, agora);
  // Without a code there is no last day, but for one who tries the plan.
  if (valor === null || pix === null) return { forma: 'instrucoes', ...sem, ate: testeAte && ate, testeAte, testeAcabouEm };
  if (hoje > ate) return { forma: 'vencido', ...sem, ate, testeAcabouEm };
  const codigoPix = brCode(pix, { valor, txid: codigo.replace('-', '') });
  return { forma: 'pix', ate, testeAte, testeAcabouEm, valor, recebedor: pix.nome, codigoPix, qrCode: desenharQrCode(codigoPix) };
}

/** Last day of a free trial that is over, as `YYYY-MM-DD`: nothing is owed then; null where there was none, where it lasts, and where the order, or its days to pay, came after it: that is no trial any more. */
export function fimDoTeste(devido: Devido, agora: Date): string | null {
  const teste = ultimoDiaDoTeste(devido);
  return teste === null || businessDay(agora) <= teste ? null : teste;
}

/** Last day of the free trial that an order is, whether that lasts or not, as `YYYY-MM-DD`; null where it is none: its plan is paid first, or the order, or its days to pay, came after it. */
export function ultimoDiaDoTeste({ dia, testeDesde = dia, prazoDesde, diasDeTeste = 0 }: Devido): string | null {
  const teste = diasDeTeste > 0 ? ultimoDia(testeDesde, diasDeTeste) : null;
  return teste === null || dia > teste || (prazoDesde ?? '') > teste ? null : teste;
}

/** Last day on which an order can, or could, be paid with a code, as `YYYY-MM-DD`; null where there is none. */
export function ultimoDiaParaPagar({ pix, dias }: Pagamento, devido: Devido): string | null {
  return pix === null || devido.valor === null || devido.valor === 0 ? null : prazosDe(devido, dias).ate;
}

/** The last day to pay, never before the end of a trial, and that of the trial. */
function prazosDe(
  { dia, testeDesde = dia, prazoDesde = null, diasDeTeste = 0 }: Devido,
  dias: number,
): { ate: string; teste: string | null } {
  const teste = diasDeTeste > 0 ? ultimoDia(testeDesde, diasDeTeste) : null;
  const prazos = [ultimoDia(dia, dias), ...(teste ? [teste] : []), ...(prazoDesde ? [ultimoDia(prazoDesde, dias)] : [])];
  return { ate: prazos.toSorted().at(-1)!, teste };
}
