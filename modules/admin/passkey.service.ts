import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { mudouDesde } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import type { Administrador } from './administrador.entity.ts';
import { fatorAusente } from './codigo.service.ts';
import { confirmarSenha, exigirAinda, type Confirmacao } from './confirmacao.service.ts';
import { buscarAdministrador, registrar, travarContas } from './conta.service.ts';
import { Passkey } from './passkey.entity.ts';
import { conferirRegistro, pedirRegistro, PRAZO_DA_PASSKEY } from './passkey.server.ts';
import type { RespostaDoRegistro } from './passkey.ts';
import {
  abrirPedido,
  listarPasskeys,
  selarPedido,
  type PasskeyPedida,
  type RegrasDasPasskeys,
} from './pedidoDePasskey.service.ts';
import { naoAutenticado, temSessao } from './sessao.service.ts';

/** So many passkeys has an account at most: a phone, a computer, a key in a drawer, and what people forget to remove. */
const MAXIMO = 10;

/**
 * What the browser of whoever is signed in makes a passkey with, once the password was given again.
 * @throws `PASSKEYS_SEM_NOME`, `SEGUNDO_FATOR_AUSENTE`, `PASSKEYS_DEMAIS`, and what `confirmarSenha` throws
 */
export async function prepararPasskey(
  em: EntityManager,
  confirmacao: Confirmacao,
  { site, chave, emissor }: RegrasDasPasskeys & { emissor: string },
): Promise<PasskeyPedida> {
  if (!site) throw semNome();
  const { sessao } = await confirmarSenha(em, confirmacao, 'senha');
  const conta = await buscarAdministrador(em, confirmacao.access.autor.id);
  const { existentes } = await comLugar(em, conta);
  const { usuario, criadoEm } = conta;
  // Not the number alone: another shop at the same name may have an account with it.
  const opcoes = await pedirRegistro(site, { emissor, usuario, conta: `${conta.id} ${criadoEm.getTime()}`, existentes });
  return selarPedido(opcoes, { conta: conta.id, sessao, chave });
}

/**
 * Keeps a passkey that was made of what `prepararPasskey` asked, in the same session. One that is kept already is answered as it is.
 * @throws `PASSKEY_RECUSADA`, `SEGUNDO_FATOR_AUSENTE`, `PASSKEYS_DEMAIS`, `NAO_AUTENTICADO`
 */
export async function guardarPasskey(
  em: EntityManager,
  { autor, sessao }: { autor: Autor; sessao: string },
  { nome, desafio, resposta }: { nome: string; desafio: string; resposta: RespostaDoRegistro },
  { site, chave }: RegrasDasPasskeys,
): Promise<Passkey> {
  const pedido = await abrirPedido(desafio, chave);
  if (!site || pedido?.conta !== autor.id || pedido.sessao !== sessao) throw naoRegistrada();
  const feita = await conferirRegistro(site, resposta, pedido.desafio);
  if (!feita) throw naoRegistrada();
  return em.transactional(async (tx) => {
    await travarContas(tx);
    if (!(await temSessao(tx, sessao))) throw naoAutenticado();
    const conta = await buscarAdministrador(tx, autor.id);
    const ja = (await listarPasskeys(tx, conta)).find(({ credencial }) => credencial === feita.credencial);
    if (ja) return ja;
    const { fatorDesde } = await comLugar(tx, conta);
    // What was asked before its owner removed a passkey, or before another was made, makes none.
    const desde = new Date(pedido.em);
    const ate = new Date(desde.getTime() + 2 * PRAZO_DA_PASSKEY);
    if (await mudouDesde(tx, { tabela: 'administrador', linhaId: conta.id, campo: 'passkey', desde, ate })) throw naoRegistrada();
    // One of another account's, or of a second factor of before, which opens nothing.
    if ((await tx.count(Passkey, { credencial: feita.credencial })) > 0) throw naoRegistrada();
    const criada = { ...feita, nome, administrador: conta, site: site.rpID, fatorDesde, criadaEm: new Date() };
    const passkey = tx.create(Passkey, criada);
    registrar(tx, conta, autor, 'alterou', { passkey: null }, { passkey: nome });
    return passkey;
  });
}

/** Removes one of one's own passkeys: what is gone stays gone. @throws what `confirmarSenha` throws */
export async function excluirPasskey(em: EntityManager, id: number, confirmacao: Confirmacao): Promise<void> {
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { autor } = confirmacao.access;
  await em.transactional(async (tx) => {
    await exigirAinda(tx, confirmado);
    const passkey = await tx.findOne(Passkey, { id, administrador: autor.id });
    if (!passkey) return;
    registrar(tx, await buscarAdministrador(tx, autor.id), autor, 'alterou', { passkey: passkey.nome }, { passkey: null });
    tx.remove(passkey);
  });
}

/** Has the passkeys of an account stand in for the second factor that is about to take the place of the one that it has. */
export async function manterPasskeysDe(tx: EntityManager, conta: Administrador, fatorDesde: Date): Promise<void> {
  for (const passkey of await listarPasskeys(tx, conta)) passkey.fatorDesde = fatorDesde;
}

/** Removes all passkeys of an account, whose second factor goes. */
export async function excluirPasskeysDe(tx: EntityManager, conta: number): Promise<void> {
  await tx.nativeDelete(Passkey, { administrador: conta });
}

/** The passkeys of an account that may have another, and its second factor. @throws `SEGUNDO_FATOR_AUSENTE`, `PASSKEYS_DEMAIS` */
async function comLugar(em: EntityManager, conta: Administrador): Promise<{ existentes: Passkey[]; fatorDesde: Date }> {
  const { fatorDesde } = conta;
  if (fatorDesde === null) throw fatorAusente();
  const existentes = await listarPasskeys(em, conta);
  if (existentes.length < MAXIMO) return { existentes, fatorDesde };
  throw new DomainError('conflict', 'PASSKEYS_DEMAIS', `A conta já tem ${MAXIMO} passkeys. Exclua antes uma que não usa mais.`);
}

function naoRegistrada(): DomainError {
  const mensagem = 'A passkey não foi guardada: o pedido expirou, ou não foi esta loja que o fez. Comece de novo.';
  return new DomainError('conflict', 'PASSKEY_RECUSADA', mensagem);
}

function semNome(): DomainError {
  const mensagem = 'Passkeys precisam de um nome de domínio com https, e a loja está em um endereço IP (PUBLIC_URL).';
  return new DomainError('conflict', 'PASSKEYS_SEM_NOME', mensagem);
}
