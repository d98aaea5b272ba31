import type { Config } from '../../platform/config.ts';
import type { CoresDaMarca } from '../brand/cores.server.ts';
import type { Cabeca } from '../brand/marca.ts';
import type { Papelaria } from './correio.service.ts';

/** What the letters of a shop are written from, as its settings and the company's folder have it. */
export function papelariaDe(
  { brand, publicUrl, adminPath, payment }: Pick<Config, 'brand' | 'publicUrl' | 'adminPath' | 'payment'>,
  { cabeca, cores }: { cabeca: Cabeca; cores: CoresDaMarca },
): Papelaria {
  return {
    cores,
    emblema: publicUrl + cabeca.icones['192'],
    pagamento: payment,
    loja: {
      nome: brand.BRAND_NAME,
      razaoSocial: brand.BRAND_LEGAL_NAME,
      cnpj: brand.BRAND_CNPJ,
      contato: brand.EMAIL_CONTACT,
      site: publicUrl,
      administracao: publicUrl + adminPath,
    },
  };
}
