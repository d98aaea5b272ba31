import { useEffect, useRef } from 'react';
import type { SecondStep } from './useSignIn.ts';

interface CodeFieldProps {
  step: SecondStep;
  sending: boolean;
}

/**
 * What an account asks for after its password: a passkey, where it has one, or the code of its application, or a recovery code, which has letters. Whoever has
 * typed the password goes on there; a device that is waited for keeps nobody from the code.
 */
export function CodeField({ step: { withPasskey, giveUp }, sending }: CodeFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hasPasskey = withPasskey !== null;
  useEffect(() => (hasPasskey ? button : input).current?.focus(), [hasPasskey]);
  return (
    <>
      {withPasskey && (
        <button
          ref={button}
          type="button"
          className="admin-button admin-button--primary"
          aria-disabled={sending || giveUp !== null}
          onClick={({ currentTarget }) => sending || giveUp || withPasskey(currentTarget.form!)}
        >
          {giveUp ? 'Confirme no aparelho…' : 'Usar passkey'}
        </button>
      )}
      {giveUp && (
        <button type="button" className="admin-button" onClick={giveUp}>
          Desistir da passkey
        </button>
      )}
      <label>
        Código
        <input ref={input} name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      </label>
    </>
  );
}
