import fc from 'fast-check';

/** What is right for a price that is scheduled, by the names of fields and arguments; it is another than the one that it stands for. */
export const SCHEDULED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  agendadoInicio: fc.constant('2099-12-01'),
  agendadoFim: fc.constantFrom(null, '2099-12-31'),
  agendadoValor: fc.constant(12345.67),
  agendadoDesconto1: fc.constantFrom(null, 7.25),
  agendadoDesconto2: fc.constantFrom(null, 7.25),
  agendadoDesconto3: fc.constantFrom(null, 7.25),
  agendadoPromocional: fc.constant(false),
  aPartirDe: fc.constant('2099-11-01'),
  mes: fc.constantFrom('2026-12', '2099-12'),
};
