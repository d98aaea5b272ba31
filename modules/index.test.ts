import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  criarAviso,
  criarBanner,
  criarDepoimento,
  criarDestaque,
  criarPlano,
  criarTextosDoSite,
} from '../tests/support/factories.ts';
import { criarCupom, FORMULARIO, novaChave } from '../tests/support/factories.order.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn } from '../tests/support/staff.ts';
import { entities, MODULES } from './index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
});
afterAll(() => shop.close());

it('a row that was only read is never written back', async () => {
  const em = shop.orm.em.fork();
  const plano = await criarPlano(em, { valor: 20, desconto2: 0 });
  await criarBanner(em, { tipo: 'TEMPORARIO', dataInicio: '2026-01-01', dataFim: '2026-02-01' });
  await criarDestaque(em);
  await criarDepoimento(em);
  await criarAviso(em);
  await criarTextosDoSite(em);
  await criarCupom(em);
  const staff = await signIn(shop);
  const input = { ...FORMULARIO, planoId: String(plano.id), periodo: 12, valor: 240, chave: novaChave() };
  await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }', { input });
  await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
    input: { nome: 'Rui', email: 'rui@exemplo.com', celular: '1', assunto: 'Oi', mensagem: 'Olá' },
  });
  await staff.graphql('mutation ($id: ID!) { duplicarPlano(id: $id) { id } }', { id: String(plano.id) });
  const reader = shop.orm.em.fork();
  let rows = 0;
  for (const entity of entities) rows += (await reader.find(entity as never, {})).length;
  const unitOfWork = reader.getUnitOfWork();
  unitOfWork.computeChangeSets();
  expect(unitOfWork.getChangeSets().map(({ meta, payload }) => [meta.tableName, payload])).toEqual([]);
  expect(rows).toBeGreaterThanOrEqual(10);
});

it('every module is in the list, with all its tables and doors', async () => {
  const manifests = globSync('modules/*/*.module.ts').map((file) => file.split('/')[1]!);
  const needed = globSync('modules/*/*.{entity,resolver,routes}.ts').map((file) => file.split('/')[1]!);
  expect([...new Set(needed)].filter((name) => !manifests.includes(name))).toEqual([]);
  expect(MODULES).toHaveLength(manifests.length);
  const parts = new Set<unknown>(MODULES.flatMap((module) => [module.entities, module.resolvers, module.routes].flat()));
  const made = await Promise.all(globSync('modules/*/*.{entity,resolver,routes}.ts').map((file) => import(`../${file}`)));
  const exported = made.flatMap((file: object) =>
    Object.entries(file).filter(([name, value]) => isPart(name) || Array.isArray(value)),
  );
  const missing = exported.filter(([, value]) => [value].flat().some((part) => typeof part === 'function' && !parts.has(part)));
  expect(missing.map(([name]) => name)).toEqual([]);
});

/** Whether a table, a resolver or a plugin has such a name; what else such a file exports is for its own module. Several at once are a list. */
function isPart(name: string): boolean {
  return /^[A-Z]\w*[a-z]\w*(?<!Type)$|(Routes|Images)$/.test(name);
}
