import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { createKey } from '../support/accessKeys.ts';
import { criarPlano } from '../support/factories.ts';
import { criarCupom } from '../support/factories.order.ts';
import { linkedOrders, PAGO } from '../support/linkedOrders.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// The program of docs/examples that activates what is ordered, run by itself after each thing that happens.

const run = promisify(execFile);

let shop: Shop;
let staff: Staff;
let server: string;
let trial: string;
let environment: Record<string, string>;
let folder: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  const prices = { valor: 20, desconto1: 0, desconto2: 0, desconto3: 0 };
  server = String((await criarPlano(shop.em.fork(), { ...prices, planoTipo: 'VPSLINUX' })).id);
  trial = String((await criarPlano(shop.em.fork(), prices)).id);
  await criarCupom(shop.em.fork(), { codigo: 'CORTESIA', valor: 100 });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  environment = { LOJA: shop.app.listeningOrigin, CHAVE: (await createKey(staff, ['pedidos:ler'])).segredo };
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.orm.em.fork().nativeDelete(Assinatura, {});
  folder = mkdtempSync(join(tmpdir(), 'ativador-'));
  cpSync('docs/examples/programas/ativar-pedidos.mjs', join(folder, 'ativar-pedidos.mjs'));
  await run(process.execPath, ['ativar-pedidos.mjs', 'entregas.json', '--comecar'], { cwd: folder, env: environment });
  return () => rmSync(folder, { recursive: true });
});

const { pedir, dizer } = linkedOrders(() => ({ shop, staff, planoId: server }));

const FREE = { cupom: 'CORTESIA', valor: 0 };
/** Of another total than what is paid for a year. */
const HALF = { periodo: 6, valor: 120 };

/** What the program does of what has happened: the word, and the delivery that it is done to. */
async function activate(): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['ativar-pedidos.mjs', 'entregas.json'], { cwd: folder, env: environment });
  return stdout.trim().split('\n').slice(0, -1);
}
const code = (clienteIdB: string) =>
  shop.orm.em
    .fork()
    .findOneOrFail(Assinatura, { clienteIdB })
    .then(({ codigo }) => codigo);
const made = () =>
  JSON.parse(readFileSync(join(folder, 'entregas.json'), 'utf8')).entregas as Record<
    string,
    { oQue: { codigo: string }; conferir: boolean }
  >;

/** That nothing is done but this, to the delivery of an order, and nothing when it is run again. */
async function expectDone(done: null | ['ativar' | 'mudar' | 'conferir', { clienteIdB: string }], of: { clienteIdB: string }) {
  const expected = done && [expect.stringContaining(`${done[0]} ${of.clienteIdB}: ${await code(done[1].clienteIdB)}`)];
  expect(await activate()).toEqual(expected ?? []);
  expect(await activate()).toEqual([]);
  expect(Object.keys(made()).length).toBeLessThanOrEqual(1);
}

it('activates an order once it is paid, and never twice', async () => {
  const a = await pedir();
  await expectDone(null, a);
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await expectDone(['ativar', a], a);
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  await dizer(a.clienteIdB, { status: 'concluida' });
  await expectDone(null, a);
});

it('gives nobody the domain that stands for the free subdomain, and everybody else his own', async () => {
  const free = { tipoDominio: 'subdominio', dominio: '' };
  const pedidos = [await pedir(free), await pedir(free), await pedir()];
  for (const { clienteIdB } of pedidos) await dizer(clienteIdB, { pagaEm: PAGO });
  const domains = (await activate()).map((line) => line.split(', ').at(-1));
  expect(domains.toSorted()).toEqual(['minhaempresa.com.br', 'sem domínio próprio', 'sem domínio próprio']);
  expect(await activate()).toEqual([]);
});

it('makes what was activated another plan where what is paid is corrected with the same total', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await expectDone(['ativar', a], a);
  const b = await pedir({ substitui: a.chave });
  await expectDone(['mudar', b], a);
});

it('activates what is paid and corrected meanwhile once, as it was corrected', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave });
  await expectDone(['ativar', b], a);
});

it('has somebody look at what is paid and corrected by what costs nothing, until staff have settled it', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await expectDone(['ativar', a], a);
  const b = await pedir({ substitui: a.chave, ...FREE });
  await expectDone(['conferir', a], a);
  await dizer(a.clienteIdB, { pagaEm: null });
  await expectDone(['mudar', b], a);
});

/** What the program says, without the delivery's own name and what comes after the code. */
const said = async (of: { clienteIdB: string }) =>
  (await activate()).map((line) => line.replace(of.clienteIdB, 'a').replace(/, Plano.*/, ''));

it('has somebody look once at what is paid for and never activated, since its correction has another total, until that changes', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, ...HALF });
  const [codeOfA, codeOfB] = [await code(a.clienteIdB), await code(b.clienteIdB)];
  expect(await said(a)).toEqual([`conferir a: ${codeOfB}, pago por ${codeOfA}`]);
  await expectDone(null, a);
  const c = await pedir({ substitui: b.chave, ...HALF, numero: '7' });
  expect(await said(a)).toEqual([`conferir a: ${await code(c.clienteIdB)}, pago por ${codeOfA}`]);
  await expectDone(null, a);
  await dizer(c.clienteIdB, { pagaEm: PAGO });
  await expectDone(['ativar', c], a);
});

it('has nobody look at what is not paid for any more, and forgets that somebody had to', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await pedir({ substitui: a.chave, ...HALF });
  expect(await said(a)).toHaveLength(1);
  await dizer(a.clienteIdB, { pagaEm: null });
  await expectDone(null, a);
  expect(JSON.parse(readFileSync(join(folder, 'entregas.json'), 'utf8')).esperam).toEqual({});
});

it('makes one plan of an order that its customer tries first and of its correction, once that is paid', async () => {
  const a = await pedir({ planoId: trial });
  await expectDone(null, a);
  const b = await pedir({ planoId: trial, substitui: a.chave });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await expectDone(['ativar', b], a);
  await dizer(b.clienteIdB, { pagaEm: null });
  await expectDone(['conferir', b], a);
});

it('activates the first again where the correction that was paid is cancelled', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await expectDone(['ativar', b], a);
  await dizer(b.clienteIdB, { status: 'cancelada' });
  await expectDone(['mudar', a], a);
  await dizer(a.clienteIdB, { status: 'cancelada' });
  await expectDone(['conferir', a], a);
});

it('makes anew what somebody had to look at, once it is paid for again', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await expectDone(['ativar', a], a);
  await dizer(a.clienteIdB, { status: 'cancelada' });
  await expectDone(['conferir', a], a);
  await dizer(a.clienteIdB, { status: 'nova' });
  await expectDone(['mudar', a], a);
});

it('activates what was paid while it was cancelled once it goes on', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'cancelada' });
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await expectDone(null, a);
  await dizer(a.clienteIdB, { status: 'nova' });
  await expectDone(['ativar', a], a);
});

it('makes no second plan where the first of a family is erased', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave });
  await expectDone(['ativar', b], a);
  await shop.orm.em.fork().nativeDelete(Assinatura, { clienteIdB: a.clienteIdB });
  await dizer(b.clienteIdB, { status: 'em_atendimento' });
  await expectDone(null, a);
});
