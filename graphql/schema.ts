import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ResolverData } from 'type-graphql';
import { naoAutenticado } from '../modules/admin/sessao.service.ts';
import { AdministradorResolver } from '../modules/admin/administrador.resolver.ts';
import { EntradaResolver } from '../modules/admin/entrada.resolver.ts';
import { PainelResolver } from '../modules/admin/painel.resolver.ts';
import { BannerAdminResolver, BannerIcpAdminResolver } from '../modules/banners/banner.admin.resolver.ts';
import { ImagemResolver } from '../modules/banners/imagem.resolver.ts';
import { DestaqueAdminResolver } from '../modules/catalogue/destaque.admin.resolver.ts';
import { PlanoAdminResolver } from '../modules/catalogue/plano.admin.resolver.ts';
import { AssinaturaAdminResolver } from '../modules/checkout/assinatura.admin.resolver.ts';
import { MensagemAdminResolver } from '../modules/contact/mensagem.admin.resolver.ts';
import { CupomAdminResolver } from '../modules/coupons/cupom.admin.resolver.ts';
import { AlteracaoResolver } from '../modules/editing/alteracao.resolver.ts';
import { BannerResolver } from '../modules/banners/banner.resolver.ts';
import { AssinaturaResolver } from '../modules/checkout/assinatura.resolver.ts';
import { ContatoResolver } from '../modules/contact/contato.resolver.ts';
import { CupomResolver } from '../modules/coupons/cupom.resolver.ts';
import { ConsultaResolver } from '../modules/lookup/consulta.resolver.ts';
import { DestaqueResolver } from '../modules/catalogue/destaque.resolver.ts';
import { DepoimentoAdminResolver } from '../modules/testimonials/depoimento.admin.resolver.ts';
import { DepoimentoResolver } from '../modules/testimonials/depoimento.resolver.ts';
import { CatalogoAdminResolver } from '../modules/transfer/catalogo.admin.resolver.ts';
import { PlanoResolver } from '../modules/catalogue/plano.resolver.ts';
import type { GraphQLContext } from './context.ts';

/** Assembles the executable schema from the resolvers of all modules. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      PlanoResolver,
      BannerResolver,
      DestaqueResolver,
      DepoimentoResolver,
      CupomResolver,
      AssinaturaResolver,
      ContatoResolver,
      ConsultaResolver,
      PainelResolver,
      PlanoAdminResolver,
      BannerAdminResolver,
      BannerIcpAdminResolver,
      ImagemResolver,
      DestaqueAdminResolver,
      DepoimentoAdminResolver,
      CupomAdminResolver,
      AssinaturaAdminResolver,
      MensagemAdminResolver,
      AdministradorResolver,
      EntradaResolver,
      AlteracaoResolver,
      CatalogoAdminResolver,
    ],
    authChecker: ({ context }: ResolverData<GraphQLContext>) => {
      if (context.acesso === null) throw naoAutenticado();
      return true;
    },
    // zod validates at the services' entrance, for both doors alike.
    validate: false,
  });
}
