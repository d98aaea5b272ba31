import { LockMode, wrap, type EntityManager, type FilterQuery } from '@mikro-orm/core';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import { chaveReutilizada, resumir } from '../editing/repeticao.service.ts';
import type { Interessado } from '../outbox/anuncio.service.ts';
import { anunciarPedido } from './anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO, STATUS_ABERTOS, STATUS_SEM_EFEITO } from './assinatura.ts';
import { mesmoTotal } from './correcao.service.ts';
import type { Formulario } from './formulario.ts';
import { ehIdentificador } from './identificador.ts';
import type { NovaAssinatura } from './novaAssinatura.ts';

/** Corrections that one order can have; each is a read that everybody waits for. One more stands by itself. */
const MAIS_CORRECOES = 20;

/** Whoever ordered, in the trace of what follows from an order. */
const CLIENTE: Autor = { id: 0, usuario: 'o próprio cliente' };

/**
 * Digest of what an order says once it is cleaned, whichever door it came through: all but its keys, its bot-check token, which
 * every try has anew, how the plan looked and what the contract said, which a repeat may have seen anew, and what the id of a plan makes superfluous.
 */
export function resumirConteudo(nova: NovaAssinatura, formulario: Formulario): string {
  const { chave: _chave, substitui: _substitui, captchaToken: _token, planoVisto: _visto, contrato: _contrato, ...resto } = nova;
  const { plano, valorEspacoAdicional, valorIpAdicional, ...dito } = resto;
  const semPlano = { plano, valorEspacoAdicional, valorIpAdicional };
  const campos = Object.entries({ ...dito, ...(!nova.planoId && semPlano), ...formulario }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return resumir(campos);
}

/** 128 bits in hexadecimal digits, as the page draws a key, or as a UUID. */
const SORTEADA = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** Whether a key has the form of one that is drawn at random, and that nobody guesses. An integrator's may count up. */
const ehSorteada = (chave: string) => SORTEADA.test(chave);

/**
 * A key as it is stored: machines and strangers have each their own, so that nobody sits where an integrator's numbers come to. Of strangers'
 * those that may count up are kept apart; one that is drawn at random meets no other.
 */
export function chaveGuardada(chave: string, deMaquina: boolean): string {
  return deMaquina || ehSorteada(chave) ? chave : `publica:${chave}`;
}

/** The order that is stored under a key, or null. @throws `CHAVE_REUTILIZADA` when it says something else (D38) */
export async function buscarPelaChave(em: EntityManager, chave: string, conteudo: string): Promise<Assinatura | null> {
  const anterior = await em.findOne(Assinatura, { chave });
  // An order from before contents were told apart answers every repeat.
  if (!anterior || anterior.conteudo === null || anterior.conteudo === conteudo) return anterior;
  throw chaveReutilizada({ de: 'pedido' });
}

/** An order that corrects another. */
interface Correcao {
  /** Its key, and that of the one which it corrects, both as they are stored; to machines also the identifier by which everything that is told names that. */
  chaveNova: string;
  chave: string;
  deMaquina: boolean;
  agora: Date;
  interessados: readonly Interessado[];
}

/**
 * Links a new order, by its key, with the one that it corrects, or with the last of its corrections, in the caller's transaction. The
 * corrected one becomes `substituida` while nobody works it (D38). An order that never arrived, or that is of another person, is
 * replaced by nothing. The payment of one that nobody works yet goes along where total and person are the same, so that nobody is asked twice; else it stays,
 * and so does the status, for staff to settle the difference. One that staff are done with is only named: its payment has paid for it, or is given back.
 * Answers the id of the one that is corrected, and when that was paid; null where there is none.
 */
export async function substituirAssinatura(
  tx: EntityManager,
  { chaveNova, chave, deMaquina, agora, interessados }: Correcao,
): Promise<Pick<Assinatura, 'substituiId' | 'pagaEm'> | null> {
  const nova = await tx.findOneOrFail(Assinatura, { chave: chaveNova });
  const anterior = await ultimaCorrecao(tx, chave, deMaquina);
  if (!anterior || anterior.id === nova.id || !mesmaPessoa(anterior, nova, deMaquina || ehSorteada(chave))) return null;
  const { pagaEm } = anterior;
  nova.substituiId = anterior.id;
  if (!STATUS_ABERTOS.includes(anterior.status)) {
    await tx.flush();
    return { substituiId: anterior.id, pagaEm: null };
  }
  const acertar = pagaEm !== null && !pagaPor(anterior, nova);
  const antes = wrap(anterior).toObject();
  if (!acertar) nova.pagaEm = pagaEm;
  anterior.substituidaPorId = nova.id;
  if (anterior.status === ASSINATURA_ESPERANDO && !acertar) {
    Object.assign(anterior, { status: 'substituida', statusPor: CLIENTE.usuario, statusEm: agora });
  }
  const depois = wrap(anterior).toObject();
  const { id: linhaId, nome: rotulo } = anterior;
  registrarAlteracao(tx, { autor: CLIENTE, acao: 'alterou', tabela: assinaturaCampos, linhaId, rotulo, antes, depois });
  await tx.flush();
  await anunciarPedido(tx, { tipo: 'pedido.alterado', linha: anterior, agora, interessados });
  return { substituiId: linhaId, pagaEm: nova.pagaEm };
}

/** What tells a person apart, of what one who guesses may know. */
const PESSOAIS = ['cpfCnpj', 'email', 'nome'] as const;

// Whoever only knows a key takes nobody else's order away; nor does one who has guessed it and knows a company, whose number and name everybody may read,
// and least of all one that is paid.
function mesmaPessoa(anterior: Assinatura, nova: Assinatura, secreta: boolean): boolean {
  const iguais = PESSOAIS.filter((campo) => anterior[campo] === nova[campo]);
  if (!secreta) return iguais.includes('email') && iguais.length >= 2 && anterior.pagaEm === null;
  return iguais.includes('cpfCnpj') || iguais.includes('email');
}

// Whoever works an order may have delivered it already, and what is paid is the payer's, who may be told apart by less than all of it.
function pagaPor(anterior: Assinatura, nova: Assinatura): boolean {
  const mesma = anterior.cpfCnpj === nova.cpfCnpj && anterior.email === nova.email;
  return mesma && anterior.status === ASSINATURA_ESPERANDO && mesmoTotal(anterior, nova);
}

/**
 * The order of a key, or the last of its corrections, of those that stand where some do; null where there is none, or as many as are
 * followed. Whoever corrects one of them at the same time waits, and finds this correction.
 */
async function ultimaCorrecao(tx: EntityManager, chave: string, deMaquina: boolean): Promise<Assinatura | null> {
  const travar = (qual: FilterQuery<Assinatura>) => tx.findOne(Assinatura, qual, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const nova = (await travar({ chave })) ?? (deMaquina && ehIdentificador(chave) ? await travar({ clienteIdB: chave }) : null);
  let [primeira, ultima] = [nova, nova];
  let queVale = nova;
  for (let passos = 0; passos < MAIS_CORRECOES; passos++) {
    if (ultima?.substituidaPorId != null) {
      ultima = await travar({ id: ultima.substituidaPorId });
      const vale = ultima !== null && !STATUS_SEM_EFEITO.includes(ultima.status);
      if (vale || queVale === null || STATUS_SEM_EFEITO.includes(queVale.status)) queVale = ultima;
    }
    // Only counted: who goes back while another goes on, each holding what the other wants, would never end.
    else if (primeira?.substituiId != null) primeira = await tx.findOne(Assinatura, { id: primeira.substituiId });
    else return queVale;
  }
  return null;
}
