import { createHash } from 'node:crypto';
import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
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

/** Which sessions are listed, and for whom. */
interface DeQuem {
  /** The session that asks. */
  minha: string | null;
  /** The only account whose sessions are meant; all where none is said. */
  conta?: number;
}

/** The sessions that let somebody in now, by account, those begun last first. */
export async function listarSessoes(
  em: EntityManager,
  duracao: DuracaoDaSessao,
  { minha, conta }: DeQuem,
): Promise<SessaoAberta[]> {
  const linhas = await em.find(
    Sessao,
    { $and: [abertas(duracao), daConta(conta)] },
    {
      populate: ['administrador'],
      orderBy: { administrador: { usuario: 'asc' }, criadaEm: 'desc', id: 'asc' },
    },
  );
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

function daConta(conta: number | undefined): ObjectQuery<Sessao> {
  return conta === undefined ? {} : { administrador: conta };
}

/**
 * As `encerrarAsSessoes`, of the own account alone and but for the one that asks: whoever is done with that signs out. Others that are named stay as they are.
 * @param nomes what they are called; null for all, also those that began after they were listed
 * @throws what `confirmarSenha` throws
 */
export function encerrarAsMinhas(em: EntityManager, nomes: readonly string[] | null, confirmacao: Confirmacao): Promise<number> {
  const { autor, sessao } = confirmacao.access;
  return encerrar(em, nomes, confirmacao, { $and: [daConta(autor.id), { id: { $ne: sessao } }] });
}

/**
 * Ends sessions at once, of whichever account; those that are over already are none any more. Whoever asks gives the own password again: a borrowed session
 * would shut out its owner. Answers how many were ended.
 * @param nomes what they are called (`listarSessoes`)
 * @throws what `confirmarSenha` throws
 */
export function encerrarAsSessoes(em: EntityManager, nomes: readonly string[], confirmacao: Confirmacao): Promise<number> {
  return encerrar(em, nomes, confirmacao, {});
}

async function encerrar(
  em: EntityManager,
  nomes: readonly string[] | null,
  confirmacao: Confirmacao,
  dentre: ObjectQuery<Sessao>,
): Promise<number> {
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { autor } = confirmacao.access;
  return em.transactional(async (tx) => {
    await exigirAinda(tx, confirmado);
    const linhas = await tx.find(Sessao, dentre, { populate: ['administrador'] });
    const ditas = linhas.filter(({ id }) => nomes === null || nomes.includes(nomeDe(id)));
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
