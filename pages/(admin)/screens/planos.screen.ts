import type { z } from 'zod';
import { PlanosCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { PlanoTipo, type PlanoTipoNome } from '../../../modules/catalogue/plano.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { listQuery, listAddress, oneOf } from './address.ts';
import { question, screen } from './screen.ts';

export const NOMES_DOS_TIPOS = Object.keys(PlanoTipo) as PlanoTipoNome[];

const address = listAddress(ordensDe(planoCampos)).extend({ tipo: oneOf(NOMES_DOS_TIPOS), ativo: oneOf(['sim', 'nao']) });

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
