import { z } from 'zod';
import { AlteracoesDocument } from '../../../graphql/generated/admin/graphql.ts';
import { pagina, palavra } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = z.object({ pagina: pagina(), tabela: palavra() });

export const perguntaDasAlteracoes = ({ pagina: numero = 1, tabela }: z.output<typeof endereco>) =>
  pergunta(AlteracoesDocument, { pagina: numero, tabela });

/** The trace of everything. */
export const alteracoes = tela({
  titulo: 'Alterações',
  menu: { rotulo: 'Alterações', icone: 'history' },
  endereco,
  perguntas: (dito) => [perguntaDasAlteracoes(dito)],
});
