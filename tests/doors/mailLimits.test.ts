import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { MailShop, newDay } from '../support/mailShop.ts';
import { QUICK, SOON } from '../support/tellingShop.ts';

// How many letters one mailbox and one order are sent, and what becomes of those that are kept back (059).

const MARIA = 'maria@empresa.com.br';
const CHEIO =
  'Este endereço já recebeu 5 confirmações em um dia. A equipe pode enviar esta de novo depois de 24 horas da primeira delas.';
const REPETIDO = 'O cliente já recebeu e-mails iguais deste pedido nas últimas 24 horas.';
/** An attempt that fails is the last one, until staff send it again. */
const ONCE = { ...QUICK, pausas: [] };

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());
afterEach(() => shop.reset());

/** What has become of the newest entries, the oldest of them first. */
const newest = async (how: number) => (await shop.entries()).slice(0, how).toReversed();
const states = async (how: number) => (await newest(how)).map(({ estado }) => estado);
const again = (id: string) => shop.staff.graphql(`mutation { tentarEntregas(id: "${id}") }`);
const times = (n: number, state: string) => Array<string>(n).fill(state);

describe('a mailbox', () => {
  it('is sent five confirmations a day, over all orders, and staff hear of every one', async () => {
    const own = await MailShop.open({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    own.shop.app.outbox.start();
    for (let n = 0; n < 7; n++) await own.order({}, `198.51.100.${n}`);
    const seen = async () => (await own.entries()).map(({ estado }) => estado).toSorted();
    await expect.poll(seen, SOON).toEqual([...times(2, 'desistida'), ...times(5, 'entregue')]);
    expect((await own.entries()).find(({ estado }) => estado === 'desistida')).toMatchObject({ resposta: CHEIO });
    await expect.poll(() => own.mailsTo('vendas@loja.example').length, SOON).toBe(7);
    expect(own.mailsTo(MARIA)).toHaveLength(5);
    await own.close();
  });

  it('is sent what was kept back when staff send it again on another day, and not before', async () => {
    await shop.deliver({ limites: newDay() });
    for (let n = 0; n < 6; n++) await shop.order();
    // Several are on their way at once: any of them may be the one too many.
    await expect.poll(async () => (await states(6)).toSorted(), SOON).toEqual(['desistida', ...times(5, 'entregue')]);
    const kept = (await newest(6)).find(({ estado }) => estado === 'desistida')!;
    await again(kept.id);
    const stillKept = expect.objectContaining({ id: kept.id, estado: 'desistida', resposta: CHEIO });
    await expect.poll(() => newest(6), SOON).toContainEqual(stillKept);
    await shop.still();
    await shop.deliver({ limites: newDay() });
    await again(kept.id);
    await expect.poll(() => states(6), SOON).toEqual(times(6, 'entregue'));
    expect(shop.mailsTo(MARIA)).toHaveLength(6);
  });

  it('is counted one confirmation, however often staff send it again', async () => {
    shop.server.answer = (para) => (para === MARIA ? { code: 451, text: 'depois' } : null);
    await shop.deliver({ limites: newDay(), tempo: ONCE, tentativa: 10_000 });
    await shop.order();
    for (let n = 0; n < 7; n++) {
      await expect.poll(() => newest(1), SOON).toMatchObject([{ estado: 'desistida', resposta: expect.stringContaining('451') }]);
      await again((await newest(1))[0]!.id);
    }
    await expect.poll(() => states(1), SOON).toEqual(['desistida']);
    shop.server.answer = () => null;
    await again((await newest(1))[0]!.id);
    await expect.poll(() => states(1), SOON).toEqual(['entregue']);
    for (let n = 0; n < 5; n++) await shop.order();
    // Several are on their way at once: any of them may be the one too many.
    await expect.poll(async () => (await states(6)).toSorted(), SOON).toEqual(['desistida', ...times(5, 'entregue')]);
  });

  it('is counted one confirmation, however many processes have ended during it', async () => {
    const limites = newDay();
    let asked = 0;
    shop.server.answer = (para) => {
      if (para !== MARIA) return null;
      asked += 1;
      return 'hang';
    };
    await shop.order();
    for (let n = 1; n < 7; n++) {
      await shop.deliver({ limites });
      await expect.poll(() => asked, SOON).toBe(n);
      await shop.still();
    }
    shop.server.answer = () => null;
    await shop.deliver({ limites });
    await expect.poll(() => states(1), SOON).toEqual(['entregue']);
  });

  it.each([
    [
      'vitima@empresa-alvo.com.br',
      [
        'vitima@em\u00ADpresa-alvo.com.br',
        'vitima@empre\u200Bsa-alvo.com.br',
        'Vitima@ＥＭＰＲＥＳＡ-alvo.com.br',
        'vitima@empresa-alvo。com.br',
        'vitima+1@empresa-alvo.com.br',
        'vitima+2+b@Empresa-Alvo.com.br',
      ],
    ],
    [
      'maria@pão.com.br',
      ['maria@xn--po-sia.com.br', 'maria+a@PÃO.com.br', 'maria@pa\u0303o.com.br', 'maria@p\u00ADão.com.br', 'maria+c@pão.com.br'],
    ],
    [
      'avitima@gmail.com',
      ['a.vitima@gmail.com', 'a.v.itima@gmail.com', 'avitima@googlemail.com', 'A.Vitima+x@Gmail.com', 'av.itima@gmail.com'],
    ],
    [
      'a.vitima@proton.me',
      ['avitima@protonmail.com', 'a_vitima@pm.me', 'a-vitima@proton.me', 'A.Vitima+x@proton.me', 'avitima@proton.me'],
    ],
    [
      'a.vitima@icloud.com',
      ['a.vitima@me.com', 'a.vitima@mac.com', 'a.vitima+x@icloud.com', 'A.Vitima@me.com', 'a.vitima+y@mac.com'],
    ],
  ])('%s has its five in whatever spelling', async (address, spellings) => {
    await shop.deliver({ limites: newDay() });
    const all = [address, ...spellings, address];
    for (const emailPrincipal of all) await shop.order({ emailPrincipal });
    const expected = [...times(5, 'entregue'), ...times(all.length - 5, 'desistida')];
    await expect.poll(async () => (await states(all.length)).toSorted(), SOON).toEqual(expected.toSorted());
  });

  it.each([
    [
      'vitima@yahoo.com.br',
      [
        'vitima-a@yahoo.com.br',
        'Vitima-b@yahoo.com.br',
        'vitima-c-d@yahoo.com.br',
        'vitima+x@yahoo.com.br',
        'vitima-@yahoo.com.br',
      ],
    ],
    [
      'vi.tima@yandex.com',
      ['vi-tima@yandex.ru', 'vi.tima@ya.ru', 'vi-tima+x@yandex.com.tr', 'Vi-Tima@yandex.by', 'vi.tima@yandex.kz'],
    ],
    [
      'vitima@fastmail.com',
      [
        'a@vitima.fastmail.com',
        'b@vitima.fastmail.com',
        'vitima+x@fastmail.com',
        'c+d@vitima.fastmail.com',
        'Vitima@fastmail.com',
      ],
    ],
  ])('%s has its five however its provider lets it be written', async (address, spellings) => {
    await shop.deliver({ limites: newDay() });
    const all = [address, ...spellings, address];
    for (const emailPrincipal of all) await shop.order({ emailPrincipal });
    const expected = [...times(5, 'entregue'), ...times(all.length - 5, 'desistida')];
    await expect.poll(async () => (await states(all.length)).toSorted(), SOON).toEqual(expected.toSorted());
  });

  it('is not another one that only looks alike', async () => {
    await shop.deliver({ limites: newDay() });
    const all = [
      'a.na@x.com',
      'ana@x.com',
      'an.a@x.com',
      '+ana@x.com',
      '+rui@x.com',
      'ana@x.com.br',
      'ana@mail.x.com',
      'ana-a@x.com',
      'ana@yahoo.com',
      '-ana@yahoo.com',
      'ana@yahoo.com.br',
      'ana@ana.x.com',
      'a.na@yandex.ru',
      'ana@yandex.ru',
    ];
    for (const emailPrincipal of all) await shop.order({ emailPrincipal });
    await expect.poll(() => states(all.length), SOON).toEqual(times(all.length, 'entregue'));
  });
});

it('what an older version has stored as it was typed goes to the mailbox that was meant', async () => {
  const { clienteIdB } = await shop.order();
  await shop.shop.em.fork().nativeUpdate(Assinatura, { clienteIdB }, { email: 'vitima@Em\u00ADpresa-alvo。com.br' });
  await shop.deliver({ limites: newDay() });
  await expect.poll(() => shop.mailsTo('vitima@empresa-alvo.com.br').length, SOON).toBe(1);
});

describe('an order', () => {
  const subjects = () => shop.mailsTo(MARIA).map(({ subject }) => subject!.split(' · ')[0]);
  const idle = () =>
    expect.poll(async () => (await shop.entries()).some(({ estado }) => estado === 'esperando'), SOON).toBe(false);
  const update = (dito: object) =>
    shop.staff.graphql(
      'mutation ($pedido: String!, $pagaEm: String, $status: AssinaturaStatus) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm, status: $status) { id } }',
      dito as Record<string, unknown>,
    );

  it('is told to be paid three times a day, however often another system says and takes it back', async () => {
    const { clienteIdB: pedido } = await shop.order();
    await shop.deliver({ limites: newDay() });
    for (let n = 0; n < 5; n++) {
      await update({ pedido, pagaEm: new Date().toISOString() });
      await idle();
      await update({ pedido, pagaEm: null });
      await idle();
    }
    expect(subjects().filter((subject) => subject === 'Recebemos o seu pagamento')).toHaveLength(3);
    expect(subjects()).toHaveLength(7);
    expect(await newest(4)).toMatchObject(times(4, 'descartada').map((estado) => ({ estado, resposta: REPETIDO })));
  });

  it('is told three times a day that it is cancelled, whatever is done with it between', async () => {
    const { clienteIdB: pedido } = await shop.order();
    await shop.deliver({ limites: newDay() });
    for (let n = 0; n < 5; n++)
      for (const status of ['cancelada', 'em_atendimento']) {
        await update({ pedido, status });
        await idle();
      }
    expect(subjects().filter((subject) => subject === 'O seu pedido foi cancelado')).toHaveLength(3);
    const other = await shop.order();
    await idle();
    await update({ pedido: other.clienteIdB, status: 'cancelada' });
    await expect.poll(() => subjects().filter((subject) => subject === 'O seu pedido foi cancelado').length, SOON).toBe(4);
  });

  it('is told its price again when staff correct it, three times a day', async () => {
    const { said } = await shop.orderByRest({ planoId: undefined, plano: 'Outro', valor: 500 });
    await shop.deliver({ limites: newDay() });
    for (const valor of [480, 470, 460, 450]) {
      const { data } = await shop.staff.graphql(`{ assinaturas(busca: "${said.clienteIdB}") { itens { id versao } } }`);
      const { id, versao } = (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens[0]!;
      await shop.staff.graphql(`mutation { confirmarValor(id: "${id}", versao: ${versao}, valor: ${valor}) { id } }`);
      await expect.poll(() => states(1), SOON).not.toEqual(['esperando']);
    }
    expect(await states(4)).toEqual([...times(3, 'entregue'), 'descartada']);
    expect(shop.mailsTo(MARIA).at(-1)!.text).toContain('R$ 460,00');
  });

  it('is told at the address that finally stands, however often staff correct it, and three times a day at any one', async () => {
    const { clienteIdB } = await shop.order();
    await shop.deliver({ limites: newDay() });
    await idle();
    const correct = async (email: string) => {
      const { data } = await shop.staff.graphql(`{ assinaturas(busca: "${clienteIdB}") { itens { id versao } } }`);
      const { id, versao } = (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens[0]!;
      await shop.staff.graphql(
        `mutation { corrigirAssinatura(id: "${id}", versao: ${versao}, input: { email: "${email}" }) { id } }`,
      );
      await idle();
    };
    const typos = ['maria@empressa.com.br', 'maria@empresa.con.br', 'maria@enpresa.com.br'];
    for (const email of [...typos, 'maria@outra.com.br']) await correct(email);
    for (const email of [...typos, 'maria@outra.com.br']) expect(shop.mailsTo(email)).toHaveLength(1);
    for (let n = 0; n < 3; n++) for (const email of [MARIA, 'maria@outra.com.br']) await correct(email);
    expect(shop.mailsTo('maria@outra.com.br')).toHaveLength(3);
    expect((await newest(1))[0]).toMatchObject({ estado: 'descartada', resposta: REPETIDO });
  });
});

it('a refusal that is about the sender is no fault of the address: it is tried again', async () => {
  shop.server.answer = (para) => (para === MARIA ? { code: 550, text: '5.7.1 Blocked by policy' } : null);
  await shop.deliver({ tempo: ONCE, tentativa: 10_000 });
  await shop.order();
  await expect.poll(() => states(1), SOON).toEqual(['desistida']);
  shop.server.answer = () => null;
  await again((await newest(1))[0]!.id);
  await expect.poll(() => states(1), SOON).toEqual(['entregue']);
});
