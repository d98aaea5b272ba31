import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { AdminIcon } from './components/AdminIcon.tsx';
import { SignInDialog } from './components/SignInDialog.tsx';
import { TELAS } from './telas/telas.ts';
import './styles/admin.css';

/** The side menu around the staff's screens; the login stands alone. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  const { usuario, routeParams } = usePageContext();
  if (!usuario || routeParams.tela === 'login') return <main className="login">{children}</main>;
  return (
    <div className="admin">
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <SideMenu usuario={usuario} />
      <main id="conteudo" className="admin__main" tabIndex={-1}>
        {children}
      </main>
      <SignInDialog usuario={usuario} />
    </div>
  );
}

function SideMenu({ usuario }: { usuario: string }) {
  const { brand, adminPath, routeParams } = usePageContext();
  const entries = Object.entries(TELAS).flatMap(([tela, descrita]) => ('menu' in descrita ? [{ tela, ...descrita.menu }] : []));
  return (
    <header className="admin__side">
      <p className="admin__brand">
        {brand.BRAND_SHORT_NAME} <span>administração</span>
      </p>
      <nav aria-label="Administração">
        <ul>
          {entries.map(({ tela, rotulo, icone }) => (
            <li key={tela}>
              <a href={`${adminPath}/${tela}`} aria-current={tela === routeParams.tela ? 'page' : undefined}>
                <AdminIcon name={icone} /> {rotulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="admin__foot">
        <p>
          Você entrou como <strong>{usuario}</strong>
        </p>
        <a href="/" target="_blank" rel="noreferrer">
          Ver o site
        </a>
        <button type="button" onClick={() => void signOut(`${adminPath}/login`)}>
          <AdminIcon name="log-out" /> Sair
        </button>
      </div>
    </header>
  );
}

async function signOut(login: string): Promise<void> {
  // Whatever comes of it: the login says whether the session is over.
  await fetch('/auth/logout', { method: 'POST' }).catch(() => null);
  window.location.assign(login);
}
