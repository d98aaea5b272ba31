/** The administrator in whose name something is done. */
export interface Autor {
  id: number;
  usuario: string;
  /** The act that is to be done once, as it is stored with what it does (`umaVez`). */
  ato?: { chave: string; conteudo: string };
}

/** Whoever has the machine's command line, where there is no account. */
export const LINHA_DE_COMANDO: Autor = { id: 0, usuario: 'linha de comando' };
