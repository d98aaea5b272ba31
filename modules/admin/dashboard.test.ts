import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import { ESPERAS_DE } from '../mail/esperas.ts';
import { Entrega } from '../outbox/entrega.entity.ts';
import { EMAIL_A_EQUIPE, EMAIL_AO_CLIENTE } from '../outbox/entrega.ts';

// What staff read when they arrive. The clock is a visitor's of each day: Thursday, 13 March 2025, is today, three hours behind UTC.

const NOON = '2025-03-13T15:00:00Z';
const at = (instant: string) => vi.setSystemTime(new Date(instant));

let shop: Shop;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-02-01T10:00:00Z') });
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
});
afterEach(async () => {
  await shop.close();
  vi.useRealTimers();
});

/** Asks in the name of somebody who signs in for it: between one day and another a session is over. */
const equipe = async (query: string) => (await signIn(shop)).graphql(query);

async function painel<Dados>(campos: string): Promise<Dados> {
  const { data, errors } = await equipe(`{ painelAdmin { ${campos} } }`);
  expect(errors).toBeUndefined();
  return data!.painelAdmin as Dados;
}

/** An order of a year of a plan; answers its public id. */
async function pedir(planoId: string, valor: number, dados: object = {}): Promise<string> {
  const input = { ...FORMULARIO, planoId, periodo: 12, valor, chave: novaChave(), ...dados };
  const { data, errors } = await shop.graphql(
    'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }',
    { input },
  );
  expect(errors).toBeUndefined();
  return (data!.criarAssinatura as { clienteIdB: string }).clienteIdB;
}

/** An order whose price nobody has confirmed. */
async function pedirSemPreco(): Promise<void> {
  const payload = { ...TEMPORARIO, nome: 'Sem Preço', empresa: 'Sem Preço', valor: 100, chave: novaChave() };
  expect((await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).statusCode).toBe(200);
}

async function criar(nome: string, valor: number, planoTipo: 'PHP' | 'VPSLINUX' | 'JAVA' = 'PHP'): Promise<string> {
  return String((await criarPlano(shop.em.fork(), { nome, valor, planoTipo, desconto1: 0, desconto2: 0, desconto3: 0 })).id);
}

async function dizer(pedido: string, status: string): Promise<void> {
  const { errors } = await equipe(`mutation { atualizarPedido(pedido: "${pedido}", status: ${status}) { id } }`);
  expect(errors).toBeUndefined();
}

const SOMA = '{ chave quantidade valor }';

describe('a shop in which nothing has happened', () => {
  it('says so: nothing waits, no plan leads, and today is like a week ago', async () => {
    at('2025-02-01T15:00:00Z');
    const desde = 'assinaturasNovas mensagensNovas valoresPorConferir avisosDesistidos webhooksPausados';
    const letras = 'confirmacoesEmEspera emailsDaEquipeEmEspera';
    const lido = await painel<Record<string, unknown>>(
      `${desde} ${letras} desde { ${desde} ${letras} } comparacao { hoje ${SOMA} semanaPassada ${SOMA} ate } planosMaisPedidos { nome } planosDeMaiorValor { nome } porDia { quantidade porPlanoTipo { chave } }`,
    );
    const cada = (dado: number | null) => Object.fromEntries(`${desde} ${letras}`.split(' ').map((nome) => [nome, dado]));
    expect(lido).toEqual({
      ...cada(0),
      desde: cada(null),
      comparacao: {
        hoje: { chave: '2025-02-01', quantidade: 0, valor: 0 },
        semanaPassada: { chave: '2025-01-25', quantidade: 0, valor: 0 },
        ate: '2025-01-25T15:00:00.000Z',
      },
      planosMaisPedidos: [],
      planosDeMaiorValor: [],
      porDia: Array.from({ length: 30 }, () => ({ quantidade: 0, porPlanoTipo: [] })),
    });
  });
});

describe('what waits', () => {
  it('says since when the oldest does, which is the first of the list that it leads to', async () => {
    at('2025-02-01T10:00:00Z');
    const planoId = await criar('PHP Raiz', 20);
    const atendida = await pedir(planoId, 240);
    at('2025-02-01T11:30:00Z');
    const esquecida = await pedir(planoId, 240);
    const contato = { nome: 'Rui', email: 'rui@empresa.com.br', celular: '11999990000', assunto: 'Dúvida', mensagem: 'Oi' };
    const enviar = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }';
    expect((await shop.graphql(enviar, { input: contato })).errors).toBeUndefined();
    at('2025-02-01T12:00:00Z');
    await pedirSemPreco();
    at('2025-02-01T15:00:00Z');
    await pedir(planoId, 240);
    await dizer(atendida, 'em_atendimento');
    const campos = 'assinaturasNovas mensagensNovas valoresPorConferir';
    expect(await painel(`${campos} desde { ${campos} }`)).toEqual({
      assinaturasNovas: 3,
      mensagensNovas: 1,
      valoresPorConferir: 1,
      desde: {
        assinaturasNovas: '2025-02-01T11:30:00.000Z',
        mensagensNovas: '2025-02-01T11:30:00.000Z',
        valoresPorConferir: '2025-02-01T12:00:00.000Z',
      },
    });
    const { data } = await equipe(
      '{ novas: assinaturas(status: nova, ordenar: "criadaEm") { itens { clienteIdB } } conferir: assinaturas(porConferir: true, ordenar: "criadaEm") { itens { nome } } }',
    );
    const { novas, conferir } = data as { novas: { itens: { clienteIdB: string }[] }; conferir: { itens: { nome: string }[] } };
    expect([novas.itens[0]!.clienteIdB, conferir.itens[0]!.nome]).toEqual([esquecida, 'Sem Preço']);
  });

  it('in the outbox is listed with the oldest first where that is asked for', async () => {
    const em = shop.em.fork();
    const entrega = (dia: number, dados: object) => ({
      evento: novaChave(),
      tipo: 'pedido.criado',
      destino: 'webhook:1',
      tabela: 'pedido',
      linhaId: 1,
      dados: null,
      criadaEm: new Date(Date.UTC(2025, 0, dia)),
      proximaEm: new Date(Date.UTC(2025, 0, dia)),
      ...dados,
    });
    const espera = (destino: keyof typeof ESPERAS_DE) => ({ destino, resposta: ESPERAS_DE[destino][0]! });
    await em.insertMany(Entrega, [
      entrega(1, { estado: 'entregue' }),
      entrega(2, { estado: 'desistida' }),
      entrega(3, { estado: 'desistida' }),
      entrega(4, espera(EMAIL_AO_CLIENTE)),
      entrega(5, espera(EMAIL_AO_CLIENTE)),
      entrega(6, espera(EMAIL_A_EQUIPE)),
      entrega(7, { destino: EMAIL_AO_CLIENTE }),
    ]);
    const campos = 'avisosDesistidos confirmacoesEmEspera emailsDaEquipeEmEspera';
    expect(await painel(`${campos} desde { ${campos} }`)).toEqual({
      avisosDesistidos: 2,
      confirmacoesEmEspera: 2,
      emailsDaEquipeEmEspera: 1,
      desde: {
        avisosDesistidos: '2025-01-02T00:00:00.000Z',
        confirmacoesEmEspera: '2025-01-04T00:00:00.000Z',
        emailsDaEquipeEmEspera: '2025-01-06T00:00:00.000Z',
      },
    });
    const dias = async (args: string) => {
      const { data } = await equipe(`{ entregas(estado: desistida${args}) { itens { criadaEm } } }`);
      return (data!.entregas as { itens: { criadaEm: string }[] }).itens.map(({ criadaEm }) => criadaEm.slice(0, 10));
    };
    expect(await dias(', antigas: true')).toEqual(['2025-01-02', '2025-01-03']);
    for (const args of ['', ', antigas: false', ', antigas: null'])
      expect([args, await dias(args)]).toEqual([args, ['2025-01-03', '2025-01-02']]);
  });

  it('of webhooks is since the first was paused', async () => {
    const criarWebhook = async (url: string) => {
      const { data, errors } = await equipe(`mutation { criarWebhook(url: "${url}", eventos: ["pedido.criado"]) { id } }`);
      expect(errors).toBeUndefined();
      return (data!.criarWebhook as { id: string }).id;
    };
    const [a, b] = [await criarWebhook('https://a.example/'), await criarWebhook('https://b.example/')];
    at('2025-02-02T15:00:00Z');
    await equipe(`mutation { pausarWebhook(id: "${b}", pausado: true) { id } }`);
    at('2025-02-03T15:00:00Z');
    await equipe(`mutation { pausarWebhook(id: "${a}", pausado: true) { id } }`);
    expect(await painel('webhooksPausados desde { webhooksPausados }')).toEqual({
      webhooksPausados: 2,
      desde: { webhooksPausados: '2025-02-02T15:00:00.000Z' },
    });
  });
});

describe('today', () => {
  it('is compared with the same weekday up to the same hour, by what counts in all sums', async () => {
    const planoId = await criar('PHP Caule', 20);
    at('2025-03-06T02:59:59Z');
    await pedir(planoId, 240); // Late on Wednesday.
    at('2025-03-06T03:00:00Z');
    await pedir(planoId, 240); // Thursday's first.
    const cancelada = await pedir(planoId, 240);
    const corrigida = novaChave();
    await pedir(planoId, 240, { chave: corrigida });
    await pedirSemPreco();
    at('2025-03-06T15:00:00Z');
    await pedir(planoId, 240); // At this very hour.
    at('2025-03-06T15:00:01Z');
    await pedir(planoId, 240);
    at('2025-03-13T02:59:59Z');
    await pedir(planoId, 240); // Yesterday.
    at('2025-03-13T12:00:00Z');
    await pedir(planoId, 240, { substitui: corrigida, numero: '2' });
    await dizer(cancelada, 'cancelada');
    at(NOON);
    expect(await painel(`comparacao { hoje ${SOMA} semanaPassada ${SOMA} ate }`)).toEqual({
      comparacao: {
        hoje: { chave: '2025-03-13', quantidade: 1, valor: 240 },
        semanaPassada: { chave: '2025-03-06', quantidade: 2, valor: 480 },
        ate: '2025-03-06T15:00:00.000Z',
      },
    });
  });
});

describe('every day', () => {
  it('is made of the plan types that were ordered, which are those of all days', async () => {
    at('2025-03-12T14:00:00Z');
    const planoId = await criar('PHP Caule', 20);
    for (let n = 0; n < 3; n += 1) await pedir(planoId, 240);
    at('2025-03-13T14:00:00Z');
    await pedir(planoId, 240);
    await pedir(await criar('VPS Copa', 50, 'VPSLINUX'), 600);
    at(NOON);
    const { porDia, porPlanoTipo } = await painel<Record<'porDia' | 'porPlanoTipo', object[]>>(
      `porDia { chave quantidade valor porPlanoTipo ${SOMA} } porPlanoTipo ${SOMA}`,
    );
    expect(porDia).toHaveLength(30);
    expect(porDia.slice(-3)).toEqual([
      { chave: '2025-03-11', quantidade: 0, valor: 0, porPlanoTipo: [] },
      { chave: '2025-03-12', quantidade: 3, valor: 720, porPlanoTipo: [{ chave: 'PHP', quantidade: 3, valor: 720 }] },
      {
        chave: '2025-03-13',
        quantidade: 2,
        valor: 840,
        porPlanoTipo: [
          { chave: 'VPSLINUX', quantidade: 1, valor: 600 },
          { chave: 'PHP', quantidade: 1, valor: 240 },
        ],
      },
    ]);
    expect(porPlanoTipo).toEqual([
      { chave: 'PHP', quantidade: 4, valor: 960 },
      { chave: 'VPSLINUX', quantidade: 1, valor: 600 },
    ]);
  });
});

describe('the plans that lead', () => {
  it('are ten by orders and ten by value, with the names that they have now, or had', async () => {
    at('2025-05-10T15:00:00Z');
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const id = await criar(`Folha ${i}`, 12 - i, 'JAVA');
      ids.push(id);
      for (let n = 0; n < (i === 0 ? 1 : i); n += 1) await pedir(id, (12 - i) * 12);
    }
    await shop.em.getConnection().execute(`update planos set nome = 'Folha Nova' where id = ${ids[11]}`);
    const versao = (await equipe(`{ planoCadastrado(id: "${ids[10]}") { versao } }`)).data!.planoCadastrado as {
      versao: number;
    };
    const { errors } = await equipe(`mutation { excluirPlano(id: "${ids[10]}", versao: ${versao.versao}, mesmoEmUso: true) }`);
    expect(errors).toBeUndefined();
    const campos = 'nome planoTipo cadastrado quantidade valor';
    const lido = await painel<Record<'planosMaisPedidos' | 'planosDeMaiorValor', { nome: string; quantidade: number }[]>>(
      `planosMaisPedidos { chave ${campos} } planosDeMaiorValor { ${campos} }`,
    );
    expect(lido.planosMaisPedidos.slice(0, 2)).toEqual([
      { chave: ids[11], nome: 'Folha Nova', planoTipo: 'JAVA', cadastrado: true, quantidade: 11, valor: 132 },
      { chave: ids[10], nome: 'Folha 10', planoTipo: 'JAVA', cadastrado: false, quantidade: 10, valor: 240 },
    ]);
    expect(lido.planosMaisPedidos.map(({ quantidade }) => quantidade)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(lido.planosDeMaiorValor.map(({ nome }) => nome)).toEqual([
      'Folha 6',
      'Folha 7',
      'Folha 5',
      'Folha 8',
      'Folha 4',
      'Folha 9',
      'Folha 3',
      'Folha 10',
      'Folha 2',
      'Folha 0',
    ]);
  });
});
