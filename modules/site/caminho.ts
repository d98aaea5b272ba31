import { familiasDaRota } from '../checkout/rotas.ts';
import { enderecoCanonico } from './endereco.ts';

const OUTRAS_PAGINAS = new Set(['/assineja-finalizada', '/atendimento-obrigado']);

/**
 * Whether something else is served at a base path or below it, so that the administration cannot be.
 * @param rotas the patterns that the server answers, `/api/planos/:id`; one that begins with a parameter claims nothing
 */
export function caminhoOcupado(caminho: string, rotas: Iterable<string>): boolean {
  if (enderecoCanonico(caminho) || familiasDaRota(caminho) || OUTRAS_PAGINAS.has(caminho)) return true;
  const primeiro = caminho.split('/')[1];
  return [...rotas].some((rota) => rota.split('/')[1] === primeiro);
}
