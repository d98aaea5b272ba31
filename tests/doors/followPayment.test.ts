import { afterAll, beforeAll, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { escreverDia } from '../../modules/editing/dia.ts';
import { criarPlano } from '../support/factories.ts';
import { day } from '../support/factories.order.ts';
import { follow as followed, orderOf } from '../support/followed.ts';
import { openShop, type Shop } from '../support/shop.ts';

// What the page that follows an order says of its payment, and of giving it back.

/** The right to withdraw, and how. */
const WITHDRAW =
  /Você pode desistir até (\d\d\/\d\d\/\d{4}) e recebe de volta o que pagou \(Código de Defesa do Consumidor, artigo 49\): escreva para contato@ipe\.example ou pelo WhatsApp, com o código do pedido\./;
const PIX = { PIX_KEY: 'financeiro@ipe.example', PIX_NAME: 'IPE HOSPEDAGEM', PIX_CITY: 'SAO PAULO' };

let shop: Shop;
let planoId: number;
beforeAll(async () => {
  // As in production, where pages are kept.
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  planoId = (await criarPlano(shop.em.fork(), { nome: 'PHP Ramo', valor: 20, desconto2: 0 })).id;
});
afterAll(() => shop.close());

const order = (said: object = {}) => orderOf(shop, planoId, said);
const follow = (id: string, where: Pick<Shop, 'app'> = shop) => followed(where, id);

it('says once it was paid on which day, and asks for nothing any more, whoever has it', async () => {
  const id = await order();
  const pay = (dados: object) => shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, dados);
  // Late in the evening in São Paulo, where it is the day before.
  await pay({ pagaEm: new Date('2026-11-21T02:30:00Z') });
  for (const status of ['nova', 'em_atendimento'] as const) {
    await pay({ status, statusEm: new Date() });
    const { seen, body } = await follow(id);
    expect(seen).toMatch(
      /Recebemos o seu pagamento .*Pagamento Feito Confirmado\. 20\/11\/2026 .*Ativação Agora O plano é liberado em até 2 horas\. Antes, nossa equipe confere o pedido; depois, manda os dados de acesso ao e-mail do pedido\./,
    );
    expect(body).not.toMatch(/00020126|Aguardando o pagamento|Se você já pagou/);
  }
  await pay({ status: 'concluida' });
  expect((await follow(id)).seen).toMatch(/Pedido concluído .*Pagamento Feito Confirmado\. 20\/11\/2026/);
  await pay({ pagaEm: null, status: 'nova' });
  expect((await follow(id)).seen).toContain('Recebemos o seu pedido');
});

it('says how an order is paid that staff have and nobody has paid, also when its day is over', async () => {
  const id = await order();
  const change = (dados: object) => shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, dados);
  await change({ status: 'em_atendimento', statusEm: new Date() });
  const instructions = (await follow(id)).seen;
  expect(instructions).toMatch(
    /Estamos cuidando do seu pedido .*fala com você, pelos contatos que informou.*Ativação Agora .*Pagamento Em seguida Só se quiser ficar\. /,
  );
  const taking = await openShop({ ...PIX, DATABASE_URL: shop.config.databaseUrl, BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  const withCode = (await follow(id, taking)).seen;
  expect(withCode).toMatch(
    /PIX está abaixo, para quando você decidir\. .*Para ficar com o plano, pague com PIX .*Ativação Agora .*Pagamento Em seguida Só se quiser ficar, até \d\d\/\d\d\/\d{4}\./,
  );
  expect(withCode).toMatch(/O seu banco mostra R\$ 240,00 para IPE HOSPEDAGEM/);
  expect(withCode).toContain('Prefere PayPal ou boleto? Escreva para contato@ipe.example com o código do pedido.');
  await change({ dataCadastro: '2020-01-01' });
  const late = (await follow(id, taking)).seen;
  expect(late).toMatch(
    /Os dias de teste acabaram em 15\/01\/2020\. Se o plano ainda não foi liberado, nossa equipe está atrasada, e nada é devido\. .*escreva para contato@ipe\.example/,
  );
  expect(late).toMatch(/Ativação Agora .*Pagamento Em seguida Só se ainda quiser o plano\./);
  await change({ planoTipo: 'VPSLINUX' });
  const lateServer = (await follow(id, taking)).seen;
  expect(lateServer).toMatch(
    /terminou em 06\/01\/2020\. Se você já pagou, aguarde a confirmação\. .*escreva para contato@ipe\.example/,
  );
  expect(lateServer).toMatch(/Pagamento Agora O prazo terminou em 06\/01\/2020\./);
  for (const seen of [instructions, withCode, late, lateServer]) expect(seen).not.toContain('Em conferência');
  await taking.close();
});

it('says of a cancelled order that was paid when that was, and that the payment is with the company', async () => {
  const id = await order();
  const change = (dados: object) => shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, dados);
  await change({ status: 'cancelada', statusEm: new Date() });
  expect((await follow(id)).seen).toMatch(/Pedido cancelado .*nada há a pagar por ele/);
  await change({ pagaEm: new Date('2026-11-20T15:00:00Z') });
  const { seen } = await follow(id);
  expect(seen).toMatch(
    /Pedido cancelado .*O pagamento de 20\/11\/2026 está com a gente, e a nossa equipe fala com você sobre a devolução\..*Pagamento Feito .*20\/11\/2026/,
  );
  expect(seen).not.toContain('nada há a pagar');
});

it('says how to withdraw, as long as there is an order to withdraw from', async () => {
  const id = await order();
  const change = (dados: object) => shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, dados);
  const later = `Você pode desistir em até 7 dias depois do primeiro pagamento ou da liberação do plano, o que vier por último, e recebe de volta o que pagou (Código de Defesa do Consumidor, artigo 49).`;
  const longer = 'Neste plano há mais tempo: reembolso em até 30 dias, contados do mesmo modo.';
  const free = 'Enquanto não pagar, desistir não custa nada.';
  const write = 'Para isso, escreva para contato@ipe.example ou pelo WhatsApp, com o código do pedido.';
  const says = async (...sentences: string[]) => (await follow(id)).seen.includes(sentences.join(' '));
  for (const status of ['nova', 'em_atendimento', 'concluida', 'cancelada', 'substituida'] as const) {
    await change({ status, statusEm: new Date(), pagaEm: null });
    const over = status === 'cancelada' || status === 'substituida';
    expect([status, await says(free, later, write)]).toEqual([status, !over]);
    await change({ pagaEm: new Date() });
    const until = WITHDRAW.exec((await follow(id)).seen)?.[1];
    // What cannot be used yet has not been delivered: its days have not begun.
    expect([status, until]).toEqual([status, status === 'concluida' ? escreverDia(day(7)) : undefined]);
    expect([status, await says(later, write)]).toEqual([status, !over && status !== 'concluida']);
    expect(await says(free)).toBe(false);
  }
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const used = { status: 'concluida', criadaEm: ago(40) } as const;
  for (const [pagaEm, statusEm, last] of [
    [ago(9), ago(9), null],
    [ago(9), ago(3), 4],
    [ago(2), ago(9), 5],
    [ago(9), null, null],
  ] as const) {
    await change({ ...used, pagaEm, statusEm });
    const { seen } = await follow(id);
    expect([last, WITHDRAW.exec(seen)?.[1] ?? null]).toEqual([last, last === null ? null : escreverDia(day(last))]);
    if (last === null) expect(seen).not.toContain('desistir');
  }
  // The family promises longer.
  await change({ planoTipo: 'VPSLINUX', pagaEm: ago(9), statusEm: ago(9) });
  expect((await follow(id)).seen).toContain(
    `Você pode desistir até ${escreverDia(day(21))} e recebe de volta o que pagou (reembolso em até 30 dias)`,
  );
  await change({ pagaEm: null });
  expect(await says(free, later, longer, write)).toBe(true);
});

it('asks nobody who may try a plan free to pay before it opens, whoever has it and however it is paid', async () => {
  const taking = await openShop({ ...PIX, DATABASE_URL: shop.config.databaseUrl, BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  const id = await order();
  for (const [where, paid] of [
    [shop, 'fala com você, pelos contatos que informou'],
    [taking, 'O código do PIX está abaixo, para quando você decidir\\.'],
  ] as const)
    for (const status of ['nova', 'em_atendimento'] as const) {
      await shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, { status });
      const { seen } = await follow(id, where);
      expect(seen).toMatch(
        new RegExp(
          `O plano é liberado em até 2 horas\\. Use até .* sem pagar\\. Se quiser ficar, pague .*${paid}.*Pedido recebido Feito .*Ativação Agora .*Pagamento Em seguida`,
        ),
      );
      expect(seen).not.toMatch(/Pague com o? ?PIX|Aguardando o pagamento|mostra quando o plano for liberado/);
    }
  await shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, { status: 'concluida' });
  expect((await follow(id, taking)).seen).toMatch(/Ativação Feito O plano está liberado\. .*Pagamento Agora Só se quiser ficar/);
  await taking.close();
});
