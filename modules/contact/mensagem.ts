import { nomesDosStatus, statusDeChegada, statusQue, type TabelaDeStatus } from '../editing/status.ts';

/** Where a contact message stands with the staff (D27). */
export const STATUS_DA_MENSAGEM = {
  nova: { rotulo: 'Nova', chegada: true, aberto: true, tom: 'novo' },
  em_atendimento: { rotulo: 'Em atendimento', aberto: true },
  respondida: { rotulo: 'Respondida' },
  arquivada: { rotulo: 'Arquivada', tom: 'passado' },
} as const satisfies TabelaDeStatus;

export const MensagemStatus = nomesDosStatus(STATUS_DA_MENSAGEM);
export type MensagemStatus = keyof typeof MensagemStatus;

/** In which a message comes in; it waits until somebody takes it up. */
export const MENSAGEM_ESPERANDO = statusDeChegada(STATUS_DA_MENSAGEM);

/** Messages that staff are not done with. */
export const MENSAGEM_ABERTA: readonly MensagemStatus[] = statusQue(STATUS_DA_MENSAGEM, 'aberto');
