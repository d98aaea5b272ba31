import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diaDoInstante } from '../../modules/brazil/instante.ts';
import { escreverDia } from '../../modules/editing/dia.ts';
import { apagarTitular } from '../../modules/privacy/privacidade.service.ts';
import { novaChave } from '../support/factories.order.ts';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// What customers are written of what becomes of their orders, and of what is taken back of it (059).

const MARIA = 'maria@empresa.com.br';
/** When something was paid. */
const ONTEM = new Date(Date.now() - 86_400_000).toISOString();
const O_DIA = escreverDia(diaDoInstante(new Date(ONTEM)));

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());
afterEach(() => shop.reset());

/** The letter to an address, once it is there. */
async function letterTo(address: string, n = 0) {
  await expect.poll(() => shop.mailsTo(address).length, SOON).toBeGreaterThan(n);
  return shop.mailsTo(address)[n]!;
}

describe('an order that goes on', () => {
  const subjects = () => shop.mailsTo(MARIA).map(({ subject }) => subject!.split(' · ')[0]);

  it('is told to its customer where it concerns him: concluded, not taken up', async () => {
    await shop.deliver();
    const { clienteIdB } = await shop.order();
    await letterTo(MARIA);
    await shop.handle(clienteIdB, 'em_atendimento');
    await shop.handle(clienteIdB, 'concluida');
    await letterTo(MARIA, 1);
    expect(subjects()).toEqual(['Recebemos o seu pedido', 'O seu pedido foi concluído']);
    const { text, html } = shop.mailsTo(MARIA)[1]!;
    for (const form of [text!, html!]) {
      expect(form).toContain('sem pagar. Se quiser ficar, pague R$ 216,00 até');
      expect(form).toContain('PIX copia e cola');
      expect(form).toContain('Nossa equipe manda os dados de acesso ao e-mail do pedido.');
      expect(form).toContain('https://portal.ipe.example/');
    }
  });

  it('is told at once that it is concluded where that is so before its confirmation could go, and not afterwards that it came', async () => {
    const { clienteIdB } = await shop.order();
    await shop.handle(clienteIdB, 'concluida');
    await shop.deliver();
    const states = async () => (await shop.entries()).slice(0, 2).map(({ tipo, estado }) => [tipo, estado]);
    await expect.poll(states, SOON).toEqual([
      ['pedido.concluido', 'entregue'],
      ['pedido.criado', 'descartada'],
    ]);
    expect(subjects()).toEqual(['O seu pedido foi concluído']);
  });

  it('is told to be cancelled, and to be paid', async () => {
    await shop.deliver();
    const [cancelled, paid] = [await shop.order(), await shop.order()];
    await expect.poll(subjects, SOON).toHaveLength(2);
    await shop.handle(cancelled.clienteIdB, 'cancelada');
    await letterTo(MARIA, 2);
    await shop.pay(paid.clienteIdB, new Date().toISOString());
    await letterTo(MARIA, 3);
    expect(subjects().slice(2)).toEqual(['O seu pedido foi cancelado', 'Recebemos o seu pagamento']);
    expect(shop.mailsTo(MARIA)[3]!.text).toContain('Nossa equipe cuida da ativação.');
  });

  it('is told, where it had corrected one that staff go on with, that that one holds', async () => {
    await shop.deliver();
    const chaves = [novaChave(), novaChave()];
    const first = await shop.order({ chave: chaves[0] });
    await letterTo(MARIA);
    await shop.handle(first.clienteIdB, 'em_atendimento');
    const correction = await shop.order({ chave: chaves[1], substitui: chaves[0], numero: '77' });
    await letterTo(MARIA, 1);
    await shop.handle(correction.clienteIdB, 'cancelada');
    const { text } = await letterTo(MARIA, 2);
    expect(text).toContain(
      `No lugar dele vale o pedido ${first.codigo}. O que há a pagar por ele, como e até quando, está na página dele. Não pague pelo que foi cancelado.`,
    );
    expect(text).toContain(`/acompanhar/${first.clienteIdB}`);
  });

  it.each([0, 1])(
    'is told, where one of two linked orders that were paid is cancelled, that the payment counts for the other',
    async (n) => {
      await shop.deliver();
      const chave = novaChave();
      const first = await shop.order({ chave });
      await shop.pay(first.clienteIdB, ONTEM, 'em_atendimento');
      await letterTo(MARIA, 1);
      const two = [first, await shop.order({ substitui: chave, numero: '77' })];
      await letterTo(MARIA, 2);
      await shop.handle(two[n]!.clienteIdB, 'cancelada');
      const { text } = await letterTo(MARIA, 3);
      // The day is said of the payment that the cancelled one has: it stayed with the first, which staff had taken up.
      const day = n === 0 ? ` de ${O_DIA}` : '';
      // So may the total be another that is due for the second.
      const rest = n === 0 ? ': se o total é outro, nossa equipe acerta a diferença' : '';
      expect(text).toContain(`No lugar dele vale o pedido ${two[1 - n]!.codigo}, e o pagamento${day} conta para ele${rest}.`);
      expect(text).not.toMatch(/devolução|está com a gente/);
    },
  );

  it('is told of a payment that comes, and goes back, after it was cancelled', async () => {
    await shop.deliver();
    const { clienteIdB } = await shop.order();
    // Whoever has heard nothing of an order is not told of its end either.
    await letterTo(MARIA);
    await shop.handle(clienteIdB, 'cancelada');
    await letterTo(MARIA, 1);
    const before = shop.mailsTo(MARIA).length;
    await shop.pay(clienteIdB, ONTEM);
    await expect.poll(() => shop.mailsTo(MARIA).at(-1)!.text, SOON).toContain('está cancelado. O pagamento de');
    expect(shop.mailsTo(MARIA).length).toBeGreaterThanOrEqual(before);
    await shop.pay(clienteIdB, null);
    await expect.poll(() => shop.mailsTo(MARIA).at(-1)!.text, SOON).toContain('A confirmação de um pagamento dele foi desfeita.');
  });

  it('is told, where it was paid and is cancelled, that the payment is with us', async () => {
    await shop.deliver();
    const { clienteIdB } = await shop.order();
    await shop.pay(clienteIdB, ONTEM);
    await letterTo(MARIA, 1);
    await shop.handle(clienteIdB, 'cancelada');
    const { subject, text, html } = await letterTo(MARIA, 2);
    expect(subject).toMatch(/^O seu pedido foi cancelado/);
    for (const form of [text!, html!]) {
      expect(form).toContain(`O pagamento de ${O_DIA} está com a gente, e a nossa equipe fala com você sobre a devolução.`);
      expect(form).not.toMatch(/nada há a pagar/i);
    }
  });

  it('is told where it is concluded no longer, as far as its customer has heard that it was', async () => {
    await shop.deliver();
    const { clienteIdB, codigo } = await shop.order();
    await shop.handle(clienteIdB, 'concluida');
    await letterTo(MARIA, 1);
    await shop.handle(clienteIdB, 'nova');
    const reopened = await letterTo(MARIA, 2);
    expect(reopened.subject).toBe(`O seu pedido voltou ao atendimento · pedido ${codigo}`);
    for (const form of [reopened.text!, reopened.html!]) expect(form).toContain('Avisamos quando ele estiver concluído.');
    await shop.still();
    await shop.handle(clienteIdB, 'concluida');
    await shop.handle(clienteIdB, 'em_atendimento');
    const untold = await shop.order();
    await shop.handle(untold.clienteIdB, 'concluida');
    await shop.handle(untold.clienteIdB, 'nova');
    await shop.deliver();
    const waiting = async () => (await shop.entries()).some(({ estado }) => estado === 'esperando');
    await expect.poll(waiting, SOON).toBe(false);
    expect(subjects().filter((subject = '') => /concluído|atendimento/.test(subject))).toEqual([
      'O seu pedido foi concluído',
      'O seu pedido voltou ao atendimento',
    ]);
  });

  it('is told where what was told is taken back: once, and as it stands', async () => {
    await shop.deliver();
    const { clienteIdB, codigo } = await shop.order();
    await shop.pay(clienteIdB, ONTEM);
    await letterTo(MARIA, 1);
    for (let times = 0; times < 2; times++) await shop.pay(clienteIdB, null);
    const unpaid = await letterTo(MARIA, 2);
    expect(unpaid.subject).toBe(`O pagamento do pedido foi desmarcado · pedido ${codigo}`);
    for (const form of [unpaid.text!, unpaid.html!]) {
      expect(form).toContain('consta como não pago');
      expect(form).toContain('PIX copia e cola');
    }
    await shop.handle(clienteIdB, 'cancelada');
    await letterTo(MARIA, 3);
    await shop.handle(clienteIdB, 'em_atendimento');
    const resumed = await letterTo(MARIA, 4);
    expect(resumed.subject).toBe(`O seu pedido foi retomado · pedido ${codigo}`);
    expect(resumed.text).toContain('vale de novo');
    expect(resumed.text).toContain('PIX copia e cola');
    await shop.handle(clienteIdB, 'nova');
    await shop.handle(clienteIdB, 'cancelada');
    await letterTo(MARIA, 5);
    // What becomes of it in one go is one letter.
    await shop.pay(clienteIdB, ONTEM, 'nova');
    await letterTo(MARIA, 6);
    await shop.pay(clienteIdB, null, 'cancelada');
    await letterTo(MARIA, 7);
    const waiting = async () => (await shop.entries()).some(({ estado }) => estado === 'esperando');
    await expect.poll(waiting, SOON).toBe(false);
    expect(subjects().slice(5)).toEqual([
      'O seu pedido foi cancelado',
      'Recebemos o seu pagamento',
      'O seu pedido foi cancelado',
    ]);
    expect(shop.mailsTo(MARIA)[7]!.text).toMatch(
      /foi desfeita. Se você pagou, e o dinheiro não\s+voltou para você, escreva para/,
    );
  });

  it('is not told that money was returned where a payment was unmarked, and the order cancelled before that letter left', async () => {
    await shop.deliver();
    const { clienteIdB, codigo } = await shop.order();
    const told = () => shop.mailsTo(MARIA).filter(({ subject }) => subject!.endsWith(codigo));
    await shop.pay(clienteIdB, ONTEM);
    await expect.poll(() => told().some(({ subject }) => subject!.startsWith('Recebemos o seu pagamento')), SOON).toBe(true);
    await shop.still();
    await shop.pay(clienteIdB, null);
    await shop.handle(clienteIdB, 'cancelada');
    await shop.deliver();
    await expect.poll(() => told().at(-1)?.subject, SOON).toMatch(/^O seu pedido foi cancelado/);
    const waiting = async () => (await shop.entries()).some(({ estado }) => estado === 'esperando');
    await expect.poll(waiting, SOON).toBe(false);
    expect(
      told()
        .map(({ text }) => text)
        .join(),
    ).not.toContain('devolvido');
  });

  it('and was paid before its total was confirmed is told what becomes of it where the two differ', async () => {
    await shop.deliver();
    const { said } = await shop.orderByRest({ planoId: undefined, plano: 'Combinado por telefone', valor: 500 });
    await shop.pay(said.clienteIdB, ONTEM);
    await letterTo(MARIA, 1);
    const { data } = await shop.staff.graphql(`{ assinaturas(busca: "${said.clienteIdB}") { itens { id versao } } }`);
    const { id, versao } = (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens[0]!;
    await shop.staff.graphql(`mutation { confirmarValor(id: "${id}", versao: ${versao}, valor: 500) { id } }`);
    const { subject, text } = await letterTo(MARIA, 2);
    expect(subject).toMatch(/^O valor do seu pedido foi confirmado/);
    expect(text).toContain(`Se o total não é o que você pagou em ${O_DIA}, nossa equipe fala com você sobre a diferença.`);
    expect(text).toContain('Total do período: R$ 500,00');
  });

  it.each([500, 480])(
    'and was paid, taken back and confirmed at R$ %i is asked for with what may have been paid',
    async (total) => {
      await shop.deliver();
      const { said } = await shop.orderByRest({ planoId: undefined, plano: 'Combinado por telefone', valor: 500 });
      await shop.pay(said.clienteIdB, ONTEM);
      await shop.pay(said.clienteIdB, null);
      const { data } = await shop.staff.graphql(`{ assinaturas(busca: "${said.clienteIdB}") { itens { id versao } } }`);
      const { id, versao } = (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens[0]!;
      await shop.staff.graphql(`mutation { confirmarValor(id: "${id}", versao: ${versao}, valor: ${total}) { id } }`);
      await expect
        .poll(() => shop.mailsTo(MARIA).at(-1)?.text?.replaceAll(/\s+/g, ' '), SOON)
        .toMatch(
          /O valor do seu pedido foi confirmado.*A confirmação de um pagamento deste pedido foi desfeita\. Se você pagou, e o dinheiro não voltou para você, não pague de novo/,
        );
    },
  );

  it('and was erased meanwhile is told to nobody', async () => {
    await shop.order();
    await apagarTitular(shop.shop.orm.em.fork(), { email: MARIA }, { id: 0, usuario: 'linha de comando' });
    await shop.deliver();
    const other = 'rui@empresa.com.br';
    await shop.order({ emailPrincipal: other });
    await letterTo(other);
    expect(shop.mailsTo(MARIA)).toEqual([]);
  });
});
