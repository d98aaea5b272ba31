import { nomesDosStatus, statusDeChegada, statusQue, type TabelaDeStatus } from '../editing/status.ts';

/** Where an order stands with the staff (D27). */
export const STATUS_DA_ASSINATURA = {
  nova: { rotulo: 'Nova', chegada: true, aberto: true, tom: 'novo' },
  em_atendimento: { rotulo: 'Em atendimento', aberto: true },
  concluida: { rotulo: 'Concluída' },
  cancelada: { rotulo: 'Cancelada', semEfeito: true, tom: 'passado' },
  // Corrected by its own customer, in another order (D38).
  substituida: { rotulo: 'Substituída', semEfeito: true, soDoCliente: true },
} as const satisfies TabelaDeStatus;

export const AssinaturaStatus = nomesDosStatus(STATUS_DA_ASSINATURA);
export type AssinaturaStatus = keyof typeof AssinaturaStatus;

const DO_CLIENTE = statusQue(STATUS_DA_ASSINATURA, 'soDoCliente');
/** What staff may say of an order; that it was corrected, only its customer does. */
export const STATUS_DA_EQUIPE = Object.values(AssinaturaStatus).filter((status) => !DO_CLIENTE.includes(status));

/** Orders that count in no sum and wait for nobody. */
export const STATUS_SEM_EFEITO: readonly AssinaturaStatus[] = statusQue(STATUS_DA_ASSINATURA, 'semEfeito');

/** What others outside are told of an order that gets a status; of any other, that it has changed. */
export const EVENTO_DO_STATUS: Partial<Record<AssinaturaStatus, 'pedido.pago' | 'pedido.cancelado'>> = {
  cancelada: 'pedido.cancelado',
};

/** In which an order comes in; it waits until somebody takes it up. */
export const ASSINATURA_ESPERANDO = statusDeChegada(STATUS_DA_ASSINATURA);

/** Orders that staff are not done with. */
export const STATUS_ABERTOS: readonly AssinaturaStatus[] = statusQue(STATUS_DA_ASSINATURA, 'aberto');
