import { nomesDosStatus, type TabelaDeStatus } from '../editing/status.ts';

/** Where a contact message stands with the staff (D27). */
export const STATUS_DA_MENSAGEM = {
  nova: { rotulo: 'Nova', aberto: true, tom: 'novo' },
  em_atendimento: { rotulo: 'Em atendimento', aberto: true },
  respondida: { rotulo: 'Respondida' },
  arquivada: { rotulo: 'Arquivada', tom: 'passado' },
} as const satisfies TabelaDeStatus;

export const MensagemStatus = nomesDosStatus(STATUS_DA_MENSAGEM);
export type MensagemStatus = keyof typeof MensagemStatus;
