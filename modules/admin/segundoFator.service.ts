import type { EntityManager } from '@mikro-orm/core';
import type { Attempts } from '../../platform/attempts.ts';
import { DomainError } from '../../platform/errors.ts';
import { desenharQrCode, type QrCode } from '../../platform/qrCode.ts';
import { sealSecret } from '../../platform/sealedSecret.ts';
import { refuseField } from '../../platform/validation.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { exigeFator, type FatorExigido } from '../roles/fator.ts';
import { TODOS_OS_PAPEIS } from '../roles/papel.ts';
import { Administrador } from './administrador.entity.ts';
import { buscarAdministrador, buscarPorUsuario, registrar, travarContas } from './conta.service.ts';
import { enderecoDoAplicativo, resumoDoCodigo, sortearCodigosDeRecuperacao, sortearSegredo } from './codigo.server.ts';
import { CODIGO_ERRADO, codigosDe, passoDe } from './codigo.service.ts';
import { confirmarSenha, exigirAinda, type Confirmacao } from './confirmacao.service.ts';
import { Sessao } from './sessao.entity.ts';
import { abrirSessao, encerrarSessoes, naoAutenticado, type DuracaoDaSessao } from './sessao.service.ts';

/** What an application that makes codes is given, once. */
export interface FatorPreparado {
  /** In base32, to be typed. */
  segredo: string;
  /** The same as an address that applications open. */
  endereco: string;
  qrCode: QrCode;
}

/** What one knows of one's own second factor. */
export interface MeuFator {
  /** Since when codes are asked for; null where they are not. */
  desde: Date | null;
  /** Recovery codes that are left. */
  codigosRestantes: number;
  /** Whether the shop asks it of the account: it cannot be turned off then. */
  exigido: boolean;
}

/** Who asks, and what his tries are counted by. */
export interface QuemLiga {
  access: { autor: Autor; sessao: string };
  attempts: Attempts;
}

/** One's own second factor. */
export async function meuFator(em: EntityManager, { id }: Autor, fatorExigido: FatorExigido): Promise<MeuFator> {
  const { fatorDesde, codigosDeRecuperacao, papel } = await buscarAdministrador(em, id);
  const codigosRestantes = fatorDesde === null ? 0 : codigosDe(codigosDeRecuperacao).length;
  return { desde: fatorDesde, codigosRestantes, exigido: exigeFator(fatorExigido, papel) };
}

/** How many accounts that may sign in have to have one, and how many of them have none. */
export async function contarFatores(em: EntityManager, fatorExigido: FatorExigido): Promise<{ exigidas: number; sem: number }> {
  const papeis = TODOS_OS_PAPEIS.filter((papel) => exigeFator(fatorExigido, papel));
  const exigidas = { ativo: true, papel: papeis };
  return {
    exigidas: await em.count(Administrador, exigidas),
    sem: await em.count(Administrador, { ...exigidas, fatorDesde: null }),
  };
}

/**
 * Makes a secret for the application of whoever is signed in, who gives the password again. Codes are asked for from `ligarFator` on; until then another
 * may take its place. @throws `SEGUNDO_FATOR_LIGADO`, and what `confirmarSenha` throws
 */
export async function prepararFator(
  em: EntityManager,
  confirmacao: Confirmacao,
  { chave, emissor, fatorExigido }: { chave: string; emissor: string; fatorExigido: FatorExigido },
): Promise<FatorPreparado> {
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { autor } = confirmacao.access;
  const segredo = sortearSegredo();
  const fechado = await sealSecret(segredo, chave);
  await em.transactional(async (tx) => {
    await exigirAinda(tx, confirmado);
    const conta = await buscarAdministrador(tx, autor.id);
    if (conta.fatorDesde !== null) throw jaLigado(exigeFator(fatorExigido, conta.papel));
    conta.fatorSegredo = fechado;
    conta.fatorPasso = 0;
  });
  const endereco = enderecoDoAplicativo(segredo, { emissor, usuario: autor.usuario });
  return { segredo, endereco, qrCode: desenharQrCode(endereco) };
}

/**
 * Has codes be asked for at each sign-in, once the application has shown that it makes them. The sessions of the account end, this one too: they came in without, and its
 * cookie may have been copied. Answers the session that takes its place, and the recovery codes, which are stored nowhere. @throws `SEGUNDO_FATOR_LIGADO`, `SEGUNDO_FATOR_AUSENTE`, `CODIGO_ERRADO`, `MUITAS_TENTATIVAS`
 */
export async function ligarFator(
  em: EntityManager,
  { access: { autor, sessao }, attempts }: QuemLiga,
  codigo: string,
  { chave, duracao, fatorExigido }: { chave: string; duracao: DuracaoDaSessao; fatorExigido: FatorExigido },
): Promise<{ codigos: string[]; nova: string }> {
  const chaves = [{ kind: 'código', key: `sessão ${sessao}`, free: 5, cap: 900 }] as const;
  await attempts.begin(chaves);
  const codigos = sortearCodigosDeRecuperacao();
  const nova = await em.transactional(async (tx) => {
    await travarContas(tx);
    const desta = await tx.findOne(Sessao, { id: sessao });
    if (desta === null) throw naoAutenticado();
    const conta = await buscarAdministrador(tx, autor.id);
    if (conta.fatorDesde !== null) throw jaLigado(exigeFator(fatorExigido, conta.papel));
    if (conta.fatorSegredo === null) throw fatorAusente();
    const passo = await passoDe(conta, codigo, chave);
    if (passo === null) throw refuseField('codigo', 'CODIGO_ERRADO', CODIGO_ERRADO);
    conta.fatorPasso = passo;
    conta.fatorDesde = new Date();
    conta.codigosDeRecuperacao = codigos.map(resumoDoCodigo).join(' ');
    registrar(tx, conta, autor, 'alterou', { segundoFator: 'sem' }, { segundoFator: 'ligado' });
    await encerrarSessoes(tx, autor.id);
    return abrirSessao(tx, autor.id, duracao, desta);
  });
  await attempts.succeed(chaves);
  return { codigos, nova };
}

/** Puts new recovery codes in the place of the ones of before. Answers them; they are stored nowhere. @throws `SEGUNDO_FATOR_AUSENTE`, and what `confirmarSenha` throws */
export async function sortearOutrosCodigos(em: EntityManager, confirmacao: Confirmacao): Promise<string[]> {
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const codigos = sortearCodigosDeRecuperacao();
  await em.transactional(async (tx) => {
    await exigirAinda(tx, confirmado);
    const conta = await buscarAdministrador(tx, confirmacao.access.autor.id);
    if (conta.fatorDesde === null) throw fatorAusente();
    conta.codigosDeRecuperacao = codigos.map(resumoDoCodigo).join(' ');
    registrar(
      tx,
      conta,
      confirmacao.access.autor,
      'alterou',
      { codigosDeRecuperacao: 'anteriores' },
      { codigosDeRecuperacao: 'novos' },
    );
  });
  return codigos;
}

/** Has the password alone be enough again to come in as whoever is signed in, who gives it again. @throws `SEGUNDO_FATOR_EXIGIDO`, and what `confirmarSenha` throws */
export async function desligarFator(em: EntityManager, confirmacao: Confirmacao, fatorExigido: FatorExigido): Promise<void> {
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { autor } = confirmacao.access;
  await em.transactional(async (tx) => {
    await travarContas(tx);
    await exigirAinda(tx, confirmado);
    const conta = await buscarAdministrador(tx, autor.id);
    if (exigeFator(fatorExigido, conta.papel)) throw naoSeDesliga();
    tirar(tx, conta, autor);
  });
}

/**
 * The same for somebody else, who has lost what makes the codes: his sessions end, where there was one. Whoever takes it gives the own password. @throws `PROPRIA_CONTA`,
 * `NAO_ENCONTRADO`, and what `confirmarSenha` throws
 */
export async function tirarFatorDe(em: EntityManager, id: number, confirmacao: Confirmacao): Promise<Administrador> {
  const { autor } = confirmacao.access;
  if (id === autor.id) throw new DomainError('invalid', 'PROPRIA_CONTA', 'O próprio segundo fator se desliga em Minha conta.');
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  return em.transactional(async (tx) => {
    await travarContas(tx);
    await exigirAinda(tx, confirmado);
    const conta = await buscarAdministrador(tx, id);
    const havia = conta.fatorDesde !== null;
    tirar(tx, conta, autor);
    if (havia) await encerrarSessoes(tx, id);
    await registrarAto(tx, autor, { linha: { id } });
    return conta;
  });
}

/** As `tirarFatorDe`, for whoever runs the machine. Answers whether there was one. @throws `NAO_ENCONTRADO` */
export async function tirarFator(em: EntityManager, usuario: string, autor: Autor): Promise<boolean> {
  return em.transactional(async (tx) => {
    await travarContas(tx);
    const conta = await buscarPorUsuario(tx, usuario);
    const havia = conta.fatorDesde !== null;
    tirar(tx, conta, autor);
    await encerrarSessoes(tx, conta.id);
    return havia;
  });
}

function tirar(tx: EntityManager, conta: Administrador, autor: Autor): void {
  if (conta.fatorDesde !== null) registrar(tx, conta, autor, 'alterou', { segundoFator: 'ligado' }, { segundoFator: 'sem' });
  conta.fatorSegredo = null;
  conta.fatorDesde = null;
  conta.fatorPasso = 0;
  conta.codigosDeRecuperacao = '';
}

/** How one comes to another application where the shop asks for a second factor. */
const OUTRO_APLICATIVO =
  'Para trocar de aplicativo, peça a outra pessoa da administração que o tire: ao entrar, você liga outro.';

function jaLigado(exigido: boolean): DomainError {
  const comoTrocar = exigido ? OUTRO_APLICATIVO : 'Para trocar de aplicativo, desligue e ligue de novo.';
  return new DomainError('conflict', 'SEGUNDO_FATOR_LIGADO', `A conta já pede um código. ${comoTrocar}`);
}

function naoSeDesliga(): DomainError {
  const mensagem = `Esta loja exige o segundo fator da sua conta: ele não se desliga. ${OUTRO_APLICATIVO}`;
  return new DomainError('forbidden', 'SEGUNDO_FATOR_EXIGIDO', mensagem);
}

function fatorAusente(): DomainError {
  return new DomainError('conflict', 'SEGUNDO_FATOR_AUSENTE', 'A conta não tem segundo fator. Comece de novo.');
}
