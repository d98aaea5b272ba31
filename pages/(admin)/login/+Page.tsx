import { useState, type FormEvent } from 'react';
import { usePublicContext } from '../../publicPage.tsx';
import { signIn } from '../signIn.ts';
import type { Data } from './+data.tsx';
import '../styles/admin.css';

/** Área Administrativa: name and password (section 2.4). Strangers load nothing of the application. */
export default function Login() {
  const { brand, data } = usePublicContext();
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    const refused = await signIn(String(form.get('username')), String(form.get('password')));
    if (refused === null) return window.location.assign((data as Data).destino);
    setError(refused);
    setSending(false);
  };

  return (
    <main className="login">
      {/* Sent before the page is taken over, it goes nowhere: an address is no place for a password. */}
      <form className="login__form" method="dialog" onSubmit={(event) => void submit(event)}>
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
    </main>
  );
}
