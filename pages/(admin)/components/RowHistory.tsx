import { useQuery } from '@apollo/client/react';
import { AlteracoesDocument } from '../../../graphql/generated/admin/graphql.ts';
import { palavraDe } from '../../../modules/editing/tabela.ts';
import { ChangeList } from './ChangeList.tsx';
import type { TracedTable } from './tables.ts';

interface RowHistoryProps {
  tabela: TracedTable;
  id: string;
  rotulo: string;
  onClose?: () => void;
}

/** The trace of one row, asked for when it is wanted. */
export function RowHistory({ tabela, id, rotulo, onClose }: RowHistoryProps) {
  const { data, error } = useQuery(AlteracoesDocument, {
    variables: { tabela: palavraDe(tabela), linhaId: Number(id), pagina: 1 },
    fetchPolicy: 'network-only',
  });
  return (
    <section className="history" aria-labelledby="history-title">
      <h2 id="history-title">Histórico de {rotulo}</h2>
      {data ? <ChangeList alteracoes={data.alteracoes.itens} /> : <p role="status">{error?.message ?? 'Carregando…'}</p>}
      {onClose && (
        <button type="button" className="admin-button" onClick={onClose}>
          Fechar histórico
        </button>
      )}
    </section>
  );
}
