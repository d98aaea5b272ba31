import { z } from 'zod';
import { MeuSegundoFatorDocument, MinhasSessoesDocument } from '../../../graphql/generated/admin/graphql.ts';
import { question, screen } from './screen.ts';

export const fatorQuestion = () => question(MeuSegundoFatorDocument, {});
export const sessoesQuestion = () => question(MinhasSessoesDocument, {});

/** One's own account: its password (D26), its second factor and its sessions. */
export const senha = screen({
  title: 'Minha conta',
  menu: { label: 'Minha conta', icon: 'key-round' },
  area: 'conta',
  address: z.object({}),
  questions: () => [fatorQuestion(), { ...sessoesQuestion(), optional: 'beside' }],
});
