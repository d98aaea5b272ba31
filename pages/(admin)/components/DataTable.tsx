import type { ReactNode } from 'react';
import { ChooseAll, ChooseRow } from './Choose.tsx';
import { ListLink } from './ListLink.tsx';
import type { Chosen } from './useChosen.ts';
import { useListAddress } from './useListAddress.ts';

export interface Column<Row> {
  titulo: string;
  mostrar: (linha: Row) => ReactNode;
  /** Field by which the server can sort. */
  ordenar?: string;
  /** False where it is left out beside a row that is open, as long as there is little room. */
  estreita?: false;
}

interface DataTableProps<Row> {
  legenda: string;
  colunas: readonly Column<Row>[];
  linhas: readonly Row[];
  /** The row that is open beside the table. */
  aberta?: string | undefined;
  /** Which rows are chosen, and what people call one, where something can be done with several. */
  escolha?: { chosen: Chosen; rotulo: (linha: Row) => string };
}

const HEAD = { scope: 'col', role: 'columnheader' } as const;

/** Rows of one page of a list; a column's title sorts it. */
export function DataTable<Row extends { id: string }>({ legenda, colunas, linhas, aberta, escolha }: DataTableProps<Row>) {
  if (linhas.length === 0) return <Empty />;
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={legenda}>
      {/* On a phone rows are cards, for which browsers forget that they are rows: their roles say so. */}
      <table className="table table--cards">
        <caption className="visually-hidden">{legenda}</caption>
        <thead>
          <tr>
            {escolha && (
              <th className="choose" {...HEAD}>
                <ChooseAll chosen={escolha.chosen} />
              </th>
            )}
            {colunas.map((coluna) => (
              <HeaderCell key={coluna.titulo} {...coluna} />
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.id} data-row={linha.id} aria-current={linha.id === aberta ? 'true' : undefined}>
              {escolha && (
                <td className="choose">
                  <ChooseRow chosen={escolha.chosen} id={linha.id} rotulo={escolha.rotulo(linha)} />
                </td>
              )}
              {colunas.map(({ titulo, mostrar, estreita }) => (
                <td key={titulo} data-label={titulo} data-wide={estreita === false || undefined}>
                  {mostrar(linha)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a list says that shows nothing: that there is nothing, or that its last page has emptied. */
function Empty() {
  const { search } = useListAddress();
  return <p className="empty">{Number(search.pagina) > 1 ? 'Nesta página não há mais nada.' : 'Nada por aqui.'}</p>;
}

function HeaderCell({ titulo, ordenar, estreita }: Pick<Column<never>, 'titulo' | 'ordenar' | 'estreita'>) {
  const { search } = useListAddress();
  const cell = { ...HEAD, 'data-wide': estreita === false || undefined } as const;
  if (!ordenar) return <th {...cell}>{titulo}</th>;
  const sorted = search.ordenar === ordenar;
  const down = sorted && search.desc === '1';
  return (
    <th {...cell} aria-sort={sorted ? (down ? 'descending' : 'ascending') : undefined}>
      <ListLink changes={{ ordenar, desc: sorted && !down ? '1' : undefined, pagina: undefined }}>{titulo}</ListLink>
    </th>
  );
}
