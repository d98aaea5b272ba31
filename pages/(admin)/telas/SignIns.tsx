import { DataTable } from '../components/DataTable.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { instante } from '../format.ts';
import type { DataOf } from './listas.data.ts';

const RESULTADOS = {
  entrou: 'Entrou',
  recusada: 'Senha recusada',
  confirmacao_recusada: 'Senha recusada ao confirmar uma ação',
} as const;

/** Who came in and who tried, newest first. */
export function SignIns({ entradas }: Pick<DataOf<'administradores'>, 'entradas'>) {
  return (
    <section>
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
