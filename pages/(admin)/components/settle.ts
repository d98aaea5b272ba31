import { EncerrarAtoDocument, type EncerrarAtoMutation } from '../../../graphql/generated/admin/graphql.ts';
import { act, Refusal } from '../adminApi.ts';
import { forgetKey } from '../keys.ts';

/** What has become of an act of which no answer came. */
export type Settled = EncerrarAtoMutation['encerrarAto'];

/**
 * Asks what has become of an act by its key. What was not done never will be, also when it is still on its way (044).
 * @param byItself nobody has pressed anything: when the session has ended, or is another's, the password is not asked for
 * @throws Refusal when that cannot be had, without a code: whoever does not tell what has become of an act, for whatever reason, has not refused it
 */
export async function settle(chave: string, byItself = false): Promise<Settled> {
  try {
    const { encerrarAto } = await act(EncerrarAtoDocument, { chave }, { context: { byItself } });
    forgetKey(chave);
    return encerrarAto;
  } catch (error) {
    throw new Refusal((error as Refusal).message, '', []);
  }
}
