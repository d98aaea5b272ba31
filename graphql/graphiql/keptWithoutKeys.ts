import type { Storage as Kept } from '@graphiql/toolkit';

/**
 * What GraphiQL keeps in the browser, headers left out: they hold keys of machines, which are secrets. Tabs leave them out by themselves, the history
 * does not, whatever it is told.
 */
export const keptWithoutKeys: Kept = {
  get length() {
    return localStorage.length;
  },
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, isHistory(name) ? withoutHeaders(value) : value),
  removeItem: (name) => localStorage.removeItem(name),
  clear: () => localStorage.clear(),
};

function isHistory(name: string): boolean {
  return name === 'graphiql:queries' || name === 'graphiql:favorites';
}

function withoutHeaders(history: string): string {
  return JSON.stringify(JSON.parse(history, (name, value) => (name === 'headers' ? undefined : value)));
}
