import { instante } from '../format.ts';
import type { Option } from './formTable.ts';
import { useDecision } from './decision.ts';

interface StatusConflictProps {
  agora: { status: string; por?: string | null | undefined; em?: string | null | undefined };
  opcoes: readonly Option[];
}

/** Somebody else has given another status meanwhile: both, and the two ways on. The note is kept either way. */
export function StatusConflict({ agora, opcoes }: StatusConflictProps) {
  const { digitado, send } = useDecision();
  const word = (status: string) => opcoes.find(({ valor }) => valor === status)?.rotulo ?? status;
  const { status } = agora;
  if (!digitado.status || digitado.status === status) return null;
  const escolhido = String(digitado.status);
  return (
    <div className="conflict">
      <p>
        Agora está “{word(agora.status)}”{agora.por && agora.em && `, por ${agora.por} em ${instante(agora.em)}`}; você escolheu “
        {word(escolhido)}”.
      </p>
      <button type="button" className="admin-button" onClick={() => send('deixar', { status })}>
        Deixar “{word(agora.status)}”
      </button>{' '}
      <button type="button" className="admin-button" onClick={() => send('mudar', { status })}>
        Mudar para “{word(escolhido)}”
      </button>
    </div>
  );
}
