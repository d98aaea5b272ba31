import { z } from 'zod';
import { PessoaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { word } from './address.ts';
import { question, screen, type ScreenQuestion } from './screen.ts';

/** Whom it is about: an e-mail address, a CPF or a CNPJ. */
const address = z.object({ titular: word() });

export const pessoaQuestion = (titular: string) => question(PessoaDocument, { titular });

/** All orders and messages of one person (025). */
export const pessoa = screen({
  title: 'Pessoa',
  menu: { label: 'Pessoa', icon: 'user-round' },
  area: 'pedidos',
  address,
  questions: ({ titular }) => (titular ? [{ ...pessoaQuestion(titular), optional: 'row' } satisfies ScreenQuestion] : []),
});
