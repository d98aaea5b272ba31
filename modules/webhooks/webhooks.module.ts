import type { Module } from '../module.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookResolver } from './webhook.resolver.ts';

/** The module of webhooks: addresses outside that are told of events (053). */
export const webhooks: Module = {
  entities: [Webhook],
  // Who is told is known without a question for each order.
  kept: [Webhook],
  resolvers: [WebhookResolver],
};
