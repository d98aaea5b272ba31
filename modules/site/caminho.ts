import { familiasDaRota } from '../checkout/rotas.ts';
import { canonicalAddress } from './address.ts';

const OUTRAS_PAGINAS = new Set(['/assineja-finalizada', '/atendimento-obrigado']);

/**
 * Whether something else is served at a base path or below it, so that the administration cannot be.
 * @param rotas the patterns that the server answers, `/api/planos/:id`; one that begins with a parameter claims nothing
 */
export function caminhoOcupado(caminho: string, rotas: Iterable<string>): boolean {
  if (ehPagina(caminho)) return true;
  const primeiro = caminho.split('/')[1];
  return [...rotas].some((rota) => rota.split('/')[1] === primeiro);
}

/** Whether the site has a page of its own at a path. */
export function ehPagina(caminho: string): boolean {
  return canonicalAddress(caminho) !== null || familiasDaRota(caminho) !== undefined || OUTRAS_PAGINAS.has(caminho);
}
