import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';

interface StaffDialogProps {
  titulo: string;
  /** Esc was pressed, or what closes things on a phone. Whoever does nothing then keeps it open. */
  onClose: () => void;
  children: ReactNode;
}

/** What has to be answered before anything else: the browser's own modal dialog, which holds the focus while it is there, and gives it back. */
export function StaffDialog({ titulo, onClose, children }: StaffDialogProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    // The first that takes something, where the browser would take the first that can be read.
    shown.querySelector<HTMLInputElement>('input:not([readonly], [hidden])')?.focus();
    return () => shown.close();
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const closeOtherwise = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className="staff-dialog" aria-labelledby={title} onKeyDown={closeByKey} onCancel={closeOtherwise}>
      <h2 id={title}>{titulo}</h2>
      {children}
    </dialog>
  );
}
