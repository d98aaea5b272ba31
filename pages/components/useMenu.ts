import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

interface Menu {
  /** For the `<details>` element. */
  ref: RefObject<HTMLDetailsElement | null>;
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
  /** Whether the menu was ever open: its pictures are fetched then. */
  opened: boolean;
}

/** Closes a `<details>` menu on Escape, on a click outside, and when another page has opened. */
export function useMenu(): Menu {
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef<string>(undefined);
  const { urlPathname } = usePageContext();

  useEffect(() => {
    if (menu.current && shownPath.current !== urlPathname) menu.current.open = false;
    shownPath.current = urlPathname;
  }, [urlPathname]);

  useEffect(() => {
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
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return { ref: menu, opened, onToggle: ({ currentTarget }) => currentTarget.open && setOpened(true) };
}
