import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Alteracao } from '../../modules/editing/alteracao.entity.ts';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { openReceiver } from '../support/receiver.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';
import { QUICK, SOON, TellingShop } from '../support/tellingShop.ts';

// What is announced is delivered until it has arrived, whoever fails meanwhile (052).

/** A multiple of ten; by hand 10,000. */
const EVENTS = Number(process.env.OUTBOX_EVENTS ?? 300);

let told: TellingShop;
beforeAll(async () => {
  told = await TellingShop.open();
});
afterAll(() => told.close());
afterEach(() => told.reset());

/** What a metric says; 0 where it says nothing yet. */
async function measured(name: string): Promise<number> {
  const lines = (await told.shop.app.metrics.registry.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
}

describe('a receiver', () => {
  it('that fails is tried again until the entry is given up; staff send it again', async () => {
    const hook = await told.listen();
    const before = await measured('delivery_duration_seconds_count{to="webhook",outcome="failed"}');
    told.receiver.answer = () => ({ status: 503, body: 'fora\u0000 do\nar' });
    told.deliver({ ...QUICK, pausas: [10, 10] });
    await told.order();
    await expect.poll(async () => (await told.entries(hook))[0]!.estado, SOON).toBe('desistida');
    expect(await told.entries(hook)).toMatchObject([{ tentativas: 3, resposta: '503: fora do ar' }]);
    expect((await told.staff.graphql('{ painelAdmin { avisosDesistidos } }')).data!.painelAdmin).toEqual({ avisosDesistidos: 1 });
    expect(await measured('deliveries_given_up')).toBe(1);
    expect((await measured('delivery_duration_seconds_count{to="webhook",outcome="failed"}')) - before).toBe(3);
    told.receiver.answer = () => 200;
    const again = await told.staff.graphql(`mutation { tentarEntregas(destino: "webhook:${hook.id}", estado: desistida) }`);
    expect(again.data!.tentarEntregas).toBe(1);
    await expect.poll(async () => (await told.entries(hook))[0]!.estado, SOON).toBe('entregue');
  });

  it('has nothing discarded that staff have not seen, and again what they have discarded', async () => {
    const hook = await told.listen();
    const [first] = [await told.order(), await told.order()];
    const list = `entregas(estado: esperando, destino: "webhook:${hook.id}") { total itens { id } }`;
    const { data } = await told.staff.graphql(`{ ${list} }`);
    const { total, itens } = data!.entregas as { total: number; itens: { id: string }[] };
    await told.order();
    const given = `estado: esperando, destino: "webhook:${hook.id}"`;
    const refused = await told.staff.graphql(`mutation { descartarEntregas(${given}, quantas: ${total}) }`);
    expect(refused.errors).toMatchObject([{ message: 'Eram 2, e agora são 3. Nada foi descartado: confira a lista e repita.' }]);
    expect((await told.entries(hook)).map(({ estado }) => estado)).toEqual(['esperando', 'esperando', 'esperando']);
    const seen = `${given}, quantas: ${total}, ate: "${itens[0]!.id}"`;
    expect((await told.staff.graphql(`mutation { descartarEntregas(${seen}) }`)).data).toEqual({ descartarEntregas: 2 });
    expect((await told.entries(hook)).map(({ estado }) => estado)).toEqual(['esperando', 'descartada', 'descartada']);
    const [trace] = await told.shop.em.fork().find(Alteracao, { tabela: 'entrega' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(JSON.stringify(trace)).toContain(`pedido ${(await told.stored(first.clienteIdB)).id}`);
    const [oldest] = itens.slice(-1);
    expect((await told.staff.graphql(`mutation { tentarEntregas(id: "${oldest!.id}") }`)).data).toEqual({ tentarEntregas: 1 });
    told.deliver();
    await expect
      .poll(async () => (await told.entries(hook)).map(({ estado }) => estado), SOON)
      .toEqual(['entregue', 'descartada', 'entregue']);
  });

  it('hears at once what staff send again, and before it what waits of the same order', async () => {
    const hook = await told.listen(['pedido.criado', 'pedido.cancelado']);
    told.receiver.answer = () => 500;
    told.deliver({ ...QUICK, pausas: [3_600_000] });
    const { clienteIdB } = await told.order();
    await expect.poll(async () => (await told.entries(hook))[0]!.tentativas, SOON).toBe(1);
    const { id, versao } = await told.stored(clienteIdB);
    await told.staff.graphql(
      `mutation { atenderAssinatura(id: "${id}", versao: ${versao}, status: cancelada, nota: "") { id } }`,
    );
    told.receiver.answer = () => 200;
    const { data } = await told.staff.graphql(`{ entregas(destino: "webhook:${hook.id}") { itens { id } } }`);
    const [last] = (data!.entregas as { itens: { id: string }[] }).itens;
    expect((await told.staff.graphql(`mutation { tentarEntregas(id: "${last!.id}") }`)).data).toEqual({ tentarEntregas: 1 });
    await expect.poll(async () => (await told.entries(hook)).map(({ estado }) => estado), SOON).toEqual(['entregue', 'entregue']);
  });

  it('is told once what staff send again while it is on its way', async () => {
    const hook = await told.listen();
    told.receiver.answer = () => null;
    told.deliver();
    await told.order();
    await expect.poll(() => told.receiver.received.length, SOON).toBe(1);
    const again = await told.staff.graphql(`mutation { tentarEntregas(destino: "webhook:${hook.id}") }`);
    expect(again.data).toEqual({ tentarEntregas: 1 });
    // What has been told since comes after it.
    await told.order();
    await expect.poll(() => told.receiver.received.length, SOON).toBeGreaterThan(1);
    expect(new Set(told.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(told.receiver.received.length);
  });

  it('that is dead holds up nobody else', async () => {
    const silent = await openReceiver();
    silent.answer = () => null;
    await told.listen(['pedido.criado'], silent.url);
    await told.listen();
    const worker = told.deliver();
    for (let n = 0; n < 40; n++) await told.order();
    await expect.poll(() => told.receiver.received.length, SOON).toBe(40);
    // What was on its way is given back, uncounted.
    await worker.stop();
    await silent.close();
    const { data } = await told.staff.graphql('{ entregas(estado: esperando) { total itens { tentativas } } }');
    const { total, itens } = data!.entregas as { total: number; itens: { tentativas: number }[] };
    expect([total, itens.every(({ tentativas }) => tentativas === 0)]).toEqual([40, true]);
  });

  it('that is gone is paused, and told everything in order when it goes on', async () => {
    const hook = await told.listen(['pedido.criado', 'pedido.cancelado']);
    told.receiver.answer = () => 410;
    told.deliver();
    const { clienteIdB } = await told.order();
    await expect.poll(async () => (await told.webhooks())[0]!.motivo, SOON).toMatch(/410/);
    await told.handle(clienteIdB, 'cancelada');
    const test = await told.staff.graphql(`mutation { testarWebhook(id: "${hook.id}") }`);
    expect(test.errors![0]!.message).toBe('Este webhook está pausado. Retome-o antes de testar.');
    const before = told.receiver.received.length;
    told.receiver.answer = () => 200;
    await told.staff.graphql(`mutation { pausarWebhook(id: "${hook.id}", pausado: false) { id } }`);
    await expect.poll(async () => (await told.entries(hook)).map(({ estado }) => estado), SOON).toEqual(['entregue', 'entregue']);
    expect(told.types().slice(before)).toEqual(['pedido.criado', 'pedido.cancelado']);
  });

  it('that fails for a day, while nothing else reaches it, is paused', async () => {
    await told.listen();
    // What it says may be anybody's data: the reason, which outlives every erasure, has the status alone.
    told.receiver.answer = () => ({ status: 500, body: 'maria@empresa.com.br já existe' });
    told.deliver();
    await told.order();
    await expect
      .poll(async () => (await told.webhooks())[0]!.motivo, SOON)
      .toBe('Falha há mais de um dia, sem nenhuma entrega. Última resposta: 500');
    const trace = (await told.shop.em.fork().findAll(Alteracao)).filter(({ tabela }) => tabela === 'webhook');
    expect(JSON.stringify(trace)).not.toContain('maria');
  });

  it('that sends elsewhere is not followed, and its long answer is not read', async () => {
    const elsewhere = await openReceiver();
    const hook = await told.listen();
    const answers = [
      { status: 307, headers: { location: elsewhere.url } },
      { status: 500, body: 'x'.repeat(3_000_000) },
    ];
    told.receiver.answer = () => answers.shift() ?? 200;
    told.deliver({ ...QUICK, pausas: [200, 200] });
    await told.order();
    const answer = async () => (await told.entries(hook))[0]!.resposta;
    await expect.poll(answer, SOON).toBe('Respondeu com um redirecionamento, que não é seguido.');
    await expect.poll(answer, SOON).toBe(`500: ${'x'.repeat(200)}`);
    await expect.poll(answer, SOON).toBe('200');
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('that has said yes is believed, though it never ends what it says', async () => {
    const hook = await told.listen();
    told.receiver.answer = () => ({ status: 200, body: 'já vai', open: true });
    told.deliver();
    await told.order();
    await expect
      .poll(async () => (await told.entries(hook))[0], SOON)
      .toMatchObject({ estado: 'entregue', resposta: '200: já vai' });
  });

  it('inside the network is refused when it is named, and when it is connected to', async () => {
    const closed = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
    const own = await signIn(closed);
    const query = 'mutation ($url: String!) { criarWebhook(url: $url, eventos: ["pedido.criado"]) { id } }';
    const refused = async (url: string) => (await own.graphql(query, { url })).errors?.[0]?.message;
    const inside = 'Este endereço é da rede interna. Use um que a internet alcance.';
    for (const host of [
      '127.0.0.1',
      '10.0.0.1',
      '[::1]',
      '[::ffff:10.0.0.1]',
      'localhost',
      'localhost.',
      'a.localhost.',
      '169.254.169.254',
      '2130706433',
    ])
      expect([host, await refused(`https://${host}/x`)]).toEqual([host, inside]);
    expect(await refused('http://recebe.example/')).toBe('Use https://: os avisos levam dados de clientes.');
    expect(await refused('ftp://recebe.example/')).toBe('Use um endereço completo, que começa com https://.');
    expect(await refused('https://ana:senha@recebe.example/')).toBe('O endereço não pode ter usuário nem senha.');
    expect(await refused('https://recebe.example/avisos')).toBeUndefined();
    await closed.close();
    // A name may mean an address inside by the time that it is connected to.
    const named = await told.listen(['pedido.criado'], told.receiver.url.replace('127.0.0.1', 'localhost'));
    const addressed = await told.listen();
    told.deliver(QUICK, { permitePrivados: false });
    await told.order();
    for (const hook of [named, addressed])
      await expect
        .poll(async () => (await told.entries(hook))[0]!.resposta, SOON)
        .toBe('O endereço é da rede interna, para onde nada é enviado.');
    expect(told.receiver.received).toEqual([]);
  });
});

it('what a clock that was a year ahead has put off, or taken, goes when it is right again', async () => {
  const hook = await told.listen();
  await told.order();
  await told.order();
  const em = told.shop.em.fork();
  const [put, taken] = await em.find(Entrega, { destino: `webhook:${hook.id}` }, { orderBy: { id: 'asc' } });
  const nextYear = new Date(Date.now() + 365 * 86_400_000);
  await em.nativeUpdate(Entrega, { id: put!.id }, { proximaEm: nextYear });
  await em.nativeUpdate(Entrega, { id: taken!.id }, { tomadaAte: nextYear });
  told.deliver();
  await expect.poll(() => told.receiver.received.length, SOON).toBe(2);
});

it('two processes take each entry once, and one that has died is replaced when its time is over', async () => {
  await told.listen();
  const seen = () => told.receiver.received.map(({ headers }) => headers['webhook-id']);
  // The first hangs with what it has taken, as one that was killed.
  told.receiver.answer = () => null;
  const dead = told.deliver({ ...QUICK, posse: 1500, espera: 60_000, despedida: 60_000 });
  for (let n = 0; n < 3; n++) await told.order();
  await expect.poll(() => told.receiver.received.length, SOON).toBe(3);
  told.receiver.answer = () => 200;
  told.deliver();
  told.deliver();
  for (let n = 0; n < 30; n++) await told.order();
  await expect.poll(() => new Set(seen()).size, SOON).toBe(33);
  await expect.poll(() => seen().length, SOON).toBe(36);
  // Nobody answers it any more, and nothing that it says counts.
  await told.receiver.close();
  await dead.stop();
  // What was received is noted a moment after it was received.
  const waiting = async () => (await told.staff.graphql('{ entregas(estado: esperando) { total } }')).data!.entregas;
  await expect.poll(waiting, SOON).toEqual({ total: 0 });
});

it(
  `${EVENTS} events reach a receiver that fails a third of the time, each of them`,
  { timeout: 30_000 + EVENTS * 60 },
  async () => {
    await told.listen();
    const taken = new Set<string>();
    let asked = 0;
    told.receiver.answer = ({ headers }) => {
      if (++asked % 3 === 0) return 500;
      taken.add(headers['webhook-id']);
      return 204;
    };
    told.deliver();
    const stream = async () => {
      for (let n = 0; n < EVENTS / 10; n++) await told.order();
    };
    await Promise.all(Array.from({ length: 10 }, stream));
    await expect.poll(() => taken.size, { timeout: 10_000 + EVENTS * 30, interval: 100 }).toBe(EVENTS);
    expect((await told.staff.graphql('{ entregas(estado: desistida) { total } }')).data!.entregas).toEqual({ total: 0 });
  },
);
