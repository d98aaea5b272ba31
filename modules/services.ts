import type { EntityManager } from '@mikro-orm/core';
import type { Attempts } from '../platform/attempts.ts';
import type { Brand } from '../platform/brand.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Caller } from '../platform/limits.ts';
import type { Access, AccessControl } from './admin/access.service.ts';
import type { DuracaoDaSessao } from './admin/sessao.service.ts';
import type { Acervo } from './banners/acervo.service.ts';
import type { Arquivo } from './brand/arquivos.service.ts';
import type { Cabeca, Numeros } from './brand/marca.ts';
import type { CheckoutParts } from './checkout/assinatura.service.ts';
import type { Lookups } from './lookup/lookup.service.ts';
import type { Papelaria } from './mail/papelaria.service.ts';
import type { Pagamento } from './payment/pagamento.service.ts';
import type { FatorExigido } from './roles/fator.ts';
import type { Ditos } from './site/ditos.service.ts';
import type { Verificacao } from './verification/verificacao.service.ts';
import type { Visitas } from './visits/visitas.service.ts';
import type { WebhookParts } from './webhooks/webhook.service.ts';

/** What the doors of the modules are given, made once for the whole shop: each takes what it needs. */
export interface Services {
  /** A unit of work of its own, for one request. */
  fork: () => EntityManager;
  /** Who is asking, and whether he may. */
  accessControl: AccessControl;
  /** Slows down whoever guesses a password. */
  attempts: Attempts;
  /** How long sessions last. */
  duracao: DuracaoDaSessao;
  /** Of whom a second factor is asked. */
  fatorExigido: FatorExigido;
  /** The shop's key of second factors. */
  chaveDosFatores: string;
  /** The shop's key of links of access. */
  chaveDosLinks: string;
  /** A visitor whose acts are counted. */
  callerOf: (visitor: Visitor) => Caller;
  lookups: Lookups;
  verificacao: Verificacao;
  /** What orders and messages need of the shop. */
  checkout: CheckoutParts;
  /** How orders are paid. */
  pagamento: Pagamento;
  /** What letters are written from. */
  papelaria: Papelaria;
  /** How webhooks are sealed, and where they may be. */
  webhooks: WebhookParts;
  /** Whether this shop shows invented rows beside its own. */
  demoData: boolean;
  /** The pictures that have been sent. */
  acervo: Acervo;
  /** Who comes to the order pages, counted. */
  visitas: Visitas;
  /** Takes what was erased out of the file of an embedded database; where it cannot, the job of the night does it. */
  limparArquivo: () => Promise<void>;
  /** Folder of what the shop keeps beside its rows. */
  dataDir: string;
  publicUrl: string;
  adminPath: string;
  brand: Brand;
  /** How many the company's folder says there are. */
  numeros: Numeros;
  /** Folder of the files that are served as they are, sharing pictures among them. */
  publicFolder: string;
  cabeca: Cabeca;
  /** What every page says at an instant: of the company what the settings say, with what staff have written over it, and the notices on air. */
  ditos: (agora: Date) => Promise<Ditos>;
  /** The company's own files, by their addresses. */
  arquivos: ReadonlyMap<string, Arquivo>;
}

/** What a resolver knows of one request. */
export interface GraphQLContext extends Services {
  /** Fork of its own, so that no request sees another's rows. */
  em: EntityManager;
  /** Instant of the request; date rules take it from here. */
  agora: Date;
  /** Who asks; in process, whoever asks for the page: what is the same for everyone counts nothing. */
  caller: Caller;
  /** The signed-in administrator, or the machine with its key; null where there is neither. */
  access: Access | null;
  /** Set when what was asked for had been done before, under the same key; the answer says so. */
  repetido?: boolean;
  /** Hands the browser that asks another session of the same account. */
  handSession: (sessao: string) => Promise<void>;
}

/** The context behind `@Authorized()`, which lets nobody else through. */
export type AdminContext = GraphQLContext & { access: Access };

/** Makes the context of a request, over HTTP or in process. */
export type ContextFactory = (visitor: Visitor, access: Access | null) => GraphQLContext;
