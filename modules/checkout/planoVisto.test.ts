import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Plano } from '../catalogue/plano.entity.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());

const MUTATION = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB valor } }';

async function assinar(input: Record<string, unknown>) {
  const { data, errors } = await shop.graphql(MUTATION, { input: { ...FORMULARIO, periodo: 12, chave: novaChave(), ...input } });
  return { criada: data?.criarAssinatura, erro: errors?.[0] };
}

async function salvar(payload: object) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/temporarios/salvar',
    payload: { ...TEMPORARIO, ...payload },
  });
  return { status: response.statusCode, body: response.json() };
}

describe('a plan that is no longer what was seen', () => {
  /** The text of the plan as it is, which a refusal tells. */
  async function vistoAgora(planoId: number): Promise<string> {
    const { erro } = await assinar({ planoId: String(planoId), valor: 1200, planoVisto: 'Outro' });
    return (erro!.extensions as unknown as { campos: { mensagem: string }[] }).campos[0]!.mensagem;
  }

  it.each([
    ['a smaller disk', { disco: 5 }],
    ['another name', { nome: 'PHP Broto' }],
    ['another family', { planoTipo: 'JAVA' as const }],
    ['a price as well', { disco: 5, valor: 90 }],
  ])('by %s is refused, through either door, and taken as it is by now', async (_what, mudado) => {
    const plano = await criarPlano(shop.em, { valor: 100, disco: 10, desconto1: 0, desconto2: 0, desconto3: 0 });
    const planoVisto = await vistoAgora(plano.id);
    expect((await assinar({ planoId: String(plano.id), valor: 1200, planoVisto })).criada).toBeDefined();
    await shop.em.fork().nativeUpdate(Plano, { id: plano.id }, mudado);
    const { erro } = await assinar({ planoId: String(plano.id), valor: 1200, planoVisto });
    expect(erro).toMatchObject({
      message: 'O plano foi alterado. Confira o que ele inclui e o total e envie novamente.',
      extensions: { erro: 'PLANO_ATUALIZADO' },
    });
    const rest = await salvar({ planoId: plano.id, valor: 1200, planoVisto });
    expect(rest).toMatchObject({ status: 409, body: { codigo: 'PLANO_ATUALIZADO', campos: [{ campo: 'planoVisto' }] } });
    const agora = (rest.body as { campos: { mensagem: string }[] }).campos[0]!.mensagem;
    const valor = 12 * ('valor' in mudado ? mudado.valor : 100);
    expect((await assinar({ planoId: String(plano.id), valor, planoVisto: agora })).criada).toBeDefined();
  });

  it.each([
    ['its description', { descricao: 'Para começar' }],
    ['its place', { ordem: 40 }],
  ])('but for %s is sold', async (_what, mudado) => {
    const plano = await criarPlano(shop.em, { valor: 100, desconto2: 0 });
    const planoVisto = await vistoAgora(plano.id);
    await shop.em.fork().nativeUpdate(Plano, { id: plano.id }, mudado);
    expect((await assinar({ planoId: String(plano.id), valor: 1200, planoVisto })).criada).toBeDefined();
  });

  it('does not make a repeat another order, and is not missed where nobody says it', async () => {
    const plano = await criarPlano(shop.em, { valor: 100, desconto2: 0, disco: 10 });
    const [planoVisto, chave] = [await vistoAgora(plano.id), novaChave()];
    const input = { planoId: String(plano.id), valor: 1200, chave };
    const { criada } = await assinar({ ...input, planoVisto });
    await shop.em.fork().nativeUpdate(Plano, { id: plano.id }, { disco: 5 });
    for (const again of [{ planoVisto }, {}, { planoVisto: await vistoAgora(plano.id) }])
      expect(await assinar({ ...input, ...again })).toEqual({ criada, erro: undefined });
    expect((await salvar({ planoId: plano.id, valor: 1200 })).status).toBe(200);
  });
});
