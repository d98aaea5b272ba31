import type { DuplicarPlanoMutation, LinhaPlanoFragment } from '../../../graphql/generated/admin/graphql.ts';
import { oQueMuda } from '../../../modules/catalogue/oQueMuda.ts';
import { situacaoDoPreco, valeSemFim } from '../../../modules/catalogue/precoAgendado.ts';
import { dia, reais } from '../format.ts';
import type { Column } from './DataTable.tsx';

/** What is scheduled for a plan: where it stands, on which days, and what it changes. */
export const PRECO_AGENDADO: Column<LinhaPlanoFragment> = {
  titulo: 'Preço agendado',
  mostrar: (plano) => {
    const situacao = situacaoDoPreco(plano, new Date());
    if (situacao === null) return '-';
    return (
      <>
        <span className="tag">{situacao}</span> {daysOf(plano)}: {oQueMuda(plano)}
      </>
    );
  },
};

/** What visitors see of a plan that has just been stored. */
export function siteShows(plano: LinhaPlanoFragment): string {
  if (!plano.ativo) return 'Está fora de venda: o site não o mostra.';
  const situacao = situacaoDoPreco(plano, new Date());
  if (situacao === 'No ar') return `O site mostra o preço agendado, ${daysOf(plano)}: ${oQueMuda(plano)}.`;
  if (situacao === 'Agendado') return `O site já mostra assim, e muda sozinho ${daysOf(plano)}: ${oQueMuda(plano)}.`;
  if (situacao === 'Encerrado')
    return `O site já mostra assim. O preço agendado já terminou, em ${dia(plano.agendadoFim)}: não vale em dia nenhum.`;
  return 'O site já mostra assim.';
}

/** Which of its two prices a copy has, where the plan is sold at the scheduled one. */
export function copied({ duplicarPlano: { valor } }: DuplicarPlanoMutation, plano: LinhaPlanoFragment): string {
  const agora = new Date();
  if (situacaoDoPreco(plano, agora) !== 'No ar') return '';
  return valeSemFim(plano, agora)
    ? `O preço dela é o que vale hoje, ${reais(valor)}.`
    : `O preço dela é o de sempre, ${reais(valor)}: o agendado, ${daysOf(plano)}, não foi copiado.`;
}

function daysOf({ agendadoInicio, agendadoFim }: LinhaPlanoFragment): string {
  return agendadoFim === null ? `desde ${dia(agendadoInicio)}` : `de ${dia(agendadoInicio)} a ${dia(agendadoFim)}`;
}
