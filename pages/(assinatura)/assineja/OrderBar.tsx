import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { OrderReceipt, type Purchase } from './Summary.tsx';

/** At the foot of a phone: the total, which opens the receipt, and the button. It ends where the receipt begins, and is away while the receipt's total or the end of the form is in view. */
export function OrderBar(purchase: Purchase) {
  const [open, setOpen] = useState(false);
  const away = useInView('.order-summary .receipt__total, .order-finish');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current!.showModal();
  }, [open]);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <div className={away ? 'order-bar order-bar--away' : 'order-bar'}>
        {/* Until the page is taken over it leads to the receipt. */}
        <a href="#resumo" aria-haspopup="dialog" onClick={show}>
          <span>VALOR TOTAL</span> <strong>{formatarReais(purchase.total)}</strong> <span>Ver resumo</span>
        </a>
        <button type="submit" className="button button--primary">
          ASSINE JÁ
        </button>
      </div>
      <dialog ref={dialog} className="order-sheet" aria-label="Resumo do pedido" onClose={() => setOpen(false)}>
        {open && (
          <>
            <OrderReceipt {...purchase} />
            <button type="button" className="button button--secondary" onClick={() => dialog.current!.close()}>
              Fechar
            </button>
          </>
        )}
      </dialog>
    </>
  );
}

/** Whether any of these is in the window. */
function useInView(selector: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
      setInView(seen.size > 0);
    });
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return inView;
}
