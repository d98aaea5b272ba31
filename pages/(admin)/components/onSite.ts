import type { Situacao } from '../../../modules/editing/situacao.ts';

/** What the site does with a row that has days, from where it stands. */
export const NO_SITE: Record<Situacao, string> = {
  'No ar': 'no ar, o site já o mostra.',
  Agendado: 'agendado, o site o mostra a partir do primeiro dia.',
  Encerrado: 'encerrado, o site não o mostra mais.',
  Desligado: 'desligado, o site não o mostra.',
};
