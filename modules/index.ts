import 'reflect-metadata';
import { admin } from './admin/admin.module.ts';
import { banners } from './banners/banners.module.ts';
import { brand } from './brand/brand.module.ts';
import { calendar } from './calendar/calendar.module.ts';
import { catalogue } from './catalogue/catalogue.module.ts';
import { checkout } from './checkout/checkout.module.ts';
import { contact } from './contact/contact.module.ts';
import { contract } from './contract/contract.module.ts';
import { coupons } from './coupons/coupons.module.ts';
import { createAbertura } from './keys/abertura.ts';
import { editing } from './editing/editing.module.ts';
import { keys } from './keys/keys.module.ts';
import { lookup } from './lookup/lookup.module.ts';
import { mail } from './mail/mail.module.ts';
import { notices } from './notices/notices.module.ts';
import { outbox } from './outbox/outbox.module.ts';
import { privacy } from './privacy/privacy.module.ts';
import { processes } from './processes/processes.module.ts';
import { createPermissao } from './roles/permissao.ts';
import { sharing } from './sharing/sharing.module.ts';
import { site } from './site/site.module.ts';
import { testimonials } from './testimonials/testimonials.module.ts';
import { texts } from './texts/texts.module.ts';
import { transfer } from './transfer/transfer.module.ts';
import { verification } from './verification/verification.module.ts';
import { visits } from './visits/visits.module.ts';
import { webhooks } from './webhooks/webhooks.module.ts';
import type { Module } from './module.ts';

/** Every module of the shop. */
export const MODULES: readonly Module[] = [
  admin,
  banners,
  brand,
  calendar,
  catalogue,
  checkout,
  contact,
  contract,
  coupons,
  editing,
  keys,
  lookup,
  mail,
  notices,
  outbox,
  privacy,
  processes,
  sharing,
  site,
  testimonials,
  texts,
  transfer,
  verification,
  visits,
  webhooks,
];

/** What machines' keys open. */
export const ABERTURA = createAbertura(MODULES);

/** What the roles of the team may do. */
export const PERMISSAO = createPermissao(MODULES);

/** Every table, for the ORM and its migrations. */
export const entities = MODULES.flatMap((module) => module.entities ?? []);

/** Tables of which something is kept in memory. */
export const kept = MODULES.flatMap((module) => module.kept ?? []);

/** What is done every night. */
export const jobs = MODULES.flatMap((module) => module.jobs ?? []);
