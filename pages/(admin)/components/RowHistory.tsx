import { useEffect, useState } from 'react';
import type { AlteracoesQuery } from '../../../graphql/generated/admin/graphql.ts';
import { callAdmin, type Refusal } from '../adminApi.ts';
import { Alteracoes } from '../equipe.adminQuery.ts';
import { ChangeList } from './ChangeList.tsx';

interface RowHistoryProps {
  tabela: string;
  id: string;
  rotulo: string;
  onClose?: () => void;
}

/** The trace of one row, asked for when it is wanted. */
export function RowHistory({ tabela, id, rotulo, onClose }: RowHistoryProps) {
  const [itens, setItens] = useState<AlteracoesQuery['alteracoes']['itens'] | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    let wanted = true;
    callAdmin(Alteracoes, { tabela, linhaId: Number(id), pagina: 1 }).then(
      ({ alteracoes }) => wanted && setItens(alteracoes.itens),
      (refusal: Refusal) => wanted && setError(refusal.message),
    );
    return () => {
      wanted = false;
    };
  }, [tabela, id]);
  return (
    <section className="history" aria-labelledby="history-title">
      <h2 id="history-title">Histórico de {rotulo}</h2>
      {itens ? <ChangeList alteracoes={itens} /> : <p role="status">{error || 'Carregando…'}</p>}
      {onClose && (
        <button type="button" className="admin-button" onClick={onClose}>
          Fechar histórico
        </button>
      )}
    </section>
  );
}
