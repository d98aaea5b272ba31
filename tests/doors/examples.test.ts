import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { loadDemo } from '../../data/demo/load.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { criarCupom } from '../support/factories.order.ts';
import { createKey } from '../support/accessKeys.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// The programs of docs/examples run by themselves, with an address and a key and nothing of the sources.

const run = promisify(execFile);

let shop: Shop;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.em);
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { segredo } = await createKey(await signIn(shop), ['pedidos:criar', 'pedidos:ler']);
  environment = { LOJA: shop.app.listeningOrigin, CHAVE: segredo };
  folder = mkdtempSync(join(tmpdir(), 'exemplos-'));
  cpSync('docs/examples/programas', folder, { recursive: true });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const program = async (...args: string[]) =>
  (await run(process.execPath, args, { cwd: folder, env: environment })).stdout.replaceAll('\u00a0', ' ').trim().split('\n');
const orders = () => shop.em.fork().find(Assinatura, {}, { orderBy: { id: 'asc' } });

/** The order of the description. */
async function example() {
  const { paths } = (await shop.app.inject('/api/docs/json')).json();
  return paths['/api/temporarios/salvar'].post.requestBody.content['application/json'].example;
}

/** The contract of the plan that is ordered in it. */
const contract = async () => (await shop.app.inject('/api/planos/buscar/1')).json().contrato;

it('lists prices', async () => {
  const lines = await program('listar-precos.mjs', 'broto');
  expect(lines.slice(0, 2)).toEqual(['Hospedagem PHP: PHP Broto (plano 1)', '  1 mês: R$ 14,90 por mês, R$ 14,90 de uma vez']);
});

it('places an order once, however often it is sent, and copies it once', async () => {
  const { valor, contrato, ...pedido } = await example();
  // What the description shows accepts a contract too: the one that the program asks for.
  expect(contrato).toBe((await contract()).versao);
  writeFileSync(join(folder, 'pedido.json'), JSON.stringify(pedido));
  const before = (await orders()).length;
  const first = await program('fazer-pedido.mjs', 'pedido.json');
  // It has fallen before it could read the answer, and meanwhile the plan costs something else, and is not sold any more.
  const mudar = async (mudanca: Partial<Plano>) => {
    const em = shop.em.fork();
    em.assign(await em.findOneOrFail(Plano, { id: pedido.planoId }), mudanca);
    await em.flush();
  };
  await mudar({ valor: 99, ativo: false });
  const again = await program('fazer-pedido.mjs', 'pedido.json');
  await mudar({ valor: 14.9, ativo: true });
  expect(again).toEqual(first.slice(-2));
  const stored = (await orders()).slice(before);
  expect(stored).toMatchObject([{ valor, nome: pedido.nome, contratoVersao: (await contract()).versao }]);
  expect(first).toContain(`Pedido ${stored[0]!.codigo}, ${valor.toFixed(2)} reais.`);

  const copied = await program('espelhar-pedidos.mjs', 'copia.json');
  expect(copied).toContain(`${stored[0]!.codigo} nova ${valor.toFixed(2)}`);
  expect(await program('espelhar-pedidos.mjs', 'copia.json')).toEqual([copied.at(-1)]);
  const { pedidos } = JSON.parse(readFileSync(join(folder, 'copia.json'), 'utf8'));
  expect(pedidos[stored[0]!.clienteIdB]).toMatchObject({ codigo: stored[0]!.codigo, valor });
});

it('corrects an order that has the last use of a coupon, and hears of a coupon that is used up before it sends one', async () => {
  await criarCupom(shop.em.fork(), { codigo: 'SO-UMA', limite: 1 });
  const { valor: _valor, ...pedido } = await example();
  const place = async (name: string, said: object) => {
    writeFileSync(join(folder, name), JSON.stringify({ ...pedido, cupom: 'so-uma', ...said }));
    return (await program('fazer-pedido.mjs', name).catch(({ stderr }: { stderr: string }) => [stderr])).join('\n');
  };
  expect(await place('primeiro.json', {})).toContain('Pedido');
  const { codigo, id } = (await orders()).at(-1)!;
  expect(await place('corrigido.json', { numero: '77', substitui: codigo })).toContain('Pedido');
  expect((await orders()).at(-1)).toMatchObject({ numero: '77', substituiId: id, cupom: 'SO-UMA' });
  const before = (await orders()).length;
  expect(await place('outro.json', {})).toContain('CUPOM_RECUSADO');
  expect(JSON.parse(readFileSync(join(folder, 'outro.json'), 'utf8'))).not.toHaveProperty('valor');
  expect((await orders()).length).toBe(before);
});

it('says in one sentence why an order is refused', async () => {
  writeFileSync(join(folder, 'errado.json'), JSON.stringify({ chave: crypto.randomUUID(), planoId: 1, pagamento: 7 }));
  const refused = await program('fazer-pedido.mjs', 'errado.json').catch((error: { stderr: string }) => error.stderr);
  expect(refused).toMatch(/Error: .+ \(\w+\)\n {2}pagamento: /);
});

it('says what has come where it is no answer of the shop', async () => {
  const proxy = createServer((_request, response) => void response.writeHead(411, { 'content-type': 'text/plain' }).end('Não.'));
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void proxy.close());
  writeFileSync(join(folder, 'recusado.json'), JSON.stringify({ chave: crypto.randomUUID(), planoId: 1, pagamento: 7 }));
  const env = { ...environment, LOJA: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
  const refused = await run(process.execPath, ['fazer-pedido.mjs', 'recusado.json'], { cwd: folder, env }).catch(
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(refused).toContain('Error: A resposta foi 411 Length Required, e não da loja.');
});

it('is enough for a client that the compiler checks, which places an order', async () => {
  const typed = join(folder, 'cliente-tipado');
  const description = JSON.parse((await shop.app.inject('/api/docs/json')).body);
  writeFileSync(join(typed, 'loja.d.ts'), astToString(await openapiTypescript(description)));
  // As `npm init` and `npm install` would have put them there.
  writeFileSync(join(typed, 'package.json'), '{ "type": "module" }');
  symlinkSync(resolve('node_modules'), join(typed, 'node_modules'));
  const strict = ['--strict', '--noEmit', '--target', 'es2023', '--module', 'nodenext', '--types', 'node'];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  await run(process.execPath, [tsc, ...strict, '--allowImportingTsExtensions', 'pedir.ts'], { cwd: typed }).catch(
    ({ stdout }: { stdout: string }) => expect(stdout).toBe(''),
  );
  const lines = await program('cliente-tipado/pedir.ts');
  const { codigo, valor, contratoVersao } = (await orders()).at(-1)!;
  const { titulo, caminho, versao } = await contract();
  expect(lines).toEqual([
    `${titulo}: ${shop.app.listeningOrigin}${caminho}, versão ${versao}`,
    `Pedido ${codigo}: ${valor} reais.`,
  ]);
  expect(contratoVersao).toBe(versao);
});
