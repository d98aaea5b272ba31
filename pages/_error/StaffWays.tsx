import { useState } from 'react';

interface StaffWaysProps {
  /** The first screen of whoever has signed in. */
  primeira: { endereco: string; rotulo: string };
  /** Where one signs in. */
  login: string;
}

/** The ways on of one of the team: a screen that is theirs, and out, to come in as somebody else. */
export function StaffWays({ primeira, login }: StaffWaysProps) {
  const [error, setError] = useState('');
  const leave = async () => {
    setError('');
    // Visitors, whose page this is as well, load nothing of it.
    const left = await import('../(admin)/signIn.ts').then(({ signOut }) => signOut()).catch(() => false);
    if (left) window.location.assign(login);
    else setError('Não foi possível encerrar a sessão: ela pode continuar aberta. Tente de novo.');
  };
  return (
    <>
      <p className="actions">
        <a className="button button--primary" href={primeira.endereco}>
          Ir para {primeira.rotulo}
        </a>
        <button type="button" className="button button--secondary" onClick={() => void leave()}>
          Sair
        </button>
      </p>
      <p role="alert">{error}</p>
    </>
  );
}
