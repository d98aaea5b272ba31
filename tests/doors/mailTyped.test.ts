import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// What of the things that were typed a customer's letter has: a person's first name, and the domain that was ordered (059).

const MARIA = 'maria@empresa.com.br';

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());
afterEach(() => shop.reset());

/** The letter to Maria, once it is there. */
async function letter(n = 0): Promise<string> {
  await expect.poll(() => shop.mailsTo(MARIA).length, SOON).toBeGreaterThan(n);
  return shop.mailsTo(MARIA)[n]!.text!;
}

it('greets a person by the first name, and no company', async () => {
  await shop.deliver();
  await shop.order({ nomeEmpresa: 'Padaria Central Ltda', cpfCnpj: '11.444.777/0001-61' });
  expect(await letter()).toMatch(/^Olá!$/m);
  await shop.order();
  expect(await letter(1)).toMatch(/^Olá, Maria!$/m);
});

it('names no domain where there is none, nor what is a sentence instead of one', async () => {
  await shop.deliver();
  const sentence = `${'ganhe-um-premio-agora-mesmo'.repeat(2)}.em-golpe-ponto.com.br`;
  const chosen = [
    [{ tipoDominio: 'subdominio', dominio: '' }, null, null],
    [{ tipoDominio: 'ja-tenho', dominio: sentence }, null, 'Aponte o DNS do seu domínio'],
    [{ tipoDominio: 'ja-tenho', dominio: 'loja-da-maria.com.br' }, 'loja-da-maria[.]com[.]br', 'Aponte o DNS do seu domínio'],
  ] as const;
  for (const [n, [domain, name, next]] of chosen.entries()) {
    await shop.order(domain);
    const text = await letter(n);
    expect([domain, /Nome do domínio: (.*)/.exec(text)?.[1] ?? null]).toEqual([domain, name]);
    expect([domain, text.includes(next ?? 'DNS')]).toEqual([domain, next !== null]);
    expect(text).not.toMatch(/ganhe|maria\.com/);
  }
});
