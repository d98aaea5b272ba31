import { useSearch } from '@tanstack/react-router';
import {
  AvisoCadastradoDocument,
  ExcluirAvisoDocument,
  ReordenarAvisosDocument,
  SalvarAvisoDocument,
  TodosOsAvisosDocument,
  type LinhaAvisoCadastradoFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { situacaoNoPeriodo } from '../../../modules/editing/situacao.ts';
import { avisoCampos } from '../../../modules/notices/aviso.campos.ts';
import { act, ask } from '../adminApi.ts';
import { columnsOf } from '../components/columns.tsx';
import { Crud } from '../components/Crud.tsx';
import type { Column } from '../components/DataTable.tsx';
import { formOf } from '../components/formTable.ts';
import { newOrder } from '../components/newOrder.ts';
import { NO_SITE } from '../components/onSite.ts';
import { Preview } from '../components/Preview.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { avisosQuestion } from './avisos.screen.ts';

const SITUACAO: Column<LinhaAvisoCadastradoFragment> = {
  titulo: 'Situação',
  mostrar: (aviso) => situacaoNoPeriodo(aviso, new Date()),
};

/** Notices of the site (089). */
export default function NoticeScreen() {
  const { avisosCadastrados: lista } = useAnswer(avisosQuestion(useSearch({ from: '/avisos' })));
  return (
    <Crud
      titulo="Avisos do site"
      sobre={<p>Uma faixa no alto de todas as páginas do site, entre os dias que você disser.</p>}
      tabela={avisoCampos}
      textos={{
        novo: 'Novo Aviso',
        editar: 'Editar Aviso',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Deseja realmente excluir este aviso?',
        procura: 'Texto',
      }}
      lista={lista}
      colunas={columnsOf<LinhaAvisoCadastradoFragment>(
        avisoCampos,
        ['texto', 'tom', 'ordem', 'ativo', SITUACAO, 'dataInicio', 'dataFim', 'noPedido'],
        {},
      )}
      campos={formOf(avisoCampos, { tom: { padrao: 'INFORMACAO' } })}
      rotulo={({ texto }) => texto}
      salvar={async (variables) => {
        const { salvarAviso } = await act(SalvarAvisoDocument, variables);
        return `Aviso salvo: ${NO_SITE[situacaoNoPeriodo(salvarAviso, new Date())]}`;
      }}
      buscar={async (id) => (await ask(AvisoCadastradoDocument, { id })).avisoCadastrado}
      excluir={({ id, versao }) => act(ExcluirAvisoDocument, { id, versao })}
      reordenar={(ids, antes) =>
        act(ReordenarAvisosDocument, { ids, antes }, newOrder('reordenarAvisos', 'avisosCadastrados', ids))
      }
      grupo={async () => (await ask(TodosOsAvisosDocument, {})).todosOsAvisos.map(({ id, texto }) => ({ id, rotulo: texto }))}
      previa={(valores) => (valores.texto ? <Preview tipo="aviso" valores={valores} /> : null)}
    />
  );
}
