import { z } from 'zod';
import { AlteracoesDocument } from '../../../graphql/generated/admin/graphql.ts';
import { pageNumber, word } from './address.ts';
import { question, screen } from './screen.ts';

const address = z.object({ pagina: pageNumber(), tabela: word() });

export const alteracoesQuestion = ({ pagina: numero = 1, tabela }: z.output<typeof address>) =>
  question(AlteracoesDocument, { pagina: numero, tabela });

/** The trace of everything. */
export const alteracoes = screen({
  title: 'Alterações',
  menu: { label: 'Alterações', icon: 'history' },
  area: 'conta',
  address,
  questions: (said) => [alteracoesQuestion(said)],
});
