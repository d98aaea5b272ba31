import { useEffect, useState, type FormEvent } from 'react';
import { askWith, signIn, type Interruption } from '../signIn.ts';
import { StaffDialog } from './StaffDialog.tsx';

interface Asked extends Interruption {
  answer: (signedIn: boolean) => void;
}

/**
 * When the session has ended, or somebody else has signed in in another tab: the password over what is open, of which nothing is lost. Somebody else does
 * not sign for it: who that is goes to the login, or loads the page anew.
 */
export function SignInDialog({ usuario }: { usuario: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);

  useEffect(() => askWith((why) => new Promise((answer) => setAsked({ ...why, answer }))), []);

  const close = (signedIn: boolean) => {
    asked?.answer(signedIn);
    setAsked(null);
    setError('');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setError('');
    setSending(true);
    const refused = await signIn(String(form.get('username')), String(form.get('password')));
    setSending(false);
    if (refused === null) close(true);
    else setError(refused);
  };

  if (!asked) return null;
  const { motivo, deOutra } = asked;
  return (
    <StaffDialog titulo={deOutra ? 'Outra pessoa entrou neste navegador' : 'Sua sessão terminou'} onClose={() => close(false)}>
      <form className="login__form" onSubmit={(event) => void submit(event)}>
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
