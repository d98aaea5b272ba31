import { respostaDaLinha } from '../editing/resposta.schema.ts';
import { VERSAO } from '../editing/versao.schema.ts';
import { planoCampos } from './plano.campos.ts';

/** A plan as the REST adapter writes it, field by field as section 3 names them. */
export const planoSchema = respostaDaLinha(planoCampos).meta({
  id: 'Plano',
  description: 'Plano de hospedagem, VPS ou servidor dedicado.',
});

/** A plan of the list: with its version when staff ask. */
export const planoListadoSchema = planoSchema.extend({ versao: VERSAO.optional() }).meta({ id: 'PlanoListado' });

/** A plan as the REST adapter writes it to staff, who have to know its version to change it (D39). */
export const planoDaEquipeSchema = planoSchema
  .extend({ versao: VERSAO })
  .meta({ id: 'PlanoDaEquipe', description: 'Plano, como a administração o recebe.' });
