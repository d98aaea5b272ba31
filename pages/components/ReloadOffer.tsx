import type { ReactNode } from 'react';

/** Says that a part of the page has not arrived, and offers to load it anew. */
export function ReloadOffer({ children }: { children?: ReactNode }) {
  return (
    <p className="notice reload-offer" role="alert">
      Uma parte desta página não carregou por completo. {children}{' '}
      <button type="button" className="link-button" onClick={() => window.location.reload()}>
        Recarregar a página
      </button>
    </p>
  );
}
