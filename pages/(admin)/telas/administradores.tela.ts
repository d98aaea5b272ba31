import { z } from 'zod';
import { AdministradoresDocument } from '../../../graphql/generated/admin/graphql.ts';
import { pagina } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = z.object({ pagina: pagina() });

export const perguntaDosAdministradores = ({ pagina: numero = 1 }: z.output<typeof endereco>) =>
  pergunta(AdministradoresDocument, { pagina: numero });

/** Accounts of the staff (D26). */
export const administradores = tela({
  titulo: 'Administradores',
  menu: { rotulo: 'Administradores', icone: 'users' },
  endereco,
  perguntas: (dito) => [perguntaDosAdministradores(dito)],
});
