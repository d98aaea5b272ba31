import { instante } from '../format.ts';
import type { Option } from './formTable.ts';
import { useDecision } from './decision.ts';

interface StatusConflictProps {
  /** The row as it is stored. */
  agora: { status: string; motivo?: string | null; statusPor?: string | null; statusEm?: string | null };
  opcoes: readonly Option[];
  /** What a status may have for a reason; left out where none has one. */
  motivos?: readonly Option[] | undefined;
}

/** Somebody else has given another status meanwhile, or another reason of it: both, and the two ways on. The note is kept either way. */
export function StatusConflict({ agora, opcoes, motivos }: StatusConflictProps) {
  const { antes, digitado, send } = useDecision();
  const { status, motivo = null, statusPor, statusEm } = agora;
  const outroStatus = Boolean(digitado.status) && digitado.status !== status;
  const outroMotivo = digitado.motivo !== undefined && digitado.motivo !== motivo;
  if (!outroStatus && !outroMotivo) return null;
  const word = (um: unknown, porQue: unknown) => {
    const nome = nameOf(opcoes, um);
    return porQue ? `${nome} (${nameOf(motivos ?? [], porQue)})` : nome;
  };
  const theirs = word(status, motivo);
  const ours = word(digitado.status ?? antes.status, digitado.motivo);
  const stored = { status, ...(motivos && { motivo }) };
  return (
    <div className="conflict">
      <p>
        Agora está “{theirs}”{statusPor && statusEm && `, por ${statusPor} em ${instante(statusEm)}`}; você escolheu “{ours}”.
      </p>
      <button type="button" className="admin-button" onClick={() => send('deixar', stored)}>
        Deixar “{theirs}”
      </button>{' '}
      <button type="button" className="admin-button" onClick={() => send('mudar', stored)}>
        Mudar para “{ours}”
      </button>
    </div>
  );
}

function nameOf(opcoes: readonly Option[], nome: unknown): string {
  return opcoes.find(({ valor }) => valor === nome)?.rotulo ?? String(nome);
}
