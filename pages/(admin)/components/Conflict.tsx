import { useDecision } from './decision.ts';
import type { Field, FormValues } from './formTable.ts';
import { sayValue } from './values.ts';

interface ConflictProps {
  campos: readonly Field[];
  /** The row when it was opened, and as it is now. */
  antes: FormValues;
  agora: FormValues | null;
  onUseCurrent: () => void;
}

/** Somebody else was faster: what they changed, and the two ways on. */
export function Conflict({ campos, antes, agora, onUseCurrent }: ConflictProps) {
  const { digitado, send } = useDecision();
  const changed = agora ? campos.filter(({ nome }) => String(agora[nome] ?? '') !== String(antes[nome] ?? '')) : [];
  return (
    <div className="conflict">
      {agora === null && <p>A linha não está mais nesta página da lista; ela pode ter sido excluída.</p>}
      {changed.length > 0 && (
        <ul>
          {changed.map((campo) => (
            <li key={campo.nome}>
              {campo.rotulo}: agora está “{agora && sayValue(campo, agora[campo.nome], agora)}”;{' '}
              {campo.nome in digitado
                ? `você digitou “${sayValue(campo, digitado[campo.nome], { ...antes, ...digitado })}”.`
                : `antes era “${sayValue(campo, antes[campo.nome], antes)}”, e você não mexeu nisto.`}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="admin-button" onClick={onUseCurrent}>
        Usar a versão atual
      </button>{' '}
      {agora && (
        <button type="button" className="admin-button" onClick={() => send('sobrescrever')}>
          Salvar o que digitei mesmo assim
        </button>
      )}
    </div>
  );
}
