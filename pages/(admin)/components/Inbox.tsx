import type { ReactNode } from 'react';
import { useMayChange } from '../application/signedIn.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { FilterBar } from './FilterBar.tsx';
import { JumpLink } from './JumpLink.tsx';
import { Pagination } from './Pagination.tsx';
import type { Chosen } from './useChosen.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useStoredChoice } from './useStoredChoice.ts';

/** Who speaks to a computer types keys of one letter unawares (WCAG 2.1.4). */
const SHORTCUTS = 'atalhos';

interface InboxProps {
  titulo: string;
  /** The queues of the list. */
  filas: ReactNode;
  /** Identifiers of the rows that are shown, and of the one that is open. */
  ids: readonly string[];
  id: string | undefined;
  /** Those that are chosen. */
  chosen: Chosen;
  /** What has just been done, where another row is open by now. */
  dito: string;
  /** What is searched in. */
  procura: string;
  filtros: ReactNode;
  /** Where all rows of the list can be had as CSV. */
  exportacao: string;
  total: number;
  /** The row that is open, and the id of its title. */
  aberta: ReactNode;
  tituloDaAberta: string;
  /** What is said where the address names a row that is not there. */
  perdida: string | false;
  /** The table. */
  children: ReactNode;
}

/** A list of rows that come from visitors, and the one that is open beside it or above it (D27). */
export function Inbox({
  titulo,
  filas,
  ids,
  id,
  chosen,
  dito,
  procura,
  filtros,
  exportacao,
  total,
  aberta,
  tituloDaAberta,
  perdida,
  children,
}: InboxProps) {
  const mayChange = useMayChange('pedidos');
  const [shortcuts, setShortcuts] = useStoredChoice(SHORTCUTS, true);
  useRowKeys({ ids, open: id, choose: chosen.toggle, on: shortcuts });
  return (
    <>
      <h1>{titulo}</h1>
      {aberta && (
        <JumpLink className="skip-link" to={tituloDaAberta}>
          {mayChange ? 'Pular para o atendimento' : 'Pular para a que está aberta'}
        </JumpLink>
      )}
      {perdida && <p className="tag tag--warn">{perdida}</p>}
      {filas}
      <FilterBar procura={procura}>{filtros}</FilterBar>
      <p className="inbox__export">
        <DownloadLink href={exportacao}>Exportar CSV</DownloadLink>
      </p>
      <div className={aberta ? 'inbox inbox--open' : 'inbox'}>
        {aberta}
        <div>
          {children}
          <Pagination total={total} />
          <p className="news" role="status">
            {dito}
          </p>
          <details className="shortcuts">
            <summary>Atalhos do teclado</summary>
            <p>
              <kbd>j</kbd> e <kbd>k</kbd> abrem a próxima e a anterior,{' '}
              {mayChange && (
                <>
                  <kbd>x</kbd> escolhe a que está em foco ou aberta, <kbd>s</kbd> vai ao status, <kbd>n</kbd> à nota, <kbd>a</kbd>{' '}
                  ao que fazer com as escolhidas, <kbd>Ctrl</kbd> + <kbd>Enter</kbd> salva,{' '}
                </>
              )}
              <kbd>Esc</kbd> fecha, <kbd>/</kbd> vai à procura.
            </p>
            <label>
              <input type="checkbox" checked={shortcuts} onChange={(event) => setShortcuts(event.target.checked)} /> Usar os de
              uma tecla só
            </label>
          </details>
        </div>
      </div>
    </>
  );
}
