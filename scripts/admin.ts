import 'reflect-metadata';
import { devolverAcesso } from '../modules/admin/administrador.service.ts';
import { LINHA_DE_COMANDO } from '../modules/editing/autor.ts';
import type { Orm } from '../platform/database/orm.ts';
import { removeFirstAccess } from '../platform/firstAccess.ts';
import { runCommand, usage, withDatabase } from './command.ts';

// `npm run admin -- senha USUARIO`: gives an account whose password was lost, or that was disabled, a new one, and ends its sessions.
await runCommand(
  async ({ args: [command, usuario], config }) => {
    if (command !== 'senha' || !usuario) throw usage('admin', 'senha USUARIO');
    const devolver = async (orm: Orm) => {
      const { senha } = await devolverAcesso(orm.em.fork(), usuario, LINHA_DE_COMANDO);
      // Until somebody has come in there is no other account.
      removeFirstAccess(config.dataDir);
      console.log(`Nova senha de ${usuario}: ${senha}`);
    };
    await withDatabase(config, devolver, { beside: true });
  },
  { most: 2 },
);
