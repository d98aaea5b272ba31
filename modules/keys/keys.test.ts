import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKey, CRIAR, machineDoor, REVOGAR } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from '../checkout/assinatura.entity.ts';
import { ESCOPOS } from './escopo.ts';

// What machines may do with a key instead of a session (D45).

let shop: Shop;
let staff: Staff;
let ask: ReturnType<typeof machineDoor>['ask'];
let graphql: ReturnType<typeof machineDoor>['graphql'];
beforeEach(async () => {
  shop = await openShop({ RATE_LIMIT: 'on' });
  staff = await signIn(shop);
  ({ ask, graphql } = machineDoor(shop));
});
afterEach(() => shop.close());

const criar = (escopos: readonly string[], more?: Record<string, unknown>) => createKey(staff, escopos, more);

describe('a key', () => {
  it('is shown once, and stored as a digest', async () => {
    const { segredo } = await criar(['catalogo:ler']);
    expect(segredo).toMatch(/^loja_[\w-]{43}$/);
    const rows = await shop.em.getConnection().execute('select * from chaves_de_acesso');
    expect(JSON.stringify(rows)).not.toContain(segredo.slice(12));
    const { data } = await staff.graphql('{ chavesDeAcesso { nome comeco escopos criadaPor vale usadaEm } }');
    expect(data!.chavesDeAcesso).toEqual([
      { nome: 'cobrança', comeco: segredo.slice(0, 11), escopos: ['catalogo:ler'], criadaPor: 'ana', vale: true, usadaEm: null },
    ]);
  });

  it('that is created again under its idempotency key has another secret, until it is used', async () => {
    const chave = randomUUID();
    const first = await criar(['catalogo:ler'], { chave });
    const second = await criar(['catalogo:ler'], { chave });
    expect(second.id).toBe(first.id);
    expect((await ask('/api/catalogo/exportar', first)).statusCode).toBe(401);
    expect((await ask('/api/catalogo/exportar', second)).statusCode).toBe(200);
    const { errors } = await staff.graphql(CRIAR, { nome: 'cobrança', escopos: ['catalogo:ler'], chave });
    expect(errors![0]!.extensions.erro).toBe('CHAVE_EM_USO');
  });

  it.each([
    ['no name', { nome: ' ' }, 'nome'],
    ['no scope', { escopos: [] }, 'escopos'],
    ['a scope that there is not', { escopos: ['pedidos:tudo'] }, 'escopos.0'],
    ['an end that has passed', { expiraEm: '2020-01-01T00:00:00Z' }, 'expiraEm'],
  ])('with %s is refused with a sentence', async (_what, wrong, campo) => {
    const { errors } = await staff.graphql(CRIAR, { nome: 'x', escopos: ['pedidos:ler'], ...wrong });
    expect(errors![0]!.extensions).toMatchObject({ erro: 'DADOS_INVALIDOS', campos: [{ campo }] });
  });

  it('opens nothing from the moment that it is revoked, or that it ends', async () => {
    const { headers, id } = await criar(['catalogo:ler']);
    const ends = await criar(['catalogo:ler'], { expiraEm: new Date(Date.now() + 60_000).toISOString() });
    const statuses = () =>
      Promise.all([headers, ends.headers].map(async (by) => (await ask('/api/catalogo/exportar', { headers: by })).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      expect(await statuses()).toEqual([200, 401]);
    } finally {
      vi.useRealTimers();
    }
    const { errors } = await staff.graphql(REVOGAR, { id });
    expect([errors, (await statuses())[0]]).toEqual([undefined, 401]);
  });

  it('says when it was used, to the minute', async () => {
    const { headers } = await criar(['catalogo:ler']);
    const before = Date.now();
    await ask('/api/catalogo/exportar', { headers });
    const { data } = await staff.graphql('{ chavesDeAcesso { usadaEm } }');
    const [{ usadaEm }] = data!.chavesDeAcesso as [{ usadaEm: string }];
    expect(new Date(usadaEm).getTime()).toBeGreaterThanOrEqual(before - 1000);
  });

  it('that is nobody’s is told so at every door that asks who comes, public ones too', async () => {
    const headers = { authorization: `Bearer loja_${'a'.repeat(43)}` };
    for (const url of ['/api/planos/listarativos', '/api/catalogo/exportar'])
      expect([url, (await ask(url, { headers })).json().codigo]).toEqual([url, 'CHAVE_INVALIDA']);
    const { status, errors } = await graphql(headers, '{ planos { id } }');
    expect([status, errors![0]!.extensions.erro]).toEqual([401, 'CHAVE_INVALIDA']);
  });
});

describe('what a key is shown', () => {
  it('of a list that has more for the staff follows from its scopes, and is never kept for strangers', async () => {
    await criarPlano(shop.em, { nome: 'Fora de linha', ativo: false });
    const [sees, doesNot] = [await criar(['catalogo:ler']), await criar(['pedidos:ler'])];
    const names = async (headers = {}) =>
      (await ask('/api/planos/listarativos', { headers })).json<{ nome: string }[]>().map(({ nome }) => nome);
    expect([await names(sees.headers), await names(doesNot.headers), await names()]).toEqual([['Fora de linha'], [], []]);
    expect((await ask('/api/planos/listarativos', sees)).headers['cache-control']).toBe('no-store');
  });

  it('does not open the administration', async () => {
    const { headers } = await criar(Object.keys(ESCOPOS));
    expect((await ask('/auth/me', { headers })).json().codigo).toBe('SO_PARA_PESSOAS');
  });
});

describe('an order by a key', () => {
  const order = async (headers: Record<string, string>) => {
    const plano = await criarPlano(shop.em);
    const input = { ...FORMULARIO, planoId: String(plano.id), periodo: 1, valor: Number(plano.valor), chave: novaChave() };
    return graphql(headers, 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', { input });
  };
  const orderByRest = async (headers: Record<string, string>) =>
    (await ask('/api/temporarios/salvar', { method: 'POST', headers, payload: { ...TEMPORARIO, valor: 10 } })).json<{
      clienteIdB?: string;
      codigo?: string;
    }>();

  it('needs no bot check where the scope says so, and is named in the trace', async () => {
    const [creates, reads] = [await criar(['pedidos:criar']), await criar(['pedidos:ler'])];
    expect((await order(creates.headers)).errors).toBeUndefined();
    expect((await orderByRest(creates.headers)).clienteIdB).toBeTruthy();
    expect((await order(reads.headers)).errors![0]!.extensions.erro).toBe('VERIFICACAO_AUSENTE');
    expect((await orderByRest({})).codigo).toBe('VERIFICACAO_AUSENTE');
    const { data } = await staff.graphql('{ alteracoes(pagina: 1) { itens { usuario acao tabela } } }');
    const { itens } = data!.alteracoes as { itens: { usuario: string; acao: string; tabela: string }[] };
    expect(itens.filter(({ tabela }) => tabela === 'pedido')).toEqual([
      { usuario: 'chave cobrança', acao: 'criou', tabela: 'pedido' },
      { usuario: 'chave cobrança', acao: 'criou', tabela: 'pedido' },
    ]);
    expect(await shop.em.fork().count(Assinatura)).toBe(2);
  });

  it('counts for the key, wherever it comes from, and for no visitor', async () => {
    const { headers } = await criar(['pedidos:criar']);
    const guess = async (more: Record<string, string>) =>
      (await graphql(more, '{ cupom(codigo: "X", planoId: 1) { codigo } }')).errors![0]!.extensions.erro;
    const answers = [];
    for (let n = 0; n < 200; n++) answers.push(await guess(headers));
    expect(answers.filter((erro) => erro === 'MUITAS_TENTATIVAS')).toEqual([]);
    expect([await guess(headers), await guess({})]).toEqual(['MUITAS_TENTATIVAS', 'CUPOM_INVALIDO']);
  });

  it('is worked by a key that may, once under its idempotency key', async () => {
    const { headers } = await criar(['pedidos:criar', 'pedidos:ler', 'pedidos:atualizar']);
    await order(headers);
    const { data } = await graphql(headers, '{ assinaturas(pagina: 1) { itens { id versao } } }');
    const [{ id, versao }] = (data!.assinaturas as { itens: [{ id: string; versao: number }] }).itens;
    const work =
      'mutation ($id: ID!, $versao: Int!, $chave: String) { atenderAssinatura(id: $id, versao: $versao, status: cancelada, nota: "", chave: $chave) { status statusPor } }';
    const chave = randomUUID();
    for (let tries = 0; tries < 2; tries++) {
      const { data: done, errors } = await graphql(headers, work, { id, versao, chave });
      expect([errors, done]).toEqual([undefined, { atenderAssinatura: { status: 'cancelada', statusPor: 'chave cobrança' } }]);
    }
  });
});
