import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { BannerResolver } from '../modules/banners/banner.resolver.ts';
import { AssinaturaResolver } from '../modules/checkout/assinatura.resolver.ts';
import { ContatoResolver } from '../modules/contact/contato.resolver.ts';
import { CupomResolver } from '../modules/coupons/cupom.resolver.ts';
import { ConsultaResolver } from '../modules/lookup/consulta.resolver.ts';
import { DestaqueResolver } from '../modules/catalogue/destaque.resolver.ts';
import { PlanoResolver } from '../modules/catalogue/plano.resolver.ts';

/** Assembles the executable schema from the resolvers of all modules. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      PlanoResolver,
      BannerResolver,
      DestaqueResolver,
      CupomResolver,
      AssinaturaResolver,
      ContatoResolver,
      ConsultaResolver,
    ],
    // zod validates at the services' entrance, for both doors alike.
    validate: false,
  });
}
