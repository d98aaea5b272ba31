import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Assinatura } from './assinatura.entity.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, novaChave } from '../../tests/support/factories.order.ts';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';

// What was ordered, changed by staff: another plan, period or coupon, at the price of now, in an order that takes the place of the first.

let at: Awaited<ReturnType<typeof openLinkedShop>>;
const { linhas, pedir, dizer, acompanhar } = linkedOrders(() => at);
beforeEach(async () => {
  at = await openLinkedShop();
});
afterEach(() => at.shop.close());

const TROCAR = `mutation ($id: ID!, $versao: Int!, $escolhas: EscolhasInput!, $valor: Float!, $chave: String) {
  trocarEscolhas(id: $id, versao: $versao, escolhas: $escolhas, valor: $valor, chave: $chave) { id codigo valor status responsavel }
}`;
const COTAR = `query ($id: ID!, $escolhas: EscolhasInput!) { cotacaoDaTroca(id: $id, escolhas: $escolhas) { valor dinheiro linhas { descricao valor } } }`;

interface Troca {
  de?: number;
  versao?: number;
  escolhas?: Record<string, unknown>;
  valor?: number;
  chave?: string;
}

/** Changes the first order, unless said otherwise, to two years. */
async function trocar({ de = 1, versao, escolhas = {}, valor = 480, chave }: Troca = {}) {
  const id = String(de);
  const lida = versao ?? (await linhas()).find((linha) => linha.id === de)?.versao ?? 1;
  const pedidas = { planoId: at.planoId, periodo: 24, ...escolhas };
  return at.staff.graphql(TROCAR, { id, versao: lida, escolhas: pedidas, valor, chave });
}

/** The code of a refusal, and its sentence. */
const recusa = ({ errors }: Awaited<ReturnType<typeof trocar>>) => `${errors?.[0]?.extensions.erro}: ${errors?.[0]?.message}`;

/** A plan that costs so many reais a month. */
const plano = async (valor: number) =>
  String((await criarPlano(at.shop.em.fork(), { nome: novaChave(), valor, desconto2: 0 })).id);

describe('what was ordered, changed by staff', () => {
  it('costs what the shop asks now, and is stored as an order of the same customer in the place of the first', async () => {
    await pedir();
    const { data } = await at.staff.graphql(COTAR, { id: '1', escolhas: { planoId: at.planoId, periodo: 24 } });
    expect(data!.cotacaoDaTroca).toMatchObject({ valor: 480 });
    expect(await linhas()).toHaveLength(1);

    expect((await trocar()).data!.trocarEscolhas).toMatchObject({ valor: 480, status: 'nova' });
    const [antes, depois] = await linhas();
    expect(antes).toMatchObject({ status: 'substituida', substituidaPorId: depois!.id, statusPor: 'ana' });
    const dele = [
      'nome',
      'email',
      'cpfCnpj',
      'telCel',
      'dominio',
      'dominioRegistro',
      'cep',
      'endereco',
      'numero',
      'infoAdicional',
    ] as const;
    for (const campo of dele) expect(depois![campo], campo).toBe(antes![campo]);
    expect(depois).toMatchObject({
      substituiId: antes!.id,
      soCita: false,
      pagamento: 24,
      valorConferido: true,
      contratoVersao: null,
    });
    expect(await acompanhar(antes!.clienteIdB)).toMatchObject({ substituidoPor: depois!.clienteIdB });
  });

  it('takes another plan, and a coupon', async () => {
    await pedir();
    const outro = String((await criarPlano(at.shop.em.fork(), { nome: 'PHP Copa', valor: 50, desconto2: 0 })).id);
    await criarCupom(at.shop.em.fork(), { codigo: 'DEZ', valor: 10 });
    const escolhas = { planoId: outro, periodo: 12, cupom: 'DEZ' };
    const { data } = await at.staff.graphql(COTAR, { id: '1', escolhas });
    const { valor } = data!.cotacaoDaTroca as { valor: number };
    expect(valor).toBeLessThan(600);
    expect((await trocar({ escolhas, valor })).errors).toBeUndefined();
    expect((await linhas())[1]).toMatchObject({ planoId: Number(outro), cupom: 'DEZ', valor });
  });

  it('keeps what was paid where the total is the same, and else leaves it to be settled', async () => {
    await pedir();
    await dizer((await linhas())[0]!.clienteIdB, { pagaEm: PAGO });
    const igual = String((await criarPlano(at.shop.em.fork(), { nome: 'PHP Gêmeo', valor: 20, desconto2: 0 })).id);
    await trocar({ escolhas: { planoId: igual, periodo: 12 }, valor: 240 });
    expect((await linhas()).map(({ status, pagaEm }) => [status, pagaEm?.toISOString() ?? null])).toEqual([
      ['substituida', PAGO],
      ['nova', PAGO],
    ]);

    await trocar({ de: 2 });
    expect((await linhas()).map(({ status, pagaEm }) => [status, pagaEm?.toISOString() ?? null])).toEqual([
      ['substituida', PAGO],
      ['nova', PAGO],
      ['nova', null],
    ]);
    const { data } = await at.staff.graphql('{ assinaturas(aAcertar: true, pagina: 1) { itens { id } } }');
    expect(data!.assinaturas).toEqual({ itens: [{ id: '3' }] });
  });

  it('says before what becomes of the money of the whole family, and that is what happens', async () => {
    await pedir();
    const [igual, caro, gratis] = [await plano(20), await plano(50), await plano(0)];
    const cotar = async (id: number, planoId: string) => {
      const { data } = await at.staff.graphql(COTAR, { id: String(id), escolhas: { planoId, periodo: 12 } });
      return (data!.cotacaoDaTroca as { dinheiro: string | null }).dinheiro;
    };
    expect(await cotar(1, caro)).toBeNull();
    await dizer((await linhas())[0]!.clienteIdB, { pagaEm: PAGO });
    expect(await cotar(1, igual)).toBe('O pagamento da assinatura 1 vai junto: nada mais é pedido ao cliente.');
    const fica =
      /^Já foi paga pela assinatura 1, e o pagamento fica com ela: não cobre de novo\. A nova vai para “Pagamentos a acertar”/;
    expect(await cotar(1, caro)).toMatch(fica);
    expect(await cotar(1, gratis)).toMatch(/^Já foi paga pela assinatura 1, e a nova não custa nada: o dinheiro é para devolver/);
    await trocar({ escolhas: { planoId: caro, periodo: 12 }, valor: 600 });
    expect(await cotar(2, gratis)).toMatch(/^Já foi paga pela assinatura 1, e a nova não custa nada/);
    expect(await cotar(2, await plano(70))).toMatch(fica);
    // Whoever thinks better of it has paid.
    expect(await cotar(2, igual)).toBe('O pagamento da assinatura 1 vai junto: nada mais é pedido ao cliente.');
    await trocar({ de: 2, escolhas: { planoId: igual, periodo: 12 }, valor: 240 });
    expect((await linhas()).map(({ status, pagaEm }) => [status, pagaEm !== null])).toEqual([
      ['substituida', true],
      ['substituida', false],
      ['nova', true],
    ]);
  });

  it('promises no payment of a total that nobody has confirmed', async () => {
    await pedir();
    await dizer((await linhas())[0]!.clienteIdB, { pagaEm: PAGO });
    await at.shop.em.fork().nativeUpdate(Assinatura, { id: 1 }, { valorConferido: false });
    const igual = String((await criarPlano(at.shop.em.fork(), { nome: novaChave(), valor: 20, desconto2: 0 })).id);
    const { data } = await at.staff.graphql(COTAR, { id: '1', escolhas: { planoId: igual, periodo: 12 } });
    expect((data!.cotacaoDaTroca as { dinheiro: string }).dinheiro).toMatch(/fica com ela/);
  });

  it.each(['nova', 'em_atendimento'])('takes the coupon of a paid order, %s, along, however few uses it has', async (status) => {
    for (const limite of [{ limite: 1 }, { limitePorCliente: 1 }, { primeiroPedido: true }]) {
      const codigo = novaChave().toUpperCase();
      await criarCupom(at.shop.em.fork(), { codigo, tipo: 'porcentagem', valor: 10, ...limite });
      const pessoa = {
        emailPrincipal: `${codigo.toLowerCase()}@exemplo.com`,
        cpfCnpj: status === 'nova' ? '52998224725' : '11222333000181',
      };
      await at.shop.em.fork().nativeUpdate(Assinatura, {}, { cpfCnpj: '12345678909' });
      const { clienteIdB } = await pedir({ cupom: codigo, valor: 216, ...pessoa });
      await dizer(clienteIdB, { pagaEm: PAGO, status });
      const { id: de } = (await linhas()).at(-1)!;
      const escolhas = { planoId: at.planoId, periodo: 24, cupom: codigo };
      const { data, errors } = await at.staff.graphql(COTAR, { id: String(de), escolhas });
      expect(errors).toBeUndefined();
      expect(data!.cotacaoDaTroca).toMatchObject({ valor: 432 });
      expect((await trocar({ de, escolhas, valor: 432 })).errors).toBeUndefined();
    }
  });

  it('is one use of a coupon with what it replaces, for other customers too', async () => {
    await criarCupom(at.shop.em.fork(), { codigo: 'DUAS', tipo: 'porcentagem', valor: 10, limite: 2 });
    const { clienteIdB } = await pedir({ cupom: 'DUAS', valor: 216 });
    await dizer(clienteIdB, { pagaEm: PAGO });
    expect((await trocar({ escolhas: { cupom: 'DUAS' }, valor: 432 })).errors).toBeUndefined();
    expect((await linhas()).map(({ status, cupom }) => [status, cupom])).toEqual([
      ['nova', 'DUAS'],
      ['nova', 'DUAS'],
    ]);
    const outro = { emailPrincipal: 'outra@exemplo.com', cpfCnpj: '11222333000181' };
    await pedir({ cupom: 'DUAS', valor: 216, ...outro });
    expect(await linhas()).toHaveLength(3);
  });

  it('is one use of a coupon where it was changed twice and its money stays with the first, for other customers too', async () => {
    await criarCupom(at.shop.em.fork(), { codigo: 'DUAS', tipo: 'porcentagem', valor: 10, limite: 2 });
    const { clienteIdB } = await pedir({ cupom: 'DUAS', valor: 216 });
    await dizer(clienteIdB, { pagaEm: PAGO });
    expect((await trocar({ escolhas: { cupom: 'DUAS' }, valor: 432 })).errors).toBeUndefined();
    expect((await trocar({ de: 2, escolhas: { cupom: 'DUAS', periodo: 1 }, valor: 18 })).errors).toBeUndefined();
    expect((await linhas()).map(({ status }) => status)).toEqual(['nova', 'substituida', 'nova']);
    const { data } = await at.staff.graphql('{ cuponsCadastrados(busca: "DUAS") { itens { usos } } }');
    expect(data!.cuponsCadastrados).toEqual({ itens: [{ usos: 1 }] });
    const outro = { emailPrincipal: 'outra@exemplo.com', cpfCnpj: '11222333000181' };
    await pedir({ cupom: 'DUAS', valor: 216, ...outro });
    expect(await linhas()).toHaveLength(4);
  });

  it('is worked where it was while its money stays there, and again where the new one is cancelled', async () => {
    await pedir();
    const { clienteIdB } = (await linhas())[0]!;
    await dizer(clienteIdB, { status: 'em_atendimento' });
    const { data } = await trocar();
    const nova = data!.trocarEscolhas as { codigo: string; responsavel: string };
    expect(nova.responsavel).toBe('ana');
    await dizer(nova.codigo, { status: 'cancelada' });
    expect((await linhas())[0]).toMatchObject({ status: 'em_atendimento' });
    await dizer(clienteIdB, { pagaEm: PAGO });
    expect((await trocar({ escolhas: { periodo: 12, planoId: await plano(50) }, valor: 600 })).errors).toBeUndefined();
    expect((await linhas())[0]).toMatchObject({ status: 'em_atendimento', statusPor: 'ana' });
  });

  it('goes on as the new order where somebody works it, and stays with whoever sees to it', async () => {
    await pedir();
    await at.staff.graphql(`mutation { atribuirAssinatura(id: "1", responsavel: "ana") { id } }`);
    await dizer((await linhas())[0]!.clienteIdB, { status: 'em_atendimento' });
    expect((await trocar()).data!.trocarEscolhas).toMatchObject({ status: 'nova', responsavel: 'ana' });
    expect((await linhas())[0]).toMatchObject({ status: 'substituida' });
  });

  it('is done once under its key, and traced under the name of who did it', async () => {
    await pedir();
    const chave = novaChave();
    const versao = (await linhas())[0]!.versao;
    const [um, outro] = [await trocar({ chave, versao }), await trocar({ chave, versao })];
    expect(outro.data).toEqual(um.data);
    expect(await linhas()).toHaveLength(2);
    const { data } = await at.staff.graphql('{ alteracoes(pagina: 1) { itens { usuario acao linhaId } } }');
    const feitas = (data!.alteracoes as { itens: { usuario: string; acao: string; linhaId: number }[] }).itens;
    expect(feitas).toContainEqual({ usuario: 'ana', acao: 'criou', linhaId: 2 });
    expect(feitas).toContainEqual({ usuario: 'ana', acao: 'alterou', linhaId: 1 });
  });

  it.each([
    ['concluida', undefined],
    ['cancelada', 'duplicado'],
  ])('is refused of what is %s', async (status, motivo) => {
    await pedir();
    await at.staff.graphql(
      `mutation { atenderAssinatura(id: "1", versao: 1, status: ${status}${motivo ? `, motivo: ${motivo}` : ''}, nota: "") { id } }`,
    );
    expect(recusa(await trocar())).toMatch(/^PEDIDO_ENCERRADO: /);
    const { errors } = await at.staff.graphql(COTAR, { id: '1', escolhas: { planoId: at.planoId, periodo: 24 } });
    expect(errors![0]!.extensions.erro).toBe('PEDIDO_ENCERRADO');
    expect(await linhas()).toHaveLength(1);
  });

  it('is refused of an order that another has corrected, which it names, and over what somebody else has written', async () => {
    const { clienteIdB } = await pedir({ headers: at.headers });
    await pedir({ substitui: clienteIdB, headers: at.headers, meses: 24 });
    const [, correcao] = await linhas();
    expect(recusa(await trocar())).toMatch(new RegExp(`^PEDIDO_SUBSTITUIDO: .*${correcao!.codigo}`));
    const cotada = await at.staff.graphql(COTAR, { id: '1', escolhas: { planoId: at.planoId, periodo: 24 } });
    expect(cotada.errors![0]!.message).toContain(correcao!.codigo);
    expect(recusa(await trocar({ de: 2, versao: correcao!.versao + 1 }))).toMatch(/^ALTERADO_POR_OUTRA_PESSOA: /);
    expect(await linhas()).toHaveLength(2);
  });

  it('is refused at another total than was shown, where the plan does not offer it, and where the customer’s data is wrong', async () => {
    await pedir();
    expect(recusa(await trocar({ valor: 1 }))).toMatch(/^VALOR_ATUALIZADO: /);
    expect(recusa(await trocar({ escolhas: { ipAdicional: 99 } }))).toMatch(/^EXTRA_INVALIDO: /);
    await at.shop.em.fork().nativeUpdate(Assinatura, { id: 1 }, { cep: '', versao: 9 });
    expect(recusa(await trocar({ versao: 9 }))).toMatch(
      /^DADOS_INVALIDOS: .*corrija os dados do cliente\. CEP: Campo obrigatório\./,
    );
    expect(await linhas()).toHaveLength(1);
  });
});
