import { createHash } from 'node:crypto';
import type { CreateLimiter } from '../../platform/limiter.ts';
import type { MailConfig } from '../../platform/mail.ts';
import { OneAtATime } from '../../platform/oneAtATime.ts';
import { caixaDe } from './caixa.ts';
import { DIA_S, Fila, HORA_S, MAIS_LONGA_FILA_S } from './contagem.service.ts';
import { ESPERA } from './esperas.ts';

/** Confirmations that one mailbox is sent within a day: whoever orders for others fills nobody's. An order and what corrects it are one. */
export const CONFIRMACOES_POR_DIA = 5;
/** Letters of one kind about one order within a day: staff may have to correct a price, or take back what was said; no more is said to and fro. Confirmations of an order and of what corrects it are of one kind; that an address was corrected is told to each of them so often. */
export const IGUAIS_POR_DIA = 3;
/** First confirmations to one domain within a day: behind it may be one mailbox that takes whatever stands before its name. As many wait for another day. */
export const NOVOS_DO_DOMINIO = 20;
/** A network has a tenth of an hour, and two letters at least: a buyer, and who sits beside him. */
const PARTE_DA_REDE = 10;
const DA_REDE_AO_MENOS = 2;
/** Of what networks bring about beyond those two, half of an hour is sent: the rest is for networks that have not come yet. */
const PARTE_DAS_REDES = 2;

/** By which key the whole shop is counted. */
export const LOJA = 'loja';

/** What letters are counted by, each by its own measure. */
export type Contagens = ReturnType<typeof criarContagens>;

/** How many first letters an hour takes, and what those say that wait for another. */
export type Teto = Contagens['daLoja'] | Contagens['dasRedes'];

/** Makes what letters are counted by. */
export function criarContagens(createLimiter: CreateLimiter, porHora: MailConfig['perHour']) {
  const dia = (keyPrefix: string, points: number) => createLimiter({ keyPrefix, points, duration: DIA_S });
  const hora = (keyPrefix: string, points: number, longest = HORA_S) =>
    createLimiter({ keyPrefix, points, duration: HORA_S, longest });
  const daRede = (quantas: number) => Math.max(DA_REDE_AO_MENOS, Math.floor(quantas / PARTE_DA_REDE));
  const dasRedes = Math.max(1, Math.floor(porHora.first / PARTE_DAS_REDES));
  return {
    /** Places of a mailbox that were given away, and to which networks. */
    caixas: dia('confirmação por e-mail', CONFIRMACOES_POR_DIA),
    lugaresDaRede: dia('confirmação por rede', CONFIRMACOES_POR_DIA),
    correcoes: dia('confirmação de correção', IGUAIS_POR_DIA - 1),
    avisos: dia('aviso por pedido', IGUAIS_POR_DIA),
    /** As of a mailbox; and of those that wait for another day. */
    dominios: dia('primeira carta por domínio', NOVOS_DO_DOMINIO),
    dominiosDaRede: dia('primeira carta por domínio e rede', NOVOS_DO_DOMINIO),
    esperasDoDominio: dia('espera por domínio', NOVOS_DO_DOMINIO),
    esperasDoDominioDaRede: dia('espera por domínio e rede', NOVOS_DO_DOMINIO),
    contadas: dia('carta contada', 1),
    contadasNaHora: hora('carta contada na hora', 1, DIA_S),
    primeirasDaRede: hora('primeira carta por rede', DA_REDE_AO_MENOS),
    aoCliente: new Fila(hora('fila da rede ao cliente', 1, MAIS_LONGA_FILA_S), daRede(porHora.first)),
    aEquipe: new Fila(hora('fila da rede à equipe', 1, MAIS_LONGA_FILA_S), daRede(porHora.staff)),
    daLoja: { motivo: ESPERA.daLoja, quantas: porHora.first, limite: hora('primeira carta', porHora.first) },
    dasRedes: { motivo: ESPERA.dasRedes, quantas: dasRedes, limite: hora('primeira carta de muitas', dasRedes) },
    daEquipe: hora('carta à equipe', porHora.staff),
    /** Whoever looks first and counts then: of two at once one would not see the other. */
    emOrdem: new OneAtATime(),
  };
}

/** A mailbox, as it is counted. */
export function resumoDaCaixa(email: string): string {
  return createHash('sha256').update(caixaDe(email)).digest('base64url');
}
