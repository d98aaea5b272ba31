import type { EntityManager } from '@mikro-orm/core';
import type { CreateLimiter } from '../../platform/limiter.ts';
import type { MailConfig } from '../../platform/mail.ts';
import type { Espera } from '../editing/espera.service.ts';
import type { QuemFez, Retida } from '../outbox/anuncio.service.ts';
import { EMAIL_A_CONTA, EMAIL_A_EQUIPE, EMAIL_AO_CLIENTE, foiPedida, TESTE_DE_EMAIL } from '../outbox/entrega.ts';
import type { EntregaTomada, Resultado } from '../outbox/entregador.service.ts';
import { contarNaFila, esperaNaFila } from '../outbox/tomada.service.ts';
import { dominioDaCaixa, ehProvedor } from './caixa.ts';
import { contar, DIA_S, HORA_S, lembrar, usado } from './contagem.service.ts';
import { criarContagens, LOJA, NOVOS_DO_DOMINIO, resumoDaCaixa, type Contagens } from './contagens.service.ts';
import { ESPERA, ESPERAS_DE, JUNTAR_MIN, quandoJuntar } from './esperas.ts';
import {
  contarNaHora,
  daConfirmacao,
  darLugarEVez,
  darVezNaEquipe,
  foiEscrito,
  naHora,
  noDominio,
  raizDe,
  RETIDA,
  vezNaFila,
} from './lugares.service.ts';

const REPETIDO = 'O cliente já recebeu e-mails iguais deste pedido nas últimas 24 horas.';

/** A letter that is about to go: to whom, of what order. */
export interface CartaAEnviar {
  email: string;
  /** Whether its order was paid: of what is only ordered that is not said. */
  pago: boolean;
  /** Whether its order corrects another. */
  corrige: boolean;
}

/** How many letters are sent. */
export interface LimitesDeCartas {
  /** Counts an order that somebody has placed for an address. Answers what its confirmation is kept back for, or until when; null where it goes. */
  reterAoCliente: (em: EntityManager, quem: QuemFez) => Promise<Retida | null>;
  /** Counts what somebody has brought about that staff are written of. Answers until when that waits; null where it goes. */
  reterAEquipe: (em: EntityManager, quem: QuemFez) => Promise<Retida | null>;
  /** Counts the letter of an entry, once however often it is tried. Answers what becomes of an entry that is one too many; null where it may go. */
  reter: (em: EntityManager, entrega: EntregaTomada, carta: CartaAEnviar) => Promise<Resultado | null>;
  /** Longest that letters wait for their turn, in milliseconds, by the reason that they say. */
  maisLongas: (em: EntityManager) => Promise<ReadonlyMap<string, number>>;
}

/** A letter that has waited so long for room in its domain waits no longer, in milliseconds: nobody is written to for weeks. */
const MAIS_LONGA_NO_DOMINIO_MS = 2 * DIA_S * 1000;
/** What has waited for its domain takes half of its next day: the rest is for who comes anew. */
const PARTE_DE_QUEM_ESPEROU = 2;

/** What letters are counted by. @param porHora of the whole shop: whoever orders for strangers uses up neither the sender's good name nor what the server takes */
export function limitesDeCartas(createLimiter: CreateLimiter, porHora: MailConfig['perHour']): LimitesDeCartas {
  const contagens = criarContagens(createLimiter, porHora);
  return {
    reterAoCliente: (em, quem) => darLugarEVez(em, contagens, quem),
    reterAEquipe: (_em, quem) => darVezNaEquipe(contagens, quem),
    async reter(em, entrega, carta) {
      // Staff try it out, and look.
      if (entrega.tipo === TESTE_DE_EMAIL) return null;
      // Somebody of the team has asked for it, or its owner, who is counted where he asks.
      if (entrega.destino === EMAIL_A_CONTA) return null;
      if (entrega.destino !== EMAIL_AO_CLIENTE) return reterDaEquipe(contagens, entrega);
      const retida =
        entrega.tipo === 'pedido.criado'
          ? await reterConfirmacao(em, contagens, entrega, carta)
          : await reterAviso(contagens, entrega, carta);
      return retida ?? reterPrimeira(em, contagens, entrega, carta);
    },
    async maisLongas(em) {
      const hora = HORA_S * 1000;
      const longas = new Map<string, number>([
        [ESPERA.juntas, JUNTAR_MIN * 60_000],
        [ESPERA.daRede, DIA_S * 1000],
        [ESPERA.doDominio, DIA_S * 1000],
      ]);
      for (const { motivo, quantas } of [contagens.daLoja, contagens.dasRedes])
        longas.set(motivo, hora * (1 + Math.floor((await contarNaFila(em, EMAIL_AO_CLIENTE, [motivo])) / quantas)));
      return longas;
    },
  };
}

async function reterDaEquipe({ daEquipe, contadasNaHora }: Contagens, entrega: EntregaTomada): Promise<Resultado | null> {
  const { resposta, destino, evento } = entrega;
  // What goes together with others has waited; what staff have asked for is theirs.
  if (resposta === ESPERA.juntas || foiPedida(entrega)) return null;
  if ((await contar(daEquipe, LOJA, contadasNaHora, `${destino} ${evento}`)).cabe) return null;
  return { entregue: false, resposta: ESPERA.juntas, naVezDe: quandoJuntar(new Date()) };
}

async function reterConfirmacao(
  em: EntityManager,
  { caixas, correcoes, contadas }: Contagens,
  entrega: EntregaTomada,
  { email, corrige }: CartaAEnviar,
): Promise<Resultado | null> {
  const { evento, linhaId } = entrega;
  const raiz = corrige ? await raizDe(em, linhaId, email) : linhaId;
  if (!(await contar(caixas, resumoDaCaixa(email), contadas, daConfirmacao(raiz))).cabe)
    return { entregue: false, resposta: RETIDA.cheia, soAPedido: true };
  if (raiz === linhaId) return null;
  const { cabe } = await contar(correcoes, String(raiz), contadas, evento);
  return cabe || foiPedida(entrega) ? null : { entregue: false, resposta: RETIDA.corrigida, soAPedido: true };
}

async function reterAviso(
  { avisos, contadas }: Contagens,
  { tipo, linhaId, evento }: EntregaTomada,
  { email }: CartaAEnviar,
): Promise<Resultado | null> {
  // An address that was corrected is told so, and the one that finally stands above all: of those before it nobody may have read anything.
  const aQuem = tipo === 'pedido.contato' ? ` ${resumoDaCaixa(email)}` : '';
  const { cabe } = await contar(avisos, `${tipo} ${linhaId}${aQuem}`, contadas, evento);
  return cabe ? null : { entregue: false, resposta: REPETIDO, semVolta: true };
}

/** What becomes of the first letter to an address, whatever it says. */
async function reterPrimeira(
  em: EntityManager,
  contagens: Contagens,
  entrega: EntregaTomada,
  { email, pago }: CartaAEnviar,
): Promise<Resultado | null> {
  const { evento, tipo, destino, resposta, linhaId } = entrega;
  const { daLoja, dasRedes, contadasNaHora } = contagens;
  // An order has counted its confirmation, where that was to go at once.
  const oQue = tipo === 'pedido.criado' ? naHora(linhaId) : `${destino} ${evento}`;
  if ((await contadasNaHora.get(oQue)) !== null || (await foiEscrito(em, email))) return null;
  // What staff send by its name, and what is said of money that has come, is counted and waits for nobody.
  if (pago || foiPedida(entrega)) {
    await daLoja.limite.penalty(LOJA);
    await lembrar(contadasNaHora, oQue, DIA_S);
    return null;
  }
  // What staff do with an order they do by one and one, and pages promise that it is told.
  const retida = tipo === 'pedido.criado' ? await reterNoDominio(contagens, entrega, dominioDaCaixa(email)) : null;
  if (retida) return retida;
  const teto = resposta === ESPERA.daRede || resposta === ESPERA.dasRedes ? dasRedes : daLoja;
  const cheia = await contarNaHora(contagens, teto, oQue);
  if (!cheia) return null;
  // One that has waited has its turn at the beginning of the next hour; of what comes anew so many have theirs in each.
  const naVezDe = await vezNaFila(em, teto, cheia.msBeforeNext, resposta === teto.motivo ? 0 : undefined);
  return { entregue: false, resposta: teto.motivo, naVezDe };
}

async function reterNoDominio(
  { dominios, contadas }: Contagens,
  { linhaId, resposta, criadaEm }: EntregaTomada,
  dominio: string,
): Promise<Resultado | null> {
  if (ehProvedor(dominio)) return null;
  const foram = await usado(dominios, dominio);
  const esperou = resposta === ESPERA.doDominio;
  const cabem = !esperou || foram.quantas < NOVOS_DO_DOMINIO / PARTE_DE_QUEM_ESPEROU;
  if (cabem && (await contar(dominios, dominio, contadas, noDominio(linhaId))).cabe) return null;
  const agora = new Date().getTime();
  if (agora - criadaEm.getTime() > MAIS_LONGA_NO_DOMINIO_MS)
    return { entregue: false, resposta: RETIDA.dominio, soAPedido: true };
  return { entregue: false, resposta: ESPERA.doDominio, naVezDe: new Date(agora + foram.msBeforeNext) };
}

/** How many letters wait for their turn, to whom, and since when the oldest of them. */
export async function cartasEmEspera(em: EntityManager): Promise<Record<'aosClientes' | 'aEquipe', Espera>> {
  const emEspera = (destino: keyof typeof ESPERAS_DE) => esperaNaFila(em, destino, ESPERAS_DE[destino]);
  return { aosClientes: await emEspera(EMAIL_AO_CLIENTE), aEquipe: await emEspera(EMAIL_A_EQUIPE) };
}
