import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, day, FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { FAMILIAS } from '../catalogue/familia.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { Cupom } from '../coupons/cupom.entity.ts';
import { Assinatura } from './assinatura.entity.ts';
import { opcoesDoPlano } from './opcoes.ts';
import { calcularTotal } from './total.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.em.nativeDelete(Assinatura, {});
  await shop.em.nativeDelete(Cupom, {});
  shop.em.clear();
});

const MUTATION = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB valor } }';

async function assinar(input: Record<string, unknown>) {
  const { data, errors } = await shop.graphql(MUTATION, { input: { ...FORMULARIO, periodo: 12, chave: novaChave(), ...input } });
  return { criada: data?.criarAssinatura as { clienteIdB: string; valor: number } | undefined, erro: errors?.[0] };
}

const linhas = () => shop.em.fork().find(Assinatura, {});

describe('an order', () => {
  it('is stored with everything as it was: plan, extras, coupon and price', async () => {
    const plano = await criarPlano(shop.em, { planoTipo: 'VPSCPANEL', nome: 'cPanel 30', valor: 329.9, desconto3: 12 });
    await criarCupom(shop.em);
    const { criada } = await assinar({
      planoId: String(plano.id),
      espacoAdicional: 100,
      ipAdicional: 1,
      selectedSystem: 'Debian 13',
      cupom: ' florada10 ',
      valor: 3895.69,
    });
    expect(criada?.clienteIdB).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const [linha] = await linhas();
    expect(linha).toMatchObject({
      clienteIdB: criada?.clienteIdB,
      nome: 'Maria Aparecida de Souza',
      empresa: 'Maria Aparecida de Souza',
      email: 'maria@empresa.com.br',
      cpfCnpj: '52998224725',
      numero: '1000',
      estado: 'SP',
      pagamento: 12,
      dominio: 'minhaempresa.com.br',
      dominioRegistro: 'Não, já possui domínio registrado',
      selectedSystem: 'Debian 13',
      espacoAdicional: 100,
      valorEspacoAdicional: 633.6,
      ipAdicional: 1,
      valorIpAdicional: 211.2,
      cupom: 'FLORADA10',
      cupomDados: { codigo: 'FLORADA10', tipo: 'porcentagem', valor: 10 },
      valor: 3895.69,
      valorConferido: true,
      envio: 1,
      clienteUsuario: 0,
      status: 'nova',
      dataCadastro: day(0),
    });
    expect(linha?.planoDados).toMatchObject({ nome: 'cPanel 30', valor: 329.9, desconto3: 12 });
    expect(linha?.plano).toContain('cPanel 30 (Anual)');
  });

  it('with a free subdomain is stored under the placeholder domain', async () => {
    const { id } = await criarPlano(shop.em, { valor: 10, desconto2: 0 });
    await assinar({ planoId: String(id), valor: 120, tipoDominio: 'subdominio', dominio: '' });
    expect(await linhas()).toMatchObject([
      { dominio: 'subdominio-gratis.ipe.example', dominioRegistro: 'Subdomínio temporário grátis' },
    ]);
  });

  it('is the same through GraphQL and REST, for every family, period and extra', async () => {
    let orders = 0;
    for (const { tipo, periodos } of FAMILIAS) {
      const plano = await criarPlano(shop.em, {
        planoTipo: PlanoTipo[tipo],
        valor: 123.45,
        desconto1: 3.5,
        desconto2: 12,
        desconto3: 33,
      });
      const opcoes = opcoesDoPlano(tipo);
      const discos = opcoes.discos.length > 0 ? opcoes.discos : [{ quantidade: 0, valor: 0 }];
      const ips = opcoes.ips.length > 0 ? opcoes.ips : [{ quantidade: 0, valor: 0 }];
      for (const periodo of periodos)
        for (const disco of discos)
          for (const ip of ips) {
            const { total } = calcularTotal({ plano, periodo, periodos, disco: disco.valor, ip: ip.valor });
            const { criada } = await assinar({
              planoId: String(plano.id),
              periodo,
              espacoAdicional: disco.quantidade,
              ipAdicional: ip.quantidade,
              valor: Number(total),
            });
            expect(criada?.valor.toFixed(2)).toBe(total);
            const rest = await salvar({
              planoId: plano.id,
              pagamento: periodo,
              espaco_adicional: disco.quantidade,
              ip_adicional: ip.quantidade,
              valor: total,
            });
            expect(rest.body.valor.toFixed(2)).toBe(total);
            orders += 2;
          }
    }
    expect(orders).toBeGreaterThanOrEqual(200);
    expect(await shop.em.count(Assinatura)).toBe(orders);
    // Hundreds of orders, each with a commit of its own.
  }, 60_000);
});

describe('nobody buys cheaper', () => {
  it.each([
    ['a lower total', { valor: 0.01 }, 'O valor do plano foi atualizado. Confira o novo total e envie novamente.', 'CONFLICT'],
    ['a negative total', { valor: -10 }, undefined, 'BAD_USER_INPUT'],
    [
      'a period that the family lacks',
      { periodo: 6 },
      'Este plano não tem o período escolhido. Escolha entre: 1; 12; 24 meses.',
      'BAD_USER_INPUT',
    ],
    [
      'a period of no months',
      { periodo: 0 },
      'Este plano não tem o período escolhido. Escolha entre: 1; 12; 24 meses.',
      'BAD_USER_INPUT',
    ],
    [
      'extra disk on shared hosting',
      { espacoAdicional: 50 },
      'Este plano não oferece o espaço adicional escolhido.',
      'BAD_USER_INPUT',
    ],
    ['an extra IP on shared hosting', { ipAdicional: 1 }, 'Este plano não oferece o IP adicional escolhido.', 'BAD_USER_INPUT'],
    ['a negative extra', { espacoAdicional: -50 }, undefined, 'BAD_USER_INPUT'],
    [
      'an operating system that the family lacks',
      { selectedSystem: 'Debian 13' },
      'Este plano não oferece o sistema operacional escolhido. Deixe-o vazio: com este plano não se escolhe nenhum.',
      'BAD_USER_INPUT',
    ],
    ['an unknown coupon', { cupom: 'NADA' }, 'Cupom inválido.', 'NOT_FOUND'],
    ['an expired coupon', { cupom: 'VELHO' }, 'Cupom vencido ou ainda não está disponível.', 'BAD_USER_INPUT'],
    ['a coupon to come', { cupom: 'CEDO' }, 'Cupom vencido ou ainda não está disponível.', 'BAD_USER_INPUT'],
    ['a coupon that is off', { cupom: 'DESLIGADO' }, 'Cupom inválido.', 'NOT_FOUND'],
    ["another plan's coupon", { cupom: 'OUTRO' }, 'Cupom válido apenas para o plano Outro plano.', 'BAD_USER_INPUT'],
    ['an unknown plan', { planoId: '999999' }, 'Este plano não está mais disponível. Escolha outro plano.', 'BAD_USER_INPUT'],
  ] as const)('with %s', async (_what, mudanca, mensagem, code) => {
    const plano = await criarPlano(shop.em, { valor: 100, desconto2: 0 });
    const outro = await criarPlano(shop.em, { nome: 'Outro plano' });
    await criarCupom(shop.em, { codigo: 'VELHO', dataInicio: day(-9), dataFim: day(-1) });
    await criarCupom(shop.em, { codigo: 'CEDO', dataInicio: day(1), dataFim: day(9) });
    await criarCupom(shop.em, { codigo: 'DESLIGADO', ativo: false });
    await criarCupom(shop.em, { codigo: 'OUTRO', planoId: outro.id });
    const { criada, erro } = await assinar({ planoId: String(plano.id), valor: 1200, ...mudanca });
    expect(criada).toBeUndefined();
    expect(erro?.extensions.code).toBe(code);
    if (mensagem) expect(erro?.message).toBe(mensagem);
    expect(await linhas()).toEqual([]);
  });

  it('with a plan that went off sale', async () => {
    const { id } = await criarPlano(shop.em, { ativo: false, valor: 10, desconto2: 0 });
    const { erro } = await assinar({ planoId: String(id), valor: 120 });
    expect(erro?.extensions.erro).toBe('PLANO_INDISPONIVEL');
  });

  it('and is told the new total when the price has changed', async () => {
    const plano = await criarPlano(shop.em, { valor: 100, desconto2: 0 });
    const rest = await salvar({ planoId: plano.id, valor: '1100.00' });
    expect(rest).toMatchObject({
      status: 409,
      body: { codigo: 'VALOR_ATUALIZADO', campos: [{ campo: 'valor', mensagem: '1200.00' }] },
    });
  });
});

describe('a domain', () => {
  it.each(['com.br', 'site.naoexiste'])('%s, which nobody can own, is refused beside its field', async (dominio) => {
    const plano = await criarPlano(shop.em, { valor: 100, desconto2: 0 });
    const { erro } = await assinar({ planoId: String(plano.id), valor: 1200, dominio });
    expect(erro).toMatchObject({
      message: 'Domínio inválido. Ex.: seusite.com ou seusite.com.br',
      extensions: { campos: [{ campo: 'dominio', mensagem: 'Domínio inválido. Ex.: seusite.com ou seusite.com.br' }] },
    });
  });
});

describe('one key, one order', () => {
  it('answers a repeat with the first', async () => {
    const { id } = await criarPlano(shop.em, { valor: 10, desconto2: 0 });
    const chave = novaChave();
    const primeira = await assinar({ planoId: String(id), valor: 120, chave });
    const segunda = await assinar({ planoId: String(id), valor: 120, chave });
    expect(segunda.criada).toEqual(primeira.criada);
    expect(await linhas()).toHaveLength(1);
  });

  it('even when three come at once, through both doors', async () => {
    const { id } = await criarPlano(shop.em, { valor: 10, desconto2: 0 });
    const chave = novaChave();
    const doFormulario = {
      dominio: FORMULARIO.dominio,
      dominio_registro: 'Não, já possui domínio registrado',
      tel_cel: FORMULARIO.telefone,
      indicacao: FORMULARIO.indicacao,
    };
    const answers = await Promise.all(
      Array.from({ length: 3 }, async (_, n) =>
        n % 2
          ? (await salvar({ ...doFormulario, planoId: id, valor: 120 }, { 'idempotency-key': chave })).body.clienteIdB
          : (await assinar({ planoId: String(id), valor: 120, chave })).criada?.clienteIdB,
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toBeTruthy();
    expect(await linhas()).toHaveLength(1);
  });
});

async function salvar(dados: Record<string, unknown>, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/temporarios/salvar',
    payload: { ...TEMPORARIO, ...dados },
    headers,
  });
  return { status: response.statusCode, body: response.json() };
}

describe('the documented payload', () => {
  it('without a plan id is stored and marked as not checked', async () => {
    const { status, body } = await salvar({ valor: '359.90' });
    expect(status).toBe(200);
    expect(await linhas()).toMatchObject([
      {
        clienteIdB: body.clienteIdB,
        plano: 'Plano escrito pelo integrador',
        planoId: null,
        valor: 359.9,
        valorConferido: false,
        dataCadastro: day(0),
      },
    ]);
  });

  it('without a plan id keeps the prices of its extras as they came', async () => {
    const extras = { espaco_adicional: 50, valor_espaco_adicional: '216.00', ip_adicional: 1, valor_ip_adicional: 240 };
    expect((await salvar({ valor: 1000, ...extras })).status).toBe(200);
    expect(await linhas()).toMatchObject([
      { espacoAdicional: 50, valorEspacoAdicional: 216, ipAdicional: 1, valorIpAdicional: 240 },
    ]);
  });

  it.each(['valor', 'valor_espaco_adicional', 'valor_ip_adicional'])('refuses a third place in %s', async (campo) => {
    const { status, body } = await salvar({ valor: 10, [campo]: 100.005 });
    expect([status, body.campos]).toEqual([400, [{ campo, mensagem: 'Use no máximo duas casas decimais.' }]]);
  });

  it.each(['2.990', '12.000', ' 1.500 '])('refuses %j, which may be thousands or thousandths', async (valor) => {
    const { status, body } = await salvar({ valor });
    expect([status, body.campos.map(({ campo }: { campo: string }) => campo)]).toEqual([400, ['valor']]);
    expect((await salvar({ valor: '2990.00' })).body).toMatchObject({ valor: 2990 });
  });

  it('takes an amount as a program computes it', async () => {
    const { id } = await criarPlano(shop.em, { valor: 24.9, desconto2: 0 });
    // 298.79999999999995
    expect((await salvar({ planoId: id, valor: 24.9 * 12 })).body).toMatchObject({ valor: 298.8 });
  });

  it('names its customer in nome, in empresa, or in both alike', async () => {
    expect((await salvar({ valor: 10, nome: null, empresa: 'Maria Aparecida de Souza' })).status).toBe(200);
    expect(await linhas()).toMatchObject([{ nome: 'Maria Aparecida de Souza', empresa: 'Maria Aparecida de Souza' }]);
    const { status, body } = await salvar({ valor: 10, empresa: 'Outra Empresa SA' });
    expect([status, body.campos[1].campo]).toEqual([400, 'empresa']);
  });

  it('with a wrong field is refused by the name it has there', async () => {
    const { status, body } = await salvar({ valor: 10, cpf_cnpj: '123', nome: '', empresa: '' });
    expect(status).toBe(400);
    expect(body.campos).toEqual(
      expect.arrayContaining([
        { campo: 'cpf_cnpj', mensagem: 'Informe um CPF (11 dígitos) ou CNPJ (14 dígitos).' },
        { campo: 'nome', mensagem: 'Campo obrigatório.' },
      ]),
    );
  });

  it.each([[[]], ['texto'], [{ nome: { $ne: '' } }], [{ valor: 'NaN' }]])('%j is refused with 400', async (payload) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/temporarios/salvar',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('the e-mail check', () => {
  it('says whether an order has that e-mail', async () => {
    await salvar({ valor: 10 });
    expect(
      await shop.graphql('{ a: emailCadastrado(email: " MARIA@empresa.com.br") b: emailCadastrado(email: "x@y.z") }'),
    ).toEqual({
      data: { a: true, b: false },
    });
  });
});
