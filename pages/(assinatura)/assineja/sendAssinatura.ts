import {
  CriarAssinaturaDocument,
  type AssinaturaInput,
  type CriarAssinaturaMutation,
} from '../../../graphql/generated/graphql.ts';
import { ApiError, callApi, wasRefused } from '../../api.ts';
import { newKey, type KeptDraft, type SentOrder } from './assinaturaDraft.ts';

type Placed = CriarAssinaturaMutation['criarAssinatura'];

/**
 * Sends an order under its draft's key. One whose answer never came is sent again as it was, where its visitor has changed nothing: what it costs by now is not his
 * correction. A key that stands for other content was either this tab's, and its answer never came: then this is the correction of that order; or another tab's: then
 * this is an order of its own (D38). @throws what `callApi` throws
 */
export async function sendAssinatura(draft: KeptDraft, order: SentOrder): Promise<Placed> {
  const { chave, substitui, unanswered, sent } = draft.current;
  const again = unanswered && sent !== null && saysTheSame(sent, order) ? { ...sent, captchaToken: order.captchaToken } : null;
  try {
    return await sendOnce(draft, { ...(again ?? order), chave, substitui });
  } catch (error) {
    // It was not stored: what it costs by now is seen, and sent the next time.
    if (again && wasRefused(error)) draft.save({ sent: null });
    if (!(error instanceof ApiError) || error.code !== 'CHAVE_REUTILIZADA') throw error;
    const other = { ...newKey(), substitui: unanswered ? chave : substitui };
    draft.save(other);
    return sendOnce(draft, { ...order, chave: other.chave, substitui: other.substitui });
  }
}

/** What the shop says, and not the visitor: that it is another by now makes no other order. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(['valor', 'planoVisto', 'contrato', 'captchaToken']);

function saysTheSame(one: SentOrder, other: SentOrder): boolean {
  const said = (order: SentOrder) => JSON.stringify(Object.entries(order).filter(([campo]) => !OF_THE_SHOP.has(campo)));
  return said(one) === said(other);
}

/** Remembers, until the answer is there, that it is not, and what was sent: a reload or a lost line leaves a sent order behind. */
async function sendOnce(draft: KeptDraft, input: AssinaturaInput): Promise<Placed> {
  const { unanswered, sent } = draft.current;
  const { chave: _chave, substitui: _substitui, ...order } = input;
  draft.save({ unanswered: true, sent: order });
  try {
    return (await callApi(CriarAssinaturaDocument, { input })).criarAssinatura;
  } catch (error) {
    if (wasRefused(error)) draft.save({ unanswered, sent });
    throw error;
  }
}
