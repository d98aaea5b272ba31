import { useQuery } from '@apollo/client/react';
import { Link } from '@tanstack/react-router';
import { EntregasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { DataTable, type Column } from './DataTable.tsx';
import { DELIVERY_COLUMNS, EMAILS, type Entrega } from './deliveries.tsx';

const NOMES = new Map<string, string>(EMAILS);
const TOLD: readonly Column<Entrega>[] = [
  ...DELIVERY_COLUMNS,
  { titulo: 'Destino', mostrar: ({ destino }) => NOMES.get(destino) ?? destino },
];

/** Whom the shop has told of an order, and what came of it: a customer whose mailbox does not exist has read nothing. */
export function OrderDeliveries({ id }: { id: string }) {
  const { data, error } = useQuery(EntregasDocument, {
    variables: { pagina: 1, tabela: 'pedido', linhaId: id },
    fetchPolicy: 'network-only',
  });
  return (
    <section className="history" aria-labelledby="told-title">
      <h2 id="told-title">E-mails e avisos</h2>
      {!data && <p role="status">{error?.message ?? 'Carregando…'}</p>}
      {data?.entregas.total === 0 && <p className="empty">Nenhum nos últimos 30 dias.</p>}
      {data !== undefined && data.entregas.total > 0 && (
        <>
          <DataTable legenda="Entregas deste pedido" linhas={data.entregas.itens} colunas={TOLD} />
          <p>
            <Link to="/entregas" search={{ assinatura: id }}>
              Enviar de novo ou descartar
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
