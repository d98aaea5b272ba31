import { useState, type FormEvent } from 'react';
import { lateCode } from '../../lateCode.ts';
import { NOT_HEARD, signIn, type AskedPasskey } from '../signIn.ts';

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
  const [asked, setAsked] = useState<AskedPasskey | 'code' | null>(null);
  const [sending, setSending] = useState(false);
  const enter = async (form: FormData, passkey?: AskedPasskey) => {
    setSending(true);
    const refused = await (passkey
      ? passkeys().then(
          ({ signInWithPasskey }) => signInWithPasskey(form, passkey),
          () => NOT_HEARD,
        )
      : signIn(form));
    if (refused === null) return onSignedIn();
    setSending(false);
    setError(refused.sentence);
    // What is refused next, for a delay or a line that is cut, asks for nothing, and the code is still to be given.
    if (refused.asksForCode) setAsked(refused.passkey ?? 'code');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void enter(new FormData(event.currentTarget));
  };
  const canUse = asked && asked !== 'code' && 'PublicKeyCredential' in window;
  const second: SecondStep | null = asked && {
    withPasskey: canUse ? (form) => void enter(new FormData(form), asked) : null,
  };
  /** Begins anew. */
  const forget = () => {
    setError('');
    setAsked(null);
    setSending(false);
  };
  return { error, second, sending, submit, forget };
}
