import { Link, useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { cuponsQuestion } from './cupons.screen.ts';
import { planosToChooseQuestion, planosToChoose } from '../components/planosToChoose.ts';
import {
  ExcluirCupomDocument,
  CupomCadastradoDocument,
  SalvarCupomDocument,
  type CuponsCadastradosQuery,
} from '../../../graphql/generated/admin/graphql.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { familiasDe } from '../../../modules/coupons/familias.ts';
import { act, ask } from '../adminApi.ts';
import { columnsOf } from '../components/columns.tsx';
import { LatePreview } from '../components/LatePreview.tsx';
import { SearchWidget } from '../components/widgets/SearchWidget.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf, type Option } from '../components/formTable.ts';

type Linha = CuponsCadastradosQuery['cuponsCadastrados']['itens'][number];

/** Cupons (section 3.2). */
export default function CouponScreen() {
  const { cuponsCadastrados: lista } = useAnswer(cuponsQuestion(useSearch({ from: '/cupons' })));
  const escolha = useAnswer(planosToChooseQuestion);
  const { tipos, permitido } = useSignedIn();
  const planos = planosToChoose(escolha, tipos);
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
      }}
      lista={lista}
      colunas={columnsOf<Linha>(cupomCampos, [
        'codigo',
        'valor',
        'dataInicio',
        'dataFim',
        { titulo: 'Vale para', mostrar: (linha) => paraQue(linha, nomeDoPlano, tipos) },
        { titulo: 'Usos', mostrar: (linha) => usosDe(linha, permitido.le.includes('pedidos')) },
        'ativo',
        { titulo: 'Situação', mostrar: ({ situacao }) => situacao },
      ])}
      widgets={{ procura: SearchWidget }}
      campos={formOf(cupomCampos, {
        tipo: { vazio: 'Selecione o tipo' },
        planoId: { opcoes: planos, vazio: 'Todos os planos', sumida: '(plano excluído)' },
        familias: { marcas: tipos.filter(({ valor }) => !valor.startsWith('PROMOCIONAL')) },
      })}
      rotulo={({ codigo }) => codigo}
      previa={(valores, _id, unreadable) =>
        valores.valor && !unreadable ? <LatePreview tipo="cupom" valores={valores} /> : null
      }
      salvar={async (variables) => `Cupom salvo: ${(await act(SalvarCupomDocument, variables)).salvarCupom.resumo}`}
      buscar={async (id) => (await ask(CupomCadastradoDocument, { id })).cupomCadastrado}
      excluir={({ id, versao }) => act(ExcluirCupomDocument, { id, versao })}
    />
  );
}

/** What a coupon is good for: a plan, some families, or all. */
function paraQue({ planoId, familias }: Linha, nomeDoPlano: ReadonlyMap<string, string>, tipos: readonly Option[]): string {
  if (planoId) return nomeDoPlano.get(planoId) ?? 'plano excluído';
  const nomes = familiasDe({ familias }).map((tipo) => tipos.find(({ valor }) => valor === tipo)?.rotulo ?? tipo);
  return nomes.length > 0 ? nomes.join(', ') : 'Tudo';
}

/** How often it is used, of how often it may be, which leads to who uses it where orders are shown. */
function usosDe({ codigo, usos, limite }: Linha, maySeeOrders: boolean) {
  const ditos = limite === null ? String(usos) : `${usos} de ${limite}`;
  if (usos === 0 || !maySeeOrders) return ditos;
  return (
    <Link to="/assinaturas" search={{ cupom: codigo }} aria-label={`${ditos}: assinaturas com ${codigo}`}>
      {ditos}
    </Link>
  );
}
