import { instante } from '../format.ts';
import type { Opcao } from './campo.ts';

interface StatusConflictProps {
  agora: { status: string; por?: string | null | undefined; em?: string | null | undefined };
  escolhido: string;
  opcoes: readonly Opcao[];
  onOverwrite: () => void;
  onKeep: () => void;
}

/** Somebody else has given another status meanwhile: both, and the two ways on. The note is kept either way. */
export function StatusConflict({ agora, escolhido, opcoes, onOverwrite, onKeep }: StatusConflictProps) {
  const word = (status: string) => opcoes.find(({ valor }) => valor === status)?.rotulo ?? status;
  return (
    <div className="conflict">
      <p>
        Agora está “{word(agora.status)}”{agora.por && agora.em && `, por ${agora.por} em ${instante(agora.em)}`}; você escolheu “
        {word(escolhido)}”.
      </p>
      <button type="button" className="admin-button" onClick={onKeep}>
        Deixar “{word(agora.status)}”
      </button>{' '}
      <button type="button" className="admin-button" onClick={onOverwrite}>
        Mudar para “{word(escolhido)}”
      </button>
    </div>
  );
}
