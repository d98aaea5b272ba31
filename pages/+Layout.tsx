import type { ReactNode } from 'react';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { Measurement } from './components/Measurement.tsx';
import './styles/site.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <div id="topo" />
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Measurement />
    </>
  );
}
