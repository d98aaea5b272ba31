import type { AssinaturaValues } from './assinaturaValues.ts';

interface Placed {
  clienteIdB: string;
  /** Reais. */
  valor: number;
}

/** Address of the page after an order (section 2.2), which says on it what it shows. */
export function pageAfter({ clienteIdB, valor }: Placed, { emailPrincipal, telefone, dominio }: AssinaturaValues): string {
  const email = emailPrincipal.trim().toLowerCase();
  return `/assineja-finalizada?${new URLSearchParams({ id: clienteIdB, email, valor: valor.toFixed(2), telefone, dominio })}`;
}
