import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import { confirmarSenha, exigirAinda, type Confirmacao } from './confirmacao.service.ts';
import { Sessao } from './sessao.entity.ts';
import { abertas, type DuracaoDaSessao } from './sessao.service.ts';

/** A session as the team sees it. */
export interface SessaoAberta extends Pick<Sessao, 'criadaEm' | 'vistaEm' | 'visitante' | 'navegador'> {
  /** What it is called; it opens nothing. */
  id: string;
  usuario: string;
  /** Whether it is the one that asks. */
  esta: boolean;
}

/** The sessions that let somebody in now, by account, those begun last first. @param minha the one that asks */
export async function listarSessoes(em: EntityManager, duracao: DuracaoDaSessao, minha: string | null): Promise<SessaoAberta[]> {
  const linhas = await em.find(Sessao, abertas(duracao), {
    populate: ['administrador'],
    orderBy: { administrador: { usuario: 'asc' }, criadaEm: 'desc', id: 'asc' },
  });
  return linhas.map(({ id, administrador, criadaEm, vistaEm, visitante, navegador }) => ({
    id: nomeDe(id),
    usuario: administrador.usuario,
    esta: id === minha,
    criadaEm,
    vistaEm,
    visitante,
    navegador,
  }));
}

/** What a session is called: whoever reads it here has nothing of what the cookie seals. */
function nomeDe(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}

/**
 * Ends sessions at once, of whichever account; those that are over already are none any more. Whoever asks gives the own password again: a borrowed session
 * would shut out its owner. Answers how many were ended.
 * @param nomes what they are called (`listarSessoes`)
 * @throws what `confirmarSenha` throws
 */
export async function encerrarAsSessoes(em: EntityManager, nomes: readonly string[], confirmacao: Confirmacao): Promise<number> {
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { autor } = confirmacao.access;
  return em.transactional(async (tx) => {
    await exigirAinda(tx, confirmado);
    const linhas = await tx.find(Sessao, {}, { populate: ['administrador'] });
    const ditas = linhas.filter(({ id }) => nomes.includes(nomeDe(id)));
    for (const { administrador, navegador } of ditas)
      registrarAlteracao(tx, {
        autor,
        acao: 'alterou',
        tabela: 'administrador',
        linhaId: administrador.id,
        rotulo: administrador.usuario,
        antes: { sessao: navegador ?? 'aberta' },
        depois: { sessao: 'encerrada' },
      });
    await tx.nativeDelete(Sessao, { id: { $in: ditas.map(({ id }) => id) } });
    await tx.flush();
    await registrarAto(tx, autor, { resposta: ditas.length });
    return ditas.length;
  });
}
