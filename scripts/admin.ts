import 'reflect-metadata';
import { migrations } from '../data/migrations/index.ts';
import { buscarPorUsuario, darSenhaNova } from '../modules/admin/administrador.service.ts';
import { entities } from '../modules/entities.ts';
import { loadConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/orm.ts';
import { DomainError } from '../platform/errors.ts';
import { makePrivateFiles } from '../platform/privateFiles.ts';

// `npm run admin -- senha USUARIO`: gives an account whose password was lost a new one and ends its sessions.
makePrivateFiles();
const [command, usuario] = process.argv.slice(2);
if (command !== 'senha' || !usuario) {
  console.error('Uso: npm run admin -- senha USUARIO');
  process.exit(2);
}
const orm = await openDatabase({ url: loadConfig().databaseUrl, entities, migrations });
try {
  await orm.migrator.up();
  const em = orm.em.fork();
  const { id } = await buscarPorUsuario(em, usuario);
  const { senha } = await darSenhaNova(em, id, { id: 0, usuario: 'linha de comando' });
  console.log(`Nova senha de ${usuario}: ${senha}`);
} catch (error) {
  console.error(error instanceof DomainError ? error.message : error);
  process.exitCode = 1;
} finally {
  await orm.close();
}
