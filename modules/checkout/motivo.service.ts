import { DomainError } from '../../platform/errors.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { AssinaturaStatus } from './assinatura.ts';
import type { MotivoDoCancelamento } from './motivo.ts';

/**
 * The reason of an order's status, as it is stored; null takes it away. @param deQue the status of which it is said
 * @throws `DADOS_INVALIDOS` for a reason where nothing is cancelled
 */
export function motivoDito(
  deQue: Pick<Assinatura, 'status' | 'statusEm'>,
  motivo: MotivoDoCancelamento | null,
): Pick<Assinatura, 'motivoGuardado' | 'motivoEm'> {
  if (motivo !== null && deQue.status !== AssinaturaStatus.cancelada) {
    const mensagem = 'Só o que está cancelado tem motivo: diga-o com o status cancelada, ou depois.';
    throw new DomainError('invalid', 'DADOS_INVALIDOS', mensagem, { fields: [{ campo: 'motivo', mensagem }] });
  }
  return { motivoGuardado: motivo, motivoEm: deQue.statusEm };
}
