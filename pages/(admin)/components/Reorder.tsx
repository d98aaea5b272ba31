import { useState } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { AdminIcon } from './AdminIcon.tsx';

interface Item {
  id: number;
  rotulo: string;
}

interface ReorderProps {
  /** The whole group, in its order. */
  itens: readonly Item[];
  onSave: (ids: number[]) => Promise<unknown>;
  onCancel: () => void;
}

const INSTRUCTIONS =
  'Para mover, pressione espaço, use as setas para cima e para baixo e pressione espaço de novo para soltar, ou Esc para desistir.';

/** Puts the rows of one whole group in another order, with the pointer or with the keyboard alone. */
export default function Reorder({ itens, onSave, onCancel }: ReorderProps) {
  const [order, setOrder] = useState([...itens]);
  const [saving, setSaving] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const position = (id: number | string) => order.findIndex((item) => item.id === id);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) setOrder(arrayMove(order, position(active.id), position(over.id)));
  };
  const name = (id: number | string) => order[position(id)]?.rotulo ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${name(active.id)} na mão, posição ${position(active.id) + 1} de ${order.length}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} sobre a posição ${position(over.id) + 1}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} na posição ${position(over.id) + 1}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} voltou ao lugar.`,
  };
  const save = async () => {
    setSaving(true);
    await onSave(order.map(({ id }) => id)).finally(() => setSaving(false));
  };
  return (
    <div className="reorder">
      <p>{INSTRUCTIONS}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ol>
            {order.map((item) => (
              <SortableItem key={item.id} {...item} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <button type="button" className="admin-button admin-button--primary" disabled={saving} onClick={() => void save()}>
        {saving ? 'Salvando…' : 'Salvar ordem'}
      </button>{' '}
      <button type="button" className="admin-button" disabled={saving} onClick={onCancel}>
        Desistir
      </button>
    </div>
  );
}

function SortableItem({ id, rotulo }: Item) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id });
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={style}>
      <button type="button" className="reorder__handle" {...attributes} {...listeners} aria-roledescription="item da lista">
        <AdminIcon name="grip-vertical" /> {rotulo}
      </button>
    </li>
  );
}
