import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Assinatura } from './assinatura.entity.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { codigoDe } from './codigo.ts';

let shop: Shop;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
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

  it('is told where it stands, whatever the status', async () => {
    const etapas: Record<AssinaturaStatus, string> = {
      nova: 'recebido',
      em_atendimento: 'em_atendimento',
      concluida: 'concluido',
      cancelada: 'cancelado',
      substituida: 'substituido',
    };
    const id = await pedir();
    const statusEm = new Date('2026-11-20T15:00:00Z');
    for (const status of Object.values(AssinaturaStatus)) {
      await shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, { status, statusEm });
      expect(await acompanhar(id)).toMatchObject({ etapa: etapas[status], mudouEm: statusEm.toISOString() });
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
