import type { Brand } from '../../platform/brand.ts';

// What sentences say of the ways to the company, of which an empty variable says that there is none.

/** Where a customer asks for something. */
export function peloPortal({ PORTAL_URL }: Brand): string {
  return PORTAL_URL ? 'pelo Portal do Cliente' : 'pelo atendimento';
}

/** When telephone and WhatsApp are answered: the company's own hours, or that there are some. */
export function horario({ BRAND_HOURS }: Pick<Brand, 'BRAND_HOURS'>): string {
  return BRAND_HOURS ?? 'em horário comercial';
}

/** Address of a conversation, with a first message where there is one to say; null where the company has no number. */
export function linkDoWhatsApp({ WHATSAPP_NUMBER }: Pick<Brand, 'WHATSAPP_NUMBER'>, mensagem?: string): string | null {
  if (!WHATSAPP_NUMBER) return null;
  return `https://wa.me/${WHATSAPP_NUMBER}${mensagem ? `?text=${encodeURIComponent(mensagem)}` : ''}`;
}

/** What a telephone dials (RFC 3966): a number without a country code is one of Brazil. Null where the company has none. */
export function linkDoTelefone({ BRAND_PHONE }: Pick<Brand, 'BRAND_PHONE'>): string | null {
  if (!BRAND_PHONE) return null;
  const digitos = BRAND_PHONE.replace(/\D/g, '');
  return `tel:+${BRAND_PHONE.startsWith('+') || digitos.length > 11 ? '' : '55'}${digitos}`;
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** How support is reached, in one sentence without its full stop. */
export function canaisDeSuporte(brand: Brand): string {
  const { TICKET_URL, WHATSAPP_NUMBER } = brand;
  const canais = [
    TICKET_URL ? `chamados 24/7/365 ${peloPortal(brand)}` : 'mensagens pela página de atendimento',
    ...(WHATSAPP_NUMBER ? [`atendimento por mensagem (${horario(brand)})`] : []),
  ];
  return lista.format(canais);
}

/** Those of the pairs that have an address. */
export function comEndereco<Entrada extends { href: string | null }>(
  entradas: readonly Entrada[],
): (Entrada & { href: string })[] {
  return entradas.filter((entrada): entrada is Entrada & { href: string } => entrada.href !== null);
}
