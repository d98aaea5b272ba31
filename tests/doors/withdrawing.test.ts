import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { contratoDoTipo } from '../../modules/contract/contrato.ts';
import { criarPlano } from '../support/factories.ts';
import { follow } from '../support/followed.ts';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// Until when whoever buys may withdraw, what renewing costs and what leaving early gives back are said alike wherever they are said.

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open({ NODE_ENV: 'production', DEMO_DATA: 'off' });
  await shop.deliver();
});
afterAll(() => shop.close());

const LAW =
  'pode desistir em até 7 dias depois do primeiro pagamento ou da liberação do plano, o que vier por último, e recebe de volta o que pagou (Código de Defesa do Consumidor, artigo 49).';
const REFUND = 'Neste plano há mais tempo: reembolso em até 30 dias, contados do mesmo modo.';
const IN_CONTRACT =
  'podem ser reembolsados em até 30 dias depois do primeiro pagamento ou da liberação do plano, o que vier por último.';
/** Another way of counting. */
const OTHERWISE = /\d+ dias (?:depois do pedido e recebe|da contratação)|\d+ dias? da contratação/;

async function page(url: string): Promise<string> {
  const { body } = await shop.shop.app.inject({ url, headers: { accept: 'text/html' } });
  return body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

it.each(FAMILIAS)('$tipo: plan page, order page, contract, letter and the page that follows it', async (familia) => {
  const { tipo, rota, rotaAssinatura, reembolso, linha, periodos } = familia;
  const plano = await criarPlano(shop.shop.em.fork(), {
    planoTipo: tipo,
    nome: `De ${tipo}`,
    valor: 10,
    desconto2: 0,
    desconto3: 0,
  });
  const email = `${tipo.toLowerCase()}@loja.example`;
  const { clienteIdB } = await shop.order({ planoId: String(plano.id), periodo: 12, valor: 120, emailPrincipal: email });
  await expect.poll(() => shop.mailsTo(email).length, SOON).toBe(1);
  const letter = shop.mailsTo(email)[0]!.text!.replaceAll(/\s+/g, ' ');
  const said = {
    plan: await page(rota),
    order: await page(`${rotaAssinatura}?planoId=${plano.id}`),
    followed: (await follow(shop.shop, clienteIdB)).seen,
    letter,
  };
  for (const [where, text] of Object.entries(said)) {
    expect.soft([where, text.includes(`Você ${LAW}`), text.includes(REFUND)]).toEqual([where, true, reembolso]);
    expect.soft([where, OTHERWISE.exec(text)?.[0]]).toEqual([where, undefined]);
  }
  const contract = await page(contratoDoTipo(tipo));
  expect(contract).toContain(`O CONTRATANTE ${LAW}`);
  expect(contract).not.toMatch(OTHERWISE);
  if (reembolso) expect(contract).toContain(IN_CONTRACT);
  // Of renewing and of leaving early both have the same sentences.
  expect(said.plan).toContain('E se eu cancelar antes? Quanto custa renovar?');
  for (const sentence of [
    'A renovação custa o preço contratado do plano para o mesmo período, com o reajuste anual pelo IPCA.',
    'O período já pago não muda de preço',
    'o valor dos meses não usados não é devolvido.',
  ])
    expect.soft([sentence, said.plan.includes(sentence), contract.includes(sentence)]).toEqual([sentence, true, true]);
  const notice = /pelo menos 10 dias (?:antes|de antecedência) da renovação/;
  expect([notice.test(said.plan), notice.test(contract)]).toEqual(Array(2).fill(linha === 'hospedagem'));
  if (linha !== 'hospedagem' && periodos.includes(6))
    for (const text of [said.plan, contract]) expect(text).toContain('semestral é o de 30 dias');
});
