/**
 * Address at which WhatsApp writes to a telephone number, with the text that it begins with; null for what is no number. A number without a country is Brazilian.
 */
export function enderecoDoWhatsApp(telefone: string, texto: string): string | null {
  const digitos = telefone.replace(/\D/g, '').replace(/^0+/, '');
  const inteiro = /^\s*\+/.test(telefone) || digitos.length > 11 ? digitos : `55${digitos}`;
  return inteiro.length >= 12 && inteiro.length <= 15 ? `https://wa.me/${inteiro}?text=${encodeURIComponent(texto)}` : null;
}
