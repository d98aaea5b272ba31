import { z } from 'zod';
import { respostaDaLinha, respostaPublica } from '../editing/resposta.schema.ts';
import { VERSAO } from '../editing/versao.schema.ts';
import { planoCampos } from './plano.campos.ts';

/** A plan as the REST adapter writes it, field by field as section 3 names them, at the price of the day. */
const planoSchema = z
  .object({ id: z.int().describe('Identificador.') })
  .extend(respostaPublica(planoCampos).shape)
  .meta({ id: 'Plano', description: 'Plano de hospedagem, VPS ou servidor dedicado, ao preço de hoje.' });

const guardadoSchema = respostaDaLinha(planoCampos);

const contratoSchema = z
  .object({
    versao: z.string().describe('Versão: o SHA-256 do texto. É o que vai em contrato, num pedido que o aceita.'),
    titulo: z.string().describe('Título.'),
    caminho: z.string().describe('Caminho da página que mostra esta versão, também depois que houver outra.'),
  })
  .describe('O contrato que vale para quem assina o plano hoje.');

/** A plan on sale by itself, with what whoever orders it accepts. */
export const planoBuscadoSchema = planoSchema
  .extend({ contrato: contratoSchema })
  .meta({ id: 'PlanoBuscado', description: 'Plano à venda, com o contrato que vale para quem o assina.' });

/** A plan of the list: with what is the staff's when they ask. */
export const planoListadoSchema = planoSchema
  .extend({ ...guardadoSchema.partial().shape, ...planoSchema.shape, versao: VERSAO.optional() })
  .meta({ id: 'PlanoListado', description: 'Plano; o que está agendado e a versão, só para a administração.' });

/** A plan as the REST adapter writes it to staff, who have to know its version to change it (D39). */
export const planoDaEquipeSchema = guardadoSchema
  .extend({ versao: VERSAO })
  .meta({ id: 'PlanoDaEquipe', description: 'Plano, como a administração o recebe.' });
