import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdminIcon } from '../components/AdminIcon.tsx';
import { JumpLink } from '../components/JumpLink.tsx';
import { SignInDialog } from '../components/SignInDialog.tsx';
import { mayEnd, useLeaveQuestion } from '../components/useUnsavedGuard.ts';
import { SCREENS, type ScreenName } from '../screens/screens.ts';
import { useSignedIn } from './signedIn.ts';
import '../styles/admin.css';

/** The side menu around the staff's screens, which is there before they are. */
export function Frame({ children }: { children: ReactNode }) {
  const { usuario } = useSignedIn();
  useLeaveQuestion();
  return (
    <div className="admin">
      <JumpLink className="skip-link" to="conteudo">
        Pular para o conteúdo
      </JumpLink>
      <SideMenu usuario={usuario} />
      {children}
      <SignInDialog usuario={usuario} />
    </div>
  );
}

function SideMenu({ usuario }: { usuario: string }) {
  const { brand, adminPath } = useSignedIn();
  return (
    <header className="admin__side">
      <p className="admin__brand">
        {brand.BRAND_SHORT_NAME} <span>administração</span>
      </p>
      <nav aria-label="Administração">
        <ul>
          {(Object.keys(SCREENS) as ScreenName[]).map((screen) => (
            <li key={screen}>
              <Link to={`/${screen}`} activeOptions={{ includeSearch: false }}>
                <AdminIcon name={SCREENS[screen].menu.icon} /> {SCREENS[screen].menu.label}
              </Link>
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
  // Before the session is over: who stays would have nothing left to save with.
  if (!mayEnd()) return;
  // Whatever comes of it: the login says whether the session is over.
  await fetch('/auth/logout', { method: 'POST' }).catch(() => null);
  window.location.assign(login);
}
