import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Assinatura } from './assinatura.entity.ts';
import type { AssinaturaStatus } from './assinatura.ts';
import { codigoDe } from './codigo.ts';
import { businessDay } from '../../platform/calendar.ts';

let shop: Shop;
let planoId: string;
beforeAll(async () => {
  const PIX = { PIX_KEY: 'financeiro@ipe.example', PIX_NAME: 'IPE HOSPEDAGEM', PIX_CITY: 'SAO PAULO', PAYMENT_DAYS: '2' };
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off', ...PIX });
  planoId = String((await criarPlano(shop.em.fork(), { nome: 'PHP Ramo', valor: 20, desconto2: 0 })).id);
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const CRIAR = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
async function pedir(dados: object = {}): Promise<string> {
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...dados };
  const { data } = await shop.graphql(CRIAR, { input });
  return (data!.criarAssinatura as { clienteIdB: string }).clienteIdB;
}
const ACOMPANHAR =
  'query ($id: ID!) { acompanhamento(clienteIdB: $id) { codigo etapa recebidoEm mudouEm plano periodo valor substituidoPor } }';
async function acompanhar(id: string) {
  const { data, errors } = await shop.graphql(ACOMPANHAR, { id });
  expect(errors).toBeUndefined();
  return data!.acompanhamento as Record<string, unknown> | null;
}

describe('whoever holds the identifier of an order', () => {
  it('is told its code, plan, period and total, and nothing that the person has said', async () => {
    const id = await pedir();
    const dito = await acompanhar(id);
    expect(dito).toEqual({
      codigo: codigoDe(id),
      etapa: 'recebido',
      recebidoEm: expect.any(String),
      mudouEm: null,
      plano: 'Hospedagem PHP: PHP Ramo',
      periodo: 12,
      valor: 240,
      substituidoPor: null,
    });
  });

  it('is told where it stands, by what its status means', async () => {
    const etapas = {
      nova: 'recebido',
      em_atendimento: 'em_atendimento',
      concluida: 'concluido',
      cancelada: 'cancelado',
      substituida: 'substituido',
    } satisfies Partial<Record<AssinaturaStatus, string>>;
    const id = await pedir();
    const statusEm = new Date('2026-11-20T15:00:00Z');
    for (const [status, etapa] of Object.entries(etapas)) {
      await shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, { status: status as AssinaturaStatus, statusEm });
      expect(await acompanhar(id)).toMatchObject({ etapa, mudouEm: statusEm.toISOString() });
    }
  });

  it('is led from an order that was corrected to the one that holds', async () => {
    const chave = novaChave();
    const primeira = await pedir({ chave });
    const segunda = await pedir({ numero: '9', substitui: chave });
    expect(await acompanhar(primeira)).toMatchObject({ etapa: 'substituido', substituidoPor: segunda });
    await shop.em.nativeDelete(Assinatura, { clienteIdB: segunda });
    expect(await acompanhar(primeira)).toMatchObject({ etapa: 'substituido', substituidoPor: null });
  });

  it('hears no price that nobody has confirmed, nor the text of an integrator', async () => {
    const payload = { ...TEMPORARIO, valor: 99, plano: 'Plano da Maria', chave: novaChave() };
    const { clienteIdB } = (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
    expect(await acompanhar(clienteIdB)).toMatchObject({ plano: null, valor: null });
    await shop.em.nativeUpdate(Assinatura, { clienteIdB }, { valorConferido: true });
    expect(await acompanhar(clienteIdB)).toMatchObject({ plano: null, valor: 99 });
  });

  it('is told that there is none where there is none', async () => {
    const id = await pedir();
    for (const outro of [NOBODYS, '', '1', id.slice(0, 35), `${id}0`, id.toUpperCase(), `${id}\n`, '%', "' or 1=1", codigoDe(id)])
      expect([outro, await acompanhar(outro)]).toEqual([outro, null]);
  });
});

describe('what an order asks to be paid', () => {
  const PAGAR =
    'query ($id: ID!) { acompanhamento(clienteIdB: $id) { pagamento { forma ate valor recebedor codigoPix qrCode { lado caminho } } } }';
  const TESTE = 14;
  const SEM_PIX = { valor: null, recebedor: null, codigoPix: null, qrCode: null };
  async function pagamento(id: string) {
    const { data, errors } = await shop.graphql(PAGAR, { id });
    expect(errors).toBeUndefined();
    return (data!.acompanhamento as { pagamento: Record<string, unknown> | null }).pagamento;
  }
  const mudar = (clienteIdB: string, dados: object) => shop.em.nativeUpdate(Assinatura, { clienteIdB }, dados);
  const diasAtras = (dias: number) => businessDay(new Date(Date.now() - dias * 86_400_000));

  it('is its own total under its own code, until its last day', async () => {
    const id = await pedir();
    expect(await pagamento(id)).toMatchObject({ forma: 'pix', ate: diasAtras(-TESTE), qrCode: { lado: expect.any(Number) } });
    const { codigoPix } = (await pagamento(id))!;
    expect(await pagamento(id)).toMatchObject({ valor: 240, recebedor: 'IPE HOSPEDAGEM' });
    expect(codigoPix).toContain('0122financeiro@ipe.example5204000053039865406240.005802BR5914IPE HOSPEDAGEM6009SAO PAULO');
    expect(codigoPix).toContain(`62120508${codigoDe(id).replace('-', '')}6304`);
    await mudar(id, { dataCadastro: diasAtras(TESTE) });
    expect(await pagamento(id)).toMatchObject({ forma: 'pix', ate: diasAtras(0) });
    await mudar(id, { dataCadastro: diasAtras(TESTE + 1) });
    expect(await pagamento(id)).toEqual({ forma: 'vencido', ate: diasAtras(1), ...SEM_PIX });
  });

  it('stays while staff have it and once they are done with it, and is nothing where the order has no effect', async () => {
    const id = await pedir();
    await mudar(id, { status: 'em_atendimento' });
    expect(await pagamento(id)).toMatchObject({ forma: 'pix' });
    await mudar(id, { dataCadastro: diasAtras(30) });
    expect(await pagamento(id)).toEqual({ forma: 'vencido', ate: diasAtras(30 - TESTE), ...SEM_PIX });
    await mudar(id, { dataCadastro: diasAtras(0) });
    // Staff are done with what they have released, its customer is not.
    await mudar(id, { status: 'concluida' });
    expect(await pagamento(id)).toMatchObject({ forma: 'pix', valor: 240 });
    for (const status of ['cancelada', 'substituida'] as const) {
      await mudar(id, { status });
      expect([status, await pagamento(id)]).toEqual([status, null]);
    }
  });

  it('is nothing once it was paid', async () => {
    const id = await pedir();
    await mudar(id, { pagaEm: new Date() });
    expect(await pagamento(id)).toBeNull();
  });

  it('is nothing where it costs nothing, and no code where nobody has confirmed the price', async () => {
    const id = await pedir();
    await mudar(id, { valor: 0 });
    expect(await pagamento(id)).toMatchObject({ forma: 'nada', codigoPix: null });
    await mudar(id, { valor: 99, valorConferido: false });
    expect(await pagamento(id)).toMatchObject({ forma: 'instrucoes', codigoPix: null });
  });
});
