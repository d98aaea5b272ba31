import type { Brand } from '../../platform/brand.ts';
import type { Cabeca } from './marca.ts';

/** What the shop is reached at and called. */
export interface Loja {
  /** Without a slash at its end. */
  publicUrl: string;
  brand: Brand;
  cabeca: Pick<Cabeca, 'emblema'>;
}

/** Who sells, as machines read it (schema.org/Organization). */
export function organizacao({ publicUrl, brand, cabeca }: Loja) {
  const { SOCIAL_INSTAGRAM, SOCIAL_FACEBOOK, SOCIAL_YOUTUBE, SOCIAL_LINKEDIN } = brand;
  const redes = [SOCIAL_INSTAGRAM, SOCIAL_FACEBOOK, SOCIAL_YOUTUBE, SOCIAL_LINKEDIN].filter((rede) => rede !== null);
  return {
    '@type': 'Organization' as const,
    name: brand.BRAND_NAME,
    legalName: brand.BRAND_LEGAL_NAME,
    taxID: brand.BRAND_CNPJ,
    ...(brand.BRAND_FOUNDED && { foundingDate: brand.BRAND_FOUNDED }),
    url: `${publicUrl}/`,
    logo: publicUrl + cabeca.emblema,
    email: brand.EMAIL_CONTACT,
    ...(brand.BRAND_PHONE && { telephone: brand.BRAND_PHONE }),
    ...(brand.BRAND_ADDRESS && { address: brand.BRAND_ADDRESS }),
    ...(redes.length > 0 && { sameAs: redes }),
  };
}
