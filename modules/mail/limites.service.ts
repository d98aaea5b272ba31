import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { CreateLimiter, Limiter } from '../../platform/limiter.ts';
import { EMAIL_AO_CLIENTE } from '../outbox/entrega.ts';
import type { EntregaTomada, Resultado } from '../outbox/entregador.service.ts';
import { caixaDe } from './caixa.ts';

/** Confirmations that one mailbox is sent within a day: whoever orders for others fills nobody's. */
const CONFIRMACOES_POR_DIA = 5;
/** Letters of one kind about one order within a day: staff may have to correct a price, or take back what was said; no more is said to and fro. */
const IGUAIS_POR_DIA = 3;
const DIA_S = 24 * 3600;

const CHEIO = `Este endereço já recebeu ${CONFIRMACOES_POR_DIA} confirmações em um dia. A equipe pode enviar esta de novo depois de 24 horas da primeira delas.`;
const REPETIDO = 'O cliente já recebeu e-mails iguais deste pedido nas últimas 24 horas.';

/** How many letters customers are sent. */
export interface LimitesDeCartas {
  /** Counts the letter of an entry, once however often it is tried. Answers what becomes of an entry that is one too many; null where it may go. */
  reter: (entrega: EntregaTomada, email: string) => Promise<Resultado | null>;
}

/** What letters to customers are counted by. */
export function limitesDeCartas(createLimiter: CreateLimiter): LimitesDeCartas {
  const caixas = createLimiter({ keyPrefix: 'confirmação por e-mail', points: CONFIRMACOES_POR_DIA, duration: DIA_S });
  const avisos = createLimiter({ keyPrefix: 'aviso por pedido', points: IGUAIS_POR_DIA, duration: DIA_S });
  const contadas = createLimiter({ keyPrefix: 'carta contada', points: 1, duration: DIA_S });

  /** Counts an event once within a limit, for as long as the limit remembers it. Answers whether there was room for it. */
  async function cabe(evento: string, limite: Limiter, chave: string): Promise<boolean> {
    if ((await contadas.get(evento)) !== null) return true;
    const conta = await consumir(limite, chave);
    if (conta === null) return false;
    await consumir(contadas, evento, { customDuration: Math.max(1, Math.ceil(conta.msBeforeNext / 1000)) });
    return true;
  }

  return {
    async reter({ evento, tipo, destino, linhaId }, email) {
      if (destino !== EMAIL_AO_CLIENTE) return null;
      if (tipo === 'pedido.criado') {
        const chave = createHash('sha256').update(caixaDe(email)).digest('base64url');
        return (await cabe(evento, caixas, chave)) ? null : { entregue: false, resposta: CHEIO, soAPedido: true };
      }
      const cabia = await cabe(evento, avisos, `${tipo} ${linhaId}`);
      return cabia ? null : { entregue: false, resposta: REPETIDO, semVolta: true };
    },
  };
}

/** What has been counted with this; null where it is too much. */
async function consumir(limite: Limiter, chave: string, opcoes = {}): Promise<RateLimiterRes | null> {
  try {
    return await limite.consume(chave, 1, opcoes);
  } catch (error) {
    if (error instanceof RateLimiterRes) return null;
    throw error;
  }
}
