import { useEffect, useState } from 'react';
import { askWith, type Interruption } from '../signIn.ts';
import { CodeField } from './CodeField.tsx';
import { StaffDialog } from './StaffDialog.tsx';
import { useSignIn } from './useSignIn.ts';

interface Asked extends Interruption {
  answer: (signedIn: boolean) => void;
}

/**
 * When the session has ended, or somebody else has signed in in another tab: the password over what is open, of which nothing is lost, and a passkey or the code
 * where the account asks for one. Somebody else does not sign for it: who that is goes to the login, or loads the page anew.
 */
export function SignInDialog({ usuario }: { usuario: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { error, second, sending, submit, forget } = useSignIn(() => close(true));

  useEffect(() => askWith((why) => new Promise((answer) => setAsked({ ...why, answer }))), []);

  function close(signedIn: boolean): void {
    asked?.answer(signedIn);
    setAsked(null);
    forget();
  }

  if (!asked) return null;
  const { motivo, deOutra } = asked;
  return (
    <StaffDialog titulo={deOutra ? 'Outra pessoa entrou neste navegador' : 'Sua sessão terminou'} onClose={() => close(false)}>
      <form className="login__form" onSubmit={submit}>
        <p>
          {deOutra
            ? `${motivo} O que você digitou continua aqui.`
            : 'Entre de novo para continuar. O que você digitou continua aqui e será salvo. Para outra pessoa, escolha Agora não e depois Sair.'}
        </p>
        <label>
          Usuário
          <input name="username" autoComplete="username" value={usuario} readOnly />
        </label>
        <label>
          Senha
          <input name="password" type="password" autoComplete="current-password" />
        </label>
        {second && <CodeField step={second} sending={sending} />}
        <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
          Entrar e continuar
        </button>
        {deOutra && (
          <button type="button" className="admin-button" onClick={() => window.location.reload()}>
            Recarregar a página
          </button>
        )}
        <button type="button" className="admin-button" onClick={() => close(false)}>
          Agora não
        </button>
        <p className="form-field__error" role="alert">
          {error}
        </p>
      </form>
    </StaffDialog>
  );
}
