import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../platform/http/visitor.ts';
import type { CreateLimiter, Limiter } from '../../platform/limiter.ts';
import type { MailConfig } from '../../platform/mail.ts';
import { pedidosDoEmail } from '../checkout/correspondencia.service.ts';
import type { QuemPediu } from '../outbox/anuncio.service.ts';
import { EMAIL_A_EQUIPE, EMAIL_AO_CLIENTE, TESTE_DE_EMAIL } from '../outbox/entrega.ts';
import type { EntregaTomada, Resultado } from '../outbox/entregador.service.ts';
import { chegouSobre, contarNaFila } from '../outbox/tomada.service.ts';
import { caixaDe } from './caixa.ts';

/** Confirmations that one mailbox is sent within a day: whoever orders for others fills nobody's. */
const CONFIRMACOES_POR_DIA = 5;
/** Letters of one kind about one order within a day: staff may have to correct a price, or take back what was said; no more is said to and fro. */
const IGUAIS_POR_DIA = 3;
/** Of those, orders from one network bring about so many: whoever names somebody else's address leaves its owner his own. */
const DA_MESMA_REDE = 2;
const HORA_S = 3600;
const DIA_S = 24 * HORA_S;

const CHEIO = `Este endereço já recebeu ${CONFIRMACOES_POR_DIA} confirmações em um dia. A equipe pode enviar esta de novo depois de 24 horas da primeira delas.`;
const REPETIDO = 'O cliente já recebeu e-mails iguais deste pedido nas últimas 24 horas.';
const DA_REDE = `Da mesma rede já vieram ${DA_MESMA_REDE} pedidos com este endereço em um dia. Confira se foi o dono dele quem pediu, e envie a confirmação daqui.`;
/** What an entry says that waits for another hour, by its recipient; those that wait are counted by it. */
const EM_ESPERA = {
  [EMAIL_AO_CLIENTE]: 'Muitos pedidos de endereços novos nesta hora: este e-mail espera a vez dele.',
  [EMAIL_A_EQUIPE]: 'Muitos e-mails à equipe nesta hora: este espera a vez dele.',
} as const;

/** How many letters are sent. */
export interface LimitesDeCartas {
  /** Counts an order that somebody has placed for an address. Answers why its confirmation is kept back; null where it goes. */
  reterDaRede: (quem: QuemPediu) => Promise<string | null>;
  /** Counts the letter of an entry, once however often it is tried. Answers what becomes of an entry that is one too many; null where it may go. */
  reter: (em: EntityManager, entrega: EntregaTomada, email: string) => Promise<Resultado | null>;
}

/** What letters are counted by. @param porHora of the whole shop: whoever orders for strangers uses up neither the sender's good name nor what the server takes */
export function limitesDeCartas(createLimiter: CreateLimiter, porHora: MailConfig['perHour']): LimitesDeCartas {
  const caixas = createLimiter({ keyPrefix: 'confirmação por e-mail', points: CONFIRMACOES_POR_DIA, duration: DIA_S });
  const redes = createLimiter({ keyPrefix: 'confirmação por rede', points: DA_MESMA_REDE, duration: DIA_S });
  const avisos = createLimiter({ keyPrefix: 'aviso por pedido', points: IGUAIS_POR_DIA, duration: DIA_S });
  const contadas = createLimiter({ keyPrefix: 'carta contada', points: 1, duration: DIA_S });
  const contadasNaHora = createLimiter({ keyPrefix: 'carta contada na hora', points: 1, duration: HORA_S });
  const horas = {
    [EMAIL_AO_CLIENTE]: { porHora: porHora.first, limite: porHoraDe(createLimiter, 'primeira carta', porHora.first) },
    [EMAIL_A_EQUIPE]: { porHora: porHora.staff, limite: porHoraDe(createLimiter, 'carta à equipe', porHora.staff) },
  };

  /** What becomes of an entry that is one too many in this hour: it waits behind those that wait already. */
  async function reterNaHora(em: EntityManager, entrega: EntregaTomada, destino: keyof typeof EM_ESPERA) {
    const { limite, porHora: quantas } = horas[destino];
    const conta = await contar(limite, 'loja', contadasNaHora, `${destino} ${entrega.evento}`);
    if (conta.cabe) return null;
    const abre = new Date(new Date().getTime() + conta.msBeforeNext);
    const resposta = EM_ESPERA[destino];
    // One that has waited has its turn at the beginning of the next hour; of what comes anew so many have theirs in each.
    const naFrente = entrega.resposta === resposta ? 0 : await contarNaFila(em, destino, resposta, new Date());
    const naVezDe = new Date(abre.getTime() + Math.floor(naFrente / quantas) * HORA_S * 1000);
    return { entregue: false, resposta, naVezDe };
  }

  async function reterConfirmacao(em: EntityManager, entrega: EntregaTomada, email: string): Promise<Resultado | null> {
    if (!(await contar(caixas, resumoDaCaixa(email), contadas, entrega.evento)).cabe)
      return { entregue: false, resposta: CHEIO, soAPedido: true };
    const { destino, tabela } = entrega;
    const conhecido = await chegouSobre(em, destino, { tabela, linhas: await pedidosDoEmail(em, email) });
    return conhecido ? null : reterNaHora(em, entrega, EMAIL_AO_CLIENTE);
  }

  return {
    async reterDaRede({ visitante, email }) {
      const caixa = resumoDaCaixa(email);
      // What a mailbox has had already is told to whoever orders; what is on its way is counted when it goes.
      if (((await caixas.get(caixa))?.consumedPoints ?? 0) >= CONFIRMACOES_POR_DIA) return CHEIO;
      return (await consumir(redes, `${networkOf(visitante)} ${caixa}`)).cabe ? null : DA_REDE;
    },
    async reter(em, entrega, email) {
      const { evento, tipo, destino, linhaId } = entrega;
      // Staff try it out, and look.
      if (tipo === TESTE_DE_EMAIL) return null;
      if (destino !== EMAIL_AO_CLIENTE) return reterNaHora(em, entrega, EMAIL_A_EQUIPE);
      if (tipo === 'pedido.criado') return reterConfirmacao(em, entrega, email);
      const { cabe } = await contar(avisos, `${tipo} ${linhaId}`, contadas, evento);
      return cabe ? null : { entregue: false, resposta: REPETIDO, semVolta: true };
    },
  };
}

/** How many letters wait for another hour, to whom. */
export async function contarCartasEmEspera(em: EntityManager) {
  const emEspera = (destino: keyof typeof EM_ESPERA) => contarNaFila(em, destino, EM_ESPERA[destino]);
  return {
    confirmacoesEmEspera: await emEspera(EMAIL_AO_CLIENTE),
    emailsDaEquipeEmEspera: await emEspera(EMAIL_A_EQUIPE),
  };
}

function resumoDaCaixa(email: string): string {
  return createHash('sha256').update(caixaDe(email)).digest('base64url');
}

function porHoraDe(createLimiter: CreateLimiter, keyPrefix: string, points: number): Limiter {
  return createLimiter({ keyPrefix, points, duration: HORA_S });
}

/** Whether there was room, and milliseconds until there is again. */
interface Conta {
  cabe: boolean;
  msBeforeNext: number;
}

/** Counts an event once within a limit, for as long as the limit remembers it. @param contadas remembers which were */
async function contar(limite: Limiter, chave: string, contadas: Limiter, evento: string): Promise<Conta> {
  if ((await contadas.get(evento)) !== null) return { cabe: true, msBeforeNext: 0 };
  const conta = await consumir(limite, chave);
  if (conta.cabe) await consumir(contadas, evento, { customDuration: Math.max(1, Math.ceil(conta.msBeforeNext / 1000)) });
  return conta;
}

async function consumir(limite: Limiter, chave: string, opcoes = {}): Promise<Conta> {
  try {
    const { msBeforeNext } = await limite.consume(chave, 1, opcoes);
    return { cabe: true, msBeforeNext };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { cabe: false, msBeforeNext: error.msBeforeNext };
    throw error;
  }
}
