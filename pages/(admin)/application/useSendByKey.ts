import { useEffect } from 'react';

/** Ctrl (or ⌘) and Enter send the form that one is in, also from a field that takes an Enter for itself. */
export function useSendByKey(): void {
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof HTMLElement)) return;
      target.closest<HTMLFormElement>('form.row-form')?.requestSubmit();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
