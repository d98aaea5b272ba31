import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react';

interface Menu {
  /** For the `<details>` element. */
  ref: RefObject<HTMLDetailsElement | null>;
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  /** Whether the menu was ever open: its pictures are fetched then. */
  opened: boolean;
}

/** Closes a `<details>` menu on Escape, on a click outside, and when the page is left: the back button finds it closed. */
export function useMenu(): Menu {
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // It may have been opened before anything listened.
    if (menu.current?.open) setOpened(true);
    const onKeyDown = (event: KeyboardEvent) => {
      const details = menu.current;
      if (event.key !== 'Escape' || !details?.open) return;
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    const onPageHide = () => {
      if (menu.current) menu.current.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);

  return { ref: menu, opened, onToggle: ({ currentTarget }) => currentTarget.open && setOpened(true) };
}
