import { usePublicContext } from '../../publicPage.tsx';
import { CodeField } from '../components/CodeField.tsx';
import { useSignIn } from '../components/useSignIn.ts';
import type { Data } from './+data.tsx';
import '../styles/admin.css';

/** Área Administrativa: name and password, and the code of whose account asks for one (section 2.4). Strangers load nothing of the application. */
export default function Login() {
  const { brand, data } = usePublicContext();
  const { error, second, sending, submit } = useSignIn(() => window.location.assign((data as Data).destino));

  return (
    <main className="login">
      {/* Sent before the page is taken over, it goes nowhere: an address is no place for a password. */}
      <form className="login__form" method="dialog" onSubmit={submit}>
        <noscript>
          <p>Esta página precisa de JavaScript.</p>
        </noscript>
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
        {second && <CodeField step={second} sending={sending} />}
        <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
          Entrar
        </button>
        <p className="form-field__error" role="alert">
          {error}
        </p>
        <p>Perdeu a senha? Peça a quem administra a loja um link para escolher outra.</p>
      </form>
    </main>
  );
}
