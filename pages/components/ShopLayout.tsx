import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Measurement } from './Measurement.tsx';
import '../styles/site.css';

/** The shop around every public page. */
export function ShopLayout({ page }: { page: ReactNode }) {
  return (
    <>
      <Header />
      <main id="conteudo" tabIndex={-1}>
        {page}
      </main>
      <Footer />
      <Measurement />
    </>
  );
}
