import { useEffect, useSyncExternalStore } from 'react';
import { tellTheRest } from '../measurement.ts';
import { onConsentChange, readConsent, writeConsent } from './consent.tsx';

interface ConsentBannerProps {
  /** Tag-manager container, GTM-XXXX. */
  container: string;
}

/** Asks once; loads the container only after a yes, and then tells it of the page and of what has happened on it. */
export default function ConsentBanner({ container }: ConsentBannerProps) {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => null);
  useEffect(() => {
    if (consent !== 'granted') {
      // Taken back while the container runs.
      if (window.dataLayer) say('consent', 'update', CONSENT.denied);
      return;
    }
    measurePage(container);
    // Shown again by the back button, the page is seen again, though nothing of it runs anew.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && measurePage(container);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [consent, container]);

  if (consent !== null) return null;
  return (
    <section className="consent" aria-label="Cookies e medição de audiência">
      <p>
        Podemos medir a audiência e o resultado dos anúncios? Nada é carregado sem o seu sim.{' '}
        <a href="/politica-de-lgpd">Privacidade e LGPD</a>
      </p>
      <div className="consent__choices">
        <button type="button" className="button button--ghost-light" onClick={() => writeConsent('denied')}>
          Recusar
        </button>
        <button type="button" className="button button--primary" onClick={() => writeConsent('granted')}>
          Aceitar
        </button>
      </div>
    </section>
  );
}

/** What a visitor allows, in the words of Google's consent mode (version 2). */
const CONSENT = { denied: consentOf('denied'), granted: consentOf('granted') };

function consentOf(answer: 'denied' | 'granted') {
  return { ad_storage: answer, ad_user_data: answer, ad_personalization: answer, analytics_storage: answer };
}

/** A command to the tags: what Google calls `gtag`, which tells commands by their being the arguments of a function. */
function say(..._command: unknown[]): void {
  // What it is told by is its being no array.
  window.dataLayer!.push(arguments as unknown as Record<string, unknown>);
}

/** Loads the container, once on a page; it begins with nothing allowed, and with the yes that it is loaded for. */
function measurePage(container: string): void {
  const firstTime = window.dataLayer === undefined;
  const layer = (window.dataLayer ??= []);
  if (firstTime) say('consent', 'default', CONSENT.denied);
  say('consent', 'update', CONSENT.granted);
  if (firstTime) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
    document.head.append(script);
  }
  layer.push({ event: 'page_view', page_path: window.location.pathname });
  tellTheRest();
}
