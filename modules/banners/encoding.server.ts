import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { DomainError } from '../../platform/errors.ts';

/** A picture to be encoded, under the name that it will have. */
export interface EncodeJob {
  conteudo: Uint8Array;
  imagem: string;
}

/** The picture in all its forms, or why it is not taken: no picture at all, too many pixels, taller than it is wide. */
export type EncodeAnswer = { arquivos: [nome: string, bytes: Uint8Array][] } | { recusa: 'invalida' | 'pixels' | 'alta' };

/** Pictures that may wait; each is held in memory as a file. */
const MAIOR_FILA = 4;
const PRAZO_MS = 60_000;

// Beside this file, as source or as part of the build.
const EXTENSAO = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const WORKER = fileURLToPath(new URL(`./encoding.worker${EXTENSAO}`, import.meta.url));
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

function emOutroProcesso(encomenda: EncodeJob): Promise<EncodeAnswer> {
  return new Promise((resolve) => {
    const processo = fork(WORKER, {
      serialization: 'advanced',
      execArgv: EXTENSAO === '.ts' && !process.features.typescript ? ['--import', '@oxc-node/core/register'] : [],
      // One heap of the C library: each further one keeps what it has freed (mallopt(3)).
      env: { MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: PRAZO_MS,
      killSignal: 'SIGKILL',
    });
    // A decoder that died, or took too long: the file is not one that this shop can show.
    let resposta: EncodeAnswer = { recusa: 'invalida' };
    processo.once('message', (dita) => {
      resposta = dita as EncodeAnswer;
    });
    // What it took is given back only when it has ended; the next begins after that.
    processo.once('close', () => resolve(resposta));
    processo.on('error', () => resolve(resposta));
    processo.send(encomenda);
  });
}
