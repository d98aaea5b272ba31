import { once } from 'node:events';
import { request, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, startAgain, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import { VisitasDoDia } from './visitas.entity.ts';
import { createVisitas } from './visitas.service.ts';

// How many come to the order pages, and how many of them order. Days are those of São Paulo, three hours behind UTC.

const PAGE = '/assineja-hospedagem-php?planoId=1';
const BROWSER = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};
const at = (instant: string) => vi.setSystemTime(new Date(instant));

let shop: Shop;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T15:00:00Z') });
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await shop.close();
  vi.useRealTimers();
});

/** Asks for a page as whoever sends these headers does. */
async function ask(path: string, headers: Record<string, string> = BROWSER, method = 'GET'): Promise<void> {
  const { port } = shop.app.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path, headers, method }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
}

async function come(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await ask(PAGE);
}

/** The process begins anew on the next day: what it had counted is stored. */
async function nextDay(): Promise<void> {
  await startAgain(shop);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  at('2026-11-03T15:00:00Z');
}

async function conversao() {
  const { data, errors } = await (await signIn(shop)).graphql('{ painelAdmin { conversao { desde visitas pedidos } } }');
  expect(errors).toBeUndefined();
  return (data!.painelAdmin as { conversao: { desde: string; visitas: number; pedidos: number } | null }).conversao;
}

/** Orders, and answers the key that it was sent with. */
async function order(planoId: string, dados: object = {}): Promise<string> {
  const chave = novaChave();
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave, ...dados };
  const { errors } = await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input,
  });
  expect(errors).toBeUndefined();
  return chave;
}

it('is told from the first whole day on, and of thirty days at most', async () => {
  expect(await conversao()).toBe(null);
  await come(2);
  expect(await conversao()).toBe(null);
  await nextDay();
  expect(await conversao()).toEqual({ desde: '2026-11-03', visitas: 0, pedidos: 0 });
  await come(3);
  expect(await conversao()).toEqual({ desde: '2026-11-03', visitas: 3, pedidos: 0 });
  // One minute before midnight in São Paulo, and after it.
  at('2026-11-04T02:59:00Z');
  await come(1);
  at('2026-11-04T03:00:00Z');
  await come(1);
  expect(await conversao()).toMatchObject({ visitas: 5 });
  await startAgain(shop);
  at('2026-12-03T15:00:00Z');
  expect(await conversao()).toEqual({ desde: '2026-11-04', visitas: 1, pedidos: 0 });
});

it('counts browsers that come to an order page, and nobody else', async () => {
  await come(1);
  await nextDay();
  const { 'user-agent': agent, ...fetched } = BROWSER;
  await ask('/');
  await ask('/plano-hospedagem-php');
  await ask('/assineja-finalizada?id=1');
  await ask(PAGE, {});
  await ask(PAGE, { 'user-agent': agent });
  await ask(PAGE, { ...BROWSER, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' });
  await ask(PAGE, { ...BROWSER, 'sec-purpose': 'prefetch' });
  const referer = 'http://loja.example/plano-hospedagem-php';
  await ask(PAGE, { ...BROWSER, referer, 'sec-purpose': 'prefetch', 'sec-fetch-site': 'cross-site' });
  await ask(PAGE, { ...BROWSER, referer, 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' });
  await ask(PAGE, { ...BROWSER, 'cache-control': 'max-age=0' });
  await ask(PAGE, { ...BROWSER, 'cache-control': 'no-cache' });
  await ask(PAGE, BROWSER, 'HEAD');
  await ask(PAGE, { ...fetched, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  // Nobody has the page who is told that the shop is full, or another's.
  await ask(PAGE, { ...BROWSER, host: 'a'.repeat(300) });
  // Where no plan was chosen yet there is nothing to order.
  await ask('/assineja-vps');
  await ask('/assineja-vps?planoId=');
  expect(await conversao()).toMatchObject({ visitas: 0 });
  await ask('/assineja-vps?planoId=7');
  await ask('/assineja-dedicado?planoId=99&periodo=12&utm_source=x');
  expect(await conversao()).toMatchObject({ visitas: 2 });
  // Pressed on a page of the shop, which has it fetched then; what the browser has already is answered by a 304.
  await ask(PAGE, { ...BROWSER, referer, 'sec-purpose': 'prefetch', 'sec-fetch-site': 'none' });
  await ask(PAGE, { ...BROWSER, 'if-none-match': '*' });
  expect(await conversao()).toMatchObject({ visitas: 4 });
});

it('believes no day that a wrong clock has counted', async () => {
  const count = (dia: string, quantidade: number) => shop.em.fork().insert(VisitasDoDia, { dia, quantidade });
  await count('2000-01-01', 500);
  await count('2099-01-01', 500);
  expect(await conversao()).toBe(null);
  await count('2026-11-01', 7);
  await come(2);
  expect(await conversao()).toEqual({ desde: '2026-11-02', visitas: 2, pedidos: 0 });
});

it('counts the orders that were sent from the page: no correction, and none with which no contract was accepted', async () => {
  await come(1);
  await nextDay();
  const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  const { data } = await shop.graphql('query ($id: ID!) { plano(id: $id) { contrato { versao } } }', { id: planoId });
  const contrato = (data!.plano as { contrato: { versao: string } }).contrato.versao;
  await come(4);
  const first = await order(planoId, { contrato });
  await order(planoId, { contrato, substitui: first, infoAdicional: 'Ligar de tarde' });
  // Nobody has accepted anything with what staff write down.
  await order(planoId, { emailPrincipal: 'terceiro@cliente.example' });
  expect(await conversao()).toEqual({ desde: '2026-11-03', visitas: 4, pedidos: 1 });
});

it('adds what each process has counted, and loses nothing while it cannot be stored, or the database is another shop’s', async () => {
  const failed = vi.fn();
  let ehNosso = true;
  const parts = { fork: () => shop.em.fork(), ehNosso: () => ehNosso, aoFalhar: failed };
  const [one, other] = [createVisitas(parts), createVisitas(parts)];
  for (const visitas of [one, other, other]) {
    const asked = { method: 'GET', url: PAGE, headers: BROWSER };
    const answer = new ServerResponse(asked as never);
    visitas.contar(asked, answer);
    answer.emit('finish');
  }
  ehNosso = false;
  await other.guardar();
  expect(await shop.em.fork().find(VisitasDoDia, {})).toEqual([]);
  ehNosso = true;
  const rename = (from: string, to: string) => shop.em.getConnection().execute(`alter table ${from} rename to ${to}`);
  await rename('visitas_do_dia', 'fora');
  await one.guardar();
  expect(failed).toHaveBeenCalledTimes(1);
  await rename('fora', 'visitas_do_dia');
  await Promise.all([one.guardar(), other.guardar()]);
  expect(await shop.em.fork().find(VisitasDoDia, {})).toEqual([{ dia: '2026-11-02', quantidade: 3 }]);
  await one.guardar();
  expect(await shop.em.fork().find(VisitasDoDia, {})).toEqual([{ dia: '2026-11-02', quantidade: 3 }]);
});
