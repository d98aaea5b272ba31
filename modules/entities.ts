import { Administrador } from './admin/administrador.entity.ts';
import { Entrada } from './admin/entrada.entity.ts';
import { Sessao } from './admin/sessao.entity.ts';
import { BannerIcp } from './banners/bannerIcp.entity.ts';
import { Alteracao } from './editing/alteracao.entity.ts';
import { Nota } from './editing/nota.entity.ts';
import { Banner } from './banners/banner.entity.ts';
import { Destaque } from './catalogue/destaque.entity.ts';
import { Assinatura } from './checkout/assinatura.entity.ts';
import { Mensagem } from './contact/mensagem.entity.ts';
import { Cupom } from './coupons/cupom.entity.ts';
import { Depoimento } from './testimonials/depoimento.entity.ts';
import { TokenUsado } from './verification/token.entity.ts';
import { Plano } from './catalogue/plano.entity.ts';

/** Every table of the shop, in one list for the ORM and its migrations. */
export const entities = [
  Plano,
  Destaque,
  Banner,
  BannerIcp,
  Depoimento,
  Cupom,
  Assinatura,
  Mensagem,
  TokenUsado,
  Administrador,
  Sessao,
  Entrada,
  Alteracao,
  Nota,
];
