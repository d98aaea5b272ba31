import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useDragAndDrop, type DroppableCollectionReorderEvent } from 'react-aria-components/useDragAndDrop';
import { useListData } from 'react-aria-components/useListData';
import { AdminIcon } from './AdminIcon.tsx';
import { useLeaving } from './useLeaving.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface Item {
  id: number;
  rotulo: string;
}

interface ReorderProps {
  /** The whole group, as it is arranged at the beginning. */
  itens: readonly Item[];
  /** The order that is stored, by ids. */
  stored: readonly number[];
  onSave: (ids: number[]) => Promise<unknown>;
  onCancel: () => void;
}

const INSTRUCTIONS =
  'Arraste com o mouse. Com o teclado: Enter para pegar, setas para cima e para baixo até o lugar, e Enter de novo para soltar, ou Esc para desistir.';

/** Puts the rows of one whole group in another order, with the pointer or with the keyboard alone. */
export default function Reorder({ itens, stored, onSave, onCancel }: ReorderProps) {
  const order = useListData({ initialItems: [...itens] });
  const [saving, setSaving] = useState(false);
  const leaving = useLeaving();
  useUnsavedGuard(!saving && order.items.some(({ id }, place) => id !== stored[place]));
  const move = ({ keys, target: { key, dropPosition } }: DroppableCollectionReorderEvent) =>
    dropPosition === 'before' ? order.moveBefore(key, keys) : order.moveAfter(key, keys);
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (_keys, items) => items.map(({ rotulo }) => ({ 'text/plain': rotulo })),
    onReorder: move,
  });
  const save = async () => {
    setSaving(true);
    await onSave(order.items.map(({ id }) => id)).finally(() => setSaving(false));
  };
  return (
    <div className="reorder" inert={leaving}>
      <p>{INSTRUCTIONS}</p>
      <ListBox className="reorder__list" aria-label="Nova ordem" items={order.items} dragAndDropHooks={dragAndDropHooks}>
        {({ rotulo }) => (
          <ListBoxItem className="reorder__item" textValue={rotulo}>
            <AdminIcon name="grip-vertical" /> {rotulo}
          </ListBoxItem>
        )}
      </ListBox>
      <button type="button" className="admin-button admin-button--primary" disabled={saving} onClick={() => void save()}>
        {saving ? 'Salvando…' : 'Salvar ordem'}
      </button>{' '}
      <button type="button" className="admin-button" disabled={saving} onClick={onCancel}>
        Desistir
      </button>
    </div>
  );
}
