import { randomBytes } from 'node:crypto';
import { LockMode, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import type { Attempts } from '../../platform/attempts.ts';
import { DomainError } from '../../platform/errors.ts';
import { networkOf, type Visitor } from '../../platform/http/visitor.ts';
import type { Autor } from '../editing/autor.ts';
import type { Papel } from '../roles/papel.ts';
import { Administrador } from './administrador.entity.ts';
import { LOGIN_RECUSADO } from './administrador.ts';
import { gastarCodigo, recusaDoCodigo, type CodigoGasto } from './codigo.service.ts';
import { registrarEntrada } from './entrada.service.ts';
import type { RespostaDaEntrada } from './passkey.ts';
import { regrasDasPasskeys, type PasskeyPedida, type RegrasDasPasskeys } from './pedidoDePasskey.service.ts';
import { conferirSenha } from './senha.service.ts';
import { Sessao } from './sessao.entity.ts';
import { gastarPasskey, pedirPasskey } from './usoDePasskey.service.ts';

/** How long a session lasts, in seconds. */
export interface DuracaoDaSessao {
  /** Whatever is done in it. */
  total: number;
  /** Without a request. */
  ociosa: number;
}

interface Credenciais {
  username: string;
  password: string;
  /** Of the application, or a recovery code; empty where the account asks for none, or before it has asked. */
  code: string;
  /** What one of the account's passkeys has signed instead; null where none was used. */
  passkey: PasskeyUsada | null;
}

/** What a browser answers where a passkey was asked for, and what was asked. */
interface PasskeyUsada {
  desafio: string;
  resposta: RespostaDaEntrada;
}

/** What a sign-in goes by. */
export interface RegrasDaEntrada {
  attempts: Attempts;
  duracao: DuracaoDaSessao;
  /** The shop's key of second factors. */
  chaveDosFatores: string;
  /** Address of the shop, which passkeys are of. */
  publicUrl: string;
}

/** A browser that has signed in to an account before. */
export interface Dispositivo {
  id: string;
  usuario: string;
  /** When it was let in, in milliseconds; null of one whose cookie does not say. */
  desde: number | null;
}

/** An administrator who is signed in. */
export type Pessoal = Autor & { papel: Papel };

/** Where an attempt to sign in comes from. */
interface Origem {
  /** Address. */
  visitante: Visitor;
  dispositivo: Dispositivo | null;
  /** The session that the browser presents; it ends when another begins. */
  sessao: string | null;
  /** The browser in words; null where it does not say what it is. */
  navegador: string | null;
}

/**
 * Signs an administrator in and answers the new session's id, and how many recovery codes are left where one was taken (null otherwise).
 * @throws `LOGIN_RECUSADO`, after the same time whether the name exists or not; once the password was right `CODIGO_NECESSARIO`, `CODIGO_ERRADO` and
 * `PASSKEY_RECUSADA`, with what a passkey is used with where the account has any (`members.passkey`); and
 * `MUITAS_TENTATIVAS` (D26)
 */
export async function entrar(
  em: EntityManager,
  { attempts, duracao, chaveDosFatores, publicUrl }: RegrasDaEntrada,
  { username, password, code, passkey }: Credenciais,
  { visitante, dispositivo, sessao: anterior, navegador }: Origem,
): Promise<{ sessao: string; autor: Pessoal; codigosRestantes: number | null }> {
  const usuario = username.trim().toLowerCase().slice(0, 60);
  const conhecido = dispositivo?.usuario === usuario;
  const chaves = conhecido ? chavesDoDispositivo(dispositivo) : chavesDeEstranhos(visitante, usuario);
  await attempts.begin(chaves);
  const administrador = await em.findOne(Administrador, { usuario });
  const certa = await conferirSenha(administrador?.senhaHash, password.slice(0, 200), conhecido ? undefined : visitante);
  if (!certa || !administrador?.ativo) {
    await registrarEntrada(em, { usuario: administrador?.usuario ?? null, visitante, conhecido, resultado: 'recusada' });
    throw recusada();
  }
  await attempts.succeed(chaves);
  const comCodigo = conhecido && deuCodigo(dispositivo, administrador);
  const doCodigo = chavesDoCodigo(administrador, comCodigo ? dispositivo : null);
  const passkeys = regrasDasPasskeys({ publicUrl, chaveDosFatores });
  if (administrador.fatorDesde !== null) {
    if (code.trim() === '' && passkey === null) {
      // The only trace of somebody who has the password and no code; of a browser that has given one before it would stand before each sign-in.
      if (!comCodigo) await registrarEntrada(em, { usuario, visitante, conhecido, resultado: 'codigo_pedido' });
      throw codigoNecessario(await pedirPasskey(em, administrador, passkeys));
    }
    // Nobody guesses what a device signs: who tries keeps its owner waiting for nothing.
    if (passkey === null)
      await attempts.begin(doCodigo).catch(async (demais: unknown) => {
        // Whoever is turned away with the right password leaves the same trace, or only the wrong ones would be seen.
        if (!comCodigo) await registrarEntrada(em, { usuario, visitante, conhecido, resultado: 'codigo_pedido' });
        throw demais;
      });
  }
  const aberta = await em.transactional(async (tx) => {
    // Comparing took a while: the password may have been reset, or the account disabled, meanwhile.
    const conta = await aindaVale(tx, administrador);
    if (!conta) throw recusada();
    const gasto = conta.fatorDesde === null ? SEM_CODIGO : await gastar(tx, conta, { code, passkey }, passkeys);
    if (gasto === null) return null;
    await tx.flush();
    await apagarVencidas(tx, duracao);
    if (anterior) await sair(tx, anterior);
    await registrarEntrada(tx, {
      usuario,
      visitante,
      conhecido,
      resultado: gasto.recuperacao ? 'entrou_com_recuperacao' : 'entrou',
    });
    await tx.nativeUpdate(Administrador, { id: administrador.id }, { ultimaEntradaEm: new Date() });
    const sessao = await abrirSessao(tx, administrador.id, duracao, { visitante, navegador });
    return { sessao, codigosRestantes: gasto.recuperacao ? gasto.restantes : null };
  });
  if (aberta === null) {
    await registrarEntrada(em, { usuario, visitante, conhecido, resultado: 'codigo_recusado' });
    const pedida = await pedirPasskey(em, administrador, passkeys);
    if (passkey) throw passkeyRecusada(pedida);
    const mensagem = await recusaDoCodigo(administrador, code, chaveDosFatores);
    throw new DomainError('unauthenticated', 'CODIGO_ERRADO', mensagem, comPasskey(pedida));
  }
  if (administrador.fatorDesde !== null && passkey === null) await attempts.succeed(doCodigo);
  return { ...aberta, autor: pessoal(administrador) };
}

/** Where the account asks for none, or a passkey has taken its place. */
const SEM_CODIGO: CodigoGasto = { recuperacao: false };

/** Takes what was given beside the password, of an account that is locked; null where it is nothing that opens. */
async function gastar(
  tx: EntityManager,
  conta: Administrador,
  { code, passkey }: Pick<Credenciais, 'code' | 'passkey'>,
  passkeys: RegrasDasPasskeys,
): Promise<CodigoGasto | null> {
  if (passkey === null) return gastarCodigo(conta, code, passkeys.chave);
  return (await gastarPasskey(tx, conta, passkey, passkeys)) ? SEM_CODIGO : null;
}

function codigoNecessario(pedida: PasskeyPedida | null): DomainError {
  const mensagem = pedida
    ? 'Use sua passkey, ou digite o código do aplicativo ou um código de recuperação.'
    : 'Digite também o código do aplicativo, ou um código de recuperação.';
  return new DomainError('unauthenticated', 'CODIGO_NECESSARIO', mensagem, comPasskey(pedida));
}

function passkeyRecusada(pedida: PasskeyPedida | null): DomainError {
  const mensagem =
    'A passkey não foi aceita: o pedido expirou, ou ela já não é desta conta. Use-a de novo, ou digite o código do aplicativo ou um código de recuperação.';
  return new DomainError('unauthenticated', 'PASSKEY_RECUSADA', mensagem, comPasskey(pedida));
}

/** With what a passkey is used with the next time, where the account has any. */
function comPasskey(passkey: PasskeyPedida | null) {
  return passkey ? { members: { passkey } } : {};
}

/**
 * Whether a browser that the account knows has come in with a code. One that came in before codes were asked for is no better known than any: whoever had
 * the password by then may have as many of them as he likes.
 */
function deuCodigo({ desde }: Dispositivo, { fatorDesde }: Pick<Administrador, 'fatorDesde'>): boolean {
  return desde !== null && fatorDesde !== null && desde > fatorDesde.getTime();
}

/**
 * What wrong codes are counted by: whoever gives them has the password. Of a browser that has not come in with one, by the account, wherever it asks from:
 * a code has six digits, and addresses are cheap. Of one that has, by itself, so that nobody keeps its owner waiting, and with all of these, so that many
 * are not as many tries.
 */
function chavesDoCodigo({ id, fatorDesde }: Pick<Administrador, 'id' | 'fatorDesde'>, conhecido: Dispositivo | null) {
  // What was guessed of another secret delays nobody.
  const desde = fatorDesde?.getTime() ?? 0;
  if (!conhecido) return [{ kind: 'código', key: `conta ${id} ${desde}`, free: 5, cap: 900 }] as const;
  return [
    { kind: 'código', key: `navegador ${conhecido.id}`, free: 5, cap: 900 },
    { kind: 'código', key: `navegadores da conta ${id} ${desde}`, free: 50, cap: 900 },
  ] as const;
}

function recusada(): DomainError {
  return new DomainError('unauthenticated', 'LOGIN_RECUSADO', LOGIN_RECUSADO);
}

/**
 * What failures are counted by where the browser is known: by it alone. What others do to the account, or from the same address, does not
 * delay its owner (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
function chavesDoDispositivo({ id }: Dispositivo) {
  return [{ kind: 'dispositivo', key: id, free: 5, cap: 900 }] as const;
}

/**
 * What failures are counted by where nobody knows the browser. The delay of the account itself is for networks that have failed at it: who polls
 * would be the first after each, and so the only one to try for as long as he likes.
 */
export function chavesDeEstranhos(visitante: Visitor, usuario: string) {
  const rede = networkOf(visitante);
  const redeEConta = { kind: 'rede e conta', key: `${rede} ${usuario}`, free: 20, cap: 900 } as const;
  return [
    { kind: 'par', key: `${visitante} ${usuario}`, free: 5, cap: 900 },
    redeEConta,
    { kind: 'endereço', key: visitante, free: 20, cap: 900 },
    // Both short, so that nobody can lock somebody else's new browser out for long.
    { kind: 'rede', key: rede, free: 100, cap: 60 },
    { kind: 'conta', key: usuario, free: 20, cap: 60, spares: redeEConta },
  ] as const;
}

/** Where a session is begun. */
export type DeOnde = Pick<Sessao, 'visitante' | 'navegador'>;

/** Begins a session of an account. Answers its id, which cannot be guessed. */
export async function abrirSessao(
  em: EntityManager,
  administrador: number,
  { total }: DuracaoDaSessao,
  { visitante, navegador }: DeOnde,
): Promise<string> {
  const agora = new Date().getTime();
  const id = randomBytes(24).toString('base64url');
  await em.insert(Sessao, {
    id,
    administrador,
    visitante,
    navegador,
    criadaEm: new Date(agora),
    vistaEm: new Date(agora),
    expiraEm: new Date(agora + total * 1000),
  });
  return id;
}

async function apagarVencidas(em: EntityManager, { ociosa }: DuracaoDaSessao): Promise<void> {
  const agora = new Date().getTime();
  const vencida = [{ expiraEm: { $lt: new Date(agora) } }, { vistaEm: { $lt: new Date(agora - ociosa * 1000) } }];
  await em.nativeDelete(Sessao, { $or: vencida });
}

/** What sessions let somebody in now, apart from whose they are. */
export function abertas({ ociosa }: DuracaoDaSessao): ObjectQuery<Sessao> {
  const agora = new Date().getTime();
  return {
    expiraEm: { $gt: new Date(agora) },
    vistaEm: { $gt: new Date(agora - ociosa * 1000) },
    administrador: { ativo: true },
  };
}

/**
 * Who a session belongs to, and whether the account has a second factor; null when it was ended, has expired, was left alone too long, or the account is disabled.
 * @param pergunta `sozinho` where nobody has pressed for it: the session is as idle as before
 */
export async function quemEntrou(
  em: EntityManager,
  sessao: string,
  duracao: DuracaoDaSessao,
  { sozinho }: { sozinho: boolean },
): Promise<{ autor: Pessoal; temFator: boolean } | null> {
  const linha = await em.findOne(Sessao, { $and: [{ id: sessao }, abertas(duracao)] }, { populate: ['administrador'] });
  if (!linha) return null;
  const agora = new Date().getTime();
  // Not at every request: a write costs more than the rest of a small answer.
  if (!sozinho && agora - linha.vistaEm.getTime() > duracao.ociosa * 50) await marcarVista(em, sessao, agora);
  const { administrador } = linha;
  return { autor: pessoal(administrador), temFator: administrador.fatorDesde !== null };
}

function pessoal({ id, usuario, papel }: Pick<Administrador, 'id' | 'usuario' | 'papel'>): Pessoal {
  return { id, usuario, papel };
}

// A database that cannot be written must not keep staff from reading.
async function marcarVista(em: EntityManager, id: string, agora: number): Promise<void> {
  await em.nativeUpdate(Sessao, { id }, { vistaEm: new Date(agora) }).catch(() => 0);
}

/** The account, where it is active and has the password that was compared, and the role that it had; nobody changes that before the transaction ends. */
export async function aindaVale(
  tx: EntityManager,
  { id, senhaHash, papel }: Pick<Administrador, 'id' | 'senhaHash' | 'papel'>,
): Promise<Administrador | null> {
  const conta = { id, senhaHash, papel, ativo: true };
  return tx.findOne(Administrador, conta, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Whether a session has not been ended. */
export async function temSessao(em: EntityManager, sessao: string): Promise<boolean> {
  return (await em.count(Sessao, { id: sessao })) > 0;
}

/** Ends a session at once. */
export async function sair(em: EntityManager, sessao: string): Promise<void> {
  await em.nativeDelete(Sessao, { id: sessao });
}

/** Ends every session of an account. */
export async function encerrarSessoes(em: EntityManager, administradorId: number): Promise<void> {
  await em.nativeDelete(Sessao, { administrador: administradorId });
}

/** The refusal of one who is not signed in. */
export function naoAutenticado(): DomainError {
  return new DomainError(
    'unauthenticated',
    'NAO_AUTENTICADO',
    'Entre na área administrativa para continuar. Um programa vem com uma chave de acesso: Authorization: Bearer loja_….',
    {
      challenge: 'Bearer',
    },
  );
}
