import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { ESCOPOS } from '../../modules/keys/escopo.ts';
import { createKey, machineDoor, type AccessKey } from '../support/accessKeys.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Whoever sends an idempotency key, or says which version he has read, relies on it: each call of REST that changes something keeps to it, or refuses it.

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
const takes = ({ parameters = [] }: Operation, header: string) =>
  parameters.some(({ name, in: place }) => place === 'header' && name === header);

/** What such a header is answered with where it cannot be kept to: by who takes it, as it is sent here, and by who does not. */
const HEADERS = [
  {
    header: 'idempotency-key',
    wrong: 'curta',
    taken: 'de 8 a 100',
    refused: 'CHAVE_NAO_ACEITA',
    said: 'não guarda chaves de idempotência',
  },
  { header: 'if-match', wrong: '"abc"', taken: 'VERSAO_INVALIDA', refused: 'VERSAO_NAO_ACEITA', said: 'não confere a versão' },
];

it('every call that changes something is described, and says whether it takes a key or a version', () => {
  expect(changing().filter(({ operation }) => !operation)).toEqual([]);
  const taking = (header: string) =>
    changing()
      .filter(({ operation }) => takes(operation!, header))
      .map(({ operation }) => operation!.operationId)
      .toSorted();
  expect(taking('if-match')).toEqual([
    'alterarBanner',
    'alterarBannerIcp',
    'alterarPlano',
    'atualizarPedido',
    'excluirBanner',
    'excluirBannerIcp',
    'excluirPlano',
  ]);
  expect(taking('idempotency-key')).toEqual([
    'atualizarPedido',
    'cadastrarBanner',
    'cadastrarBannerIcp',
    'cadastrarPlano',
    // Stores nothing, and ignores it.
    'cotar',
    'registrarAssinatura',
  ]);
});

describe.each(HEADERS)('$header', ({ header, wrong, taken, refused, said }) => {
  it('is read where it is taken, and refused where it is not, in words that the description has a status for', async () => {
    const { id } = await criarPlano(shop.em);
    for (const { method, url, operation } of changing()) {
      const { operationId, responses, requestBody } = operation!;
      const payload = requestBody?.content['application/json']?.example ?? {};
      const { statusCode, body } = await shop.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/, String(id)),
        headers: { ...(operationId === 'sair' ? {} : staff.headers), [header]: wrong },
        ...(method !== 'DELETE' && { payload }),
      });
      if (operationId === 'cotar' && header === 'idempotency-key') continue;
      expect([operationId, statusCode, '400' in responses]).toEqual([operationId, 400, true]);
      expect([operationId, body]).toEqual([operationId, expect.stringContaining(takes(operation!, header) ? taken : said)]);
    }
  });

  it('is refused by its own code', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/auth/logout', headers: { [header]: '"12345678"' } });
    expect([answer.statusCode, answer.json().codigo]).toEqual([400, refused]);
  });
});

describe('a key of the header that is none', () => {
  const NONE = [
    '"abcdefgh',
    'abcdefgh"',
    'abc"defgh',
    '"abcdefgh"x',
    'abcdefgh, ijklmnop',
    '"abcdefgh", "ijklmnop"',
    'çççççççç',
    '"abcdefgh\\"',
  ];
  const KEYS = ['abcdefgh', '"abcdefgh"', '"abc, defgh"', '"abc\\"defgh"', " abc'defgh "];

  it.each(NONE)('is refused wherever one is taken: %s', async (key) => {
    const { id } = await criarPlano(shop.em);
    for (const { method, url, operation } of changing().filter((one) => takes(one.operation!, 'idempotency-key'))) {
      const { operationId, requestBody } = operation!;
      if (operationId === 'cotar') continue;
      const answer = await shop.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/, String(id)),
        headers: { ...staff.headers, 'idempotency-key': key },
        payload: requestBody?.content['application/json']?.example ?? {},
      });
      expect([operationId, answer.statusCode, answer.json()]).toMatchObject([
        operationId,
        400,
        { codigo: 'DADOS_INVALIDOS', campos: [{ campo: 'chave', mensagem: expect.stringContaining('de 8 a 100') }] },
      ]);
    }
  });

  it('is a key all the same where it stands in a body, as what was stored under it is found', async () => {
    for (const chave of [...KEYS, '"abcdefgh', 'abcdefgh, ijklmnop', 'çççççççç']) {
      const send = (headers: Record<string, string>, said: object) =>
        machineDoor(shop).ask('/api/temporarios/salvar', {
          method: 'POST',
          headers: { ...machine.headers, ...headers },
          payload: { ...TEMPORARIO, valor: 100, ...said },
        });
      const { clienteIdB } = (await send({}, { chave })).json<{ clienteIdB: string }>();
      expect([chave, (await send({}, { chave })).json()]).toMatchObject([chave, { clienteIdB }]);
      if (KEYS.includes(chave))
        expect([chave, (await send({ 'idempotency-key': chave }, {})).json()]).toMatchObject([chave, { clienteIdB }]);
      await shop.em.fork().nativeDelete(Assinatura, { clienteIdB });
    }
  });
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
