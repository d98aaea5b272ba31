import { useRef, useState, type FormEvent } from 'react';
import { lateCode } from '../../lateCode.ts';
import { NOT_HEARD, signIn, type AskedPasskey, type SignInRefusal } from '../signIn.ts';

const passkeys = lateCode(() => import('../passkey.ts'));

/** What comes after the password, where the account asks for more. */
export interface SecondStep {
  /** Uses a passkey of the account with what the form says; null where it has none, or this browser knows of none. */
  withPasskey: ((form: HTMLFormElement) => void) | null;
  /** Gives up the device that is waited for; null where none is. */
  giveUp: (() => void) | null;
}

/**
 * A form that signs in, with the fields `username`, `password` and, once it is asked for, `code`, or a passkey instead. Once signed in, nothing is sent again
 * until it begins anew.
 */
export function useSignIn(onSignedIn: () => void) {
  const [error, setError] = useState('');
  const [asked, setAsked] = useState<AskedPasskey | 'code' | null>(null);
  const [sending, setSending] = useState(false);
  const [onDevice, setOnDevice] = useState(false);
  /** Which try is the last: what comes of one before is nobody's any more. */
  const tries = useRef(0);
  const enter = async (trying: Promise<SignInRefusal | null>) => {
    const mine = ++tries.current;
    const refused = await trying;
    if (mine !== tries.current) return;
    if (refused === null) return onSignedIn();
    setOnDevice(false);
    setSending(false);
    setError(refused.sentence);
    // What is refused next, for a delay or a line that is cut, asks for nothing, and the code is still to be given.
    if (refused.asksForCode) setAsked(refused.passkey ?? 'code');
  };
  const giveUp = () => {
    tries.current++;
    setOnDevice(false);
    void passkeys().then(({ forgetDevice }) => forgetDevice());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onDevice) giveUp();
    setSending(true);
    void enter(signIn(new FormData(event.currentTarget)));
  };
  const usePasskey = (form: FormData, passkey: AskedPasskey) => {
    setOnDevice(true);
    void enter(
      passkeys().then(
        (late) => late.signInWithPasskey(form, passkey, () => setSending(true)),
        () => NOT_HEARD,
      ),
    );
  };
  const canUse = asked && asked !== 'code' && 'PublicKeyCredential' in window;
  const second: SecondStep | null = asked && {
    withPasskey: canUse ? (form) => usePasskey(new FormData(form), asked) : null,
    giveUp: onDevice && !sending ? giveUp : null,
  };
  /** Begins anew. */
  const forget = () => {
    if (onDevice) giveUp();
    tries.current++;
    setError('');
    setAsked(null);
    setSending(false);
  };
  return { error, second, sending, submit, forget };
}
