import { createEntregador, type Entregador } from '../../modules/outbox/entregador.service.ts';
import { createWebhooks } from '../../modules/webhooks/envio.service.ts';
import { loadKeys } from '../../platform/secret.ts';
import { criarPlano } from './factories.ts';
import { FORMULARIO, novaChave } from './factories.order.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { openShop, type Shop } from './shop.ts';
import { signIn, type Staff } from './staff.ts';

const SECRET = 'um segredo de teste com mais de 32 letras';
/** How long what is on its way is waited for. */
export const SOON = { timeout: 10_000, interval: 20 };
/** As the shop waits, but for how long. */
export const QUICK = { passo: 5, espera: 30, pausas: Array<number>(8).fill(20), posse: 5000, despedida: 100 };

/** A webhook as staff see it. */
interface Webhook {
  id: string;
  versao: number;
  motivo: string | null;
}

/** An entry of the outbox as staff see it. */
interface Entry {
  estado: string;
  tentativas: number;
  resposta: string | null;
}

/** A shop that tells somebody outside of what happens in it. */
export class TellingShop {
  readonly #workers: Entregador[] = [];

  private constructor(
    readonly shop: Shop,
    readonly staff: Staff,
    readonly planoId: string,
    public receiver: Receiver,
  ) {}

  static async open(): Promise<TellingShop> {
    const settings = { RATE_LIMIT: 'off', BOT_CHECK: 'off', WEBHOOK_ALLOW_PRIVATE: 'on', SESSION_SECRET: SECRET };
    const shop = await openShop(settings);
    const { id } = await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 });
    return new TellingShop(shop, await signIn(shop), String(id), await openReceiver());
  }

  async close(): Promise<void> {
    await this.receiver.close();
    await this.shop.close();
  }

  /** Ends what delivers and listens, and begins with another receiver. */
  async reset(): Promise<void> {
    for (const worker of this.#workers.splice(0)) await worker.stop();
    for (const { id } of await this.webhooks()) await this.staff.graphql(`mutation { excluirWebhook(id: "${id}") }`);
    await this.receiver.close();
    this.receiver = await openReceiver();
  }

  /** A process that delivers; another secret is that of a shop whose secret was changed. */
  deliver(tempo: object = QUICK, { secret = SECRET, permitePrivados = true } = {}): Entregador {
    const destinatarios = [createWebhooks({ chave: loadKeys('', secret).webhooks, permitePrivados })];
    const worker = createEntregador({ orm: this.shop.orm, destinatarios, log: this.shop.app.log, tempo });
    worker.start();
    this.#workers.push(worker);
    return worker;
  }

  async webhooks(): Promise<Webhook[]> {
    return (await this.staff.graphql('{ webhooks { id versao motivo } }')).data!.webhooks as Webhook[];
  }

  /** Has the receiver, or another address, told of events. */
  async listen(eventos: readonly string[] = ['pedido.criado'], url = this.receiver.url) {
    const query = 'mutation ($url: String!, $eventos: [String!]!) { criarWebhook(url: $url, eventos: $eventos) { id segredo } }';
    const { data } = await this.staff.graphql(query, { url, eventos });
    return data!.criarWebhook as { id: string; segredo: string };
  }

  /** What there is to tell a webhook, the newest first. */
  async entries({ id }: { id: string }): Promise<Entry[]> {
    const query = `{ entregas(destino: "webhook:${id}") { itens { estado tentativas resposta } } }`;
    return ((await this.staff.graphql(query)).data!.entregas as { itens: Entry[] }).itens;
  }

  /** Tries a webhook out. Answers the id of the entry. */
  async test({ id }: { id: string }): Promise<string> {
    return (await this.staff.graphql(`mutation { testarWebhook(id: "${id}") }`)).data!.testarWebhook as string;
  }

  async order(dados: object = {}): Promise<{ clienteIdB: string }> {
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    const input = { ...FORMULARIO, planoId: this.planoId, periodo: 12, valor: 240, chave: novaChave(), ...dados };
    return (await this.shop.graphql(query, { input })).data!.criarAssinatura as { clienteIdB: string };
  }

  /** Id and version of an order. */
  async stored(clienteIdB: string): Promise<{ id: string; versao: number }> {
    const { data } = await this.staff.graphql(`{ assinaturas(busca: "${clienteIdB}") { itens { id versao } } }`);
    return (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens[0]!;
  }

  async handle(clienteIdB: string, status: string): Promise<void> {
    const { id, versao } = await this.stored(clienteIdB);
    const given = `id: "${id}", versao: ${versao}, status: ${status}, nota: ""`;
    const { errors } = await this.staff.graphql(`mutation { atenderAssinatura(${given}) { id } }`);
    if (errors) throw new Error(errors[0]!.message);
  }

  /** Types of what has come, in its order. */
  readonly types = () => this.receiver.received.map(({ said }) => said.type);
}
