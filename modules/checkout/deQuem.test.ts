import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey, machineDoor } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';

// Machines and strangers: what one has sent is not the other's, whatever it is called.

let shop: Shop;
let staff: Staff;
let planoId: number;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = (await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id;
  headers = (await createKey(staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar'])).headers;
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

interface Resposta {
  status: number;
  clienteIdB: string;
  codigo: string;
  campos?: { campo: string }[];
}

/** An order through REST, by whom these headers say. */
async function pedir(quem: Record<string, string>, dito: Record<string, unknown>): Promise<Resposta> {
  const payload = { ...TEMPORARIO, planoId, valor: 240, chave: novaChave(), ...dito };
  const answer = await machineDoor(shop).ask('/api/temporarios/salvar', { method: 'POST', headers: quem, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const daMaquina = (dito: Record<string, unknown> = {}) => pedir(headers, dito);
const doEstranho = (dito: Record<string, unknown> = {}) => pedir({}, dito);
const linhas = () => shop.orm.em.fork().find(Assinatura, {}, { orderBy: { id: 'asc' } });

const CHAVES = [
  '00000000000000000000000000001001',
  'b8c37e33defde51cf91e1e03e51657da',
  '8f9f3b1e-3a0c-5d0b-9a35-6c2f4e9d1001',
  'pedido-1001',
  'publica:pedido-1001',
  'maquina:pedido-1001',
];

describe.each(CHAVES)('the key %s', (chave) => {
  it.each(['stranger', 'machine'])('is either’s own, the %s being first', async (primeiro) => {
    const ordem = primeiro === 'stranger' ? [doEstranho, daMaquina] : [daMaquina, doEstranho];
    const feitos = [];
    for (const [n, enviar] of ordem.entries()) feitos.push(await enviar({ chave, numero: String(n) }));
    expect(feitos.map(({ status }) => status)).toEqual([200, 200]);
    expect(await linhas()).toHaveLength(2);
    for (const [n, enviar] of ordem.entries()) {
      expect(await enviar({ chave, numero: String(n) })).toEqual(feitos[n]);
      expect(await enviar({ chave, numero: '9' })).toMatchObject({ status: 409, codigo: 'CHAVE_REUTILIZADA' });
    }
    expect(await linhas()).toHaveLength(2);
  });

  it('is each one’s where both come at once', async () => {
    const feitos = await Promise.all([0, 1, 2].flatMap(() => [doEstranho({ chave }), daMaquina({ chave })]));
    expect(new Set(feitos.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await linhas()).toHaveLength(2);
  });

  it('of a machine is no name by which a stranger takes its order away, whoever he says he is', async () => {
    await daMaquina({ chave });
    expect((await doEstranho({ substitui: chave, numero: '2' })).status).toBe(200);
    expect(await linhas()).toMatchObject([{ status: 'nova' }, { status: 'nova', substituiId: null }]);
  });
});

it.each(CHAVES.slice(0, 4))('a repeat under the key %s meets what a version before has stored', async (chave) => {
  // Before, only what cannot have been drawn was kept apart, and nothing said whose it is but the trace.
  const enviados = chave === 'pedido-1001' ? [doEstranho, daMaquina] : [doEstranho];
  for (const enviar of [...enviados, ...(enviados.length === 1 ? [daMaquina] : [])]) {
    await shop.em.nativeDelete(Assinatura, {});
    const primeira = await enviar({ chave });
    await shop.orm.em.fork().nativeUpdate(Assinatura, {}, { deMaquina: null });
    expect(await enviar({ chave })).toEqual(primeira);
    expect(await linhas()).toHaveLength(1);
    const outro = enviar === doEstranho ? daMaquina : doEstranho;
    expect((await outro({ chave, numero: '9' })).status).toBe(200);
    expect(await linhas()).toHaveLength(2);
  }
});

it('what a machine has corrected a stranger corrects no more, though he has ordered first: his only cites his own', async () => {
  const chave = novaChave();
  const primeira = await doEstranho({ chave });
  const segunda = await daMaquina({ substitui: primeira.clienteIdB, numero: '2' });
  await doEstranho({ substitui: chave, numero: '3' });
  expect(await linhas()).toMatchObject([
    { status: 'substituida' },
    { status: 'nova', clienteIdB: segunda.clienteIdB, substituidaPorId: null },
    { status: 'nova', soCita: true },
  ]);
});

describe('what a machine says that it corrects', () => {
  const NOMES: Record<string, (pedido: { chave: string } & Resposta) => string> = {
    'its key': ({ chave }) => chave,
    'its identifier': ({ clienteIdB }) => clienteIdB,
    'its code': ({ codigo }) => codigo,
    'its code as people type it': ({ codigo }) => codigo.toLowerCase().replace('-', ''),
    'its own reference': () => 'FAT-0042',
  };

  it.each(Object.entries(NOMES))('may be called by %s', async (_nome, nomeDe) => {
    const chave = novaChave();
    const primeira = await daMaquina({ chave });
    const payload = { referenciaExterna: 'FAT-0042' };
    await machineDoor(shop).ask(`/api/pedidos/${primeira.codigo}`, { method: 'PATCH', headers, payload });
    expect((await daMaquina({ substitui: nomeDe({ chave, ...primeira }), numero: '2' })).status).toBe(200);
    const [a, b] = await linhas();
    expect([a!.status, b!.substituiId]).toEqual(['substituida', a!.id]);
  });

  const DITO = {
    emailPrincipal: 'maria@empresa.com.br',
    nomeEmpresa: 'Maria Aparecida de Souza',
    cpfCnpj: '52998224725',
    cep: '01310100',
    endereco: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
    tipoDominio: 'subdominio',
    periodo: 12,
    valor: 240,
  };
  const porGraphql = (dito: Record<string, unknown>) =>
    machineDoor(shop).graphql(headers, 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
      input: { ...DITO, planoId: String(planoId), chave: novaChave(), ...dito },
    });

  it.each([
    ['REST', async (substitui: string) => (await daMaquina({ substitui, numero: '2' })).status],
    ['GraphQL', async (substitui: string) => (await porGraphql({ substitui, numero: '2' })).status],
  ])('may be as long as a reference may be, and in quotes, over %s, and no longer', async (_porta, corrigir) => {
    const chave = novaChave();
    const primeira = await daMaquina({ chave });
    const payload = { referenciaExterna: 'FAT-0042/'.padEnd(200, 'x') };
    await machineDoor(shop).ask(`/api/pedidos/${primeira.codigo}`, { method: 'PATCH', headers, payload });
    expect(await corrigir(payload.referenciaExterna)).toBe(200);
    expect(await corrigir(`"${chave}"`)).toBe(200);
    const [a, b, c] = await linhas();
    expect([b!.substituiId, c!.substituiId]).toEqual([a!.id, b!.id]);
    await corrigir(`${payload.referenciaExterna}x`);
    expect(await linhas()).toHaveLength(3);
  });

  const chamar = async ({ codigo }: Resposta, referenciaExterna: string) => {
    const payload = { referenciaExterna };
    const answer = await machineDoor(shop).ask(`/api/pedidos/${codigo}`, { method: 'PATCH', headers, payload });
    return answer.statusCode === 200 ? 'taken' : answer.json().codigo;
  };

  it('that is an order’s reference already is said again with a payment, though a machine’s order has come with it for a key', async () => {
    const primeira = await daMaquina();
    expect(await chamar(primeira, 'FAT-2002-B')).toBe('taken');
    await daMaquina({ chave: 'FAT-2002-B' });
    const payload = { pagaEm: new Date().toISOString(), referenciaExterna: 'FAT-2002-B' };
    const answer = await machineDoor(shop).ask(`/api/pedidos/${primeira.codigo}`, { method: 'PATCH', headers, payload });
    expect(answer.json()).toMatchObject(payload);
    // Another one is looked at as before.
    expect(await chamar(await daMaquina(), 'FAT-2002-B')).toBe('REFERENCIA_REPETIDA');
  });

  it('is one order: no reference is the key of another that a machine has sent', async () => {
    const [chave, doOutro] = ['FAT-1001-A', novaChave()];
    const primeira = await daMaquina({ chave });
    const segunda = await daMaquina();
    await doEstranho({ chave: doOutro });
    expect(await chamar(segunda, chave)).toBe('REFERENCIA_REPETIDA');
    expect(await chamar(segunda, ` "${chave}" `)).toBe('REFERENCIA_REPETIDA');
    // Its own, and what no machine calls an order by.
    expect(await chamar(primeira, chave)).toBe('taken');
    expect(await chamar(segunda, doOutro)).toBe('taken');
    // Of a correction it may be: either leads to the last one.
    expect(await chamar(primeira, '')).toBe('taken');
    const correcao = await daMaquina({ substitui: chave, numero: '2' });
    expect(await chamar(correcao, chave)).toBe('taken');
    expect((await daMaquina({ substitui: chave, numero: '3' })).status).toBe(200);
    const [a, , , d, e] = await linhas();
    expect([d!.substituiId, e!.substituiId]).toEqual([a!.id, d!.id]);
  });

  it.each(['before', 'after'])('is refused where two orders are meant, the reference having come %s the key', async (quando) => {
    const chave = 'FAT-1001-B';
    const comChave = quando === 'before' ? null : await daMaquina({ chave });
    const outro = await daMaquina();
    // As a version before has stored it, where the key was there first.
    if (comChave) await shop.orm.em.fork().nativeUpdate(Assinatura, { codigo: outro.codigo }, { referenciaExterna: chave });
    else expect(await chamar(outro, chave)).toBe('taken');
    const { codigo } = comChave ?? (await daMaquina({ chave }));
    const antes = await linhas();
    const answer = await daMaquina({ substitui: chave, numero: '2' });
    expect(answer).toMatchObject({ status: 409, codigo: 'SUBSTITUI_RECUSADO' });
    for (const dito of [codigo, outro.codigo]) expect(answer.campos).toMatchObject([{ mensagem: expect.stringContaining(dito) }]);
    expect(await linhas()).toEqual(antes);
    expect((await daMaquina({ substitui: outro.clienteIdB, numero: '2' })).status).toBe(200);
  });

  const recusado = { status: 409, codigo: 'SUBSTITUI_RECUSADO', campos: [expect.objectContaining({ campo: 'substitui' })] };

  it('is refused where there is none, until there is: the correction may come first, and is sent again', async () => {
    const [chave, daCorrecao] = [novaChave(), novaChave()];
    const correcao = { chave: daCorrecao, substitui: chave, numero: '2' };
    expect(await daMaquina(correcao)).toMatchObject(recusado);
    expect(await linhas()).toEqual([]);
    expect((await daMaquina({ chave })).status).toBe(200);
    expect((await daMaquina(correcao)).status).toBe(200);
    expect((await daMaquina(correcao)).status).toBe(200);
    expect(await linhas()).toMatchObject([{ status: 'substituida' }, { status: 'nova' }]);
  });

  it('is refused where it is another person’s, or a stranger’s by his key', async () => {
    const chave = novaChave();
    const primeira = await doEstranho({ chave });
    const outra = { email: 'outra@empresa.com.br', cpf_cnpj: '11144477735' };
    expect(await daMaquina({ substitui: primeira.codigo, ...outra })).toMatchObject(recusado);
    expect(await daMaquina({ substitui: chave })).toMatchObject(recusado);
    expect(await linhas()).toHaveLength(1);
  });

  it('is refused where it is the order itself', async () => {
    const chave = novaChave();
    expect(await daMaquina({ chave, substitui: chave })).toMatchObject(recusado);
    expect(await linhas()).toEqual([]);
  });

  it('is so refused over GraphQL', async () => {
    const { errors } = await porGraphql({ substitui: 'K7M4-2Q9X' });
    expect(errors![0]!.extensions).toMatchObject({ erro: 'SUBSTITUI_RECUSADO', campos: [{ campo: 'substitui' }] });
  });

  it('a stranger is told nothing', async () => {
    for (const substitui of [novaChave(), 'K7M4-2Q9X', 'FAT-0042']) {
      expect((await doEstranho({ substitui })).status).toBe(200);
    }
    expect((await linhas()).map(({ substituiId }) => substituiId)).toEqual([null, null, null]);
  });
});
