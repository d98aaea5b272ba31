import { TEMPORARIO } from './factories.order.ts';

const STREAMS = 4;

/** What a shop said to an order. */
interface Answer {
  /** Public id; null when the shop did not acknowledge the order. */
  id: string | null;
  /** What came instead. */
  seen: string;
}

/** Orders that were sent to shops, each with a key of its own, and what of them was acknowledged. */
export class OrderStreams {
  /** Public ids by keys. */
  readonly acknowledged = new Map<string, string>();
  readonly #sent = new Set<string>();

  /** Sends orders to these shops in turn, in some streams at once, and acts when so many were answered; ends when it has acted. */
  async sendUntil(urls: readonly string[], answers: number, act: () => Promise<unknown>): Promise<void> {
    const stream = { open: true };
    let left = answers;
    let reached = () => {};
    const enough = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const streams = Array.from({ length: STREAMS }, async (_, number) => {
      for (let n = 0; stream.open; n++) {
        await this.#order(urls[(number + n) % urls.length]!, crypto.randomUUID());
        if (--left <= 0) reached();
      }
    });
    await enough;
    await act();
    stream.open = false;
    await Promise.all(streams);
  }

  /** Sends again, with the same keys, what was not acknowledged. Answers what still is not, with what was said instead. */
  async sendAgain(url: string): Promise<string[]> {
    const unheard: string[] = [];
    for (const chave of this.#sent) {
      if (this.acknowledged.has(chave)) continue;
      const { id, seen } = await this.#order(url, chave);
      if (id === null) unheard.push(`${chave}: ${seen}`);
    }
    return unheard;
  }

  async #order(url: string, chave: string): Promise<Answer> {
    this.#sent.add(chave);
    const answer = await send(url, chave);
    if (answer.id !== null) this.acknowledged.set(chave, answer.id);
    return answer;
  }
}

async function send(url: string, chave: string): Promise<Answer> {
  try {
    const response = await fetch(`${url}/api/temporarios/salvar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': chave },
      body: JSON.stringify({ ...TEMPORARIO, valor: 100 }),
    });
    const seen = await response.text();
    const { clienteIdB = null } = JSON.parse(seen) as { clienteIdB?: string };
    return { id: clienteIdB, seen };
  } catch (error) {
    return { id: null, seen: `${String(error)} ${String((error as Error).cause)}` };
  }
}
