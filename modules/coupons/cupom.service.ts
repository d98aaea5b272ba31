import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Charge } from '../../platform/limits.ts';
import { refuseField } from '../../platform/validation.ts';
import { buscarPlanoAtivo } from '../catalogue/plano.service.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { Cupom } from './cupom.entity.ts';
import { normalizarCodigo } from './codigo.ts';
import { MENSAGENS_CUPOM, recusarCupom } from './cupom.ts';
import { recusarFamilia } from './recusaDaFamilia.ts';
import { familiasDe } from './familias.ts';
import type { CupomPublico } from './cupom.type.ts';

/**
 * Finds an active coupon by its code. Whether there is one can be guessed at, so a wrong code is charged, whatever the door (docs/decisions/073-tries-and-proof.md).
 * @throws `CUPOM_INVALIDO` when there is none (section 8), and what `cobrar` does of too many
 */
export function buscarCupom(em: EntityManager, codigo: string, cobrar: Charge): Promise<CupomPublico> {
  return cobrar(() => acharCupom(em, codigo));
}

async function acharCupom(em: EntityManager, codigo: string): Promise<CupomPublico> {
  const cupom = await readRow(em, Cupom, { codigo: normalizarCodigo(codigo), ativo: true });
  if (!cupom) throw cupomInvalido();
  const plano = cupom.planoId === null ? null : await buscarPlanoAtivo(em, String(cupom.planoId));
  // A coupon of a plan that is no longer sold can be used for nothing.
  if (cupom.planoId !== null && !plano) throw cupomInvalido();
  const { tipo, valor, dataInicio, dataFim } = cupom;
  const preso = plano && { id: plano.id, nome: plano.nome };
  return { codigo: cupom.codigo, tipo, valor, dataInicio, dataFim, plano: preso, familias: familiasDe(cupom) };
}

/** The coupon, when it can be used for this plan today. @throws with the messages of section 8, and what `buscarCupom` throws */
export async function validarCupom(
  em: EntityManager,
  codigo: string,
  planoId: string,
  agora: Date,
  cobrar: Charge,
): Promise<CupomPublico> {
  if (!normalizarCodigo(codigo)) throw refuseField('codigo', 'CUPOM_INCOMPLETO', MENSAGENS_CUPOM.incompleto);
  if (!planoId) throw refuseField('planoId', 'CUPOM_INCOMPLETO', MENSAGENS_CUPOM.incompleto);
  const cupom = await buscarCupom(em, codigo, cobrar);
  const recusa = recusarCupom(cupom, planoId, agora) ?? (await recusarPelaFamilia(em, cupom, planoId));
  if (recusa) throw cupomRecusado(recusa);
  return cupom;
}

/** A coupon that there is and that cannot be used. */
export function cupomRecusado(mensagem: string): DomainError {
  return new DomainError('invalid', 'CUPOM_RECUSADO', mensagem, { fields: [{ campo: 'cupom', mensagem }] });
}

async function recusarPelaFamilia(em: EntityManager, cupom: CupomPublico, planoId: string): Promise<string | null> {
  if (cupom.familias.length === 0) return null;
  const plano = await buscarPlanoAtivo(em, planoId);
  return plano && recusarFamilia(cupom.familias, nomeDoTipo(plano.planoTipo));
}

function cupomInvalido(): DomainError {
  const mensagem = MENSAGENS_CUPOM.invalido;
  return new DomainError('not-found', 'CUPOM_INVALIDO', mensagem, { fields: [{ campo: 'cupom', mensagem }] });
}
