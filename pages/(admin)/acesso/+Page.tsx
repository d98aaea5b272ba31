import { useData, usePublicContext } from '../../publicPage.tsx';
import { useAccessLink, useHash } from '../components/useAccessLink.ts';
import type { Data } from './+data.tsx';
import '../styles/admin.css';

const INTRO = {
  convite: 'Você foi convidado para a equipe. Escolha a senha com que vai entrar.',
  senha: 'Escolha a sua nova senha. Ao trocá-la, a conta sai de todos os navegadores em que entrou.',
} as const;

/** What is behind a link of access: the password of its account is chosen, once, and leads to the login (088). */
export default function AccessPage() {
  const { hash, number, read } = useHash();
  // One that is pasted into the open page loads nothing anew: what was said of the one before, and typed for it, goes with it.
  return <Access key={number} hash={hash} onAgain={read} />;
}

function Access({ hash, onAgain }: { hash: string | null; onAgain: () => void }) {
  const { brand } = usePublicContext();
  const { login } = useData<Data>();
  const { link, chosen, error, fields, sending, maybe, submit } = useAccessLink(hash);

  return (
    <main className="login">
      {/* Sent before the page is taken over, it goes nowhere: an address is no place for a password. */}
      <form className="login__form" method="dialog" onSubmit={submit}>
        <p className="admin__brand">{brand.BRAND_NAME}</p>
        <h1>{chosen === null ? 'Escolha a sua senha' : 'Senha escolhida'}</h1>
        <noscript>Esta página precisa de JavaScript.</noscript>
        {chosen !== null && (
          <>
            <p role="status">
              A senha de <strong>{chosen}</strong> está escolhida, e este link não vale mais. Entre com ela.
            </p>
            <a className="admin-button admin-button--primary" href={login}>
              Ir para a entrada
            </a>
          </>
        )}
        {chosen === null && link === 'lendo' && <p role="status">Conferindo o link…</p>}
        {chosen === null && typeof link === 'object' && (
          <>
            <p>{INTRO[link.motivo]}</p>
            <label>
              Usuário
              <input name="username" autoComplete="username" value={link.usuario} readOnly />
            </label>
            <label>
              Senha (10 caracteres ou mais)
              <input
                name="password"
                type="password"
                autoComplete="new-password"
                required
                aria-invalid={fields.password ? true : undefined}
                aria-describedby="erro-senha"
              />
            </label>
            <p id="erro-senha" className="form-field__error">
              {fields.password}
            </p>
            <label>
              Repita a senha
              <input
                name="again"
                type="password"
                autoComplete="new-password"
                required
                aria-invalid={fields.again ? true : undefined}
                aria-describedby="erro-repetida"
              />
            </label>
            <p id="erro-repetida" className="form-field__error">
              {fields.again}
            </p>
            <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
              {sending ? 'Aguarde…' : 'Escolher a senha'}
            </button>
          </>
        )}
        <p className="form-field__error" role="alert">
          {error}
        </p>
        {link === 'calado' && (
          <button type="button" className="admin-button admin-button--primary" onClick={onAgain}>
            Tentar de novo
          </button>
        )}
        {chosen === null && (link === 'nenhum' || maybe) && (
          <a className="admin-button" href={login}>
            Ir para a entrada
          </a>
        )}
      </form>
    </main>
  );
}
