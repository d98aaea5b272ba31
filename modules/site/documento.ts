/** Addresses of the policies and contracts (section 2). */
export const ROTAS_DE_DOCUMENTO = [
  '/politica-de-uso',
  '/politica-de-spam',
  '/politica-de-lgpd',
  '/contrato-de-hospedagem',
  '/contrato-de-vps-dedicado',
  '/contrato-administrativo-vps-dedicado',
] as const;

export type RotaDeDocumento = (typeof ROTAS_DE_DOCUMENTO)[number];

/** Whether a path shows a policy or a contract. */
export function ehRotaDeDocumento(path: string): path is RotaDeDocumento {
  return (ROTAS_DE_DOCUMENTO as readonly string[]).includes(path);
}
