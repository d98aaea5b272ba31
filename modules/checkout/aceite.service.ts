import { DomainError } from '../../platform/errors.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { nomeDoTipo, type PlanoTipo } from '../catalogue/plano.ts';
import { vigenteDoTipo, type Contratos } from '../contract/contrato.service.ts';
import type { Assinatura } from './assinatura.entity.ts';

/** What an order keeps of the contract that it accepts (060). */
type Aceite = Pick<Assinatura, 'contratoVersao' | 'aceitoEm' | 'aceitoDe'>;

/**
 * Nobody accepts a text that is not the one of now. An order that names no version accepts none; one without a plan may name either contract.
 * @throws DomainError `conflict` `CONTRATO_ATUALIZADO`, with the version of now where there is a plan, of which that is told
 */
export function conferirContrato(contratos: Contratos, aceita: string, tipo: PlanoTipo | null): void {
  if (aceita === '') return;
  const vigente = tipo === null ? null : vigenteDoTipo(contratos, nomeDoTipo(tipo)).versao;
  const atuais = vigente === null ? [...contratos.values()].map(({ versao }) => versao) : [vigente];
  if (atuais.includes(aceita)) return;
  const mensagem = 'O contrato foi atualizado. Leia o texto de agora, aceite-o e envie novamente.';
  // Programs take what stands here for a version; without a plan there are several.
  const fields = vigente === null ? [] : [{ campo: 'contrato', mensagem: vigente }];
  throw new DomainError('conflict', 'CONTRATO_ATUALIZADO', mensagem, { fields });
}

/** What is stored of the act. @param visitante who has accepted; null for a machine, whose address is not that of whoever did */
export function aceiteDe(aceita: string, agora: Date, visitante: Visitor | null): Aceite {
  if (aceita === '') return { contratoVersao: null, aceitoEm: null, aceitoDe: null };
  return { contratoVersao: aceita, aceitoEm: agora, aceitoDe: visitante };
}
