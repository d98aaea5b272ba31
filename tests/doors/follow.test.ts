import { afterAll, beforeAll, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { criarPlano } from '../support/factories.ts';
import { novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { follow as followed, orderOf } from '../support/followed.ts';
import { openShop, startAgain, type Shop } from '../support/shop.ts';

// The page that follows an order is for whoever holds its identifier: nobody keeps it, indexes it, or learns from it who has ordered (D48).

let shop: Shop;
let planoId: number;
beforeAll(async () => {
  // As in production, where pages are kept.
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  planoId = (await criarPlano(shop.em.fork(), { nome: 'PHP Ramo', valor: 20, desconto2: 0 })).id;
});
afterAll(() => shop.close());

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const PERSON = {
  emailPrincipal: 'Zuleica@Pessoal.example',
  emailAlternativo: 'outra@pessoal.example',
  nomeEmpresa: 'Zuleica Quintanilha',
  telefone: '(11) 98765-4321',
  endereco: 'Rua das Jabuticabeiras',
  numero: '98712',
  complemento: 'Fundos',
  bairro: 'Vila Matilde',
  cidade: 'Xique-Xique',
  dominio: 'zuleica-loja.com.br',
  indicacao: 'Vizinha',
  infoAdicional: 'Ligar só de manhã',
};

const order = (said: object = {}) => orderOf(shop, planoId, { ...PERSON, ...said });
const follow = (id: string, where: Pick<Shop, 'app'> = shop) => followed(where, id);

it('says code, plan, total and steps, without any script', async () => {
  const id = await order();
  const { status, seen } = await follow(id);
  expect(status).toBe(200);
  for (const said of [
    codigoDe(id),
    'Hospedagem PHP: PHP Ramo',
    'Anual (12 meses)',
    'R$ 240,00',
    'Pedido recebido',
    'Pagamento',
    'Ativação',
  ])
    expect(seen).toContain(said);
});

it('says what was chosen besides the plan, and of the domain what it costs, not which it is', async () => {
  const servidor = await criarPlano(shop.em.fork(), { planoTipo: 'VPSCPANEL', nome: 'cPanel Ramo', valor: 100, desconto3: 0 });
  const chosen = { planoId: String(servidor.id), selectedSystem: 'Debian 12', espacoAdicional: 50, ipAdicional: 1, valor: 1740 };
  const id = await order({ ...chosen, tipoDominio: 'registro', dominio: 'zuleica-loja.com.br' });
  const { seen, body } = await follow(id);
  expect(seen).toMatch(
    /Sistema operacional Debian 12 Domínio Registro à parte, R\$ 40,00 por ano, cobrado depois .*Espaço adicional de 50 GB, 12 meses .*1 IP adicional, 12 meses /,
  );
  expect(body).not.toContain('zuleica-loja');
  expect(seen).toMatch(
    /Ativação Em seguida O servidor é liberado após a confirmação do pagamento\. Antes, nossa equipe confere o pedido; depois, manda os dados de acesso ao e-mail do pedido\. Chamados e cancelamento ficam no Portal do Cliente\. Domínio Em seguida Nossa equipe cobra o primeiro ano à parte e registra o domínio quando ele for pago/,
  );
  const domains: Record<string, object> = {
    'Registro à parte, R$ 75,00 por ano, cobrado depois': { tipoDominio: 'registro', dominio: 'zuleica-loja.net' },
    'Registro à parte, cobrado depois': { tipoDominio: 'registro', dominio: 'zuleica-loja.art.br' },
    'Um que você já tem': { tipoDominio: 'ja-tenho' },
    'Subdomínio temporário grátis': { tipoDominio: 'subdominio', dominio: '' },
  };
  for (const [said, domain] of Object.entries(domains)) {
    const { seen: other } = await follow(await order(domain));
    expect(other).toContain(`Domínio ${said} `);
    expect(other).not.toMatch(/Sistema operacional|Espaço adicional|IPs adicionais/);
    expect([said, / Domínio Em seguida (Aponte o DNS|Nossa equipe cobra)?/.exec(other)?.[1]]).toEqual([
      said,
      said.startsWith('Um') ? 'Aponte o DNS' : said.startsWith('Registro') ? 'Nossa equipe cobra' : undefined,
    ]);
  }
  // What came without a plan names no system that the shop knows.
  const typed = { plano: 'Outro', selectedSystem: 'Sistema da Zuleica', espacoAdicional: 7, ip_adicional: 3, chave: novaChave() };
  const payload = { ...TEMPORARIO, ...typed, valor: 99 };
  const { clienteIdB } = (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
  expect((await follow(clienteIdB)).seen).not.toMatch(/Sistema|Espaço adicional|IPs adicionais/);
});

it('says of an order that is concluded what comes next', async () => {
  const id = await order();
  await shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, { status: 'concluida', statusEm: new Date() });
  const { seen, body } = await follow(id);
  expect(seen).toMatch(/Pedido concluído .*Nossa equipe manda os dados de acesso ao e-mail do pedido\./);
  expect(body).toMatch(/href="https:\/\/portal\.ipe\.example\/"[^>]*>Ir para o Portal do Cliente/);
  const without = await openShop({ PORTAL_URL: '', DATABASE_URL: shop.config.databaseUrl, BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  const other = await follow(id, without);
  expect(other.seen).toContain('Nossa equipe manda os dados de acesso ao e-mail do pedido.');
  expect(other.seen.split('Acompanhe')[1]).not.toContain('Ir para o Portal do Cliente');
  await without.close();
});

it('says nothing that the person has said, wherever the document could hold it', async () => {
  const id = await order();
  const linha = await shop.em.fork().findOneOrFail(Assinatura, { clienteIdB: id });
  const { nome, empresa, email, emailCopia, cpfCnpj, cep, endereco, numero, complemento, bairro, cidade, telCel, dominio } =
    linha;
  const { indicacao, infoAdicional, chave } = linha;
  const pessoal = { nome, empresa, email, emailCopia, cpfCnpj, cep, endereco, numero, complemento, bairro, cidade, telCel, dominio, indicacao, infoAdicional, chave }; // prettier-ignore
  const etapas = ['nova', 'em_atendimento', 'concluida', 'cancelada', 'substituida'] as const;
  for (const status of etapas) {
    await shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, { status, statusPor: 'equipe-da-casa', statusEm: new Date() });
    const { body } = await follow(id);
    for (const [campo, dito] of Object.entries({ ...pessoal, statusPor: 'equipe-da-casa' })) {
      expect([campo, dito.length > 2]).toEqual([campo, true]);
      expect([status, campo, body.toLowerCase().includes(dito.toLowerCase())]).toEqual([status, campo, false]);
    }
  }
});

it('is kept by nobody, found by no search engine, and leaks its address to nobody', async () => {
  const id = await order();
  const { headers, body } = await follow(id);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(headers).not.toHaveProperty('etag');
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  for (const url of ['/sitemap.xml', '/robots.txt', '/speculation-rules.json'])
    expect((await shop.app.inject(url)).body).not.toContain('acompanhar');
});

it('shows at the next request what staff have done, and nothing once the order is erased', async () => {
  const id = await order();
  expect((await follow(id)).seen).toContain('Recebemos o seu pedido');
  await shop.em.nativeUpdate(Assinatura, { clienteIdB: id }, { status: 'cancelada', statusEm: new Date() });
  expect((await follow(id)).seen).toContain('Pedido cancelado');
  await shop.em.nativeDelete(Assinatura, { clienteIdB: id });
  const { status, seen } = await follow(id);
  expect([status, seen.includes('o pedido já foi apagado')]).toEqual([404, true]);
});

it('is not there where no order is', async () => {
  const id = await order();
  for (const outro of [NOBODYS, '1', id.slice(0, 35), `${id}0`, codigoDe(id).toLowerCase(), `${id}/x`, id.replaceAll('-', '')]) {
    const { status, seen } = await follow(outro);
    expect([outro, status, seen.includes('Página não encontrada')]).toEqual([outro, 404, true]);
  }
  for (const torto of [`${id}%00`, '%f0']) expect([torto, (await follow(torto)).status]).toEqual([torto, 400]);
  expect((await shop.app.inject(`/acompanhar/${id.toUpperCase()}`)).headers.location).toBe(`/acompanhar/${id}`);
  expect((await shop.app.inject({ method: 'HEAD', url: `/acompanhar/${id}` })).statusCode).toBe(200);
});

it('is measured by nobody, and named to nobody, where it says that there is none', async () => {
  const measured = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', GTM_ID: 'GTM-TEST1' });
  const ask = () => measured.app.inject(`/acompanhar/${NOBODYS}`);
  const answers = [await ask()];
  for (let n = 0; n < 40 && answers.at(-1)!.statusCode === 404; n++) answers.push(await ask());
  for (const { headers, body } of [answers[0]!, answers.at(-1)!]) {
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).not.toContain('GTM-TEST1');
  }
  expect([answers[0]!.statusCode, answers.at(-1)!.statusCode]).toEqual([404, 429]);
  for (const address of ['/sobre-nos', '/nada']) expect((await measured.app.inject(address)).body).toContain('GTM-TEST1');
  await measured.close();
});

it('says no price that nobody has confirmed', async () => {
  const payload = { ...TEMPORARIO, valor: 99, plano: 'Plano da Zuleica', chave: novaChave() };
  const { clienteIdB } = (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
  const { seen } = await follow(clienteIdB);
  expect(seen).toContain('A confirmar pela nossa equipe');
  expect(seen).not.toMatch(/R\$|Zuleica/);
});

it('claims of a payment only what it knows: not that it was made, nor that it is that of a total that may have changed', async () => {
  const id = await order();
  const change = (clienteIdB: string, dados: object) => shop.em.nativeUpdate(Assinatura, { clienteIdB }, dados);
  await change(id, { status: 'concluida', statusEm: new Date() });
  expect((await follow(id)).seen).not.toMatch(/Confirmado|Pagamento Feito/);
  await change(id, { valor: 0 });
  expect((await follow(id)).seen).toMatch(/Pagamento Feito Nada a pagar\./);
  const payload = { ...TEMPORARIO, valor: 99, plano: 'Plano da Zuleica', chave: novaChave() };
  const { clienteIdB } = (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
  await change(clienteIdB, { pagaEm: new Date('2026-11-20T15:00:00Z') });
  for (const valorConferido of [false, true]) {
    await change(clienteIdB, { valorConferido });
    const { seen } = await follow(clienteIdB);
    expect(seen).not.toContain('Confirmado.');
    expect(seen).toMatch(
      /Pagamento Feito Recebido\. Se o total não é o que você pagou em 20\/11\/2026, nossa equipe fala com você sobre a diferença\. 20\/11\/2026/,
    );
  }
});

it('leads from an order that was corrected to the one that holds', async () => {
  const chave = novaChave();
  const [primeira, segunda] = [await order({ chave }), await order({ numero: '98713', substitui: chave })];
  const { body, seen } = await follow(primeira);
  expect(seen).toContain('Pedido substituído');
  expect(body).toContain(`href="/acompanhar/${segunda}"`);
  await shop.em.nativeUpdate(Assinatura, { clienteIdB: primeira }, { status: 'em_atendimento', statusEm: new Date() });
  const { seen: kept } = await follow(primeira);
  expect(kept).toMatch(/Este pedido foi corrigido .*Correção Agora O que falta, pagamento e ativação, segue por ela\. /);
});

it('is refused to whoever guesses, with a sentence and how long to wait', async () => {
  shop.config.rateLimit = true;
  await startAgain(shop);
  const answers = await Promise.all(Array.from({ length: 40 }, () => follow(NOBODYS)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]!.seen).toMatch(/Muitas tentativas.*Aguarde \d+ segundos? e tente de novo/);
  shop.config.rateLimit = false;
  await startAgain(shop);
});
