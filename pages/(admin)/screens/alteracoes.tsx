import { useSearch } from '@tanstack/react-router';
import { palavrasDoPapel } from '../../../modules/editing/areaDaPalavra.ts';
import { SEM_TABELA } from '../../../modules/editing/tabela.ts';
import { useSignedIn } from '../application/signedIn.ts';
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

const EM_LISTA = new Intl.ListFormat('pt-BR');

/** The trace of all that one's role reads, newest first. */
export default function ChangesScreen() {
  const search = useSearch({ from: '/alteracoes' });
  const { alteracoes: lista } = useAnswer(alteracoesQuestion(search));
  const palavras = palavrasDoPapel(useSignedIn().papel);
  const lidas = TABELAS.filter(({ valor }) => palavras?.includes(valor) ?? true);
  const { tabela } = search;
  // An address may name what nobody offers here.
  const outra = tabela !== undefined && !lidas.some(({ valor }) => valor === tabela);
  const { go } = useListAddress();
  return (
    <>
      <h1>Alterações</h1>
      <form
        className="filters"
        onChange={(event) => go({ tabela: String(new FormData(event.currentTarget).get('tabela')), pagina: undefined })}
      >
        <FilterSelect nome="tabela" rotulo="O quê" opcoes={outra ? [...lidas, { valor: tabela, rotulo: tabela }] : lidas} />
      </form>
      {palavras && <p>Só o que o seu papel lê: {EM_LISTA.format(lidas.map(({ rotulo }) => rotulo))}.</p>}
      {palavras && outra ? <p>O seu papel não lê alterações de {tabela}.</p> : <ChangeList alteracoes={lista.itens} />}
      <Pagination total={lista.total} />
    </>
  );
}
