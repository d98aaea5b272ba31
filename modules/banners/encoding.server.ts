import pLimit from 'p-limit';
import { DomainError } from '../../platform/errors.ts';
import { inOtherProcess } from '../../platform/otherProcess.ts';
import type { Recorte } from './imagem.ts';

/** A picture to be encoded, under the name that it will have. */
export interface EncodeJob {
  conteudo: Uint8Array;
  imagem: string;
  /** The part of it that is kept; null where all of it is. */
  recorte: Recorte | null;
}

/** The picture in all its forms, or why it is not taken: no picture at all, too many pixels, taller than it is wide, less than was to be kept of it. */
export type EncodeAnswer =
  { arquivos: [nome: string, bytes: Uint8Array][] } | { recusa: 'invalida' | 'pixels' | 'alta' | 'recorte' };

/** Pictures that may wait; each is held in memory as a file. */
const MAIOR_FILA = 4;
const PRAZO_MS = 60_000;

const umaPorVez = pLimit(1);

/**
 * Encodes a picture in a process that ends with it, one at a time: pixels take many times the bytes of a file, and decoders are C.
 * @throws `IMAGENS_DEMAIS` when several are waiting already
 */
export async function encode(encomenda: EncodeJob): Promise<EncodeAnswer> {
  if (umaPorVez.pendingCount >= MAIOR_FILA) {
    throw new DomainError('unavailable', 'IMAGENS_DEMAIS', 'Outras imagens estão sendo preparadas. Tente de novo em instantes.', {
      retryAfter: 5,
    });
  }
  return umaPorVez(() => emOutroProcesso(encomenda));
}

// A decoder that died, or took too long: the file is not one that this shop can show.
async function emOutroProcesso(encomenda: EncodeJob): Promise<EncodeAnswer> {
  const program = { beside: import.meta.url, name: 'encoding.worker', milliseconds: PRAZO_MS };
  return (await inOtherProcess<EncodeAnswer>(program, encomenda)) ?? { recusa: 'invalida' };
}
