import { useState, type FormEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { signIn } from '../signIn.ts';
import type { DataOf } from './listas.data.ts';

/** Área Administrativa: name and password (section 2.4). */
export function Login({ destino }: DataOf<'login'>) {
  const { brand } = usePageContext();
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    const refused = await signIn(String(form.get('username')), String(form.get('password')));
    if (refused === null) return window.location.assign(destino);
    setError(refused);
    setSending(false);
  };

  return (
    <form className="login__form" onSubmit={(event) => void submit(event)}>
      <p className="admin__brand">{brand.BRAND_NAME}</p>
      <h1>Área Administrativa</h1>
      <label>
        Usuário
        <input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </label>
      <label>
        Senha
        <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
        Entrar
      </button>
      <p className="form-field__error" role="alert">
        {error}
      </p>
    </form>
  );
}
