import type { Visitor } from '../../platform/http/visitor.ts';
import type { EntityManager } from '@mikro-orm/core';
import type { Attempts } from '../../platform/attempts.ts';
import { refuseField } from '../../platform/validation.ts';
import type { Autor } from '../editing/autor.ts';
import type { Papel } from '../roles/papel.ts';
import { Administrador } from './administrador.entity.ts';
import { registrarEntrada } from './entrada.service.ts';
import { conferirSenha } from './senha.service.ts';
import { aindaVale, naoAutenticado, temSessao } from './sessao.service.ts';

/** The password of one who is signed in, given again for an act that would outlast a borrowed session. */
export interface Confirmacao {
  access: { autor: Autor; sessao: string };
  senha: string;
  /** Address of the visitor. */
  visitante: Visitor;
  attempts: Attempts;
}

/** What was found right: the account, the password and the role that it had, the session that asked. */
interface Confirmado {
  id: number;
  papel: Papel;
  senhaHash: string;
  sessao: string;
}

/**
 * Makes sure, in the transaction that acts, that what was confirmed still holds: comparing and hashing take a while, in which the password may
 * be reset, the account disabled or given another role, and the session ended. @throws `NAO_AUTENTICADO`
 */
export async function exigirAinda(tx: EntityManager, confirmado: Confirmado): Promise<void> {
  if (!(await aindaVale(tx, confirmado)) || !(await temSessao(tx, confirmado.sessao))) throw naoAutenticado();
}

/**
 * Checks the password of one who is signed in, and answers what `exigirAinda` needs. Wrong ones are counted by the session, so that nobody else is delayed.
 * @param campo the field that the sentence stands beside
 * @throws `SENHA_ATUAL_ERRADA`, and `MUITAS_TENTATIVAS` while a delay runs
 */
export async function confirmarSenha(
  em: EntityManager,
  { access: { autor, sessao }, senha, visitante, attempts }: Confirmacao,
  campo: string,
): Promise<Confirmado> {
  const chaves = [{ kind: 'sessão', key: sessao, free: 5, cap: 900 }] as const;
  await attempts.begin(chaves);
  const administrador = await em.findOne(Administrador, { id: autor.id, ativo: true });
  // Whoever was given another role since this began is asked anew what he may.
  if (administrador && administrador.papel !== autor.papel) throw naoAutenticado();
  const certa = await conferirSenha(administrador?.senhaHash, senha.slice(0, 200));
  if (certa && administrador) {
    await attempts.succeed(chaves);
    return { id: administrador.id, senhaHash: administrador.senhaHash, papel: administrador.papel, sessao };
  }
  await registrarEntrada(em, { usuario: autor.usuario, visitante, conhecido: true, resultado: 'confirmacao_recusada' });
  throw refuseField(campo, 'SENHA_ATUAL_ERRADA', 'A senha atual não confere.');
}
