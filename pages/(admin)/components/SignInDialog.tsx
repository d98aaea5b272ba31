import { useEffect, useState, type FormEvent } from 'react';
import { Input } from 'react-aria-components/TextField';
import { askWith, signIn } from '../signIn.ts';
import { StaffDialog } from './StaffDialog.tsx';

/** When the session has ended: the password over what is open, of which nothing is lost. Somebody else does not sign for it: who that is goes to the login. */
export function SignInDialog({ usuario }: { usuario: string }) {
  const [answer, setAnswer] = useState<((signedIn: boolean) => void) | null>(null);
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);

  useEffect(() => askWith(() => new Promise((resolve) => setAnswer(() => resolve))), []);

  const close = (signedIn: boolean) => {
    answer?.(signedIn);
    setAnswer(null);
    setError('');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    const refused = await signIn(String(form.get('username')), String(form.get('password')));
    setSending(false);
    if (refused === null) close(true);
    else setError(refused);
  };

  if (!answer) return null;
  return (
    <StaffDialog titulo="Sua sessão terminou" onClose={() => close(false)}>
      <form className="login__form" onSubmit={(event) => void submit(event)}>
        <p>
          Entre de novo para continuar. O que você digitou continua aqui e será salvo. Para outra pessoa, escolha Agora não e
          depois Sair.
        </p>
        <label>
          Usuário
          <input name="username" autoComplete="username" value={usuario} readOnly />
        </label>
        <label>
          Senha
          <Input name="password" type="password" autoComplete="current-password" autoFocus />
        </label>
        <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
          Entrar e continuar
        </button>
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
