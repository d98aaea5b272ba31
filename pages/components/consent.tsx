import { useHydrated } from 'vike-react/useHydrated';

const KEY = 'consent';
const CHANGED = 'consent:changed';

/** What the visitor said of measurement; null before the first answer. */
export type Consent = 'granted' | 'denied' | null;

/** The remembered choice. A browser that keeps nothing (private mode, blocked storage) counts as not asked. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers a choice, or forgets it so that the question comes back. */
export function writeConsent(consent: Consent): void {
  try {
    if (consent) localStorage.setItem(KEY, consent);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds for this page only.
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: consent }));
}

/** Calls back on every change of the choice. */
export function onConsentChange(callback: (consent: Consent) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<Consent>).detail);
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
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
