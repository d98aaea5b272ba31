/** What a visitor has typed into a form, kept for this tab until it is sent; without storage, for this page. */
export interface Draft<Values> {
  read: () => Values | null;
  write: (values: Values) => void;
  clear: () => void;
}

/** A draft under one name in session storage. */
export function createDraft<Values>(name: string): Draft<Values> {
  let withoutStorage: Values | null = null;
  return {
    read() {
      try {
        const stored = sessionStorage.getItem(name);
        return stored ? (JSON.parse(stored) as Values) : withoutStorage;
      } catch {
        return withoutStorage;
      }
    },
    write(values) {
      withoutStorage = values;
      try {
        sessionStorage.setItem(name, JSON.stringify(values));
      } catch {
        // Blocked or full: the page itself remembers.
      }
    },
    clear() {
      withoutStorage = null;
      try {
        sessionStorage.removeItem(name);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}

/** Forgets every draft whose name begins so. */
export function clearDrafts(prefix: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

/** A key that nobody guesses, made without `randomUUID`, which plain http does not offer. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
