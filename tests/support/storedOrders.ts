import { migrations } from '../../data/migrations/index.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { databaseOf } from './database.ts';

/** Public ids of the orders of the shop with this data folder, or at this address of a database, by their keys. */
export async function storedOrders(dataDir: string, url = databaseOf(dataDir)): Promise<Map<string, string>> {
  const orm = await openDatabase({ url, entities, migrations });
  try {
    return new Map((await orm.em.fork().findAll(Assinatura)).map(({ chave, clienteIdB }) => [chave, clienteIdB]));
  } finally {
    await orm.close();
  }
}
