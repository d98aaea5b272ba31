import { z } from 'zod';
import { WebhooksDocument } from '../../../graphql/generated/admin/graphql.ts';
import { question, screen } from './screen.ts';

export const webhooksQuestion = question(WebhooksDocument, {});

/** Addresses outside that are told of what happens in the shop (053). */
export const webhooks = screen({
  title: 'Webhooks',
  menu: { label: 'Webhooks', icon: 'webhook' },
  area: 'equipe',
  address: z.object({}),
  questions: () => [webhooksQuestion],
});
