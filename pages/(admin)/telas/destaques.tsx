import { useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { novaOrdem } from '../components/novaOrdem.ts';
import { useQuem } from '../painel/quem.ts';
import { perguntaDosDestaques } from './destaques.tela.ts';
import { perguntaDosPlanosParaEscolher, planosParaEscolher } from '../components/planosParaEscolher.ts';
import {
  ExcluirDestaqueDocument,
  ReordenarDestaquesDocument,
  SalvarDestaqueDocument,
  TodosOsDestaquesDocument,
  type LinhaDestaqueFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { act, ask } from '../adminApi.ts';
import { colunasDe } from '../components/colunas.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';

/** Destaques Home (D11). */
export default function HighlightScreen() {
  const { destaquesCadastrados: lista } = useAnswer(perguntaDosDestaques(useSearch({ from: '/destaques' })));
  const planos = planosParaEscolher(useAnswer(perguntaDosPlanosParaEscolher), useQuem().tipos);
  return (
    <Crud
      titulo="Destaques Home"
      tabela="destaque"
      textos={{
        novo: 'Novo Destaque',
        editar: 'Editar Destaque',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Deseja realmente excluir este destaque?',
        procura: 'Título',
        salvo: 'Destaque salvo. O site já mostra assim.',
      }}
      lista={lista}
      colunas={colunasDe<LinhaDestaqueFragment>(destaqueCampos, ['titulo', 'texto', 'ativo', 'ordem'])}
      campos={formOf(destaqueCampos, {
        planoId: { opcoes: planos, vazio: 'Nenhum', sumida: '(plano excluído)' },
        icone: { vazio: 'Sem ícone' },
      })}
      rotulo={({ titulo }) => titulo}
      salvar={async (variables) => {
        const { ativo } = (await act(SalvarDestaqueDocument, variables)).salvarDestaque;
        return ativo ? 'Destaque salvo. O site já mostra assim.' : 'Destaque salvo. Está desligado: o site não o mostra.';
      }}
      excluir={(id) => act(ExcluirDestaqueDocument, { id })}
      reordenar={(ids) => act(ReordenarDestaquesDocument, { ids }, novaOrdem('reordenarDestaques', 'destaquesCadastrados', ids))}
      grupo={async () =>
        (await ask(TodosOsDestaquesDocument, {})).todosOsDestaques.map(({ id, titulo }) => ({ id, rotulo: titulo }))
      }
    />
  );
}
