import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { ESCOPOS } from '../../modules/keys/escopo.ts';
import { createKey, machineDoor, type AccessKey } from '../support/accessKeys.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Whoever sends an idempotency key relies on it: each call of REST that changes something keeps to it, or refuses it.

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { example?: object } | undefined> };
  parameters?: { name: string; in: string }[];
  responses: Record<string, unknown>;
}

let shop: Shop;
let staff: Staff;
let machine: AccessKey;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  machine = await createKey(staff, Object.keys(ESCOPOS));
  paths = (await shop.app.inject('/api/docs/json')).json().paths;
});
afterAll(() => shop.close());

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Every route that may change something, of those that are REST. */
const changing = () =>
  [...shop.app.routes].flatMap(([url, routes]) =>
    routes
      .flatMap(({ method }) => method)
      .filter((method) => !READS.has(method) && /^\/(api|auth)\/[^*]/.test(url))
      .map((method) => ({ method, url, operation: paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] })),
  );
const takesKey = ({ parameters = [] }: Operation) =>
  parameters.some(({ name, in: place }) => place === 'header' && name === 'idempotency-key');

it('every call that changes something is described, and says whether it takes a key', () => {
  expect(changing().filter(({ operation }) => !operation)).toEqual([]);
  const taken = changing().filter(({ operation }) => takesKey(operation!));
  expect(taken.map(({ operation }) => operation!.operationId).toSorted()).toEqual([
    'atualizarPedido',
    'cadastrarBanner',
    'cadastrarBannerIcp',
    'cadastrarPlano',
    // Stores nothing, and ignores it.
    'cotar',
    'registrarAssinatura',
  ]);
});

it('what takes a key reads it, and what takes none refuses it, in words that its description has a status for', async () => {
  const { id } = await criarPlano(shop.em);
  for (const { method, url, operation } of changing()) {
    const { operationId, responses, requestBody } = operation!;
    const payload = requestBody?.content['application/json']?.example ?? {};
    const send = (key: string) =>
      shop.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/, String(id)),
        headers: { ...(operationId === 'sair' ? {} : staff.headers), 'idempotency-key': key },
        ...(method !== 'DELETE' && { payload }),
      });
    const { statusCode, body } = await send('curta');
    if (operationId === 'cotar') continue;
    expect([operationId, statusCode, '400' in responses]).toEqual([operationId, 400, true]);
    if (takesKey(operation!)) expect([operationId, body]).toEqual([operationId, expect.stringContaining('de 8 a 100')]);
    else expect([operationId, body]).toEqual([operationId, expect.stringContaining('não guarda chaves de idempotência')]);
  }
});

describe('what another system says of an order under a key', () => {
  const AT = '2026-11-25T12:00:00Z';
  const order = async () => {
    const payload = { ...TEMPORARIO, valor: 100, chave: crypto.randomUUID() };
    const answer = await machineDoor(shop).ask('/api/temporarios/salvar', { method: 'POST', payload });
    const { clienteIdB } = answer.json<{ clienteIdB: string }>();
    await shop.em.fork().nativeUpdate(Assinatura, { clienteIdB }, { dataCadastro: '2026-11-20' });
    return clienteIdB;
  };
  /** Both doors, which say the same and are one. */
  const DOORS: Record<string, (pedido: string, said: object, chave?: string) => Promise<{ codigo?: string; repetido: boolean }>> =
    {
      async REST(pedido, said, chave) {
        const headers = { ...machine.headers, ...(chave && { 'idempotency-key': chave }) };
        const answer = await machineDoor(shop).ask(`/api/pedidos/${pedido}`, { method: 'PATCH', headers, payload: said });
        const codigo = answer.statusCode === 200 ? undefined : answer.json<{ codigo: string }>().codigo;
        return { codigo, repetido: answer.headers['idempotent-replayed'] === 'true' };
      },
      async GraphQL(pedido, said, chave) {
        const query =
          'mutation ($pedido: String!, $pagaEm: String, $status: AssinaturaStatus, $chave: String) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm, status: $status, chave: $chave) { id } }';
        const { errors, ...rest } = await machineDoor(shop).graphql(machine.headers, query, { pedido, ...said, chave });
        const { extensions } = rest as { extensions?: { repetido?: boolean } };
        return { codigo: errors?.[0]?.extensions.erro, repetido: extensions?.repetido === true };
      },
    };
  const stored = (clienteIdB: string) => shop.em.fork().findOneOrFail(Assinatura, { clienteIdB });

  const WAYS = Object.keys(DOORS).flatMap((first) => Object.keys(DOORS).map((again) => [first, again] as const));
  it.each(WAYS)('is done once, and undoes nothing that was said since: first by %s, again by %s', async (first, again) => {
    const pedido = await order();
    const chave = crypto.randomUUID();
    const paid = { pagaEm: AT };
    expect(await DOORS[first]!(pedido, paid, chave)).toEqual({ repetido: false });
    const { versao } = await stored(pedido);
    expect(await DOORS[again]!(pedido, paid, chave)).toEqual({ repetido: true });
    expect(await DOORS[again]!(pedido, { status: 'em_atendimento' }, chave)).toEqual({
      codigo: 'CHAVE_REUTILIZADA',
      repetido: false,
    });
    expect((await stored(pedido)).versao).toBe(versao);
    expect(await DOORS[again]!(pedido, { pagaEm: null })).toEqual({ repetido: false });
    expect(await DOORS[again]!(pedido, paid, chave)).toEqual({ codigo: 'ALTERADO_POR_OUTRA_PESSOA', repetido: false });
    expect(await stored(pedido)).toMatchObject({ pagaEm: null, status: 'nova' });
  });

  it('in quotes or bare is said once, and not at all once its key is closed', async () => {
    const pedido = await order();
    const chave = crypto.randomUUID();
    await DOORS.REST!(pedido, { status: 'em_atendimento' }, `"${chave}"`);
    expect(await DOORS.REST!(pedido, { status: 'em_atendimento' }, chave)).toEqual({ repetido: true });
    const later = crypto.randomUUID();
    await machineDoor(shop).graphql(machine.headers, 'mutation ($c: String!) { encerrarAto(chave: $c) { feito } }', { c: later });
    expect((await DOORS.REST!(pedido, { pagaEm: AT }, later)).codigo).toBe('ATO_ENCERRADO');
  });
});
