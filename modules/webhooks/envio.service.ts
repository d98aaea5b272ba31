import type { EntityManager } from '@mikro-orm/core';
import { LRUCache } from 'lru-cache';
import { callOutside, type Answer } from '../../platform/http/outgoing.ts';
import { TESTE } from '../outbox/entrega.ts';
import type { Destinatarios, EntregaTomada, Resultado } from '../outbox/entregador.service.ts';
import { chegouAlgo } from '../outbox/tomada.service.ts';
import { openSecret } from '../../platform/sealedSecret.ts';
import { assinar } from './segredo.server.ts';
import type { Webhook } from './webhook.entity.ts';
import { pausarPorFalha, webhooksAtivos, type WebhookParts } from './webhook.service.ts';

const AO_MESMO_TEMPO = 16;
/** For an attempt, answer included; less than the outbox lets an entry be one's own. */
const LIMITE_MS = 15_000;
/** Of an answer, so much is read, in bytes, for so long, in milliseconds, and so much of it is shown to staff, in characters. */
const LIDO = 2048;
const ESCUTA_MS = 1000;
const MOSTRADO = 200;
/** With so many attempts at one entry, which take more than a day, and nothing else delivered meanwhile, the address is taken for dead. */
const TENTATIVAS_DE_UM_DIA = 8;
/** RFC 9110, 15.5.11: whoever answers so wants to hear no more. */
const GONE = 410;
const SEM_SEGREDO = 'O segredo foi guardado com outra chave da loja e não abre mais. Troque o segredo e retome.';

/** The webhooks of a shop, as the outbox tells them of events (Standard Webhooks). */
export function createWebhooks({ chave, permitePrivados }: WebhookParts): Destinatarios {
  const abertos = new LRUCache<string, string>({ max: 100 });
  const abrir = async (fechado: string) => {
    const segredo = abertos.get(fechado) ?? (await openSecret(fechado, chave));
    if (segredo !== null) abertos.set(fechado, segredo);
    return segredo;
  };
  return {
    forma: 'webhook',
    aoMesmoTempo: AO_MESMO_TEMPO,
    ativos: async (em) => [...(await webhooksAtivos(em)).keys()],
    entregar: async (em, entrega, signal) => {
      const webhook = (await webhooksAtivos(em)).get(entrega.destino);
      if (!webhook) return { entregue: false, resposta: 'O webhook foi pausado ou excluído.' };
      const segredos = await Promise.all(segredosDe(webhook).map(abrir));
      const proprios = segredos.filter((segredo) => segredo !== null);
      if (segredos[0] === null) {
        await pausarPorFalha(em, webhook.id, SEM_SEGREDO);
        return { entregue: false, resposta: SEM_SEGREDO };
      }
      const resultado = await enviar(webhook.url, pedidoDe(entrega, proprios), { permitePrivados, signal });
      if (!resultado.entregue) await pausarSeMorto(em, webhook, entrega, resultado);
      // Whoever tries it out is looking at what came of it, and tries again; what waits would hold up the next test.
      return { ...resultado, semVolta: entrega.tipo === TESTE };
    },
  };
}

function segredosDe({ segredo, segredoAnterior, anteriorAte }: Readonly<Webhook>): string[] {
  const troca = segredoAnterior !== null && anteriorAte !== null && anteriorAte > new Date();
  return troca ? [segredo, segredoAnterior] : [segredo];
}

interface Pedido {
  headers: Record<string, string>;
  body: string;
}

function pedidoDe({ evento, tipo, criadaEm, dados }: EntregaTomada, segredos: readonly string[]): Pedido {
  const body = JSON.stringify({ type: tipo, timestamp: criadaEm.toISOString(), data: dados });
  const instante = Math.floor(new Date().getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': evento,
    'webhook-timestamp': String(instante),
    'webhook-signature': assinar(segredos, { id: evento, instante, corpo: body }),
  };
  return { headers, body };
}

interface Envio {
  permitePrivados: boolean;
  signal: AbortSignal;
}

/** @throws only when it was interrupted */
async function enviar(url: string, pedido: Pedido, { permitePrivados, signal }: Envio): Promise<Resultado & { status?: number }> {
  try {
    const como = { method: 'POST', ...pedido, timeoutMs: LIMITE_MS, anywhere: permitePrivados, signal };
    const { status, ok, body } = await callOutside(url, como);
    const texto = body ? await lerComeco(body) : '';
    return { entregue: ok, status, resposta: texto ? `${status}: ${texto}` : String(status) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { entregue: false, resposta: porQue(error as Error) };
  }
}

/** The beginning of an answer in one line; the rest is not waited for. What was said is in the status: this is for whoever reads it. */
async function lerComeco(body: NonNullable<Answer['body']>): Promise<string> {
  const partes: Uint8Array[] = [];
  const leitor = body.getReader();
  const encerrar = () => void leitor.cancel().catch(() => {});
  const relogio = setTimeout(encerrar, ESCUTA_MS);
  try {
    for (let lidos = 0; lidos < LIDO; lidos += partes.at(-1)!.length) {
      const { done, value } = await leitor.read();
      if (done) break;
      partes.push(value);
    }
  } catch {
    // Broken off: what has come is what there is.
  } finally {
    clearTimeout(relogio);
    encerrar();
  }
  const texto = Buffer.concat(partes).subarray(0, LIDO).toString('utf8');
  // PostgreSQL stores no text with a zero byte in it.
  return texto
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MOSTRADO);
}

/** Why there was no answer, in words of the staff. */
function porQue(error: Error & { code?: unknown }): string {
  const { code } = (error.cause ?? error) as { code?: unknown };
  if (error.name === 'TimeoutError') return `Não respondeu em ${LIMITE_MS / 1000} segundos.`;
  if (code === 'PRIVATE_ADDRESS') return 'O endereço é da rede interna, para onde nada é enviado.';
  if (code === 'REDIRECT') return 'Respondeu com um redirecionamento, que não é seguido.';
  if (code === 'ENOTFOUND') return 'O nome não existe no DNS.';
  if (code === 'ECONNREFUSED') return 'A conexão foi recusada.';
  return `Não houve resposta${typeof code === 'string' ? ` (${code})` : ''}.`;
}

async function pausarSeMorto(
  em: EntityManager,
  { id }: Readonly<Webhook>,
  { destino, criadaEm, tentativas }: EntregaTomada,
  { status, resposta }: Resultado & { status?: number },
): Promise<void> {
  if (status === GONE) return pausarPorFalha(em, id, 'O endereço respondeu que não quer mais avisos (410).');
  if (tentativas < TENTATIVAS_DE_UM_DIA || (await chegouAlgo(em, destino, criadaEm))) return;
  // What the address has said besides may be anybody's data, which no erasure would look for in the reason.
  const ultima = status === undefined ? resposta : `Última resposta: ${status}`;
  await pausarPorFalha(em, id, `Falha há mais de um dia, sem nenhuma entrega. ${ultima}`);
}
