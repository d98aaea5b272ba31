import { z } from 'zod';
import { EmailsDocument } from '../../../graphql/generated/admin/graphql.ts';
import { NOMES_DOS_EXEMPLOS } from '../../../modules/mail/exemplo.ts';
import { oneOf } from './address.ts';
import { question, screen } from './screen.ts';

export const emailsQuestion = question(EmailsDocument, {});

/** What customers and staff are written (059). */
export const emails = screen({
  title: 'E-mails',
  menu: { label: 'E-mails', icon: 'mail' },
  area: 'pedidos',
  address: z.object({ exemplo: oneOf(NOMES_DOS_EXEMPLOS) }),
  questions: () => [emailsQuestion],
});
