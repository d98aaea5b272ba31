import { DomainError } from '../../platform/errors.ts';
import { OneAtATime } from '../../platform/oneAtATime.ts';

/** Equal orders that wait for the first. Browsers and machines repeat what has no answer once or twice; each that waits holds a place at work. */
const ESPERAM = 2;
/** Further ones that look on for a moment, and for how many milliseconds: as a rule the first is stored by then. */
const OLHAM = 8;
const OLHAM_MS = 800;
/** After how many seconds an order that nobody waited for may be asked for again. */
const VOLTE_EM = 5;

/** Orders that are being taken, by their keys; each shop has its own. */
const queues = new WeakMap<object, OneAtATime>();

/**
 * Takes an order when those that came earlier under its key are taken, and answers what is stored under the key where that fails: a repeat fails somewhere, at
 * its token, at its price, at the key of its row, or since too many wait already. Only then is the first looked for; few orders are repeats.
 * @param loja that the orders are of
 * @param forma of the key, that is nobody else's
 * @param pedido `contar` counts it before it waits, so that what waits is counted as well
 * @throws `busy` `PEDIDO_EM_ANDAMENTO` where too many wait and the first is not stored soon, and what taking it and looking for it throws
 */
export async function umDeCadaVez<Feito, Anterior>(
  loja: object,
  forma: string,
  pedido: { contar: () => Promise<void>; registrar: () => Promise<Feito>; buscar: () => Promise<Anterior | null> },
): Promise<Feito | Anterior> {
  const { contar, registrar, buscar } = pedido;
  const queue = queues.get(loja) ?? new OneAtATime(ESPERAM, emAndamento, OLHAM);
  queues.set(loja, queue);
  try {
    await contar();
    // Of two equal ones at once the second waits: reCAPTCHA refuses its token before the first's row is there to be found.
    return await queue.run(forma, registrar);
  } catch (error) {
    const demais = error instanceof DomainError && error.code === EM_ANDAMENTO;
    const primeira = await (demais ? olhar(queue, forma, buscar) : buscar());
    if (primeira) return primeira;
    throw error;
  }
}

/** Looks for the first each time that one of those at work under its key has ended, for a moment. */
async function olhar<Anterior>(
  queue: OneAtATime,
  forma: string,
  buscar: () => Promise<Anterior | null>,
): Promise<Anterior | null> {
  const ate = performance.now() + OLHAM_MS;
  for (;;) {
    // Begun before the look: what ends meanwhile is looked for once more.
    const acabou = queue.ended(forma, ate - performance.now());
    const primeira = await buscar();
    if (primeira || !(await acabou)) return primeira;
  }
}

const EM_ANDAMENTO = 'PEDIDO_EM_ANDAMENTO';

function emAndamento(): DomainError {
  const mensagem = 'Este pedido já está sendo registrado. Aguarde alguns segundos e envie de novo.';
  return new DomainError('busy', EM_ANDAMENTO, mensagem, { retryAfter: VOLTE_EM });
}
