import { useState } from 'react';

/** A yes or no that this browser keeps for whoever works at it, under a name. Where a browser keeps nothing, it holds as long as the screen. */
export function useStoredChoice(name: string, unchosen: boolean): [boolean, (on: boolean) => void] {
  const [on, set] = useState(() => (read(name) ?? String(unchosen)) === 'true');
  return [
    on,
    (wanted) => {
      set(wanted);
      write(name, String(wanted));
    },
  ];
}

function read(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, said: string): void {
  try {
    window.localStorage.setItem(name, said);
  } catch {
    // A browser that is told to keep nothing.
  }
}
