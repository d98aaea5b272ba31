import type { ReactNode } from 'react';
import { DownloadLink } from './DownloadLink.tsx';
import { FilterBar } from './FilterBar.tsx';
import { JumpLink } from './JumpLink.tsx';
import { Pagination } from './Pagination.tsx';

interface InboxProps {
  titulo: string;
  /** What is searched in. */
  procura: string;
  filtros: ReactNode;
  /** Where all rows of the list can be had as CSV. */
  exportacao: string;
  total: number;
  /** The row that is open, and the id of its title. */
  aberta: ReactNode;
  tituloDaAberta: string;
  /** The table. */
  children: ReactNode;
}

/** A list of rows that come from visitors, and the one that is open beside it or above it (D27). */
export function Inbox({ titulo, procura, filtros, exportacao, total, aberta, tituloDaAberta, children }: InboxProps) {
  return (
    <>
      <h1>{titulo}</h1>
      {aberta && (
        <JumpLink className="skip-link" to={tituloDaAberta}>
          Pular para o atendimento
        </JumpLink>
      )}
      <FilterBar procura={procura}>{filtros}</FilterBar>
      <p>
        <DownloadLink href={exportacao}>Exportar CSV</DownloadLink>
      </p>
      <div className={aberta ? 'inbox inbox--open' : 'inbox'}>
        {aberta}
        <div>
          {children}
          <Pagination total={total} />
        </div>
      </div>
    </>
  );
}
