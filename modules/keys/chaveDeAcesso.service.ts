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
/** Keys that open something at once, each of them somebody's to keep, and those that do not any more and are shown. */
const MAIS_CHAVES = 100;
const MAIS_ENCERRADAS = 100;

const escopoSchema = z.enum(Object.keys(ESCOPOS) as Escopo[], {
  error: `Use um destes: ${Object.keys(ESCOPOS).join(', ')}.`,
});
const novaSchema = z.object({
  nome: z.string().trim().min(1, 'Dê um nome à chave.').max(60, 'Use até 60 caracteres.'),
  escopos: z
    .array(escopoSchema)
    .min(1, 'Escolha ao menos uma coisa que a chave permite.')
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
  /** The key's own number. */
  numero: number;
  /** In whose name the trace says that it was done; the number is nobody else's, since those of people are positive. */
  autor: Autor;
  escopos: ReadonlySet<Escopo>;
}

/** The keys that open something at an instant, and the last of those that do not, the newest first. */
export async function listarChaves(em: EntityManager, agora: Date): Promise<ChaveDeAcesso[]> {
  const orderBy = { id: 'desc' } as const;
  const emVigor = await em.find(ChaveDeAcesso, abertas(agora), { orderBy });
  const encerradas = await em.find(ChaveDeAcesso, { $not: abertas(agora) }, { orderBy, limit: MAIS_ENCERRADAS });
  return [...emVigor, ...encerradas];
}

/** Creates a key. @throws `DADOS_INVALIDOS`, `CHAVES_DEMAIS` */
export async function criarChave(em: EntityManager, entrada: unknown, autor: Autor): Promise<ChaveCriada> {
  const { nome, escopos, expiraEm } = parseInput(novaSchema, entrada);
  return em.transactional(async (tx) => {
    if ((await tx.count(ChaveDeAcesso, abertas(new Date()))) >= MAIS_CHAVES) {
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

/** Whose secret this is; null where it is nobody's, or its key has ended. Asked of the database each time, so that another process's revocation is in force at once. */
export async function quemTraz(em: EntityManager, segredo: string): Promise<Maquina | null> {
  const agora = new Date();
  // What is no secret of ours is not looked for.
  const chave = SEGREDO.test(segredo) ? await em.findOne(ChaveDeAcesso, { digesto: digerir(segredo) }) : null;
  if (!chave || !abre(chave, agora)) return null;
  const { id: numero, nome, usadaEm, escopos } = chave;
  if (!usadaEm || agora.getTime() - usadaEm.getTime() > ENTRE_USOS_MS) await marcarUso(em, numero, agora);
  // Names are given again, numbers are not.
  return { numero, autor: { id: -numero, usuario: `chave ${nome} (nº ${numero})` }, escopos: new Set(escopos) };
}

// A database that cannot be written must not keep machines from reading.
async function marcarUso(em: EntityManager, id: number, usadaEm: Date): Promise<void> {
  await em.nativeUpdate(ChaveDeAcesso, { id }, { usadaEm }).catch(() => 0);
}

/** The refusal of a key that opens nothing. */
export function chaveInvalida(): DomainError {
  return new DomainError('unauthenticated', 'CHAVE_INVALIDA', 'Esta chave de acesso não existe, venceu ou foi revogada.', {
    challenge: 'Bearer error="invalid_token"',
  });
}

/** Whether a key opens something at an instant. */
export function abre({ revogadaEm, expiraEm }: ChaveDeAcesso, agora: Date): boolean {
  return revogadaEm === null && (expiraEm === null || expiraEm > agora);
}

/** The same, asked of the database. */
const abertas = (agora: Date) => ({ revogadaEm: null, $or: [{ expiraEm: null }, { expiraEm: { $gt: agora } }] });

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
