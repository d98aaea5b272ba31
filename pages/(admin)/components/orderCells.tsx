import { STATUS_DA_ASSINATURA, type AssinaturaStatus } from '../../../modules/checkout/assinatura.ts';
import { PALAVRAS_DO_MOTIVO, type MotivoDoCancelamento } from '../../../modules/checkout/motivo.ts';
import { reais } from '../format.ts';
import { StatusTag } from './StatusTag.tsx';

interface Priced {
  valor: number;
  valorConferido: boolean;
}

/** What an order costs, and that nobody has confirmed it. */
export function OrderTotal({ valor, valorConferido }: Priced) {
  return (
    <>
      {reais(valor)} {!valorConferido && <span className="tag tag--warn">valor não conferido</span>}
    </>
  );
}

interface Standing {
  status: AssinaturaStatus;
  motivo?: MotivoDoCancelamento | null;
  pagaEm?: unknown;
  substituiId?: string | null;
  substituidaPorId?: string | null;
}

/** Where an order stands: its status and why, whether it is paid, and which others it corrects or is corrected by. */
export function OrderStanding({ status, motivo, pagaEm, substituiId, substituidaPorId }: Standing) {
  return (
    <>
      <StatusTag tabela={STATUS_DA_ASSINATURA} status={status} />{' '}
      {motivo && <span className="tag tag--passado">{PALAVRAS_DO_MOTIVO[motivo]}</span>}{' '}
      {pagaEm ? <span className="tag">paga</span> : null}{' '}
      {substituidaPorId && <span className="tag tag--warn">corrigida pela {substituidaPorId}</span>}
      {substituiId && <span className="tag">corrige a {substituiId}</span>}
    </>
  );
}
