import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Measurement } from './Measurement.tsx';
import '../styles/site.css';

/** The shop around every public page. @param measured whether visits may be measured, where the visitor agrees */
export function ShopLayout({ page, measured = true }: { page: ReactNode; measured?: boolean }) {
  return (
    <>
      <div id="topo" />
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header />
      <main id="conteudo" tabIndex={-1}>
        {page}
      </main>
      <Footer />
      {measured && <Measurement />}
    </>
  );
}
