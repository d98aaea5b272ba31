/** Where the text of each version of a contract stays, each below it at its digest. */
export const ROTA_DAS_VERSOES = '/contrato';

const VERSAO = /^[0-9a-f]{64}$/;

/** Whether a text has the form of a version: the digest of a contract's text. */
export function ehVersao(texto: string): boolean {
  return VERSAO.test(texto);
}

/** The version in the address of a page that shows one; null at any other address. @param caminho without query */
export function versaoDoCaminho(caminho: string): string | null {
  const base = `${ROTA_DAS_VERSOES}/`;
  const versao = caminho.startsWith(base) ? caminho.slice(base.length) : '';
  return ehVersao(versao) ? versao : null;
}

/** Address of the page that shows a version, whatever the contract says by then. */
export function caminhoDaVersao(versao: string): string {
  return `${ROTA_DAS_VERSOES}/${versao}`;
}
