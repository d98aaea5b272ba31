import { Webhook as Verifier } from 'standardwebhooks';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pausarPorFalha } from '../../modules/webhooks/webhook.service.ts';
import { EVENTOS } from '../../modules/webhooks/evento.schema.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { signIn, type Staff } from '../support/staff.ts';
import { QUICK, SOON, TellingShop } from '../support/tellingShop.ts';

// Others outside are told of what happens in the shop (053).

let told: TellingShop;
beforeAll(async () => {
  told = await TellingShop.open();
});
afterAll(() => told.close());
afterEach(() => told.reset());

/** The example of the document for integrators, as it stands there. */
async function exampleOfTheDocument(): Promise<(segredo: string, headers: object, body: string) => boolean> {
  const [, code] = /```js\n([^]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8'))!;
  return (await import(`data:text/javascript,${encodeURIComponent(code!)}`)).isFromTheShop;
}

describe('a webhook', () => {
  it('says who has made it and who has changed it, the last first, and not what the shop does by itself', async () => {
    const ida = await signIn(told.shop, 'ida');
    const { id } = await told.listen();
    const pause = (staff: Staff, pausado: boolean) =>
      staff.graphql(`mutation { pausarWebhook(id: "${id}", pausado: ${pausado}) { id } }`);
    await pause(ida, true);
    await pause(told.staff, false);
    await pausarPorFalha(told.shop.em.fork(), Number(id), 'Não responde.');
    const outro = await told.listen();
    const { data } = await ida.graphql('{ webhooks { id criadoPor alteradoPor } }');
    const dela = (data!.webhooks as { id: string }[]).filter((webhook) => [id, outro.id].includes(webhook.id));
    expect(dela).toEqual([
      { id, criadoPor: 'ana', alteradoPor: ['ana', 'ida'] },
      { id: outro.id, criadoPor: 'ana', alteradoPor: [] },
    ]);
  });
});

describe('an order', () => {
  it('is told with its fields under their REST names, signed as the reference verifies it', async () => {
    const { segredo } = await told.listen();
    expect(segredo).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    told.deliver();
    const { clienteIdB } = await told.order();
    await expect.poll(() => told.receiver.received.length, SOON).toBe(1);
    const [{ headers, body, said }] = told.receiver.received as [(typeof told.receiver.received)[0]];
    expect(said).toMatchObject({
      type: 'pedido.criado',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        versao: 1,
        clienteIdB,
        status: 'nova',
        valor: 240,
        valorConferido: true,
        nome: 'Maria Aparecida de Souza',
        cpf_cnpj: '52998224725',
        email: 'maria@empresa.com.br',
        pagamento: 12,
        alteradoEm: said.timestamp,
      },
    });
    expect(EVENTOS['pedido.criado'].schema.parse(said)).toEqual(said);
    expect(new Verifier(segredo).verify(body, headers as never)).toEqual(said);
    const isFromTheShop = await exampleOfTheDocument();
    expect([isFromTheShop(segredo, headers, body), isFromTheShop(segredo, headers, `${body} `)]).toEqual([true, false]);
    expect(() => new Verifier(segredo).verify(`${body} `, headers as never)).toThrow();
  });

  it('is told to nobody when it is refused, or nobody wants to hear', async () => {
    const outro = await told.listen(['plano.alterado']);
    const { id } = await told.listen();
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    await told.shop.graphql(query, {
      input: { ...FORMULARIO, planoId: told.planoId, periodo: 12, valor: 1, chave: novaChave() },
    });
    expect([await told.entries({ id }), await told.entries(outro)]).toEqual([[], []]);
  });

  it('is told of in order: made, changed, cancelled, though attempts fail', async () => {
    const { id } = await told.listen(['pedido.criado', 'pedido.alterado', 'pedido.cancelado']);
    const { clienteIdB } = await told.order();
    await told.handle(clienteIdB, 'em_atendimento');
    await told.handle(clienteIdB, 'cancelada');
    let asked = 0;
    told.receiver.answer = () => (++asked % 3 === 0 ? 200 : 500);
    told.deliver();
    await expect
      .poll(async () => (await told.entries({ id })).map(({ estado }) => estado), SOON)
      .toEqual(Array(3).fill('entregue'));
    expect([...new Set(told.types())]).toEqual(['pedido.criado', 'pedido.alterado', 'pedido.cancelado']);
    expect(told.types()).toHaveLength(9);
    // What is sent again is known by its id.
    expect(new Set(told.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  it('that is corrected by its customer is told of twice: as replaced, and as the new one', async () => {
    await told.listen(['pedido.criado', 'pedido.alterado']);
    told.deliver();
    const [chave, outra] = [novaChave(), novaChave()];
    const antes = await told.order({ chave });
    const depois = await told.order({ chave: outra, substitui: chave, infoAdicional: 'Corrigido' });
    await expect.poll(() => told.receiver.received.length, SOON).toBe(3);
    const of = (clienteIdB: string) =>
      told.receiver.received
        .map(({ said: { type, data } }) => [type, data.status, data.substitui, data.substituidoPor, data.clienteIdB])
        .filter((said) => said.pop() === clienteIdB);
    expect(of(antes.clienteIdB)).toEqual([
      ['pedido.criado', 'nova', null, null],
      ['pedido.alterado', 'substituida', null, depois.clienteIdB],
    ]);
    expect(of(depois.clienteIdB)).toEqual([['pedido.criado', 'nova', antes.clienteIdB, null]]);
    // Nobody outside hears of the numbers that the database gives.
    for (const { said } of told.receiver.received)
      expect(Object.keys(said.data).filter((nome) => /^id$|substitu\w*Id$/.test(nome))).toEqual([]);
  });

  it('whose price staff confirm is told of, one with a note alone is not', async () => {
    await told.listen(['pedido.alterado']);
    told.deliver();
    const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
    const { clienteIdB } = (await told.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
    const { id, versao } = await told.stored(clienteIdB);
    await told.staff.graphql(`mutation { atenderAssinatura(id: "${id}", versao: ${versao}, nota: "Só uma nota") { id } }`);
    await told.staff.graphql(`mutation { confirmarValor(id: "${id}", versao: ${versao}, valor: 120) { id } }`);
    await expect.poll(() => told.receiver.received.length, SOON).toBe(1);
    expect(told.receiver.received[0]!.said.data).toMatchObject({ clienteIdB, valor: 120, valorConferido: true });
  });
});

it('a message and a changed plan are told of', async () => {
  await told.listen(['mensagem.recebida', 'plano.alterado']);
  told.deliver();
  const input = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11 9', assunto: 'Oi', mensagem: 'Olá' };
  await told.shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
  const plano = { nome: 'Avisado', planoTipo: 'PHP', valor: 10 };
  const salvar =
    'mutation ($input: PlanoInput!, $id: ID, $versao: Int) { salvarPlano(input: $input, id: $id, versao: $versao) { id versao } }';
  const { id, versao } = (await told.staff.graphql(salvar, { input: plano })).data!.salvarPlano as { id: string; versao: number };
  await told.staff.graphql(salvar, { id, versao, input: { valor: 11 } });
  await told.staff.graphql('mutation ($id: ID!) { excluirPlano(id: $id) }', { id });
  await expect.poll(() => told.receiver.received.length, SOON).toBe(4);
  const said = told.receiver.received.map((one) => one.said);
  for (const one of said) expect(EVENTOS[one.type as keyof typeof EVENTOS].schema.parse(one)).toMatchObject({ type: one.type });
  expect(said.find(({ type }) => type === 'mensagem.recebida')!.data).toMatchObject({ versao: 1, ...input });
  const plans = said.filter(({ type }) => type === 'plano.alterado').map(({ data }) => [data.acao, data.nome, data.valor]);
  expect(plans).toEqual([
    ['criado', 'Avisado', 10],
    ['alterado', 'Avisado', 11],
    ['excluido', 'Avisado', 11],
  ]);
});

describe('staff', () => {
  it('rotate a secret: for a day both sign', async () => {
    const hook = await told.listen();
    told.deliver();
    const { data } = await told.staff.graphql(`mutation { trocarSegredoDoWebhook(id: "${hook.id}") { id segredo } }`);
    const { segredo } = data!.trocarSegredoDoWebhook as { segredo: string };
    expect(segredo).not.toBe(hook.segredo);
    await told.order();
    await expect.poll(() => told.receiver.received.length, SOON).toBe(1);
    const [{ headers, body, said }] = told.receiver.received as [(typeof told.receiver.received)[0]];
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
    for (const one of [hook.segredo, segredo]) expect(new Verifier(one).verify(body, headers as never)).toEqual(said);
  });

  it('try a webhook out, change it, and see its secrets nowhere', async () => {
    const hook = await told.listen();
    told.deliver();
    expect(await told.test(hook)).toMatch(/^\d+$/);
    await expect.poll(told.types, SOON).toEqual(['webhook.teste']);
    const { versao } = (await told.webhooks())[0]!;
    const change =
      'mutation ($id: ID!, $versao: Int!, $url: String!, $eventos: [String!]!) { alterarWebhook(id: $id, versao: $versao, url: $url, eventos: $eventos) { eventos } }';
    const asked = { id: hook.id, versao, url: told.receiver.url, eventos: ['plano.alterado', 'pedido.pago', 'pedido.pago'] };
    expect((await told.staff.graphql(change, asked)).data!.alterarWebhook).toEqual({
      eventos: ['pedido.pago', 'plano.alterado'],
    });
    expect((await told.staff.graphql(change, asked)).errors![0]!.extensions.code).toBe('CONFLICT');
    const wrong = await told.staff.graphql(change, { ...asked, eventos: ['pedido.perdido'] });
    expect(wrong.errors![0]!.message).toMatch(/^Não há evento “pedido.perdido”/);
    const trace = JSON.stringify(
      (await told.staff.graphql('{ alteracoes(pagina: 1) { itens { tabela mudancas { campo de para } } } }')).data,
    );
    expect([trace.includes('"webhook"'), /"segredo|whsec|Fe26/.test(trace)]).toEqual([true, false]);
  });

  it('change one thing of a webhook, and the other stays', async () => {
    const hook = await told.listen(['pedido.criado', 'plano.alterado']);
    const { versao } = (await told.webhooks())[0]!;
    const query = `mutation { alterarWebhook(id: "${hook.id}", versao: ${versao}, eventos: ["plano.alterado"]) { url eventos versao } }`;
    const { data } = await told.staff.graphql(query);
    expect(data!.alterarWebhook).toEqual({ url: told.receiver.url, eventos: ['plano.alterado'], versao: versao + 1 });
  });

  it('try a webhook out again at once, whatever came of the test before', async () => {
    const hook = await told.listen();
    told.receiver.answer = () => 500;
    told.deliver({ ...QUICK, pausas: [60_000] });
    const answerOf = async (id: string) => {
      const { data } = await told.staff.graphql(`{ entregas(id: "${id}") { itens { estado resposta } } }`);
      return (data!.entregas as { itens: object[] }).itens[0];
    };
    const first = await told.test(hook);
    await expect.poll(() => answerOf(first), SOON).toEqual({ estado: 'descartada', resposta: '500' });
    told.receiver.answer = () => 200;
    const second = await told.test(hook);
    await expect.poll(() => answerOf(second), SOON).toEqual({ estado: 'entregue', resposta: '200' });
  });

  it('are told when a secret was sealed with another key of the shop', async () => {
    await told.listen();
    told.deliver(QUICK, { secret: 'outro segredo de teste com mais de 32 letras' });
    await told.order();
    await expect.poll(async () => (await told.webhooks())[0]!.motivo, SOON).toMatch(/^O segredo foi guardado com outra chave/);
    expect(told.receiver.received).toEqual([]);
  });

  it('forget with a webhook what nobody has heard of: it can be sent to nobody', async () => {
    const hook = await told.listen();
    told.receiver.answer = () => 500;
    told.deliver({ ...QUICK, pausas: [] });
    await told.order();
    await expect.poll(async () => (await told.entries(hook))[0]!.estado, SOON).toBe('desistida');
    await told.staff.graphql(`mutation { excluirWebhook(id: "${hook.id}") }`);
    expect((await told.entries(hook)).map(({ estado }) => estado)).toEqual(['descartada']);
    const { data } = await told.staff.graphql(`mutation { tentarEntregas(destino: "webhook:${hook.id}") }`);
    expect(data).toEqual({ tentarEntregas: 0 });
  });

  it('discard what waits, and nothing of a webhook that is deleted is sent', async () => {
    const hook = await told.listen();
    await told.order();
    expect(
      (await told.staff.graphql(`mutation { descartarEntregas(destino: "webhook:${hook.id}") }`)).data!.descartarEntregas,
    ).toBe(1);
    await told.order();
    await told.staff.graphql(`mutation { excluirWebhook(id: "${hook.id}") }`);
    expect((await told.entries(hook)).map(({ estado }) => estado)).toEqual(['descartada', 'descartada']);
  });
});

it('are at most so many: each costs every order a row', async () => {
  const query = 'mutation ($url: String!) { criarWebhook(url: $url, eventos: ["pedido.criado"]) { id } }';
  const create = (i: number) => told.staff.graphql(query, { url: `https://recebe.example/${i}` });
  const answers = [];
  for (let i = 0; i <= 50; i++) answers.push(await create(i));
  const refused = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.erro));
  expect(new Set(refused)).toEqual(new Set(['WEBHOOKS_DEMAIS']));
});
