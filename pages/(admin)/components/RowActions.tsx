import { AdminIcon } from './AdminIcon.tsx';
import type { IconName } from './iconName.ts';

interface RowActionsProps {
  id: string;
  /** What the row is called, for who does not see the table. */
  rotulo: string;
  /** Whether whoever looks may do more than look. */
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onDuplicate?: (() => void) | undefined;
  onHistory: () => void;
}

/** What can be done with a row. */
export function RowActions({ id, rotulo, mayChange, onEdit, onDelete, onDuplicate, onHistory }: RowActionsProps) {
  const history = <Action icone="history" texto="Histórico" rotulo={rotulo} quiet={mayChange} onClick={onHistory} />;
  if (!mayChange) return history;
  return (
    <span className="row-actions">
      <Action id={editButtonOf(id)} icone="pencil" texto="Editar" rotulo={rotulo} onClick={onEdit} />
      {onDuplicate && <Action icone="copy" texto="Duplicar" rotulo={rotulo} quiet onClick={onDuplicate} />}
      {history}
      <Action icone="trash-2" texto="Excluir" rotulo={rotulo} onClick={onDelete} />
    </span>
  );
}

/** Where the keyboard goes on when a row has been saved. */
export function editButtonOf(id: string): string {
  return `editar-${id}`;
}

interface ActionProps {
  id?: string;
  icone: IconName;
  texto: string;
  rotulo: string;
  /** Shows its icon only, so that the table stays narrow. */
  quiet?: boolean;
  onClick: () => void;
}

function Action({ id, icone, texto, rotulo, quiet, onClick }: ActionProps) {
  return (
    // The second click of a double click asks for nothing more.
    <button id={id} type="button" className="row-action" onClick={({ detail }) => detail < 2 && onClick()} title={texto}>
      <AdminIcon name={icone} size={16} />
      <span className={quiet ? 'visually-hidden' : undefined}>
        {texto}
        <span className="visually-hidden"> {rotulo}</span>
      </span>
    </button>
  );
}
