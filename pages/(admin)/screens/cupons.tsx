import { useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { cuponsQuestion } from './cupons.screen.ts';
import { planosToChooseQuestion, planosToChoose } from '../components/planosToChoose.ts';
import {
  ExcluirCupomDocument,
  CupomCadastradoDocument,
  SalvarCupomDocument,
  type LinhaCupomCadastradoFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { situacaoDoCupom, type SituacaoDoCupom } from '../../../modules/coupons/cupom.ts';
import { act, ask } from '../adminApi.ts';
import { columnsOf } from '../components/columns.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';

const DE_UM_CUPOM: Record<SituacaoDoCupom, string> = {
  'Sem plano à venda': 'sem plano à venda, ninguém pode usá-lo.',
  'No ar': 'no ar, já vale.',
  Agendado: 'agendado, ainda não vale.',
  Encerrado: 'encerrado, não vale mais.',
  Desligado: 'desligado, não vale.',
};

type Cupom = Parameters<typeof situacaoDoCupom>[0];
const situacaoEntre = (aVenda: readonly string[]) => (cupom: Cupom) => situacaoDoCupom(cupom, aVenda, new Date());

/** Cupons (section 3.2). */
export default function CouponScreen() {
  const { cuponsCadastrados: lista } = useAnswer(cuponsQuestion(useSearch({ from: '/cupons' })));
  const escolha = useAnswer(planosToChooseQuestion);
  const planos = planosToChoose(escolha, useSignedIn().tipos);
  const situacao = situacaoEntre(escolha.todosOsPlanos.filter(({ ativo }) => ativo).map(({ id }) => id));
  const nomeDoPlano = new Map(planos.map(({ valor, rotulo }) => [valor, rotulo]));
  return (
    <Crud
      titulo="Cupons"
      tabela={cupomCampos}
      textos={{
        novo: 'Novo Cupom',
        editar: 'Editar Cupom',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Deseja realmente excluir este cupom?',
        procura: 'Código',
        salvo: 'Cupom salvo.',
      }}
      lista={lista}
      colunas={columnsOf<LinhaCupomCadastradoFragment>(
        cupomCampos,
        ['codigo', 'valor', 'dataInicio', 'dataFim', 'planoId', 'ativo', { titulo: 'Situação', mostrar: situacao }],
        { planoId: ({ planoId }) => (planoId ? (nomeDoPlano.get(planoId) ?? 'plano excluído') : 'Todos') },
      )}
      campos={formOf(cupomCampos, {
        tipo: { vazio: 'Selecione o tipo' },
        planoId: { opcoes: planos, vazio: 'Todos os planos', sumida: '(plano excluído)' },
      })}
      rotulo={({ codigo }) => codigo}
      salvar={async (variables) => {
        const { salvarCupom } = await act(SalvarCupomDocument, variables);
        return `Cupom salvo: ${DE_UM_CUPOM[situacao(salvarCupom)]}`;
      }}
      buscar={async (id) => (await ask(CupomCadastradoDocument, { id })).cupomCadastrado}
      excluir={({ id, versao }) => act(ExcluirCupomDocument, { id, versao })}
    />
  );
}
