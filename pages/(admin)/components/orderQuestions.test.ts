import { expect, it } from 'vitest';
import { perguntar, perguntarDeVarias } from './orderQuestions.ts';

// What is asked before an order is cancelled is what comes of the reason that is said.

/** What goes along, as it stands by then. */
const REPLACED = { id: '6', status: 'substituida', responsavel: null, pagaEm: null };
const WORKED = { id: '5', status: 'em_atendimento', responsavel: 'ana', pagaEm: '2026-11-20T15:00:00.000Z' };
const ITSELF = 'Para encerrar só a correção, cancele sem dizer o motivo.';
const WORKED_SAID = '5 (Em atendimento, com ana, paga em 20/11/2026, 12:00)';

const FORETOLD = {
  id: '7',
  status: 'nova',
  pagaEm: null,
  cobraAntes: true,
  valorConferido: true,
  responsavel: null,
  voltaSeCancelada: '6',
  pagamentoSeCancelada: null,
  comEla: [] as (typeof REPLACED)[],
  seDesistiu: [REPLACED, WORKED],
  seNaoPagou: [REPLACED],
  pagamentoSeDesistiu: 'Nenhuma delas vale: o que foi pago pela assinatura 5 é para devolver.',
  pagamentoSeNaoPagou: null,
  pagamentoNaFamilia: null,
};
/** As it is once it was delivered. */
const DELIVERED = { ...FORETOLD, status: 'concluida', voltaSeCancelada: '6', comEla: [REPLACED] };

it.each([
  [undefined, 'Ela corrige a assinatura 6, que volta a valer como nova. Cancelar mesmo assim?'],
  ['duplicado', 'Ela corrige a assinatura 6, que volta a valer como nova. Cancelar mesmo assim?'],
  [
    'desistencia',
    `Com ela são canceladas, pelo mesmo motivo, as assinaturas 6 (Substituída) e ${WORKED_SAID}, que ela corrigiu. ${ITSELF} Depois de cancelada: nenhuma delas vale: o que foi pago pela assinatura 5 é para devolver. Cancelar mesmo assim?`,
  ],
  [
    'nao_pago',
    `Com ela é cancelada, pelo mesmo motivo, a assinatura 6 (Substituída), que ela corrigiu. ${ITSELF} Cancelar mesmo assim?`,
  ],
  [
    'sem_contato',
    `Com ela é cancelada, pelo mesmo motivo, a assinatura 6 (Substituída), que ela corrigiu. ${ITSELF} Cancelar mesmo assim?`,
  ],
])('of one, for %s', (motivo, question) => {
  expect(perguntar({ status: 'cancelada', ...(motivo && { motivo }) }, FORETOLD as never, true)).toBe(question);
});

it('of one that was delivered, for any reason', () => {
  const asked = (motivo?: string) => perguntar({ status: 'cancelada', ...(motivo && { motivo }) }, DELIVERED as never, true);
  expect(asked()).toBe('Com ela é cancelada também a assinatura 6 (Substituída), que ela corrigiu. Cancelar mesmo assim?');
  expect(asked('outro')).toContain(
    'Com ela é cancelada, pelo mesmo motivo, a assinatura 6 (Substituída), que ela corrigiu. Cancelar',
  );
});

it('of several, for each reason', () => {
  const asked = (motivo: string, linha: object = FORETOLD) =>
    perguntarDeVarias([linha as never], { status: 'cancelada', motivo: motivo as never }, true)!
      .split('\n')
      .slice(1);
  expect(asked('outro')).toEqual(['Corrigidas por elas, voltam a valer como novas: 6.']);
  expect(asked('desistencia')).toEqual([
    `Corrigidas por elas, são canceladas junto, pelo mesmo motivo: 6 (Substituída) e ${WORKED_SAID}.`,
    'Para encerrar só as correções, cancele sem dizer o motivo.',
    'Cancelada a 7: nenhuma delas vale: o que foi pago pela assinatura 5 é para devolver.',
  ]);
  expect(asked('nao_pago')).toEqual([
    'Corrigidas por elas, são canceladas junto, pelo mesmo motivo: 6 (Substituída).',
    'Para encerrar só as correções, cancele sem dizer o motivo.',
  ]);
  // Of what was delivered no reason leaves the other.
  expect(asked('desistencia', { ...DELIVERED, seDesistiu: [REPLACED], pagamentoSeDesistiu: null })).toEqual([
    'Já estão concluídas: 1 assinatura.',
    'Corrigidas por elas, são canceladas junto, pelo mesmo motivo: 6 (Substituída).',
  ]);
});

it('of several, what is owed back of many is counted', () => {
  const linhas = Array.from({ length: 5 }, (_, i) => ({ ...FORETOLD, id: String(10 + i) }));
  const lines = perguntarDeVarias(linhas as never, { status: 'cancelada', motivo: 'desistencia' }, true)!.split('\n');
  expect(lines.filter((line) => line.startsWith('Cancelada a '))).toHaveLength(3);
  expect(lines.at(-1)).toBe(
    'Há pagamentos a acertar, ou a devolver, entre estas e outras do mesmo cliente, e cada uma diz quais: 2 assinaturas.',
  );
});
