import type { RefObject } from 'react';
import { Refusal } from '../adminApi.ts';
import { wasLastRepeated } from '../keys.ts';
import { settle } from './settle.ts';
import { keepUnsent } from './unsent.ts';

const NOT_DONE = 'A conexão falhou antes, e nada foi feito. Tente de novo.';
const UNKNOWN = 'Não foi possível falar com o servidor. Assim que ele responder, o aviso embaixo diz se foi feito.';

/**
 * Does something that has no form of its own, and finds out what has become of it where no answer comes (044). What cannot be found out now, or
 * went wrong after one has gone on to another screen, waits among what was not sent. Answers whether it had been done and only the answer was lost.
 * @param de what is to be done, and of which row
 * @param here whether its screen is still shown
 * @throws Refusal of what was not done, or of which nobody knows yet
 */
export async function surely(act: () => Promise<unknown>, de: string, here: RefObject<boolean>): Promise<boolean> {
  try {
    await act();
    return wasLastRepeated();
  } catch (error) {
    const refusal = error as Refusal;
    const open = refusal.code === '';
    const settled = open && refusal.chave && here.current ? await settle(refusal.chave).catch(() => null) : null;
    if (here.current && settled?.feito) return true;
    if (!here.current || (open && !settled)) await keepUnsent({ de, feito: 'feito', digitado: [], again: act }, refusal);
    throw open ? new Refusal(settled ? NOT_DONE : UNKNOWN, '', []) : refusal;
  }
}
