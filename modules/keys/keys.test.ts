import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createKey, CRIAR, machineDoor, REVOGAR } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openBeside, openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Administrador } from '../admin/administrador.entity.ts';
import { Assinatura } from '../checkout/assinatura.entity.ts';
import { ChaveDeAcesso } from './chaveDeAcesso.entity.ts';
import { ESCOPOS } from './escopo.ts';

// What machines may do with a key instead of a session (D45).

let shop: Shop;
let staff: Staff;
let ask: ReturnType<typeof machineDoor>['ask'];
let graphql: ReturnType<typeof machineDoor>['graphql'];
beforeEach(async () => {
  shop = await openShop({ RATE_LIMIT: 'on' });
  // After whatever a test opens beside it, over the same database.
  onTestFinished(shop.close);
  staff = await signIn(shop);
  ({ ask, graphql } = machineDoor(shop));
});

/** A list that says more to whoever may read the catalogue. */
const LIST = '/api/planos/listarativos';

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
    expect((await ask(LIST, first)).statusCode).toBe(401);
    expect((await ask(LIST, second)).statusCode).toBe(200);
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
    const statuses = () => Promise.all([headers, ends.headers].map(async (by) => (await ask(LIST, { headers: by })).statusCode));
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

  it('that is revoked is so for another process at once, and says so to whoever brings it', async () => {
    const { headers, id } = await criar(['catalogo:ler']);
    const other = await openBeside(shop);
    onTestFinished(() => other.close());
    const there = machineDoor({ app: other });
    expect((await there.ask(LIST, { headers })).statusCode).toBe(200);
    await staff.graphql(REVOGAR, { id });
    const refused = await there.ask(LIST, { headers });
    expect([refused.statusCode, refused.headers['www-authenticate'], refused.json().detail]).toEqual([
      401,
      'Bearer error="invalid_token"',
      'Esta chave de acesso não existe, venceu ou foi revogada.',
    ]);
    const { status, headers: said, errors } = await there.graphql(headers, '{ planos { id } }');
    expect([status, said['www-authenticate'], errors![0]!.message]).toEqual([
      401,
      'Bearer error="invalid_token"',
      refused.json().detail,
    ]);
  });

  it('says when it was used, and is written once in a minute', async () => {
    const { headers } = await criar(['catalogo:ler']);
    const used = async (later: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: begun + later });
      await ask(LIST, { headers });
      vi.useRealTimers();
      const { data } = await staff.graphql('{ chavesDeAcesso { usadaEm } }');
      return new Date((data!.chavesDeAcesso as [{ usadaEm: string }])[0].usadaEm).getTime() - begun;
    };
    const begun = Math.ceil(Date.now() / 1000) * 1000;
    expect([await used(0), await used(59_000), await used(61_000)]).toEqual([0, 0, 61_000]);
  });

  it('that is nobody’s is told so at every door that asks who comes, public ones too', async () => {
    const headers = { authorization: `Bearer loja_${'a'.repeat(43)}` };
    for (const url of [LIST, '/auth/me'])
      expect([url, (await ask(url, { headers })).json().codigo]).toEqual([url, 'CHAVE_INVALIDA']);
    const { status, errors } = await graphql(headers, '{ planos { id } }');
    expect([status, errors![0]!.extensions.erro]).toEqual([401, 'CHAVE_INVALIDA']);
  });

  it('that is wrong may be tried so often from one address; a right one comes in from there all the same', async () => {
    const { headers } = await criar(['catalogo:ler']);
    const wrong = { authorization: `Bearer loja_${'b'.repeat(43)}` };
    const statuses = [];
    for (let n = 0; n < 15; n++)
      statuses.push((await ask(LIST, { headers: wrong })).statusCode, (await graphql(wrong, '{ planos { id } }')).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const [byRest, byGraphql] = [await ask(LIST, { headers: wrong }), await graphql(wrong, '{ planos { id } }')];
    expect([byRest.statusCode, byGraphql.status]).toEqual([429, 429]);
    expect([byRest, byGraphql].map((answer) => Number(answer.headers['retry-after']) > 0)).toEqual([true, true]);
    expect((await ask(LIST, { headers })).statusCode).toBe(200);
    expect((await ask(LIST)).statusCode).toBe(200);
  });

  it('counts among those that there may be for as long as it opens something', async () => {
    const row = { nome: 'antiga', comeco: 'loja_x', escopos: ['pedidos:ler' as const], criadaEm: new Date(), criadaPor: 'ana' };
    const rows = (from: number, more: object) =>
      Array.from({ length: 100 }, (_, n) => ({
        ...row,
        digesto: `d${from + n}`,
        expiraEm: null,
        revogadaEm: null,
        usadaEm: null,
        ...more,
      }));
    const past = new Date(Date.now() - 1000);
    await shop.em.fork().insertMany(ChaveDeAcesso, rows(0, { expiraEm: past }));
    await shop.em.fork().insertMany(ChaveDeAcesso, rows(100, { revogadaEm: past }));
    await criar(['pedidos:ler']);
    await shop.em.fork().insertMany(ChaveDeAcesso, rows(200, {}));
    const { errors } = await staff.graphql(CRIAR, { nome: 'mais uma', escopos: ['pedidos:ler'] });
    expect(errors![0]!.extensions.erro).toBe('CHAVES_DEMAIS');
    const { data } = await staff.graphql('{ chavesDeAcesso { vale } }');
    const listed = data!.chavesDeAcesso as { vale: boolean }[];
    expect([listed.filter(({ vale }) => vale).length, listed.length]).toEqual([101, 201]);
  });

  it('goes on when whoever created it may not come in any more: it is the shop’s', async () => {
    const { headers } = await criar(['catalogo:ler']);
    await shop.orm.em.fork().nativeUpdate(Administrador, { usuario: 'ana' }, { ativo: false });
    expect((await ask(LIST, { headers })).statusCode).toBe(200);
    const bia = await signIn(shop, 'bia');
    const { data } = await bia.graphql('{ chavesDeAcesso { criadaPor vale } administradores { usuario ativo } }');
    expect(data).toMatchObject({
      chavesDeAcesso: [{ criadaPor: 'ana', vale: true }],
      administradores: [{ usuario: 'ana', ativo: false }, {}],
    });
  });
});

describe('a request with a session and a key', () => {
  const NOVO = 'mutation { salvarDestaque(input: { titulo: "De quem", texto: "x" }) { id } }';

  it('is the key’s, and never both', async () => {
    const [reads, writes] = [await criar(['catalogo:ler']), await criar(['catalogo:escrever'])];
    const both = (key: { headers: Record<string, string> }, more = {}) => ({ ...staff.headers, ...key.headers, ...more });
    expect((await graphql(both(reads), NOVO)).errors![0]!.extensions.erro).toBe('ESCOPO_AUSENTE');
    expect((await graphql(both(writes), '{ administradores { usuario } }')).errors![0]!.extensions.erro).toBe('SO_PARA_PESSOAS');
    const unknown = { headers: { authorization: 'Bearer loja_inventada' } };
    expect((await graphql(both(unknown), '{ administradores { usuario } }')).status).toBe(401);
    // No browser brings a key by itself, so that it does not matter where the request was begun.
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://outro.example' };
    expect((await graphql(both(writes, elsewhere), NOVO)).errors).toBeUndefined();
    const { data } = await staff.graphql('{ alteracoes(pagina: 1) { itens { usuario tabela } } }');
    expect((data!.alteracoes as { itens: object[] }).itens[0]).toEqual({
      usuario: `chave cobrança (nº ${writes.id})`,
      tabela: 'destaque',
    });
  });

  it('ends the session where it signs out', async () => {
    const { headers } = await criar(['catalogo:ler']);
    await ask('/auth/logout', { method: 'POST', headers: { ...staff.headers, ...headers } });
    expect((await ask('/auth/me', { headers: staff.headers })).statusCode).toBe(401);
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

  it('is not the administration, which is for people', async () => {
    const { headers } = await criar(Object.keys(ESCOPOS));
    expect((await ask('/auth/me', { headers })).json().codigo).toBe('SO_PARA_PESSOAS');
    for (const authorization of [headers.authorization, 'Bearer loja_inventada']) {
      const asked = await ask('/ipe/cupons', { headers: { authorization, accept: 'text/html' } });
      expect([asked.statusCode, asked.headers.location]).toEqual([302, '/ipe/login?redirect=%2Fipe%2Fcupons']);
    }
  });

  it('where a scope is missing is a refusal that names it', async () => {
    const { headers } = await criar(['catalogo:ler']);
    const refused = await ask('/api/planos/1', { method: 'DELETE', headers });
    expect([refused.statusCode, refused.headers['www-authenticate'], refused.json().detail]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="catalogo:escrever"',
      'Falta a esta chave de acesso o escopo catalogo:escrever.',
    ]);
  });
});

describe('an order by a key', () => {
  const order = async (headers: Record<string, string>, more: object = {}) => {
    const plano = await criarPlano(shop.em);
    const input = {
      ...FORMULARIO,
      planoId: String(plano.id),
      periodo: 1,
      valor: Number(plano.valor),
      chave: novaChave(),
      ...more,
    };
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
      { usuario: `chave cobrança (nº ${creates.id})`, acao: 'criou', tabela: 'pedido' },
      { usuario: `chave cobrança (nº ${creates.id})`, acao: 'criou', tabela: 'pedido' },
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

  it('keeps the rules of every order: its price, its form, its idempotency key, and what nobody has confirmed', async () => {
    const { headers } = await criar(['pedidos:criar']);
    expect((await order(headers, { valor: 0.01 })).errors![0]!.extensions.erro).toBe('VALOR_ATUALIZADO');
    expect((await order(headers, { cpfCnpj: '1' })).errors![0]!.extensions.erro).toBe('DADOS_INVALIDOS');
    const payload = { ...TEMPORARIO, valor: 10, chave: novaChave() };
    const send = (more = {}) => ask('/api/temporarios/salvar', { method: 'POST', headers, payload: { ...payload, ...more } });
    const answers = [await send(), await send(), await send({ numero: '9' })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(answers[1]!.json()).toEqual(answers[0]!.json());
    const rows = await shop.em.fork().find(Assinatura, {});
    expect(rows.map(({ valorConferido }) => valorConferido)).toEqual([false]);
  });

  it('costs, when it asks over REST, a turn of the key’s', async () => {
    const { headers } = await criar(['pedidos:criar']);
    const quote = (by = {}) => ask('/api/cotacao', { method: 'POST', headers: by, payload: { planoId: 1, pagamento: 'mensal' } });
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await quote(headers)).statusCode);
    expect(statuses).not.toContain(429);
    expect((await quote()).statusCode).not.toBe(429);
  });

  it('is worked by a key that may, once under its idempotency key', async () => {
    const { headers, id: key } = await criar(['pedidos:criar', 'pedidos:ler', 'pedidos:atualizar']);
    await order(headers);
    const { data } = await graphql(headers, '{ todas: assinaturas(pagina: 1) { itens { id versao notas { texto } } } }');
    const [{ id, versao }] = (data!.todas as { itens: [{ id: string; versao: number }] }).itens;
    const work =
      'mutation ($id: ID!, $versao: Int!, $chave: String) { atenderAssinatura(id: $id, versao: $versao, status: cancelada, nota: "", chave: $chave) { status statusPor } }';
    const chave = randomUUID();
    for (let tries = 0; tries < 2; tries++) {
      const { data: done, errors } = await graphql(headers, work, { id, versao, chave });
      expect([errors, done]).toEqual([
        undefined,
        { atenderAssinatura: { status: 'cancelada', statusPor: `chave cobrança (nº ${key})` } },
      ]);
    }
  });
});
