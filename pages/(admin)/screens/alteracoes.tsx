import { useSearch } from '@tanstack/react-router';
import { SEM_TABELA } from '../../../modules/editing/tabela.ts';
import { useAnswer } from '../components/useAnswer.ts';
import { alteracoesQuestion } from './alteracoes.screen.ts';
import { ChangeList } from '../components/ChangeList.tsx';
import { FilterSelect } from '../components/FilterBar.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { WORDS } from '../components/tables.ts';
import { useListAddress } from '../components/useListAddress.ts';

const TABELAS = [
  ...WORDS.map((valor) => ({ valor, rotulo: valor })),
  ...Object.entries(SEM_TABELA).map(([valor, rotulo]) => ({ valor, rotulo })),
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
