import { businessDay } from '../../platform/calendar.ts';
import { escreverDia } from '../editing/dia.ts';
import { escreverNumero, escreverReais } from '../editing/numero.ts';
import { oQueMuda } from './oQueMuda.ts';
import { comPrecoDoDia, precosAssumidos, situacaoDoPreco, type PrecoAgendado, type Precos } from './precoAgendado.ts';

type Plano = Precos & PrecoAgendado;

const DESCONTOS = ['desconto1', 'desconto2', 'desconto3'] as const;

/**
 * What is worth a question of a plan before it is stored: that it costs another today because of the days of its scheduled price, which nobody has typed as the price of
 * today: they began before today, as with a wrong year, or what is in force is put off or taken out. Null where days stay as they are, and where they begin today.
 * @param antes the plan as it was; null for a new one
 */
export function perguntaDeHoje(antes: Plano | null, depois: Plano, agora: Date): string | null {
  const { agendadoInicio: inicio, agendadoFim: fim } = depois;
  const hoje = businessDay(agora);
  if (inicio === hoje || ((antes?.agendadoInicio ?? null) === inicio && (antes?.agendadoFim ?? null) === fim)) return null;
  const vale = situacaoDoPreco(depois, agora) === 'No ar';
  if (!vale && !(antes && situacaoDoPreco(antes, agora) === 'No ar')) return null;
  const mudam = diferencas(antes ? comPrecoDoDia(antes, agora) : depois, comPrecoDoDia(depois, agora)).join('; ');
  if (mudam === '') return null;
  return vale
    ? `O preço muda já, pois o primeiro dia do preço agendado, ${escreverDia(inicio!)}, já passou: ${mudam}.`
    : `O preço muda já, pois o preço agendado que vale hoje deixa de valer: ${mudam}. Para que nada mude hoje, ponha no plano o que vale hoje.`;
}

/** What visitors go on seeing where what changes of a plan is what its scheduled price stands for; null where they see what changes. */
export function segueAgendado(antes: Plano, depois: Plano & { ativo: boolean }, agora: Date): string | null {
  if (!depois.ativo || situacaoDoPreco(depois, agora) !== 'No ar') return null;
  const vale = precosAssumidos(depois);
  const mudou = (['valor', ...DESCONTOS, 'promocional'] as const).some(
    (nome) => antes[nome] !== depois[nome] && depois[nome] !== vale[nome],
  );
  if (!mudou) return null;
  return `O site segue com o preço agendado: ${oQueMuda(depois)}${depois.agendadoFim === null ? '' : `, até ${escreverDia(depois.agendadoFim)}`}.`;
}

/** What differs of what two plans cost, in words. */
function diferencas(de: Precos, para: Precos): string[] {
  const descontos = DESCONTOS.flatMap((nome, i) => {
    const [antes, depois] = [de[nome] ?? 0, para[nome] ?? 0];
    return antes === depois ? [] : `desconto ${i + 1} de ${escreverNumero(antes)}% para ${escreverNumero(depois)}%`;
  });
  return [
    ...(de.valor === para.valor ? [] : [`de R$ ${escreverReais(de.valor)} para R$ ${escreverReais(para.valor)}`]),
    ...descontos,
    ...(de.promocional === para.promocional ? [] : [`${para.promocional ? 'com' : 'sem'} o selo PROMOÇÃO`]),
  ];
}
