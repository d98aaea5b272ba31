import { useState, type FormEvent } from 'react';
import { lateCode } from '../../lateCode.ts';
import { signIn, type AskedPasskey } from '../signIn.ts';

const passkeys = lateCode(() => import('../passkey.ts'));

/** What comes after the password, where the account asks for more. */
export interface SecondStep {
  /** Uses a passkey of the account with what the form says; null where it has none, or this browser knows of none. */
  withPasskey: ((form: HTMLFormElement) => void) | null;
}

/**
 * A form that signs in, with the fields `username`, `password` and, once it is asked for, `code`, or a passkey instead. Once signed in, nothing is sent again
 * until it begins anew.
 */
export function useSignIn(onSignedIn: () => void) {
  const [error, setError] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [asked, setAsked] = useState<AskedPasskey | null>(null);
  const [sending, setSending] = useState(false);
  const enter = async (form: FormData, passkey: AskedPasskey | null) => {
    setSending(true);
    const refused = await (passkey ? signInWithPasskey(form, passkey) : signIn(form));
    if (refused === null) return onSignedIn();
    setSending(false);
    setError(refused.sentence);
    // What is refused next, for a delay or a line that is cut, asks for nothing, and the code is still to be given.
    if (!refused.asksForCode) return;
    setAsksForCode(true);
    setAsked(refused.passkey);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void enter(new FormData(event.currentTarget), null);
  };
  const withPasskey =
    asked && 'PublicKeyCredential' in window ? (form: HTMLFormElement) => void enter(new FormData(form), asked) : null;
  /** Begins anew. */
  const forget = () => {
    setError('');
    setAsksForCode(false);
    setAsked(null);
    setSending(false);
  };
  const second: SecondStep | null = asksForCode ? { withPasskey } : null;
  return { error, second, sending, submit, forget };
}

/** Has a device use a passkey, and signs in with that. Answers null, or why not. */
async function signInWithPasskey(form: FormData, { opcoes, desafio }: AskedPasskey): ReturnType<typeof signIn> {
  const stays = { asksForCode: true, passkey: { opcoes, desafio } };
  const late = await passkeys().catch(() => null);
  if (!late) return { sentence: 'Não foi possível falar com o servidor. Tente novamente.', ...stays };
  try {
    return await signIn(form, { desafio, resposta: await late.signWithPasskey(opcoes) });
  } catch (error) {
    return { sentence: (error as Error).message, ...stays };
  }
}
