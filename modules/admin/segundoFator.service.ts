import type { EntityManager } from '@mikro-orm/core';
import type { Attempts } from '../../platform/attempts.ts';
import { DomainError } from '../../platform/errors.ts';
import { desenharQrCode, type QrCode } from '../../platform/qrCode.ts';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import { refuseField } from '../../platform/validation.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { exigeFator, type FatorExigido } from '../roles/fator.ts';
import { podeMudar, TODOS_OS_PAPEIS } from '../roles/papel.ts';
import { Administrador } from './administrador.entity.ts';
import { buscarAdministrador, buscarPorUsuario, registrar, travarContas } from './conta.service.ts';
import {
  enderecoDoAplicativo,
  marcaDoSegredo,
  resumoDoCodigo,
  sortearCodigosDeRecuperacao,
  sortearSegredo,
} from './codigo.server.ts';
import {
  aplicativoVale,
  CODIGO_ERRADO_AO_LIGAR,
  codigosDe,
  fatorAusente,
  guardarPreparado,
  passoDe,
  segredoPreparado,
} from './codigo.service.ts';
import { confirmarSenha, exigirAinda, type Confirmacao } from './confirmacao.service.ts';
import { excluirPasskeysDe, manterPasskeysDe } from './passkey.service.ts';
import { listarPasskeys, mostrarPasskey, type PasskeyMostrada, type RegrasDasPasskeys } from './pedidoDePasskey.service.ts';
import { Sessao } from './sessao.entity.ts';
import { abrirSessao, encerrarSessoes, naoAutenticado, type DuracaoDaSessao } from './sessao.service.ts';

/** What an application that makes codes is given, once. */
export interface FatorPreparado {
  /** In base32, to be typed. */
  segredo: string;
  /** The same as an address that applications open. */
  endereco: string;
  qrCode: QrCode;
  /** Which secret it is, for `ligarFator`: another tab may prepare another meanwhile. */
  preparo: string;
}

/** What one knows of one's own second factor. */
export interface MeuFator {
  /** Since when codes are asked for; null where they are not. */
  desde: Date | null;
  /** Whether codes of the application open: with another `SESSION_SECRET` none does, and another application takes its place. True where none are asked for. */
  aplicativoVale: boolean;
  /** Recovery codes that are left. */
  codigosRestantes: number;
  /** Whether the shop asks it of the account: it cannot be turned off then. */
  exigido: boolean;
  /** Its passkeys, the oldest first. */
  passkeys: PasskeyMostrada[];
  /** Whether the shop has a name that passkeys are kept for. */
  aceitaPasskeys: boolean;
}

/** A code of the application, and of which secret the tab that asks has it; null where it does not say. */
interface CodigoAoLigar {
  codigo: string;
  preparo: string | null;
}

/** Who asks, and what his tries are counted by. */
export interface QuemLiga {
  access: { autor: Autor; sessao: string };
  attempts: Attempts;
}

/** One's own second factor. */
export async function meuFator(
  em: EntityManager,
  { id }: Autor,
  { passkeys: { site, chave }, fatorExigido }: { passkeys: RegrasDasPasskeys; fatorExigido: FatorExigido },
): Promise<MeuFator> {
  const conta = await buscarAdministrador(em, id);
  const { fatorDesde, codigosDeRecuperacao, papel } = conta;
  return {
    desde: fatorDesde,
    aplicativoVale: fatorDesde === null || (await aplicativoVale(conta, chave)),
    codigosRestantes: fatorDesde === null ? 0 : codigosDe(codigosDeRecuperacao).length,
    exigido: exigeFator(fatorExigido, papel),
    passkeys: fatorDesde === null ? [] : (await listarPasskeys(em, conta)).map((passkey) => mostrarPasskey(passkey, site)),
    aceitaPasskeys: site !== null,
  };
}

/** Of how many accounts that may sign in no application makes right codes any more: the shop's key is another, or null where it has none yet. */
export async function contarSemAplicativo(em: EntityManager, chave: string | null): Promise<number> {
  const contas = await em.find(Administrador, { ativo: true, fatorDesde: { $ne: null } });
  const valem = await Promise.all(contas.map((conta) => chave !== null && aplicativoVale(conta, chave)));
  return valem.filter((vale) => !vale).length;
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
 * may take its place. Where codes are asked for already and no application makes right ones any more, it is for another application: whoever is signed in
 * has come in by a recovery code. @throws `SEGUNDO_FATOR_LIGADO`, and what `confirmarSenha` throws
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
    if (conta.fatorDesde !== null && (await aplicativoVale(conta, chave))) throw await jaLigado(tx, conta, fatorExigido);
    conta.fatorSegredo = guardarPreparado(conta, fechado);
    conta.fatorPasso = 0;
  });
  const endereco = enderecoDoAplicativo(segredo, { emissor, usuario: autor.usuario });
  return { segredo, endereco, qrCode: desenharQrCode(endereco), preparo: marcaDoSegredo(segredo) };
}

/**
 * Has codes be asked for at each sign-in, once the application has shown that it makes them. The sessions of the account end, this one too: they came in without, and its
 * cookie may have been copied. Answers the session that takes its place, and the recovery codes, which are stored nowhere.
 * @throws `SEGUNDO_FATOR_LIGADO`, `SEGUNDO_FATOR_AUSENTE`, `SEGUNDO_FATOR_TROCADO`, `CODIGO_ERRADO`, `MUITAS_TENTATIVAS`
 */
export async function ligarFator(
  em: EntityManager,
  { access: { autor, sessao }, attempts }: QuemLiga,
  { codigo, preparo }: CodigoAoLigar,
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
    const fatorSegredo = segredoPreparado(conta);
    if (fatorSegredo === null && conta.fatorSegredo !== null) throw await jaLigado(tx, conta, fatorExigido);
    if (fatorSegredo === null) throw fatorAusente();
    if (preparo !== null && preparo !== (await marcaDe(fatorSegredo, chave))) throw outroPreparo();
    const passo = await passoDe({ fatorSegredo, fatorPasso: conta.fatorPasso }, codigo, chave);
    if (passo === null) throw refuseField('codigo', 'CODIGO_ERRADO', CODIGO_ERRADO_AO_LIGAR);
    const { antes, depois } = conta.fatorDesde === null ? LIGOU : TROCOU;
    // A server of a version before may have turned it off, and knows of none.
    if (conta.fatorDesde === null) await excluirPasskeysDe(tx, conta.id);
    registrar(tx, conta, autor, 'alterou', antes, depois);
    const desde = new Date();
    await manterPasskeysDe(tx, conta, desde);
    conta.fatorSegredo = fatorSegredo;
    conta.fatorPasso = passo;
    conta.fatorDesde = desde;
    conta.codigosDeRecuperacao = codigos.map(resumoDoCodigo).join(' ');
    await encerrarSessoes(tx, autor.id);
    return abrirSessao(tx, autor.id, duracao, desta);
  });
  await attempts.succeed(chaves);
  return { codigos, nova };
}

/** What the trace says before and after it was turned on, and where another application took the place of one that made no codes any more. */
const LIGOU = { antes: { segundoFator: 'sem' }, depois: { segundoFator: 'ligado' } };
const TROCOU = { antes: { segundoFator: 'aplicativo anterior' }, depois: { segundoFator: 'outro aplicativo' } };

async function marcaDe(fechado: string, chave: string): Promise<string | null> {
  const segredo = await openSecret(fechado, chave);
  return segredo === null ? null : marcaDoSegredo(segredo);
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
    if (exigeFator(fatorExigido, conta.papel)) throw await naoSeDesliga(tx, conta);
    await tirar(tx, conta, autor);
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
    await tirar(tx, conta, autor);
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
    await tirar(tx, conta, autor);
    await encerrarSessoes(tx, conta.id);
    return havia;
  });
}

async function tirar(tx: EntityManager, conta: Administrador, autor: Autor): Promise<void> {
  if (conta.fatorDesde !== null) registrar(tx, conta, autor, 'alterou', { segundoFator: 'ligado' }, { segundoFator: 'sem' });
  conta.fatorSegredo = null;
  conta.fatorDesde = null;
  conta.fatorPasso = 0;
  conta.codigosDeRecuperacao = '';
  await excluirPasskeysDe(tx, conta.id);
}

/** How one comes to another application where the shop asks for a second factor: by somebody else's hand, or by the machine's where there is nobody. */
async function outroAplicativo(tx: EntityManager, { id, usuario }: Administrador): Promise<string> {
  const papel = TODOS_OS_PAPEIS.filter((um) => podeMudar(um, 'equipe'));
  const outros = await tx.count(Administrador, { id: { $ne: id }, ativo: true, papel });
  const quem =
    outros > 0
      ? 'peça a outra pessoa da administração que o tire'
      : `como ninguém mais é da administração, tire-o na máquina da loja com npm run admin -- sem-segundo-fator ${usuario}`;
  return `Para trocar de aplicativo, ${quem}: ao entrar, você liga outro.`;
}

async function jaLigado(tx: EntityManager, conta: Administrador, fatorExigido: FatorExigido): Promise<DomainError> {
  const exigido = exigeFator(fatorExigido, conta.papel);
  const comoTrocar = exigido ? await outroAplicativo(tx, conta) : 'Para trocar de aplicativo, desligue e ligue de novo.';
  return new DomainError('conflict', 'SEGUNDO_FATOR_LIGADO', `A conta já pede um código. ${comoTrocar}`);
}

async function naoSeDesliga(tx: EntityManager, conta: Administrador): Promise<DomainError> {
  const comoTrocar = await outroAplicativo(tx, conta);
  const mensagem = `Esta loja exige o segundo fator da sua conta: ele não se desliga. ${comoTrocar}`;
  return new DomainError('forbidden', 'SEGUNDO_FATOR_EXIGIDO', mensagem);
}

function outroPreparo(): DomainError {
  const mensagem =
    'Depois desta, outra aba começou a ligar o segundo fator, com outro segredo: é o dela que vale. Termine nela, ou recarregue esta página e comece de novo. Se não foi você, troque antes a senha.';
  return new DomainError('conflict', 'SEGUNDO_FATOR_TROCADO', mensagem);
}
