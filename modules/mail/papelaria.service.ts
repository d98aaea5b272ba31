import type { Config } from '../../platform/config.ts';
import type { CoresDaMarca } from '../brand/cores.server.ts';
import type { Cabeca } from '../brand/marca.ts';
import type { MailConfig } from '../../platform/mail.ts';
import type { Pagamento } from '../payment/pagamento.service.ts';
import type { Loja } from './carta.ts';
import type { Aparencia } from './html.server.tsx';

/** What letters are written from. */
export interface Papelaria extends Aparencia {
  loja: Loja;
  pagamento: Pagamento;
  /** Who they are from, and who of the staff reads them; null where no mail goes out. */
  enderecos: Pick<MailConfig, 'from' | 'staff'> | null;
}

/** What the letters of a shop are written from, as its settings and the company's folder have it. */
export function papelariaDe(
  { brand, publicUrl, adminPath, payment, mail }: Pick<Config, 'brand' | 'publicUrl' | 'adminPath' | 'payment' | 'mail'>,
  { cabeca, cores }: { cabeca: Cabeca; cores: CoresDaMarca },
): Papelaria {
  return {
    cores,
    emblema: publicUrl + cabeca.icones['192'],
    pagamento: payment,
    enderecos: mail && { from: mail.from, staff: mail.staff },
    loja: {
      nome: brand.BRAND_NAME,
      razaoSocial: brand.BRAND_LEGAL_NAME,
      cnpj: brand.BRAND_CNPJ,
      endereco: brand.BRAND_ADDRESS,
      telefone: brand.BRAND_PHONE,
      contato: brand.EMAIL_CONTACT,
      whatsapp: brand.WHATSAPP_NUMBER,
      portal: brand.PORTAL_URL,
      site: publicUrl,
      administracao: publicUrl + adminPath,
    },
  };
}
