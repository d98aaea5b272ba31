import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useRouterState } from '@tanstack/react-router';
import type { Area } from '../../../modules/roles/papel.ts';
import { palavraDe } from '../../../modules/editing/tabela.ts';
import { useMayChange } from '../application/signedIn.ts';
import { useRefresh } from '../application/useRefresh.ts';
import type { FormTable, FormValues } from './formTable.ts';
import { historyView } from './historyCode.ts';
import { confirmPrices } from './confirmPrices.ts';
import { deleteAsShown } from './deleteAsShown.ts';
import { DataTable, type Column } from './DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import { renewForm } from './focusSoon.ts';
import { JumpLink } from './JumpLink.tsx';
import type { Agora } from './lookAgain.ts';
import { Pagination } from './Pagination.tsx';
import { RowActions } from './RowActions.tsx';
import { TableForm } from './TableForm.tsx';
import type { OwnWidgets } from './widgets/registry.ts';
import type { TracedTable } from './tables.ts';
import type { RowHistory } from './RowHistory.tsx';
import { useCrud, type SaveRow } from './useCrud.ts';
import { useLeaving } from './useLeaving.ts';
import { useListAddress } from './useListAddress.ts';
import { useSorting } from './useSorting.ts';
import { mayLeave } from './useUnsavedGuard.ts';
import type { Versao } from './versions.ts';

const Reorder = lazy(() => import('./Reorder.tsx'));
/** Where the keyboard goes on when one field of all rows has been changed. */
const WHOLE = 'editar-todas';
const OPENING = <p>Abrindo…</p>;

interface Item {
  id: string;
  rotulo: string;
}

/** What a list knows and does of its rows. */
export type Crudding<Row extends { id: string; versao: number }> = ReturnType<typeof useCrud<Row>>;

interface CrudProps<Row extends { id: string; versao: number }> {
  titulo: string;
  textos: {
    novo: string;
    editar: string;
    criar: string;
    atualizar: string;
    excluir: string;
    /** What the search looks in; a list that is never long has none. */
    procura?: string;
  };
  /** What stands above the list. */
  sobre?: ReactNode;
  tabela: TracedTable;
  /** Whose roles may change it (D49); of the catalogue where it is not said. */
  area?: Area;
  lista: { itens: Row[]; total: number };
  colunas: readonly Column<Row>[];
  campos: FormTable;
  widgets?: OwnWidgets;
  rotulo: (linha: Row) => string;
  salvar: SaveRow;
  /** A row as it is stored now, whatever the list shows. @throws Refusal */
  buscar: (id: string) => Promise<Row>;
  /** Each of these throws Refusal. */
  excluir: (linha: Row) => Promise<unknown>;
  duplicar?: (id: string) => Promise<unknown>;
  /** What is to be said of a copy besides that it is there, of what the server has answered; empty where nothing is. */
  copiada?: (copia: unknown, linha: Row) => string;
  reordenar?: (ids: number[], antes: number[]) => Promise<unknown>;
  /** The whole group that is put in another order. */
  grupo?: () => Promise<readonly Item[]>;
  /** Why nothing can be put in another order now. */
  semOrdem?: string | undefined;
  /** What takes the place of the table to change one field of all rows: how the button is called, and what is shown until `close`. */
  todasDeUmaVez?: { rotulo: string; mostrar: (say: (sentence: string) => void, close: () => void) => ReactNode };
  /** @param id of the row that is open, if it is no new one */
  previa?: (valores: FormValues, id: string | null, unreadable: boolean) => ReactNode;
  filtros?: ReactNode;
  /** What else is shown of the row that is open, below the list. */
  aberta?: (linha: Row, crud: Crudding<Row>) => ReactNode;
}

/** A list with its form: new, change, delete, and what else the list can do (section 4.6). */
export function Crud<Row extends { id: string; versao: number }>(props: CrudProps<Row>) {
  const { titulo, textos, lista, campos, widgets, salvar, reordenar, previa } = props;
  const crud = useCrud<Row>({ tabela: palavraDe(props.tabela), buscar: props.buscar, salvar });
  const { editing, conflict, status, formKey, open, show, attempt, save, say } = crud;
  const mayChange = useMayChange(props.area ?? 'catalogo');
  useBegun(formKey, () => mayChange && open(null));
  const { search } = useListAddress();
  const where = JSON.stringify(search);
  /** The list of which one field is changed in all rows, by its address. */
  const [whole, setWhole] = useState<string | null>(null);
  const editWhole = () => {
    if (!mayLeave()) return;
    say('');
    show(null);
    setWhole(where);
  };
  const { filled, fill } = useFilled(formKey, say);
  const restore = (row: Row, of: Versao) =>
    // It comes with an answer, not with a press: the focus would go to the form that is about to be replaced.
    flushSync(() => {
      if (open(row)) fill(of);
    });
  const group = props.semOrdem ? undefined : props.grupo;
  const { sorting, begin, save: saveOrder, stop } = useSorting(where, { group, reordenar, attempt, say, titulo });
  return (
    <>
      <h1>{titulo}</h1>
      <p className="status" role="status">
        {status}
      </p>
      {props.sobre}
      {/* On a narrow screen the form is far below the table. */}
      {mayChange && (
        <JumpLink className="admin-button crud__jump" to="form-title">
          {editing ? textos.editar : textos.novo}
        </JumpLink>
      )}
      <div className={mayChange ? 'crud' : undefined}>
        <div className="crud__list">
          {textos.procura && <FilterBar procura={textos.procura}>{props.filtros}</FilterBar>}
          {mayChange && props.todasDeUmaVez && lista.itens.length > 0 && !sorting && whole !== where && (
            <p className="crud__order">
              <button id={WHOLE} type="button" className="admin-button" onClick={editWhole}>
                {props.todasDeUmaVez.rotulo}
              </button>
            </p>
          )}
          {mayChange && reordenar && lista.itens.length > 0 && !sorting && whole !== where && (
            <p className="crud__order">
              <button type="button" className="admin-button" disabled={!group} onClick={() => void begin()}>
                Reordenar
              </button>{' '}
              {props.semOrdem}
            </p>
          )}
          {sorting && reordenar ? (
            <Suspense fallback={OPENING}>
              {sorting.itens ? (
                <Reorder
                  key={sorting.round}
                  itens={sorting.itens.map(({ id, rotulo }) => ({ id: Number(id), rotulo }))}
                  stored={sorting.stored}
                  onCancel={stop}
                  onSave={saveOrder}
                />
              ) : (
                OPENING
              )}
            </Suspense>
          ) : props.todasDeUmaVez && whole === where ? (
            <Suspense fallback={OPENING}>
              {props.todasDeUmaVez.mostrar(say, () => renewForm(() => setWhole(null), WHOLE))}
            </Suspense>
          ) : (
            <CrudTable {...props} crud={crud} mayChange={mayChange} onRestore={restore} />
          )}
          <Pagination total={lista.total} />
          {editing && props.aberta?.(editing, crud)}
        </div>
        {mayChange && (
          <TableForm
            key={formKey}
            titulo={editing ? textos.editar : textos.novo}
            sobre={editing ? props.rotulo(editing) : undefined}
            acao={editing ? textos.atualizar : textos.criar}
            campos={campos}
            widgets={widgets}
            inicial={editing as unknown as FormValues | null}
            proposto={filled?.valores}
            onAttempt={() => say('')}
            onSave={save}
            onSettled={crud.settled}
            linha={crud.linha}
            waiting={crud.waiting}
            onCancel={editing ? () => open(null) : undefined}
            previa={previa && ((valores, unreadable) => previa(valores, editing?.id ?? null, unreadable))}
          >
            {filled && <filled.Restored {...filled} campos={campos.fields} />}
            {conflict && editing && (
              <conflict.Conflict
                campos={campos.fields}
                agora={conflict.agora as unknown as Agora<FormValues>}
                onUseCurrent={(agora) => show(agora as unknown as Row | null)}
              />
            )}
          </TableForm>
        )}
      </div>
    </>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Another each time that a new row is asked for on the screen that is gone to. */
    novo?: string;
  }
}

/** Begins a new row whenever one came here to do so, with the focus on its form. @param form another with each form @param begin answers whether it has */
function useBegun(form: number, begin: () => boolean): void {
  const asked = useRouterState({ select: ({ location }) => location.state.novo });
  /** The form that the one that is begun takes the place of. */
  const begun = useRef<number | null>(null);
  const latest = useEffectEvent(() => (begin() ? form : null));
  const leaving = useLeaving();
  // What is on its way takes no focus.
  useEffect(() => {
    if (begun.current === null || begun.current === form || leaving) return;
    begun.current = null;
    document.getElementById('form-title')?.focus();
  }, [form, leaving]);
  useEffect(() => {
    if (asked !== undefined) begun.current = latest();
  }, [asked]);
}

/** The older version of its row with which the form that is open was filled, and how the next form is. @param form another with each form */
function useFilled(form: number, say: (sentence: string) => void) {
  const [version, setVersion] = useState<{ form: number; of: Versao } | null>(null);
  const fill = (of: Versao) => {
    say('');
    setVersion({ form: form + 1, of });
  };
  return { filled: version?.form === form ? version.of : null, fill };
}

/** What a list says of a row, of which another version has another history. */
function versionIn(itens: readonly { id: string; versao: number }[], id: string): number | undefined {
  return itens.find((item) => item.id === id)?.versao;
}

interface CrudTableProps<Row extends { id: string; versao: number }> extends CrudProps<Row> {
  crud: Crudding<Row>;
  mayChange: boolean;
  onRestore: (row: Row, versao: Versao) => void;
}

function CrudTable<Row extends { id: string; versao: number }>(props: CrudTableProps<Row>) {
  const { titulo, textos, tabela, lista, colunas, campos, rotulo, excluir, duplicar, crud, mayChange } = props;
  const { editing, open, attempt, remove, mayAct, say } = crud;
  const [history, setHistory] = useState<{ row: Row; View: typeof RowHistory } | null>(null);
  const openHistory = async (row: Row) => {
    const View = await historyView(say);
    if (View) setHistory({ row, View });
  };
  // The row is named: its neighbour's button is a line away.
  const mayDelete = (row: Row) => mayAct() && window.confirm(`${textos.excluir}\n${rotulo(row)}`);
  // Of the catalogue alone: others have no versions to put back (087).
  const mayRestore = mayChange && !props.area;
  const refresh = useRefresh();
  const erase = (row: Row) =>
    deleteAsShown(row, {
      tabela: palavraDe(tabela),
      campos: campos.fields,
      buscar: props.buscar,
      excluir,
      onChanged: () => void refresh(),
    });
  const mayCopy = (row: Row) => mayAct() && confirmPrices(campos, null, row as unknown as FormValues, 'Duplicar');
  const copy = async (row: Row) => {
    let copia: unknown;
    const told = () => ['Cópia criada, inativa.', (copia && props.copiada?.(copia, row)) || ''].join(' ').trim();
    await attempt(async () => (copia = await duplicar!(row.id)), told, `Duplicar ${rotulo(row)}`);
  };
  const actions = (row: Row) => (
    <RowActions
      id={row.id}
      rotulo={rotulo(row)}
      mayChange={mayChange}
      onEdit={() => open(row)}
      onDelete={() => mayDelete(row) && void remove(row.id, () => erase(row), rotulo(row))}
      onDuplicate={duplicar && (() => mayCopy(row) && void copy(row))}
      onHistory={() => void openHistory(row)}
    />
  );
  return (
    <>
      <DataTable
        legenda={titulo}
        aberta={editing?.id}
        linhas={lista.itens}
        colunas={[...colunas, { titulo: 'Ações', mostrar: actions }]}
      />
      {history && (
        <history.View
          key={`${history.row.id} ${versionIn(lista.itens, history.row.id)}`}
          tabela={tabela}
          id={history.row.id}
          rotulo={rotulo(history.row)}
          onClose={() => setHistory(null)}
          restoring={
            mayRestore
              ? {
                  campos: campos.fields,
                  buscar: () => props.buscar(history.row.id),
                  open: (row, of) => props.onRestore(row as Row, of),
                }
              : undefined
          }
        />
      )}
    </>
  );
}
