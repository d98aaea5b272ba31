import fc from 'fast-check';

const yesOrNo = fc.constantFrom('true', 'false');
const day = fc.constantFrom('2026-01-01', '2026-12-31');
const percent = fc.constantFrom(null, 0, 50, 100);

/** What is right for fields and arguments of which nothing else in the shop says it, by their names. */
export const PLAIN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  porConferir: yesOrNo,
  pago: yesOrNo,
  abertas: yesOrNo,
  porLiberar: yesOrNo,
  aCobrar: yesOrNo,
  testeAcabou: yesOrNo,
  aAcertar: yesOrNo,
  aDevolver: yesOrNo,
  mesmoEmUso: yesOrNo,
  focoX: percent,
  focoY: percent,
  sites: fc.constant(81_000),
  clientes: fc.constant(2500),
  sitesEm: day,
  clientesEm: day,
  excecaoInicio: fc.constant('2026-12-01'),
  excecaoFim: fc.constant('2026-12-31'),
};
