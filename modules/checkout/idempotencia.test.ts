import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLInputObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey, machineDoor } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Cupom } from '../coupons/cupom.entity.ts';
import { Assinatura } from './assinatura.entity.ts';

let shop: Shop;
let staff: Staff;
let planoId: number;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = (await criarPlano(shop.em, { planoTipo: 'VPSCPANEL', valor: 10, desconto1: 0, desconto2: 0, desconto3: 0 })).id;
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const MUTATION = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB valor } }';

interface Answer {
  clienteIdB: string | null;
  codigo: string | null;
}

/** An order through GraphQL. */
async function assinar(dados: Record<string, unknown>): Promise<Answer> {
  const input = { ...FORMULARIO, planoId: String(planoId), periodo: 12, valor: 120, ...dados };
  const { data, errors } = await shop.graphql(MUTATION, { input });
  const criada = data?.criarAssinatura as { clienteIdB: string } | undefined;
  return { clienteIdB: criada?.clienteIdB ?? null, codigo: errors?.[0]?.extensions.erro ?? null };
}

/** An order through REST; the key goes in the header. */
async function salvar({ chave, ...dados }: Record<string, unknown>): Promise<Answer & { status: number }> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/temporarios/salvar',
    payload: { ...TEMPORARIO, planoId, valor: 120, ...dados },
    headers: { 'idempotency-key': String(chave) },
  });
  const { clienteIdB = null, codigo = null } = response.json();
  // What is taken has a code too: its own.
  return { clienteIdB, codigo: clienteIdB ? null : codigo, status: response.statusCode };
}

const linhas = () => shop.orm.em.fork().find(Assinatura, {}, { orderBy: { id: 'asc' } });

it('a key that is there and empty is refused, and not taken for none', async () => {
  expect(await salvar({ chave: '' })).toMatchObject({ status: 400, codigo: 'DADOS_INVALIDOS' });
  const payload = { ...TEMPORARIO, planoId, valor: 120, chave: '' };
  expect((await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).statusCode).toBe(400);
  expect(await linhas()).toEqual([]);
});

it('a key in quotes, as a structured field has it, is the key without them', async () => {
  const chave = novaChave();
  const primeira = await salvar({ chave });
  expect(await salvar({ chave: `"${chave}"` })).toEqual(primeira);
  const payload = { ...TEMPORARIO, planoId, valor: 120, chave };
  const headers = { 'idempotency-key': `"${chave}"` };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload, headers });
  expect(answer.json().clienteIdB).toBe(primeira.clienteIdB);
  expect(await linhas()).toHaveLength(1);
});

it('a repeat over REST says that it is one, however its key is said and whichever door the first came by', async () => {
  const enviar = async (dito: object, cabecalhos: Record<string, string> = {}) => {
    const payload = { ...TEMPORARIO, planoId, valor: 120, ...dito };
    const answer = await machineDoor(shop).ask('/api/temporarios/salvar', { method: 'POST', payload, headers: cabecalhos });
    return [answer.statusCode, answer.headers['idempotent-replayed']];
  };
  const maquina = await createKey(staff, ['pedidos:criar']);
  for (const quem of [{}, maquina.headers]) {
    const chave = novaChave();
    const noCabecalho = { ...quem, 'idempotency-key': chave };
    expect(await enviar({}, noCabecalho)).toEqual([200, undefined]);
    for (let vez = 1; vez <= 2; vez++) {
      expect(await enviar({}, noCabecalho)).toEqual([200, 'true']);
      expect(await enviar({ chave }, quem)).toEqual([200, 'true']);
    }
    expect(await enviar({ numero: '9' }, noCabecalho)).toEqual([409, undefined]);
    const juntos = novaChave();
    const respostas = await Promise.all(Array.from({ length: 3 }, () => enviar({ chave: juntos }, quem)));
    expect(respostas.filter(([, repetido]) => repetido === undefined)).toEqual([[200, undefined]]);
  }
  expect(await enviar({})).toEqual([200, undefined]);
  expect(await enviar({})).toEqual([200, undefined]);
});

describe('a key covers one content (D38)', () => {
  const SEM_PLANO = { planoId: null, plano: 'VPS sob medida' };
  /** What version 1.0.0 stores as the content of such an order with the coupon florada10. */
  const COMO_ANTES = '0148699838dd9f990f8fe53986fab14557f9af7cf07d67131d35fe299c63ff16';

  /** Everything an order may say differently, by its names in GraphQL. */
  const OUTROS: Record<string, unknown> = {
    emailPrincipal: 'corrigido@empresa.com.br',
    emailAlternativo: 'outro@empresa.com.br',
    nomeEmpresa: 'Outra Pessoa da Silva',
    cpfCnpj: '111.444.777-35',
    telefone: '21 98888-7777',
    cep: '20040-020',
    endereco: 'Avenida Rio Branco',
    numero: '1',
    complemento: 'sala 2',
    bairro: 'Centro',
    cidade: 'Rio de Janeiro',
    estado: 'RJ',
    dominio: 'outro.com.br',
    tipoDominio: 'registro',
    indicacao: 'Youtube',
    infoAdicional: 'Ligar antes.',
    selectedSystem: 'Debian 13',
    ipAdicional: 1,
    espacoAdicional: 50,
    cupom: 'NADA',
    periodo: 6,
    valor: 60,
    planoId: '999',
  };

  it.each(Object.entries(OUTROS))('another %s under it is refused', async (campo, valor) => {
    const chave = novaChave();
    const primeira = await assinar({ chave });
    expect(await assinar({ chave, [campo]: valor })).toEqual({ clienteIdB: null, codigo: 'CHAVE_REUTILIZADA' });
    expect(await assinar({ chave })).toEqual(primeira);
    expect(await linhas()).toHaveLength(1);
  });

  it('names every field that the schema takes', () => {
    const schema = buildSchema(readFileSync('graphql/generated/schema.graphql', 'utf8'));
    const type = schema.getType('AssinaturaInput') as GraphQLInputObjectType;
    const names = Object.keys(type.getFields());
    expect(
      names.filter((name) => !['chave', 'captchaToken', 'substitui', 'planoVisto', 'contrato'].includes(name)).toSorted(),
    ).toEqual(Object.keys(OUTROS).toSorted());
  });

  it.each([
    ['email', 'corrigido@empresa.com.br'],
    ['pagamento', 1],
    ['valor', 130],
    ['infoAdicional', 'Ligar antes.'],
    ['cliente_revenda', 1],
  ])('through REST another %s is 409', async (campo, valor) => {
    const chave = novaChave();
    const primeira = await salvar({ chave });
    expect(await salvar({ chave, [campo]: valor })).toEqual({ clienteIdB: null, codigo: 'CHAVE_REUTILIZADA', status: 409 });
    expect(await salvar({ chave })).toEqual(primeira);
  });

  it('the same words written otherwise are the same content', async () => {
    const chave = novaChave();
    const primeira = await assinar({ chave });
    expect(await assinar({ chave, estado: 'SP', nomeEmpresa: ' Maria Aparecida de  Souza', cpfCnpj: '52998224725' })).toEqual(
      primeira,
    );
  });

  it.each([
    ['with a plan', { valor: 108 }],
    ['without one', SEM_PLANO],
  ])('a coupon is the same in any case, %s', async (_plano, dito) => {
    await shop.em.fork().nativeDelete(Cupom, {});
    await criarCupom(shop.em.fork());
    const escritos = ['florada10', 'FLORADA10', ' Florada10 '];
    for (const primeiro of escritos) {
      const chave = novaChave();
      const pedido = { chave, ...dito };
      const primeira = await salvar({ ...pedido, cupom: primeiro });
      expect(primeira).toMatchObject({ status: 200 });
      for (const cupom of escritos) expect(await salvar({ ...pedido, cupom })).toEqual(primeira);
      expect(await salvar({ ...pedido, cupom: '' })).toMatchObject({ codigo: 'CHAVE_REUTILIZADA' });
    }
  });

  it('an order of a version before, to which the case was content, answers its repeat all the same', async () => {
    const chave = novaChave();
    const pedido = { chave, ...SEM_PLANO, cupom: 'florada10' };
    const primeira = await salvar(pedido);
    await shop.em.fork().nativeUpdate(Assinatura, {}, { conteudo: COMO_ANTES });
    expect(await salvar(pedido)).toEqual(primeira);
    expect(await salvar({ ...pedido, cupom: 'outro' })).toMatchObject({ codigo: 'CHAVE_REUTILIZADA' });
  });

  it('of three at once with two contents, those of one are answered and the others refused, and one is stored', async () => {
    const chave = novaChave();
    const answers = await Promise.all(['0', '1', '0'].map((numero) => assinar({ chave, numero })));
    const [pedido] = await shop.orm.em.fork().find(Assinatura, { chave });
    const codigos = ['0', '1', '0'].map((sent) => (sent === pedido!.numero ? null : 'CHAVE_REUTILIZADA'));
    expect(answers.map(({ codigo }) => codigo)).toEqual(codigos);
    expect(new Set(answers.flatMap(({ clienteIdB }) => clienteIdB ?? [])).size).toBe(1);
    expect(await linhas()).toHaveLength(1);
  });
});

it('a key of a machine is no stranger’s, who neither occupies nor hears of it', async () => {
  const { headers } = await createKey(staff, ['pedidos:criar']);
  const porMaquina = (numero: string) =>
    machineDoor(shop).ask('/api/temporarios/salvar', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'pedido-1003' },
      payload: { ...TEMPORARIO, planoId, valor: 120, numero },
    });
  const alheia = await salvar({ chave: 'pedido-1003' });
  const propria = await porMaquina('7');
  expect([alheia.status, propria.statusCode]).toEqual([200, 200]);
  expect(propria.json().clienteIdB).not.toBe(alheia.clienteIdB);
  expect(await salvar({ chave: 'pedido-1003' })).toEqual(alheia);
  expect((await porMaquina('7')).json()).toEqual(propria.json());
  expect((await porMaquina('8')).json().codigo).toBe('CHAVE_REUTILIZADA');
  expect(await linhas()).toHaveLength(2);
});

describe('a corrected order names the one that it replaces (D38)', () => {
  it('which becomes substituida; both point at each other, for staff too', async () => {
    const [velha, nova] = [novaChave(), novaChave()];
    await assinar({ chave: velha });
    await assinar({ chave: nova, substitui: velha, emailPrincipal: 'corrigido@empresa.com.br' });
    const [primeira, segunda] = await linhas();
    expect(primeira).toMatchObject({ status: 'substituida', substituidaPorId: segunda!.id, substituiId: null });
    expect(segunda).toMatchObject({ status: 'nova', substituiId: primeira!.id, email: 'corrigido@empresa.com.br' });
    const { data } = await staff.graphql(
      'query ($id: ID!) { assinatura(id: $id) { status substituidaPorId } alteracoes(tabela: "pedido") { itens { rotulo mudancas { campo de para } } } }',
      { id: String(primeira!.id) },
    );
    expect(data).toMatchObject({ assinatura: { status: 'substituida', substituidaPorId: String(segunda!.id) } });
    const { itens } = data!.alteracoes as { itens: { mudancas: unknown[] }[] };
    expect(itens[0]!.mudancas).toContainEqual({ campo: 'status', de: 'nova', para: 'substituida' });
  });

  it('through REST as well', async () => {
    const velha = novaChave();
    await salvar({ chave: velha });
    expect((await salvar({ chave: novaChave(), substitui: velha, numero: '9' })).status).toBe(200);
    expect((await linhas()).map(({ status }) => status)).toEqual(['substituida', 'nova']);
  });

  it('is stored by itself when the first never arrived', async () => {
    await assinar({ chave: novaChave(), substitui: novaChave() });
    expect(await linhas()).toMatchObject([{ status: 'nova', substituiId: null }]);
  });

  it('is linked, but takes nothing away from staff who work the first already', async () => {
    const velha = novaChave();
    await assinar({ chave: velha });
    await shop.orm.em.fork().nativeUpdate(Assinatura, { chave: velha }, { status: 'em_atendimento' });
    await assinar({ chave: novaChave(), substitui: velha, numero: '9' });
    const [primeira, segunda] = await linhas();
    expect(primeira).toMatchObject({ status: 'em_atendimento', substituidaPorId: segunda!.id });
    expect(segunda).toMatchObject({ status: 'nova', substituiId: primeira!.id });
  });

  it('replaces the last of a row of corrections, and a repeat of it changes nothing', async () => {
    const chaves = [novaChave(), novaChave(), novaChave()] as const;
    await assinar({ chave: chaves[0] });
    await assinar({ chave: chaves[1], substitui: chaves[0], numero: '1' });
    await assinar({ chave: chaves[2], substitui: chaves[0], numero: '2' });
    await assinar({ chave: chaves[2], substitui: chaves[0], numero: '2' });
    const [a, b, c] = await linhas();
    expect([a!.status, b!.status, c!.status]).toEqual(['substituida', 'substituida', 'nova']);
    expect([a!.substituidaPorId, b!.substituidaPorId, c!.substituiId]).toEqual([b!.id, c!.id, b!.id]);
  });

  it('takes no order of another person away', async () => {
    const velha = novaChave();
    await assinar({ chave: velha });
    const outra = { cpfCnpj: '111.444.777-35', emailPrincipal: 'outra@empresa.com.br', nomeEmpresa: 'Outra Pessoa da Silva' };
    await assinar({ chave: novaChave(), substitui: velha, ...outra });
    expect((await linhas()).map(({ status, substituiId, substituidaPorId }) => [status, substituiId, substituidaPorId])).toEqual([
      ['nova', null, null],
      ['nova', null, null],
    ]);
  });

  it.each([
    ['pedido-1001', 'nova'],
    ['e0b5a8a2-6f0d-4d4e-9c39-6b8f4a7d2c11', 'substituida'],
  ])('under the key %s, by another who knows the e-mail, the document, or a company, leaves it %s', async (velha, status) => {
    const outra = { nomeEmpresa: 'Outra Pessoa' };
    await assinar({ chave: velha });
    await assinar({ chave: novaChave(), substitui: velha, ...outra, cpfCnpj: '111.444.777-35' });
    expect((await linhas())[0]).toMatchObject({ status });
    const mais = ['b', 'c'].map((letra) => velha.replace(/.$/, letra));
    await assinar({ chave: mais[0] });
    await assinar({ chave: novaChave(), substitui: mais[0], ...outra, emailPrincipal: 'outra@empresa.com.br' });
    expect((await linhas()).at(-2)).toMatchObject({ status });
    await assinar({ chave: mais[1] });
    await assinar({ chave: novaChave(), substitui: mais[1], emailPrincipal: 'outra@empresa.com.br' });
    expect((await linhas()).at(-2)).toMatchObject({ status });
  });

  it('never replaces itself', async () => {
    const chave = novaChave();
    expect((await assinar({ chave, substitui: chave })).clienteIdB).toBeTruthy();
    expect(await linhas()).toMatchObject([{ status: 'nova', substituiId: null, substituidaPorId: null }]);
  });

  it('is a status that staff read, annotate and change, and never give', async () => {
    const velha = novaChave();
    await assinar({ chave: velha });
    await assinar({ chave: novaChave(), substitui: velha, numero: '9' });
    const [primeira, segunda] = await linhas();
    const atender = async ({ id, versao }: Assinatura, status: string | null) => {
      const { errors } = await staff.graphql(
        'mutation ($id: ID!, $versao: Int!, $status: AssinaturaStatus) { atenderAssinatura(id: $id, versao: $versao, status: $status, nota: "Falei com o cliente.") { id } }',
        { id: String(id), versao, status },
      );
      return errors?.[0]?.message;
    };
    expect(await atender(segunda!, 'substituida')).toBe('Selecione o status.');
    expect(await atender(primeira!, null)).toBeUndefined();
    expect(await atender(primeira!, 'cancelada')).toBeUndefined();
  });

  it('does not count twice on the dashboard', async () => {
    const velha = novaChave();
    await assinar({ chave: velha });
    await assinar({ chave: novaChave(), substitui: velha, numero: '9' });
    const { data } = await staff.graphql('{ painelAdmin { assinaturasNovas porPeriodo { chave quantidade valor } } }');
    expect(data).toEqual({ painelAdmin: { assinaturasNovas: 1, porPeriodo: [{ chave: '12', quantidade: 1, valor: 120 }] } });
  });
});
