import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { contratoDoTipo } from '../../modules/contract/contrato.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { criarPlano } from '../support/factories.ts';
import { openShop, type Shop } from '../support/shop.ts';

// What one page claims no other refutes.

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off', RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());

async function page(url: string): Promise<string> {
  const { body } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
  return body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const PANELS: Record<string, string> = {
  NODEJS: 'cPanel, com painel próprio de Node.js',
  SPRING: 'cPanel, com painel próprio de Spring Boot',
  JAVA: 'cPanel, com painel próprio de Java',
};

describe.each(FAMILIAS)('$tipo', ({ tipo, linha, rota, rotaAssinatura, diasDeTeste, reembolso }) => {
  let plan = '';
  let order = '';
  beforeAll(async () => {
    const plano = await criarPlano(shop.em.fork(), { planoTipo: tipo, nome: `De ${tipo}` });
    [plan, order] = [await page(rota), await page(`${rotaAssinatura}?planoId=${plano.id}`)];
  });

  it('has one panel, on its page and in the order', () => {
    const panel = PANELS[tipo];
    expect([plan, order].map((text) => /painel próprio de/.test(text))).toEqual(panel ? [true, true] : [false, false]);
    for (const text of panel ? [plan, order] : []) expect(text).toContain(panel);
  });

  it('has the copies of its contract, on its page and in the order', async () => {
    const contract = await page(contratoDoTipo(tipo));
    const daily = /cópia diária dos bancos de dados, guardada por 5 dias, e uma cópia semanal dos arquivos/;
    const server = { contract: /VPS têm backup diário com retenção de 1 dia/, order: /Backup diário com retenção de 24 horas/ };
    const expected = linha === 'hospedagem' ? [true, true, true] : [false, false, false];
    const summary = /Backup diário dos bancos de dados e semanal dos arquivos/;
    expect([daily.test(contract), daily.test(plan), summary.test(order)]).toEqual(expected);
    expect([/Backup diário Retenção de 1 dia/.test(plan), server.order.test(order)]).toEqual(Array(2).fill(linha === 'vps'));
    if (linha === 'vps') expect(contract).toMatch(server.contract);
  });

  it('praises a trial where there is one, and else in how many days the money comes back', () => {
    const said = ['14 dias grátis, exceto VPS', '30 dias para pedir reembolso', '7 dias para desistir'].map((claim) =>
      plan.includes(claim),
    );
    expect(said).toEqual([diasDeTeste > 0, reembolso, diasDeTeste === 0 && !reembolso]);
  });

  it('promises SSL where there is some', () => {
    expect(/SSL grátis/.test(plan)).toBe(linha === 'hospedagem');
  });
});

it('claims that hold for some plans are made of no other', async () => {
  for (const rota of ROTAS_INDEXADAS) {
    const text = await page(rota);
    expect([rota, /SSL[^.]{0,20} em todos os planos|SSL em todos/.exec(text)?.[0]]).toEqual([rota, undefined]);
    expect([rota, /Não vendemos nem cedemos|Perto da América do Sul/.exec(text)?.[0]]).toEqual([rota, undefined]);
  }
});

it('the store has as many applications wherever it is shown', async () => {
  expect(await page('/painel-icp')).toContain('Dezenove aplicativos na loja, além do n8n');
  for (const rota of ['/plano-vps-icp', '/plano-vps-n8n'])
    expect(await page(rota)).toMatch(/Vinte aplicações .*, o n8n entre elas/);
});

it('the place of a server is asked for where the order has something to say it in', async () => {
  expect(await page('/infraestrutura')).toContain('no campo “Informações adicionais” do pedido');
  const { id } = await criarPlano(shop.em.fork(), { planoTipo: 'VPSLINUX' });
  expect(await page(`/assineja-vps-linux-dedicado?planoId=${id}`)).toContain('Informações adicionais (opcional)');
});
