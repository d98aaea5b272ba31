import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where a program lies that runs in a process of its own, and for how long it may. */
interface Program {
  /** `import.meta.url` of the file that it lies beside, as source or as part of the build. */
  beside: string;
  /** Name without its ending: `encoding.worker`. */
  name: string;
  milliseconds: number;
}

/**
 * Hands a job to a process that ends with it, and gives back what its memory took. It is told no setting and no secret, and says one thing. Answers that once it
 * has ended; undefined where it died, or took too long.
 */
export function inOtherProcess<Answer>({ beside, name, milliseconds }: Program, job: object): Promise<Answer | undefined> {
  const ending = beside.endsWith('.ts') ? '.ts' : '.js';
  return new Promise((resolve) => {
    const other = fork(fileURLToPath(new URL(`./${name}${ending}`, beside)), {
      serialization: 'advanced',
      execArgv: [],
      // One heap of the C library: each further one keeps what it has freed (mallopt(3)).
      env: { MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: milliseconds,
      killSignal: 'SIGKILL',
    });
    let answer: Answer | undefined;
    other.once('message', (said) => {
      answer = said as Answer;
    });
    // What it took is given back only when it has ended.
    other.once('close', () => resolve(answer));
    other.on('error', () => resolve(answer));
    other.send(job);
  });
}
