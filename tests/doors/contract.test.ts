import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Contrato } from '../../modules/contract/contrato.entity.ts';
import { LINHA_DE_COMANDO } from '../../modules/editing/autor.ts';
import { apagarTitular, exportarTitular } from '../../modules/privacy/privacidade.service.ts';
import { lerTitular } from '../../modules/privacy/titular.ts';
import { createKey, machineDoor, type AccessKey } from '../support/accessKeys.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openBeside, openShop, startAgain, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What an order accepts, and what becomes of it once the contract says something else (060).

const CRIAR = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
const VISITOR = '203.0.113.7';

let folder: string;
let shop: Shop;
let staff: Staff;
let key: AccessKey;
let planoId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marca-'));
  await mkdir(join(folder, 'textos'));
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off', TRUST_PROXY: '1', BRAND_DIR: folder });
  planoId = String((await criarPlano(em(), { nome: 'PHP Ramo', valor: 20, desconto2: 0 })).id);
  staff = await signIn(shop);
  key = await createKey(staff, ['pedidos:ler', 'pedidos:criar']);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => em().nativeDelete(Assinatura, { id: { $gt: 0 } }));

const em = () => shop.orm.em.fork();

/** The company's own contract says this from the next start on. */
async function say(clause: string): Promise<void> {
  const text = `# Contrato da Maré\n\nVersão: 2026-11-20\n\n> Leia antes de assinar.\n\n## Objeto\n\n${clause}\n`;
  await writeFile(join(folder, 'textos', 'contrato-de-hospedagem.md'), text);
  await startAgain(shop);
}

interface OfPlan {
  versao: string;
  titulo: string;
  caminho: string;
}
async function ofPlan(id = planoId): Promise<OfPlan> {
  const { data } = await shop.graphql('query ($id: ID!) { plano(id: $id) { contrato { versao titulo caminho } } }', { id });
  return (data!.plano as { contrato: OfPlan }).contrato;
}

interface Failure {
  message: string;
  extensions: { erro: string; campos: { campo: string; mensagem: string }[] };
}
async function order(said: object = {}, headers: Record<string, string> = {}) {
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...said };
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': VISITOR, ...headers },
    payload: { query: CRIAR, variables: { input } },
  });
  const { data, errors } = response.json<{ data?: { criarAssinatura: { clienteIdB: string } }; errors?: Failure[] }>();
  return { id: data?.criarAssinatura?.clienteIdB, failure: errors?.[0] };
}
const stored = async (clienteIdB = '') => em().findOneOrFail(Assinatura, { clienteIdB });
const page = async (url: string) => shop.app.inject({ url });

describe('an order', () => {
  it('stores what was accepted, when, and from where', async () => {
    const { versao } = await ofPlan();
    const before = Date.now();
    const { contratoVersao, aceitoEm, aceitoDe } = await stored((await order({ contrato: versao })).id);
    expect([contratoVersao, aceitoDe]).toEqual([versao, VISITOR]);
    expect(aceitoEm!.getTime()).toBeGreaterThanOrEqual(before - 1);
    const { texto } = await em().findOneOrFail(Contrato, { versao });
    expect(createHash('sha256').update(texto).digest('hex')).toBe(versao);
  });

  it('whose visitor was asked and has not accepted is refused, as one of no version is, through either door', async () => {
    for (const contrato of ['', ' ', 'sim', 'A'.repeat(64), `${'a'.repeat(64)}a`]) {
      const { failure } = await order({ contrato });
      expect([contrato, failure?.extensions]).toEqual([
        contrato,
        expect.objectContaining({
          erro: 'DADOS_INVALIDOS',
          campos: expect.arrayContaining([{ campo: 'contrato', mensagem: expect.stringMatching(/^(Leia|Esta não é) .+\.$/) }]),
        }),
      ]);
      const payload = { ...TEMPORARIO, planoId, valor: 240, contrato, chave: novaChave() };
      const rest = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
      expect([rest.statusCode, rest.json().campos[0].campo]).toEqual([400, 'contrato']);
    }
    expect(await em().count(Assinatura)).toBe(0);
  });

  it('is told the version of now, and nothing else in its place: without a plan, none', async () => {
    const { versao } = await ofPlan();
    const refused = async (said: object) => {
      const payload = { ...TEMPORARIO, valor: 240, contrato: 'a'.repeat(64), chave: novaChave(), ...said };
      const answer = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
      return [answer.statusCode, answer.json().codigo, answer.json().campos];
    };
    expect(await refused({ planoId })).toEqual([409, 'CONTRATO_ATUALIZADO', [{ campo: 'contrato', mensagem: versao }]]);
    expect(await refused({})).toEqual([409, 'CONTRATO_ATUALIZADO', []]);
  });

  it('accepts the contract of its own plan alone', async () => {
    const vps = await criarPlano(em(), {
      planoTipo: 'VPSLINUX',
      nome: 'VPS 1',
      valor: 100,
      desconto1: 0,
      desconto2: 0,
      desconto3: 0,
    });
    const dedicated = await criarPlano(em(), { planoTipo: 'PROMOCIONAL-DEDICADO', nome: 'Dedicado', valor: 100, desconto2: 0 });
    const [hosting, ofVps] = [await ofPlan(), await ofPlan(String(vps.id))];
    expect(ofVps.titulo).toBe('Contrato de VPS e servidor dedicado');
    expect(await ofPlan(String(dedicated.id))).toEqual(ofVps);
    const asked = { planoId: String(vps.id), valor: 1200 };
    expect((await order({ ...asked, contrato: hosting.versao })).failure?.extensions.erro).toBe('CONTRATO_ATUALIZADO');
    expect((await stored((await order({ ...asked, contrato: ofVps.versao })).id)).contratoVersao).toBe(ofVps.versao);
  });

  it('is learnt and named over REST alone', async () => {
    const { contrato } = (await shop.app.inject(`/api/planos/buscar/${planoId}`)).json();
    expect(contrato).toEqual(await ofPlan(planoId));
    const shown = await shop.app.inject({ url: contrato.caminho, headers: { accept: 'text/html' } });
    expect([shown.statusCode, shown.body.includes(contrato.titulo)]).toEqual([200, true]);
    const payload = { ...TEMPORARIO, planoId, valor: 240, contrato: contrato.versao, chave: novaChave() };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    const { contratoVersao } = await em().findOneOrFail(Assinatura, { clienteIdB: answer.json().clienteIdB });
    expect(contratoVersao).toBe(contrato.versao);
  });

  it('of a program that says nothing of a contract accepts none, and a machine accepts from no address of its own', async () => {
    expect(await stored((await order()).id)).toMatchObject({ contratoVersao: null, aceitoEm: null, aceitoDe: null });
    const { versao } = await ofPlan();
    for (const [contrato, contratoVersao] of [
      [undefined, null],
      [versao, versao],
    ]) {
      const payload = { ...TEMPORARIO, planoId, valor: 240, contrato, chave: novaChave() };
      const { ask } = machineDoor(shop);
      const answer = await ask('/api/temporarios/salvar', { method: 'POST', headers: key.headers, payload });
      expect(await stored(answer.json().clienteIdB)).toMatchObject({ contratoVersao, aceitoDe: null });
    }
  });

  it('without a plan may name either contract, and no other', async () => {
    const { versao } = await ofPlan();
    const send = (contrato: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/temporarios/salvar',
        payload: { ...TEMPORARIO, valor: 10, contrato, chave: novaChave() },
      });
    expect((await send(versao)).statusCode).toBe(200);
    const refused = await send('a'.repeat(64));
    expect([refused.statusCode, refused.json().codigo]).toEqual([409, 'CONTRATO_ATUALIZADO']);
  });
});

describe('once the contract says something else', () => {
  it('what was accepted stays readable, and nobody accepts it any more; a repeat is answered as before', async () => {
    await say('Primeiro texto.');
    const before = await ofPlan();
    expect(before.titulo).toBe('Contrato da Maré');
    const first = { contrato: before.versao, chave: novaChave() };
    const { id } = await order(first);
    await say('Segundo texto.');
    const now = await ofPlan();
    expect(now.versao).not.toBe(before.versao);

    const { failure } = await order({ contrato: before.versao });
    expect(failure).toMatchObject({
      message: 'O contrato foi atualizado. Leia o texto de agora, aceite-o e envie novamente.',
      extensions: { erro: 'CONTRATO_ATUALIZADO', campos: [{ campo: 'contrato', mensagem: now.versao }] },
    });
    expect((await order(first)).id).toBe(id);
    expect((await order({ ...first, contrato: now.versao })).id).toBe(id);
    expect((await stored(id)).contratoVersao).toBe(before.versao);
    expect((await stored((await order({ contrato: now.versao })).id)).contratoVersao).toBe(now.versao);

    const old = await page(before.caminho);
    expect(old.statusCode).toBe(200);
    expect(old.body).toContain('Primeiro texto.');
    expect(old.body).not.toContain('Segundo texto.');
    expect(old.body).toMatch(/Esta versão foi mostrada neste site de .+ até .+\. Ela vale para os pedidos que a aceitaram\./);
    expect(old.body).toContain('content="noindex, follow"');
    expect(old.body).toContain('href="/contrato-de-hospedagem"');
    const current = await page(now.caminho);
    expect(current.body).toContain('Segundo texto.');
    expect(current.body).toContain('Esta é a versão de hoje.');
    expect((await page('/sitemap.xml')).body).not.toContain('/contrato/');
  });

  it('is nothing where nothing was shown', async () => {
    for (const url of [`/contrato/${'0'.repeat(64)}`, '/contrato/1', '/contrato', `/contrato/${'0'.repeat(64)}/mais`])
      expect([url, (await page(url)).statusCode]).toEqual([url, 404]);
  });

  it('a text that comes back is the one that it was', async () => {
    await say('Primeiro texto.');
    const { versao } = await ofPlan();
    await say('Outro ainda.');
    const rows = await em().count(Contrato);
    await say('Primeiro texto.');
    expect((await ofPlan()).versao).toBe(versao);
    expect(await em().count(Contrato)).toBe(rows);
  });
});

it('servers that begin at once store each text once', async () => {
  await em().nativeDelete(Contrato, {});
  const beside = await Promise.all([openBeside(shop), openBeside(shop), openBeside(shop)]);
  await Promise.all(beside.map((app) => app.close()));
  expect((await em().findAll(Contrato)).map(({ rota }) => rota).toSorted()).toEqual([
    '/contrato-de-hospedagem',
    '/contrato-de-vps-dedicado',
  ]);
});

describe('what was accepted', () => {
  it('is told to whoever follows the order, without the address', async () => {
    const { versao, caminho } = await ofPlan();
    const { id } = await order({ contrato: versao });
    const followed = await page(`/acompanhar/${id}`);
    expect(followed.body).toContain(`href="${caminho}"`);
    expect(followed.body).toMatch(/Aceito em .+ às \d\d:\d\d/);
    expect(followed.body).not.toContain(VISITOR);
    const without = await page(`/acompanhar/${(await order()).id}`);
    expect(without.body).not.toContain('Aceito em');
  });

  it('is told to staff with the address, and to machines without it', async () => {
    const { versao } = await ofPlan();
    const { id } = await order({ contrato: versao });
    const { id: rowId, aceitoEm } = await stored(id);
    const contrato = { versao, aceitoEm: aceitoEm!.toISOString() };
    const query = 'query ($id: ID!) { assinatura(id: $id) { aceitoDe contrato { versao aceitoEm } } }';
    const asked = { id: String(rowId) };
    expect((await staff.graphql(query, asked)).data?.assinatura).toEqual({ aceitoDe: VISITOR, contrato });
    const { ask, graphql } = machineDoor(shop);
    expect((await graphql(key.headers, query, asked)).data?.assinatura).toEqual({ aceitoDe: null, contrato });
    for (const url of ['/api/pedidos', `/api/pedidos/${id}`]) {
      const told = await ask(url, { headers: key.headers });
      expect(told.body).toContain(JSON.stringify(contrato));
      expect(told.body).not.toContain(VISITOR);
    }
    const csv = (await staff.rest('GET', '/api/assinaturas/exportar')).body;
    expect(csv).toContain(versao);
    expect(csv).not.toContain(VISITOR);
  });

  it('is part of what is stored about a person, and goes with it; the text stays', async () => {
    const { versao } = await ofPlan();
    const { id } = await order({ contrato: versao });
    const titular = lerTitular('maria@empresa.com.br')!;
    const told = JSON.stringify(await exportarTitular(em(), titular, LINHA_DE_COMANDO));
    for (const part of [versao, VISITOR, '"aceitoEm"']) expect(told).toContain(part);
    await apagarTitular(em(), titular, LINHA_DE_COMANDO);
    expect(await em().count(Assinatura, { clienteIdB: id })).toBe(0);
    expect(JSON.stringify(await exportarTitular(em(), titular, LINHA_DE_COMANDO))).not.toContain(VISITOR);
    expect(await em().count(Contrato, { versao })).toBe(1);
  });
});
