import type { Brand } from '../../platform/brand.ts';

const DIREITO =
  'Você pode desistir em até 7 dias depois do pedido e recebe de volta o que pagou (Código de Defesa do Consumidor, artigo 49)';

/** The right to withdraw, as it is said before an order (D51). */
export const DIREITO_DE_DESISTIR = `${DIREITO}.`;

/** The same with how it is done, as it is said after it. */
export function comoDesistir({ EMAIL_CONTACT, WHATSAPP_NUMBER }: Pick<Brand, 'EMAIL_CONTACT' | 'WHATSAPP_NUMBER'>): string {
  const meios = WHATSAPP_NUMBER ? `${EMAIL_CONTACT} ou pelo WhatsApp` : EMAIL_CONTACT;
  return `${DIREITO}: escreva para ${meios}, com o código do pedido.`;
}
