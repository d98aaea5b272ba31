import { useState, type FormEvent } from 'react';
import { signIn } from '../signIn.ts';

/** A form that signs in, with the fields `username`, `password` and, once it is asked for, `code`. Once signed in, nothing is sent again until it begins anew. */
export function useSignIn() {
  const [error, setError] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [sending, setSending] = useState(false);
  const enter = async (form: FormData, onSignedIn: () => void) => {
    setSending(true);
    const refused = await signIn(form);
    if (refused === null) return onSignedIn();
    setSending(false);
    setError(refused.sentence);
    // What is refused next, for a delay or a line that is cut, asks for nothing, and the code is still to be given.
    if (refused.asksForCode) setAsksForCode(true);
  };
  const submit = (event: FormEvent<HTMLFormElement>, onSignedIn: () => void) => {
    event.preventDefault();
    void enter(new FormData(event.currentTarget), onSignedIn);
  };
  /** Begins anew. */
  const forget = () => {
    setError('');
    setAsksForCode(false);
    setSending(false);
  };
  return { error, asksForCode, sending, submit, forget };
}
