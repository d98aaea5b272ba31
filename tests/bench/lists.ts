import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager, RequiredEntityData } from '@mikro-orm/core';
import { migrations } from '../../data/migrations/index.ts';
import { listarPlanos } from '../../modules/catalogue/plano.admin.service.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { PlanoTipo } from '../../modules/catalogue/plano.ts';
import { assinaturas } from '../../modules/checkout/assinatura.admin.service.ts';
import { Assinatura, buscaDe } from '../../modules/checkout/assinatura.entity.ts';
import { resumirAssinaturas } from '../../modules/checkout/relatorio.service.ts';
import { entities } from '../../modules/index.ts';
import { businessDay } from '../../platform/calendar.ts';
import { openDatabase } from '../../platform/database/orm.ts';

// Lists of the administration at 1,000 and at 100,000 orders and 2,000 plans, side by side.
const ROUNDS = 20;
const TIPOS = Object.values(PlanoTipo);
const STATUS = ['nova', 'em_atendimento', 'concluida', 'cancelada'] as const;

const telefone = (i: number) => `(11) 9${String(10_000_000 + ((i * 7907) % 89_999_999))}`;

function order(i: number): RequiredEntityData<Assinatura> {
  const criadaEm = new Date(Date.now() - i * 60_000);
  const nome = `Cliente ${i % 977} da Silva ${i}`;
  const email = `cliente${i}@exemplo.com.br`;
  const cpfCnpj = String(10_000_000_000 + i * 7919).slice(0, 11);
  return {
    clienteIdB: `id-${i}`, chave: `chave-${i}`, criadaEm, dataCadastro: businessDay(criadaEm), status: STATUS[i % 4]!, nome, empresa: nome, email,
    emailCopia: '', cpfCnpj, cep: '01310100', endereco: 'Avenida Paulista', numero: '1000', complemento: '', bairro: 'Bela Vista',
    cidade: 'São Paulo', estado: 'SP', telCel: telefone(i), pagamento: [1, 6, 12, 24][i % 4]!, dominio: `dominio${i}.com.br`, dominioRegistro: 'Não',
    plano: 'Hospedagem PHP', planoTipo: TIPOS[i % TIPOS.length]!, selectedSystem: '', espacoAdicional: 0, valorEspacoAdicional: 0, ipAdicional: 0,
    valorIpAdicional: 0, envio: 1, clienteUsuario: 0, clienteRevenda: 0, clienteAdicional: 0, indicacao: '', infoAdicional: '', cupom: '',
    planoDados: null, cupomDados: null, valor: 100 + (i % 50), valorConferido: true, busca: buscaDe({ nome, email, emailCopia: '', cpfCnpj, dominio: `dominio${i}.com.br`, cidade: 'São Paulo', telCel: telefone(i) }),
  }; // prettier-ignore
}

async function fill(em: EntityManager, orders: number, plans: number): Promise<void> {
  for (let from = 0; from < orders; from += 500) {
    await em.insertMany(
      Assinatura,
      Array.from({ length: Math.min(500, orders - from) }, (_, i) => order(from + i)),
    );
  }
  for (let from = 0; from < plans; from += 500) {
    const rows = Array.from({ length: Math.min(500, plans - from) }, (_, i) => ({
      nome: `Plano ${from + i}`,
      planoTipo: TIPOS[i % TIPOS.length]!,
      valor: 10 + i,
    }));
    await em.insertMany(Plano, rows);
  }
}

const LISTS: readonly [string, (em: EntityManager) => Promise<unknown>][] = [
  ['orders, first page', (em) => assinaturas.listar(em, {}, { pagina: 1 })],
  ['orders, page 15', (em) => assinaturas.listar(em, {}, { pagina: 15 })],
  ['orders, new ones', (em) => assinaturas.listar(em, { status: 'nova' }, { pagina: 1 })],
  ['orders, family and period', (em) => assinaturas.listar(em, { planoTipo: 'PHP', periodo: 12 }, { pagina: 1 })],
  ['orders, a week', (em) => assinaturas.listar(em, { de: businessDay(new Date(Date.now() - 6 * 86_400_000)) }, { pagina: 1 })],
  ['orders, search with one hit', (em) => assinaturas.listar(em, { busca: 'cliente777@' }, { pagina: 1 })],
  ['orders, search by two names', (em) => assinaturas.listar(em, { busca: 'cliente 777' }, { pagina: 1 })],
  ['orders, search by telephone', (em) => assinaturas.listar(em, { busca: telefone(777) }, { pagina: 1 })],
  ['orders, the oldest first', (em) => assinaturas.listar(em, {}, { pagina: 1, ordenar: 'criadaEm' })],
  ['orders, prices to confirm', (em) => assinaturas.listar(em, { porConferir: true }, { pagina: 1 })],
  ['orders, search without a hit', (em) => assinaturas.listar(em, { busca: 'não existe' }, { pagina: 1 })],
  ['dashboard, 30 days', (em) => resumirAssinaturas(em, new Date(), 30)],
  ['plans, first page', (em) => listarPlanos(em, { pagina: 1 })],
  ['plans, search', (em) => listarPlanos(em, { pagina: 1, busca: '1999' })],
];

/** Median time of every list, in milliseconds, over a shop with so many rows. */
async function measure(orders: number, plans: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const orm = await openDatabase({ url: `sqlite:${folder}/site.db`, entities, migrations });
  await orm.migrator.up();
  await fill(orm.em.fork(), orders, plans);
  const medians = [];
  for (const [, list] of LISTS) {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await list(orm.em.fork());
      times.push(performance.now() - start);
    }
    medians.push(times.toSorted((a, b) => a - b)[ROUNDS / 2]!);
  }
  await orm.close();
  await rm(folder, { recursive: true });
  return medians;
}

const [small, large] = [await measure(1000, 100), await measure(100_000, 2000)];
console.log('administration list: ms at 1,000 orders and 100 plans | at 100,000 and 2,000 | ratio');
for (const [i, [name]] of LISTS.entries()) {
  const [few, many] = [small[i]!, large[i]!];
  console.log(`  ${name}: ${few.toFixed(1)} | ${many.toFixed(1)} | ${(many / few).toFixed(1)}`);
}
