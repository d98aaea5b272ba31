import { EncerrarAtoDocument, type EncerrarAtoMutation } from '../../../graphql/generated/admin/graphql.ts';
import { act } from '../adminApi.ts';
import { forgetKey } from '../keys.ts';

/** What has become of an act of which no answer came. */
export type Settled = EncerrarAtoMutation['encerrarAto'];

/**
 * Asks what has become of an act by its key. What was not done never will be, also when it is still on its way (044).
 * @param byItself nobody has pressed anything: when the session has ended, the password is not asked for
 * @throws Refusal when that cannot be had
 */
export async function settle(chave: string, byItself = false): Promise<Settled> {
  const { encerrarAto } = await act(EncerrarAtoDocument, { chave }, { context: { leaving: byItself } });
  forgetKey(chave);
  return encerrarAto;
}
