import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { escreverQuantas } from '../../../modules/editing/fila.ts';
import { AdminIcon } from '../components/AdminIcon.tsx';
import { JumpLink } from '../components/JumpLink.tsx';
import { useWaiting } from '../components/queueCounts.ts';
import { SignInDialog } from '../components/SignInDialog.tsx';
import { abandonUnsaved, mayEnd, useLeaveQuestion } from '../components/useUnsavedGuard.ts';
import { signOut } from '../signIn.ts';
import { SCREENS, screensOf, type ScreenName } from '../screens/screens.ts';
import { useGoTo } from './useGoTo.ts';
import { useSendByKey } from './useSendByKey.ts';
import { useSignedIn } from './signedIn.ts';
import '../styles/admin.css';

/** All that is there for whoever has to turn the second factor on first. */
const OWN_ACCOUNT: readonly ScreenName[] = ['senha'];

/** The side menu around the staff's screens, which is there before they are. */
export function Frame({ children }: { children: ReactNode }) {
  const { usuario, faltaFator } = useSignedIn();
  const { GoTo, open, close } = useGoTo(!faltaFator);
  useLeaveQuestion();
  useSendByKey();
  return (
    <div className="admin">
      <JumpLink className="skip-link" to="conteudo">
        Pular para o conteúdo
      </JumpLink>
      <SideMenu usuario={usuario} onGoTo={open} />
      {GoTo && <GoTo onClose={close} />}
      {children}
      <SignInDialog usuario={usuario} />
    </div>
  );
}

function SideMenu({ usuario, onGoTo }: { usuario: string; onGoTo: () => void }) {
  const { brand, adminPath, permitido, faltaFator } = useSignedIn();
  /** Where the menu stands above the screen it is folded until it is wanted. */
  const [open, setOpen] = useState(false);
  return (
    <header className="admin__side" data-open={open || undefined}>
      <div className="admin__head">
        <p className="admin__brand">
          {brand.BRAND_SHORT_NAME} <span>administração</span>
        </p>
        <button type="button" className="admin__menu-button" aria-expanded={open} onClick={() => setOpen((before) => !before)}>
          <AdminIcon name="menu" /> Menu
        </button>
      </div>
      {!faltaFator && (
        <button type="button" className="admin__go-to" onClick={onGoTo}>
          <AdminIcon name="search" /> Ir para <kbd>Ctrl K</kbd>
        </button>
      )}
      <nav aria-label="Administração">
        <ul>
          {(faltaFator ? OWN_ACCOUNT : screensOf(permitido)).map((screen) => (
            <li key={screen}>
              <Link to={`/${screen}`} onClick={() => setOpen(false)} activeOptions={{ includeSearch: false }}>
                <AdminIcon name={SCREENS[screen].menu.icon} /> {SCREENS[screen].menu.label}
              </Link>
              <Waiting screen={screen} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="admin__foot">
        <p>
          Você entrou como <strong>{usuario}</strong>, {permitido.rotulo}
        </p>
        <a href="/" target="_blank" rel="noreferrer">
          Ver o site
        </a>
        <SignOut login={`${adminPath}/login`} />
      </div>
    </header>
  );
}

/** Ends the session. The login is shown once the server has said that it is over: until then nobody else can be let in to this browser. */
function SignOut({ login }: { login: string }) {
  const [error, setError] = useState('');
  const leave = async () => {
    setError('');
    // Before the session is over: who stays would have nothing left to save with.
    if (!mayEnd()) return;
    if (!(await signOut())) return setError('Não foi possível encerrar a sessão: ela pode continuar aberta. Tente de novo.');
    abandonUnsaved();
    window.location.assign(login);
  };
  return (
    <>
      <button type="button" onClick={() => void leave()}>
        <AdminIcon name="log-out" /> Sair
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

/** How many wait on a screen, beside its name. */
function Waiting({ screen }: { screen: ScreenName }) {
  const waiting = useWaiting(screen);
  if (!waiting) return null;
  return (
    <span className="admin__count">
      {escreverQuantas(waiting)} <span className="visually-hidden">esperando</span>
    </span>
  );
}
