import {
  CriarAssinaturaDocument,
  type AssinaturaInput,
  type CriarAssinaturaMutation,
} from '../../../graphql/generated/graphql.ts';
import { ApiError, callApi, wasRefused } from '../../api.ts';
import { newKey, type KeptDraft } from './assinaturaDraft.ts';

type Placed = CriarAssinaturaMutation['criarAssinatura'];

/**
 * Sends an order under its draft's key. A key that stands for other content was either this tab's, and its answer never came: then
 * this is the correction of that order; or another tab's: then this is an order of its own (D38). @throws what `callApi` throws
 */
export async function sendAssinatura(draft: KeptDraft, order: Omit<AssinaturaInput, 'chave' | 'substitui'>): Promise<Placed> {
  const { chave, substitui, unanswered } = draft.current;
  try {
    return await sendOnce(draft, { ...order, chave, substitui });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CHAVE_REUTILIZADA') throw error;
    const other = { ...newKey(), substitui: unanswered ? chave : '' };
    draft.save(other);
    return sendOnce(draft, { ...order, chave: other.chave, substitui: other.substitui });
  }
}

/** Remembers, until the answer is there, that it is not: a reload or a lost line leaves a sent order behind. */
async function sendOnce(draft: KeptDraft, input: AssinaturaInput): Promise<Placed> {
  const { unanswered } = draft.current;
  draft.save({ unanswered: true });
  try {
    return (await callApi(CriarAssinaturaDocument, { input })).criarAssinatura;
  } catch (error) {
    if (wasRefused(error)) draft.save({ unanswered });
    throw error;
  }
}
