import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { ChaveDeAcesso } from './chaveDeAcesso.entity.ts';
import { ESCOPOS, type Escopo } from './escopo.ts';

/** What every secret begins with, so that one that has got into a repository or a log is recognised. */
const PREFIXO = 'loja_';
/** Characters of a secret that may be shown: enough to tell keys apart, far too few to guess the rest. */
const COMECO = PREFIXO.length + 6;
const SEGREDO = /^loja_[\w-]{43}$/;
/** How long no use is written after one, in milliseconds: a machine asks all the time. */
const ENTRE_USOS_MS = 60_000;
/** Keys that open something at once; each is somebody's to keep. */
const MAIS_CHAVES = 100;

const escopoSchema = z.enum(Object.keys(ESCOPOS) as Escopo[], {
  error: `Use um destes: ${Object.keys(ESCOPOS).join(', ')}.`,
});
const novaSchema = z.object({
  nome: z.string().trim().min(1, 'Dê um nome à chave.').max(60, 'Use até 60 caracteres.'),
  escopos: z
    .array(escopoSchema)
    .min(1, 'Escolha ao menos um escopo.')
    .transform((dados) => [...new Set(dados)]),
  expiraEm: z
    .date()
    .refine((instante) => instante > new Date(), 'Escolha um instante que ainda não passou.')
    .nullish()
    .transform((instante) => instante ?? null),
});

/** A key with its secret, which is stored nowhere. */
export interface ChaveCriada {
  chaveDeAcesso: ChaveDeAcesso;
  segredo: string;
}

/** Who comes with a key. */
export interface Maquina {
  /** In whose name the trace says that it was done; the number is nobody else's, since those of people are positive. */
  autor: Autor;
  escopos: ReadonlySet<Escopo>;
}

/** All keys, those that open something first, the newest first. */
export async function listarChaves(em: EntityManager): Promise<ChaveDeAcesso[]> {
  const chaves = await em.findAll(ChaveDeAcesso, { orderBy: { id: 'desc' } });
  const agora = new Date();
  return [...chaves.filter((chave) => abre(chave, agora)), ...chaves.filter((chave) => !abre(chave, agora))];
}

/** Creates a key. @throws `DADOS_INVALIDOS`, `CHAVES_DEMAIS` */
export async function criarChave(em: EntityManager, entrada: unknown, autor: Autor): Promise<ChaveCriada> {
  const { nome, escopos, expiraEm } = parseInput(novaSchema, entrada);
  return em.transactional(async (tx) => {
    if ((await tx.count(ChaveDeAcesso, { revogadaEm: null })) >= MAIS_CHAVES) {
      const mensagem = `Há ${MAIS_CHAVES} chaves em vigor. Revogue as que ninguém usa.`;
      throw new DomainError('conflict', 'CHAVES_DEMAIS', mensagem);
    }
    const segredo = sortear();
    const criadaPor = autor.usuario;
    const chaveDeAcesso = tx.create(ChaveDeAcesso, {
      nome,
      escopos,
      expiraEm,
      criadaEm: new Date(),
      criadaPor,
      ...guardar(segredo),
    });
    await tx.persist(chaveDeAcesso).flush();
    registrar(tx, chaveDeAcesso, autor, 'criou', {}, { nome, escopos: escopos.join(', '), expiraEm });
    await registrarAto(tx, autor, { linha: { id: chaveDeAcesso.id } });
    return { chaveDeAcesso, segredo };
  });
}

/**
 * Gives a new key another secret, when the answer with the first was lost: that one is stored nowhere.
 * @throws `CHAVE_EM_USO` once somebody has come with it, `NAO_ENCONTRADO`
 */
export async function sortearOutroSegredo(em: EntityManager, id: number, autor: Autor): Promise<ChaveCriada> {
  return em.transactional(async (tx) => {
    const chaveDeAcesso = await buscar(tx, id);
    if (chaveDeAcesso.usadaEm || chaveDeAcesso.revogadaEm) {
      const mensagem = `A chave ${chaveDeAcesso.nome} já foi criada e usada. Se ninguém souber o segredo, revogue-a e crie outra.`;
      throw new DomainError('conflict', 'CHAVE_EM_USO', mensagem);
    }
    const segredo = sortear();
    Object.assign(chaveDeAcesso, guardar(segredo));
    registrar(tx, chaveDeAcesso, autor, 'alterou', { segredo: 'anterior' }, { segredo: 'sorteado de novo' });
    return { chaveDeAcesso, segredo };
  });
}

/** Ends a key at once; one that has ended stays so. @throws `NAO_ENCONTRADO` */
export async function revogarChave(em: EntityManager, id: number, autor: Autor): Promise<ChaveDeAcesso> {
  return em.transactional(async (tx) => {
    const chave = await buscar(tx, id);
    if (!chave.revogadaEm) {
      chave.revogadaEm = new Date();
      registrar(tx, chave, autor, 'alterou', { revogadaEm: null }, { revogadaEm: chave.revogadaEm });
    }
    await registrarAto(tx, autor, { linha: { id } });
    return chave;
  });
}

/** The key with this id. @throws `NAO_ENCONTRADO` */
export async function buscarChave(em: EntityManager, id: number): Promise<ChaveDeAcesso> {
  return buscar(em, id);
}

/** Whose secret this is. @throws `CHAVE_INVALIDA` where it is nobody's, or its key has ended */
export async function quemTraz(em: EntityManager, segredo: string): Promise<Maquina> {
  const agora = new Date();
  // What is no secret of ours is not looked for.
  const chave = SEGREDO.test(segredo) ? await em.findOne(ChaveDeAcesso, { digesto: digerir(segredo) }) : null;
  if (!chave || !abre(chave, agora)) {
    throw new DomainError('unauthenticated', 'CHAVE_INVALIDA', 'Esta chave de acesso não existe, venceu ou foi revogada.');
  }
  if (!chave.usadaEm || agora.getTime() - chave.usadaEm.getTime() > ENTRE_USOS_MS)
    await em.nativeUpdate(ChaveDeAcesso, { id: chave.id }, { usadaEm: agora });
  return { autor: { id: -chave.id, usuario: `chave ${chave.nome}` }, escopos: new Set(chave.escopos) };
}

/** Whether a key opens something at an instant. */
export function abre({ revogadaEm, expiraEm }: ChaveDeAcesso, agora: Date): boolean {
  return revogadaEm === null && (expiraEm === null || expiraEm > agora);
}

async function buscar(em: EntityManager, id: number): Promise<ChaveDeAcesso> {
  const chave = await em.findOne(ChaveDeAcesso, { id });
  if (!chave) throw new DomainError('not-found', 'NAO_ENCONTRADO', 'Esta chave não existe mais.');
  return chave;
}

const sortear = () => PREFIXO + randomBytes(32).toString('base64url');
const digerir = (segredo: string) => createHash('sha256').update(segredo).digest('hex');
const guardar = (segredo: string) => ({ digesto: digerir(segredo), comeco: segredo.slice(0, COMECO) });

function registrar(
  tx: EntityManager,
  { id: linhaId, nome: rotulo }: ChaveDeAcesso,
  autor: Autor,
  acao: 'criou' | 'alterou',
  antes: Record<string, unknown>,
  depois: Record<string, unknown>,
): void {
  registrarAlteracao(tx, { autor, acao, tabela: 'chave', linhaId, rotulo, antes, depois });
}
