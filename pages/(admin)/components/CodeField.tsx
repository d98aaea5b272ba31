import { useEffect, useRef } from 'react';

/** The code of an account that asks for one: of its application, or a recovery code, which has letters. It is typed into once it is there. */
export function CodeField() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <label>
      Código
      <input ref={input} name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
    </label>
  );
}
