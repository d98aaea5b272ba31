import type { Brand } from '../../platform/brand.ts';

// What sentences say of the ways to the company, of which an empty variable says that there is none.

/** Where a customer asks for something. */
export function peloPortal({ PORTAL_URL }: Brand): string {
  return PORTAL_URL ? 'pelo Portal do Cliente' : 'pelo atendimento';
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** How support is reached, in one sentence without its full stop. */
export function canaisDeSuporte(brand: Brand): string {
  const { TICKET_URL, WHATSAPP_NUMBER } = brand;
  const canais = [
    TICKET_URL ? `chamados 24/7/365 ${peloPortal(brand)}` : 'mensagens pela página de atendimento',
    ...(WHATSAPP_NUMBER ? ['atendimento por mensagem em horário comercial'] : []),
  ];
  return lista.format(canais);
}

/** Those of the pairs that have an address. */
export function comEndereco<Entrada extends { href: string | null }>(
  entradas: readonly Entrada[],
): (Entrada & { href: string })[] {
  return entradas.filter((entrada): entrada is Entrada & { href: string } => entrada.href !== null);
}
