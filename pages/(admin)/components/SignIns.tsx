import { DataTable } from './DataTable.tsx';
import { Pagination } from './Pagination.tsx';
import { instante } from '../format.ts';
import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';

const RESULTADOS = {
  entrou: 'Entrou',
  entrou_com_recuperacao: 'Entrou com código de recuperação',
  recusada: 'Senha recusada',
  codigo_pedido: 'Senha certa, sem o código',
  codigo_recusado: 'Código recusado, depois da senha certa',
  confirmacao_recusada: 'Senha recusada ao confirmar uma ação',
} as const;

/** Who came in and who tried, newest first. */
export function SignIns({ entradas }: Pick<AdministradoresQuery, 'entradas'>) {
  return (
    <section className="staff-section">
      <h2>Entradas e tentativas</h2>
      <DataTable
        legenda="Entradas e tentativas"
        linhas={entradas.itens}
        colunas={[
          { titulo: 'Quando', mostrar: ({ em }) => instante(em) },
          { titulo: 'Conta', mostrar: ({ usuario }) => usuario ?? 'nenhuma com o nome digitado' },
          { titulo: 'Resultado', mostrar: ({ resultado }) => RESULTADOS[resultado] },
          { titulo: 'Endereço', mostrar: ({ visitante }) => visitante },
          { titulo: 'Navegador', mostrar: ({ conhecido }) => (conhecido ? 'já conhecido' : 'novo') },
        ]}
      />
      <Pagination total={entradas.total} />
    </section>
  );
}
