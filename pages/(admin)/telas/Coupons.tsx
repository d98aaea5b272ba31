import { escreverNumero } from '../../../modules/editing/numero.ts';
import { situacaoDoCupom, type SituacaoDoCupom } from '../../../modules/coupons/cupom.ts';
import { callAdmin } from '../adminApi.ts';
import { ExcluirCupom, SalvarCupom } from '../catalogo.adminQuery.ts';
import { Crud } from '../components/Crud.tsx';
import { dia, reais, simNao } from '../format.ts';
import type { DataOf } from './listas.data.ts';

const DE_UM_CUPOM: Record<SituacaoDoCupom, string> = {
  'Sem plano à venda': 'sem plano à venda, ninguém pode usá-lo.',
  'No ar': 'no ar, já vale.',
  Agendado: 'agendado, ainda não vale.',
  Encerrado: 'encerrado, não vale mais.',
  Desligado: 'desligado, não vale.',
};

/** Cupons (section 3.2). */
export function CouponScreen({ lista, planos, aVenda }: DataOf<'cupons'>) {
  const situacao = (cupom: Parameters<typeof situacaoDoCupom>[0]) => situacaoDoCupom(cupom, aVenda, new Date());
  const nomeDoPlano = new Map(planos.map(({ valor, rotulo }) => [valor, rotulo]));
  return (
    <Crud
      titulo="Cupons"
      tabela="cupom"
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
      colunas={[
        { titulo: 'Código', ordenar: 'codigo', mostrar: ({ codigo }) => <strong>{codigo}</strong> },
        {
          titulo: 'Desconto',
          ordenar: 'valor',
          mostrar: ({ tipo, valor }) => (tipo === 'fixo' ? reais(valor) : `${escreverNumero(valor)}%`),
        },
        { titulo: 'Início', ordenar: 'dataInicio', mostrar: ({ dataInicio }) => dia(dataInicio) },
        { titulo: 'Fim', ordenar: 'dataFim', mostrar: ({ dataFim }) => dia(dataFim) },
        { titulo: 'Plano', mostrar: ({ planoId }) => (planoId ? (nomeDoPlano.get(planoId) ?? 'plano excluído') : 'Todos') },
        { titulo: 'Ativo', ordenar: 'ativo', mostrar: ({ ativo }) => simNao(ativo) },
        { titulo: 'Situação', mostrar: situacao },
      ]}
      campos={[
        { tipo: 'texto', nome: 'codigo', rotulo: 'Código', obrigatorio: true, ajuda: 'Guardado em maiúsculas' },
        {
          tipo: 'escolha',
          nome: 'tipo',
          rotulo: 'Tipo',
          obrigatorio: true,
          vazio: 'Selecione o tipo',
          opcoes: [
            { valor: 'porcentagem', rotulo: 'Porcentagem' },
            { valor: 'fixo', rotulo: 'Valor fixo (R$)' },
          ],
        },
        {
          tipo: 'numero',
          nome: 'valor',
          rotulo: 'Valor',
          obrigatorio: true,
          ajuda: 'Porcento ou reais',
          dinheiro: ({ tipo }) => tipo === 'fixo',
          porcentagem: ({ tipo }) => tipo === 'porcentagem',
        },
        { tipo: 'data', nome: 'dataInicio', rotulo: 'Primeiro dia', obrigatorio: true },
        { tipo: 'data', nome: 'dataFim', rotulo: 'Último dia', obrigatorio: true },
        {
          tipo: 'escolha',
          nome: 'planoId',
          rotulo: 'Só para o plano',
          opcoes: planos,
          vazio: 'Todos os planos',
          opcional: true,
          sumida: '(plano excluído)',
        },
        { tipo: 'sinal', nome: 'ativo', rotulo: 'Ativo', padrao: true },
      ]}
      rotulo={({ codigo }) => codigo}
      salvar={async (variables) => {
        const { salvarCupom } = await callAdmin(SalvarCupom, variables);
        return `Cupom salvo: ${DE_UM_CUPOM[situacao(salvarCupom)]}`;
      }}
      excluir={(id) => callAdmin(ExcluirCupom, { id })}
    />
  );
}
