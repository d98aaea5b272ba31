import type { Papel } from '../roles/papel.ts';

/** In whose name something is done: an administrator's, or a machine's. */
export interface Autor {
  /** Above zero of an administrator; below, the number of the machine's key. */
  id: number;
  usuario: string;
  /** What an administrator is there for; of a machine its key says it. */
  papel?: Papel;
  /** The act that is to be done once, as it is stored with what it does (`umaVez`). */
  ato?: { chave: string; conteudo: string };
}

/** Whoever has the machine's command line, where there is no account. */
export const LINHA_DE_COMANDO: Autor = { id: 0, usuario: 'linha de comando' };
