import type { Campo, Valores } from './campo.ts';

interface ConflictProps {
  campos: readonly Campo[];
  /** The row when it was opened, as it is now, and as it was typed. */
  antes: Valores;
  agora: Valores | null;
  digitado: Valores;
  onUseCurrent: () => void;
  onOverwrite: () => void;
}

/** Somebody else was faster: what they changed, and the two ways on. */
export function Conflict({ campos, antes, agora, digitado, onUseCurrent, onOverwrite }: ConflictProps) {
  const changed = agora ? campos.filter(({ nome }) => String(agora[nome] ?? '') !== String(antes[nome] ?? '')) : [];
  return (
    <div className="conflict">
      {agora === null && <p>A linha não está mais nesta página da lista; ela pode ter sido excluída.</p>}
      {changed.length > 0 && (
        <ul>
          {changed.map(({ nome, rotulo }) => (
            <li key={nome}>
              {rotulo}: agora está “{String(agora?.[nome] ?? 'vazio')}”; você digitou “{String(digitado[nome] ?? 'vazio')}”.
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="admin-button" onClick={onUseCurrent}>
        Usar a versão atual
      </button>{' '}
      {agora && (
        <button type="button" className="admin-button" onClick={onOverwrite}>
          Salvar o que digitei mesmo assim
        </button>
      )}
    </div>
  );
}
