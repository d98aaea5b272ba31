import { STATUS_ABERTOS, type AssinaturaStatus } from './assinatura.ts';

/** Whether whoever ordered is written to when an order gets another status, so that nobody can take back that it was said: that it ends, or goes on after all. */
export function avisaQuemPediu(de: AssinaturaStatus, para: AssinaturaStatus): boolean {
  const acaba = (status: AssinaturaStatus) => !STATUS_ABERTOS.includes(status);
  return de !== para && (acaba(de) || acaba(para));
}
