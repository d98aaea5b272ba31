import 'reflect-metadata';
import { devolverAcesso } from '../modules/admin/administrador.service.ts';
import { buscarPorUsuario } from '../modules/admin/conta.service.ts';
import { tirarFator } from '../modules/admin/segundoFator.service.ts';
import { LINHA_DE_COMANDO } from '../modules/editing/autor.ts';
import { exigeFator } from '../modules/roles/fator.ts';
import { PAPEIS } from '../modules/roles/papel.ts';
import type { Orm } from '../platform/database/orm.ts';
import { removeFirstAccess } from '../platform/firstAccess.ts';
import { called, runCommand, usage, withDatabase } from './command.ts';

/** Of whom a second factor is asked comes in with the password, and no further. */
const MUST_TURN_ON = 'Quem entra nela só pode ligar o segundo fator, em Minha conta, até que o ligue (SECOND_FACTOR).';

// `npm run admin -- senha USUARIO`: gives an account whose password was lost, or that was disabled, a new one, and ends its sessions.
// `npm run admin -- sem-segundo-fator USUARIO`: has the password alone be enough again where what makes the codes was lost, and ends its sessions.
await runCommand(
  async ({ args: [command = '', usuario], config }) => {
    const acts: Readonly<Record<string, (orm: Orm, name: string) => Promise<void>>> = {
      senha: async (orm, name) => {
        const { senha, administrador } = await devolverAcesso(orm.em.fork(), name, LINHA_DE_COMANDO);
        // Until somebody has come in there is no other account.
        removeFirstAccess(config.dataDir);
        console.log(`Nova senha de ${name}: ${senha}`);
        // With it alone nobody administers more than before.
        console.log(`O papel da conta é ${PAPEIS[administrador.papel].rotulo}.`);
        if (administrador.fatorDesde === null && exigeFator(config.secondFactor, administrador.papel)) console.log(MUST_TURN_ON);
        if (administrador.fatorDesde === null) return;
        console.log(
          `A conta continua pedindo um código ao entrar. Para quem o perdeu: ${called('admin')} sem-segundo-fator ${name}`,
        );
      },
      'sem-segundo-fator': async (orm, name) => {
        const havia = await tirarFator(orm.em.fork(), name, LINHA_DE_COMANDO);
        const { papel } = await buscarPorUsuario(orm.em.fork(), name);
        const sentence = havia ? 'não pede mais código: para entrar, basta a senha' : 'não pedia código';
        console.log(`A conta ${name} ${sentence}. As sessões dela foram encerradas.`);
        if (exigeFator(config.secondFactor, papel)) console.log(MUST_TURN_ON);
      },
    };
    const act = Object.hasOwn(acts, command) ? acts[command] : undefined;
    if (!act || !usuario) throw usage('admin', 'senha USUARIO | sem-segundo-fator USUARIO');
    await withDatabase(config, (orm) => act(orm, usuario), { beside: true });
  },
  { most: 2 },
);
