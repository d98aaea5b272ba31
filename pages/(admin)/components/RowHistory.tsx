import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { AlteracoesDocument } from '../../../graphql/generated/admin/graphql.ts';
import { PAGE_SIZE } from '../../../modules/editing/pageSize.ts';
import { palavraDe } from '../../../modules/editing/tabela.ts';
import type { Refusal } from '../adminApi.ts';
import { instante } from '../format.ts';
import { ChangeList, type Alteracao } from './ChangeList.tsx';
import type { Field } from './formTable.ts';
import type { TracedTable } from './tables.ts';
import { askVersion, type Versao } from './versions.ts';

/** How the row's form is opened with what it said after a change. */
export interface Restoring {
  campos: readonly Field[];
  /** The row as it is stored now. @throws Refusal */
  buscar: () => Promise<unknown>;
  open: (row: unknown, versao: Versao) => void;
}

interface RowHistoryProps {
  tabela: TracedTable;
  id: string;
  rotulo: string;
  onClose?: () => void;
  restoring?: Restoring | undefined;
}

/** The trace of one row, asked for when it is wanted. */
export function RowHistory({ tabela, id, rotulo, onClose, restoring }: RowHistoryProps) {
  const [said, say] = useState('');
  const [pagina, setPagina] = useState(1);
  const { data, error } = useQuery(AlteracoesDocument, {
    variables: { tabela: palavraDe(tabela), linhaId: Number(id), pagina },
    fetchPolicy: 'network-only',
  });
  /** The newest line is what the row says now, and one that deleted another row of the same number has no version. */
  const restoreButton = ({ id: alteracao, em, acao }: Alteracao, posicao: number) => {
    if ((pagina === 1 && posicao === 0) || acao === 'excluiu') return null;
    const restore = async () => {
      try {
        const [row, versao] = await Promise.all([restoring!.buscar(), askVersion(alteracao, restoring!.campos)]);
        say('');
        restoring!.open(row, versao);
      } catch (refusal) {
        say((refusal as Refusal).message);
      }
    };
    return (
      <button type="button" className="admin-button" onClick={() => void restore()}>
        Restaurar esta versão<span className="visually-hidden"> de {instante(em)}</span>
      </button>
    );
  };
  return (
    <section className="history" aria-labelledby="history-title">
      <h2 id="history-title">Histórico de {rotulo}</h2>
      <p className="status" role="status">
        {said}
      </p>
      {data ? (
        <ChangeList alteracoes={data.alteracoes.itens} acao={restoring && restoreButton} />
      ) : (
        <p role="status">{error?.message ?? 'Carregando…'}</p>
      )}
      {data && pagina * PAGE_SIZE < data.alteracoes.total && (
        <button type="button" className="admin-button" onClick={() => setPagina(pagina + 1)}>
          Mais antigas
        </button>
      )}{' '}
      {pagina > 1 && (
        <button type="button" className="admin-button" onClick={() => setPagina(pagina - 1)}>
          Mais recentes
        </button>
      )}{' '}
      {onClose && (
        <button type="button" className="admin-button" onClick={onClose}>
          Fechar histórico
        </button>
      )}
    </section>
  );
}
