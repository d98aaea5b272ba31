import { pedidoDoCaminho, ROTA_DE_ACOMPANHAR } from '../checkout/identificador.ts';
import { ROTA_DAS_VERSOES, versaoDoCaminho } from '../contract/versao.ts';
import { canonicalAddress } from './address.ts';

/**
 * Whether something else is served at a base path or below it, so that the administration cannot be.
 * @param rotas the patterns that the server answers, `/api/planos/:id`; one that begins with a parameter claims nothing
 */
export function caminhoOcupado(caminho: string, rotas: Iterable<string>): boolean {
  if (ehPagina(caminho)) return true;
  const primeiro = caminho.split('/')[1];
  return [...rotas, ROTA_DE_ACOMPANHAR, ROTA_DAS_VERSOES].some((rota) => rota.split('/')[1] === primeiro);
}

/**
 * Tells, without asking the router, that there is nothing at an address: its first word belongs to none of `rotas`. What is written
 * in an unusual way is left to the router, which redirects it.
 */
export function createNothingAt(rotas: Iterable<string>): (url: string) => boolean {
  const taken = new Set([...rotas].map((rota) => rota.split('/')[1]));
  return (url) => {
    const [caminho = ''] = url.split('?', 1);
    return (
      /^(?:\/[a-z0-9-]+)+$/.test(caminho) &&
      !taken.has(caminho.split('/')[1]) &&
      !ehPagina(caminho) &&
      pedidoDoCaminho(caminho) === null &&
      versaoDoCaminho(caminho) === null
    );
  };
}

/** Whether the site has a page of its own at a path. */
export function ehPagina(caminho: string): boolean {
  return canonicalAddress(caminho) !== null;
}
