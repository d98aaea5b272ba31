import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { isDialogOpen } from '../components/isDialogOpen.ts';

/** Opens what goes anywhere by Ctrl (or ⌘) and K, whose code comes when it is wanted first. Answers it while it is open, and what opens and closes it. @param there false where there is nowhere to go */
export function useGoTo(there: boolean) {
  const [GoTo, setGoTo] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  // Without its code there is the menu.
  const open = useCallback(
    () => void import('../components/GoTo.tsx').then((code) => setGoTo(() => code.GoTo)).catch(() => undefined),
    [],
  );
  useEffect(() => {
    if (!there) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || isDialogOpen()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, there]);
  return { GoTo, open, close: () => setGoTo(null) };
}
