import { useHydrated } from '../publicPage.tsx';

const KEY = 'consent';
const CHANGED = 'consent:changed';

/** What the visitor said of measurement; null before the first answer. */
type Consent = 'granted' | 'denied' | null;

// Where a browser keeps nothing (blocked storage), the choice holds for this page only.
let withoutStorage: Consent = null;

/** The remembered choice. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    return withoutStorage;
  }
}

/** Remembers a choice, or forgets it so that the question comes back. */
export function writeConsent(consent: Consent): void {
  try {
    if (consent) localStorage.setItem(KEY, consent);
    else localStorage.removeItem(KEY);
  } catch {
    withoutStorage = consent;
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice may have changed: here, in another tab, or while the back button's page was asleep. */
export function onConsentChange(callback: () => void): () => void {
  const events = [CHANGED, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, callback);
  return () => {
    for (const event of events) removeEventListener(event, callback);
  };
}

/** Opens the question again, from the footer; a button that could not do anything yet is not shown. */
export function ConsentLink() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="link-button footer__consent" onClick={() => writeConsent(null)}>
      Preferências de cookies
    </button>
  );
}
