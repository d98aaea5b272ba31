import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app.ts';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { lerMarca } from '../../modules/brand/marca.service.ts';
import { contratosVigentes, guardarContratos } from '../../modules/contract/contrato.service.ts';
import { documentosDoSite } from '../../modules/site/documentos.server.ts';
import { loadConfig, type Config } from '../../platform/config.ts';
import { openDatabase, type Orm } from '../../platform/database/orm.ts';
import { dropDatabase, makeDatabase } from './database.ts';

/** A shop of its own: the real app over a real SQLite file in a temporary folder, or over a database of its own on the tests' server of PostgreSQL. */
export interface Shop {
  app: FastifyInstance;
  orm: Orm;
  em: EntityManager;
  config: Config;
  /** Sends a GraphQL document and returns the whole answer. */
  graphql: (
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<{ data?: Record<string, unknown>; errors?: GraphQLFailure[] }>;
  close: () => Promise<void>;
}

interface GraphQLFailure {
  message: string;
  extensions: { code: string; erro?: string };
}

/** Opens an empty shop; `environment` overrides its configuration. */
export async function openShop(environment: Record<string, string> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  const DATABASE_URL = environment.DATABASE_URL ?? (await makeDatabase(dataDir, 'migrated'));
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment, DATABASE_URL });
  const orm = await openDatabase({ url: config.databaseUrl, entities, migrations });
  await orm.migrator.up();
  const shop: Shop = {
    app: await begin(config, orm),
    orm,
    em: orm.em.fork(),
    config,
    graphql: async (query, variables) =>
      (await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })).json(),
    close: async () => {
      await shop.app.close();
      await orm.close();
      await dropDatabase(dataDir);
      await rm(dataDir, { recursive: true });
    },
  };
  return shop;
}

/** Begins the process of a shop anew, over the same database and folder: what was in memory is gone. */
export async function startAgain(shop: Shop): Promise<void> {
  await shop.app.close();
  shop.app = await begin(shop.config, shop.orm);
}

/** What a start does besides composing the server, as far as requests ask for it. */
async function begin(config: Config, orm: Orm): Promise<FastifyInstance> {
  const marca = await lerMarca(config);
  await guardarContratos(orm.em.fork(), contratosVigentes(documentosDoSite(config, marca.textos)), new Date());
  return createApp(config, orm, marca);
}

/** A second server of a shop, over the same database and folder. */
export function openBeside({ config, orm }: Shop): Promise<FastifyInstance> {
  return begin(config, orm);
}
