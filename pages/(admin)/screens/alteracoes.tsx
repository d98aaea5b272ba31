import { useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { alteracoesQuestion } from './alteracoes.screen.ts';
import { ChangeList, NOMES } from '../components/ChangeList.tsx';
import { FilterSelect } from '../components/FilterBar.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { useListAddress } from '../components/useListAddress.ts';

const TABELAS = [
  ...['plano', 'banner', 'banner ICP', 'destaque', 'depoimento', 'cupom', 'pedido', 'contato', 'administrador'].map((valor) => ({
    valor,
    rotulo: valor,
  })),
  ...Object.entries(NOMES).map(([valor, rotulo]) => ({ valor, rotulo })),
];

/** The trace of everything, newest first. */
export default function ChangesScreen() {
  const { alteracoes: lista } = useAnswer(alteracoesQuestion(useSearch({ from: '/alteracoes' })));
  const { go } = useListAddress();
  return (
    <>
      <h1>Alterações</h1>
      <form
        className="filters"
        onChange={(event) => go({ tabela: String(new FormData(event.currentTarget).get('tabela')), pagina: undefined })}
      >
        <FilterSelect nome="tabela" rotulo="O quê" opcoes={TABELAS} />
      </form>
      <ChangeList alteracoes={lista.itens} />
      <Pagination total={lista.total} />
    </>
  );
}
