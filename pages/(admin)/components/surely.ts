import { isRepeat, Refusal } from '../adminApi.ts';
import { settle } from './settle.ts';
import { keepUnsent, takeUpAgain } from './unsent.ts';

const NOT_DONE = 'A conexão falhou antes, e nada foi feito. Tente de novo.';
const UNKNOWN = 'Não foi possível falar com o servidor. Assim que ele responder, o aviso embaixo diz se foi feito.';

/**
 * Does something that has no form of its own, and finds out what has become of it where no answer comes (044). What cannot be found out now, or
 * went wrong after one has gone on to another screen, waits among what was not sent. Answers whether it had been done and only the answer was lost.
 * @param act answers what the server has answered, as `act` of the interface does
 * @param de what is to be done, and of which row
 * @param isHere whether what shows how it went is still there
 * @throws Refusal of what was not done, or of which nobody knows yet
 */
export async function surely(act: () => Promise<unknown>, de: string, isHere: () => boolean): Promise<boolean> {
  takeUpAgain(de);
  try {
    return isRepeat(await act());
  } catch (error) {
    const refusal = error as Refusal;
    const open = refusal.code === '';
    const settled = open && refusal.chave && isHere() ? await settle(refusal.chave).catch(() => null) : null;
    if (isHere() && settled?.feito) return true;
    const again = () => act().then(() => true);
    if (!isHere() || (open && !settled)) await keepUnsent({ de, feito: 'feito', digitado: [], again }, refusal);
    throw open ? new Refusal(settled ? NOT_DONE : UNKNOWN, '', []) : refusal;
  }
}
