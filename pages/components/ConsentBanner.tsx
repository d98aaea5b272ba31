import { useEffect, useSyncExternalStore } from 'react';
import { onConsentChange, readConsent, writeConsent } from './consent.tsx';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

interface ConsentBannerProps {
  /** Tag-manager container, GTM-XXXX. */
  container: string;
}

/** Asks once; loads the container only after a yes, and then tells it of the page. */
export default function ConsentBanner({ container }: ConsentBannerProps) {
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => null);
  useEffect(() => {
    if (consent !== 'granted') return;
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
        Podemos medir a audiência? Nada é carregado sem o seu sim. <a href="/politica-de-lgpd">Privacidade e LGPD</a>
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

function measurePage(container: string): void {
  const firstTime = window.dataLayer === undefined;
  const layer = (window.dataLayer ??= []);
  if (firstTime) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
    document.head.append(script);
  }
  layer.push({ event: 'page_view', page_path: window.location.pathname });
}
