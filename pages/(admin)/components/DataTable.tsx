import type { ReactNode } from 'react';
import { ListLink } from './ListLink.tsx';
import { useListAddress } from './useListAddress.ts';

export interface Column<Row> {
  titulo: string;
  mostrar: (linha: Row) => ReactNode;
  /** Field by which the server can sort. */
  ordenar?: string;
}

interface DataTableProps<Row> {
  legenda: string;
  colunas: readonly Column<Row>[];
  linhas: readonly Row[];
  /** The row that is open beside the table. */
  aberta?: string | undefined;
}

/** Rows of one page of a list; a column's title sorts it. */
export function DataTable<Row extends { id: string }>({ legenda, colunas, linhas, aberta }: DataTableProps<Row>) {
  if (linhas.length === 0) return <p className="empty">Nada por aqui.</p>;
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={legenda}>
      <table className="table">
        <caption className="visually-hidden">{legenda}</caption>
        <thead>
          <tr>
            {colunas.map((coluna) => (
              <HeaderCell key={coluna.titulo} titulo={coluna.titulo} ordenar={coluna.ordenar} />
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.id} aria-current={linha.id === aberta ? 'true' : undefined}>
              {colunas.map(({ titulo, mostrar }) => (
                <td key={titulo}>{mostrar(linha)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell({ titulo, ordenar }: { titulo: string; ordenar: string | undefined }) {
  const { search } = useListAddress();
  if (!ordenar) return <th scope="col">{titulo}</th>;
  const sorted = search.ordenar === ordenar;
  const down = sorted && search.desc === '1';
  return (
    <th scope="col" aria-sort={sorted ? (down ? 'descending' : 'ascending') : undefined}>
      <ListLink changes={{ ordenar, desc: sorted && !down ? '1' : undefined, pagina: undefined }}>{titulo}</ListLink>
    </th>
  );
}
