import type { z } from 'zod';
import { PlanosCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { PlanoLinha } from '../../../modules/catalogue/plano.campos.ts';
import { PlanoTipo, type PlanoTipoNome } from '../../../modules/catalogue/plano.ts';
import { listQuery, listAddress, oneOf } from './address.ts';
import { question, screen } from './screen.ts';

export const NOMES_DOS_TIPOS = Object.keys(PlanoTipo) as PlanoTipoNome[];

// Every screen loads this: the table itself comes with those that show it. A test holds both together.
const ORDENS = ['nome', 'planoTipo', 'valor', 'ordem', 'ativo', 'promocional'] as const satisfies readonly (keyof PlanoLinha)[];

const address = listAddress(ORDENS).extend({ tipo: oneOf(NOMES_DOS_TIPOS), ativo: oneOf(['sim', 'nao']) });

export const planosQuestion = (said: z.output<typeof address>) =>
  question(PlanosCadastradosDocument, {
    ...listQuery(said),
    tipo: said.tipo,
    ativo: said.ativo === undefined ? undefined : said.ativo === 'sim',
  });

/** Planos (sections 2.4 and 5.5). */
export const planos = screen({
  title: 'Planos',
  menu: { label: 'Planos', icon: 'package' },
  address,
  questions: (said) => [planosQuestion(said)],
});
