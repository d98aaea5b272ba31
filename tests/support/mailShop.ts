import { createCorreio } from '../../modules/mail/correio.service.ts';
import { passarAEscrever } from '../../modules/mail/interesse.service.ts';
import { limitesDeCartas, type LimitesDeCartas } from '../../modules/mail/limites.service.ts';
import { papelariaDe } from '../../modules/mail/papelaria.service.ts';
import { lerMarca } from '../../modules/brand/marca.service.ts';
import { createEntregador, type Entregador } from '../../modules/outbox/entregador.service.ts';
import { inMemory } from '../../platform/boundedLimiter.ts';
import { loadKeys } from '../../platform/secret.ts';
import { criarPlano } from './factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from './factories.order.ts';
import { openMailServer, type MailServer } from './mailServer.ts';
import { openShop, type Shop } from './shop.ts';
import { signIn, type Staff } from './staff.ts';
import { QUICK } from './tellingShop.ts';

/** An entry of the outbox as staff see it. */
interface Entry {
  id: string;
  tipo: string;
  destino: string;
  estado: string;
  tentativas: number;
  resposta: string | null;
}

/** How a process delivers. */
interface Delivering {
  tempo?: typeof QUICK;
  tentativa?: number;
  limites?: LimitesDeCartas | null;
}

const CONTATO = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11', assunto: 'Oi', mensagem: 'Olá' };

/** How long an attempt may take where a test does not cut it short, in milliseconds, and for longer is a letter the attempt's: on a busy machine, too, it goes once. */
const PATIENT = 60_000;
const UNHURRIED = { ...QUICK, posse: 2 * PATIENT };

/** Limits under which nothing has been counted yet. @param porHora letters an hour, as many as a test likes unless it says so */
export const newDay = (porHora = { first: 1000, staff: 1000 }) => limitesDeCartas(inMemory, porHora);

/** A shop that writes letters. */
export class MailShop {
  readonly #workers: { worker: Entregador; close: () => void }[] = [];

  private constructor(
    readonly shop: Shop,
    readonly staff: Staff,
    readonly planoId: string,
    public server: MailServer,
  ) {}

  static async open(settings: Record<string, string> = {}): Promise<MailShop> {
    const server = await openMailServer();
    const shop = await openShop({
      RATE_LIMIT: 'off',
      BOT_CHECK: 'off',
      PUBLIC_URL: 'https://loja.example',
      SMTP_URL: server.url,
      MAIL_FROM: 'Ipê Loja <loja@loja.example>',
      MAIL_STAFF: 'vendas@loja.example, apoio@loja.example',
      PIX_KEY: 'financeiro@loja.example',
      PIX_NAME: 'IPE HOSPEDAGEM',
      PIX_CITY: 'SAO PAULO',
      ...settings,
    });
    const { id } = await criarPlano(shop.em.fork(), { valor: 20, desconto2: 10 });
    return new MailShop(shop, await signIn(shop), String(id), server);
  }

  async close(): Promise<void> {
    await this.still();
    await this.server.close();
    await this.shop.close();
  }

  /** Ends what delivers. */
  async still(): Promise<void> {
    for (const { worker, close } of this.#workers.splice(0)) {
      await worker.stop();
      close();
    }
  }

  /** Ends what delivers, forgets what has come, and discards what waits. */
  async reset(): Promise<void> {
    await this.still();
    await this.staff.graphql('mutation { descartarEntregas }');
    this.server.answer = () => null;
    this.server.received.length = 0;
  }

  /** A process that delivers, as quickly as tests wait, and counts no networks. @param limites what has been counted; without it nothing is */
  async deliver({ tempo = UNHURRIED, tentativa = PATIENT, limites = null }: Delivering = {}): Promise<Entregador> {
    const { config, orm, app } = this.shop;
    const mail = config.mail!;
    const destinos = passarAEscrever(orm.config, mail.staff.length > 0, null);
    const papelaria = papelariaDe(config, await lerMarca(config));
    const chaveDosLinks = loadKeys(config.dataDir, config.sessionSecret).links;
    const esperas = { conexao: tentativa, silencio: tentativa, tentativa };
    const correio = createCorreio({ ...papelaria, mail, destinos, limites, esperas, chaveDosLinks });
    const worker = createEntregador({ orm, destinatarios: [correio], log: app.log, tempo });
    worker.start();
    this.#workers.push({ worker, close: correio.close });
    return worker;
  }

  /** Orders over GraphQL. @param address who does, where the shop has a proxy before it */
  async order(dados: object = {}, address = '198.51.100.99'): Promise<{ clienteIdB: string; codigo: string }> {
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB codigo } }';
    const input = { ...FORMULARIO, planoId: this.planoId, periodo: 12, valor: 216, chave: novaChave(), ...dados };
    const payload = { query, variables: { input } };
    const headers = { 'x-forwarded-for': address };
    const { data, errors } = (await this.shop.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
    if (errors) throw new Error(errors[0]!.message);
    return data!.criarAssinatura as { clienteIdB: string; codigo: string };
  }

  /** Orders over REST. */
  async orderByRest(dados: object = {}) {
    const payload = { ...TEMPORARIO, planoId: Number(this.planoId), valor: 216, ...dados };
    const { statusCode, body } = await this.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    return { statusCode, said: JSON.parse(body) as { clienteIdB: string; codigo: string } };
  }

  /** Writes through the contact page. @param address who does, where the shop has a proxy before it */
  async contact(dados: object = {}, address = '198.51.100.99'): Promise<void> {
    const query = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }';
    const payload = { query, variables: { input: { ...CONTATO, ...dados } } };
    const headers = { 'x-forwarded-for': address };
    const { errors } = (await this.shop.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
    if (errors) throw new Error(errors[0]!.message);
  }

  /** Gives an order a status. */
  async handle(clienteIdB: string, status: string): Promise<void> {
    const { data } = await this.staff.graphql(`{ assinaturas(busca: "${clienteIdB}") { itens { id versao } } }`);
    const { id, versao } = (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens[0]!;
    const given = `id: "${id}", versao: ${versao}, status: ${status}, nota: ""`;
    const { errors } = await this.staff.graphql(`mutation { atenderAssinatura(${given}) { id } }`);
    if (errors) throw new Error(errors[0]!.message);
  }

  /** Says when an order was paid, or that it was not, and what else another system says in the same breath. */
  async pay(clienteIdB: string, pagaEm: string | null, status: string | null = null): Promise<void> {
    const query =
      'mutation ($pedido: String!, $pagaEm: String, $status: AssinaturaStatus) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm, status: $status) { id } }';
    const { errors } = await this.staff.graphql(query, { pedido: clienteIdB, pagaEm, ...(status && { status }) });
    if (errors) throw new Error(errors[0]!.message);
  }

  /** What there is to write, the newest first. */
  async entries(destino = 'email:cliente'): Promise<Entry[]> {
    const query = `{ entregas(destino: "${destino}") { itens { id tipo destino estado tentativas resposta } } }`;
    return ((await this.staff.graphql(query)).data!.entregas as { itens: Entry[] }).itens;
  }

  /** What has come for an address, in its order. */
  mailsTo(address: string) {
    return this.server.received.filter(({ para }) => para.includes(address));
  }
}
