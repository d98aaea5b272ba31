import type { PageContext } from 'vike/types';
import { versaoDoCaminho } from '../../../modules/contract/versao.ts';

/** One address for each version of a contract: the digest of its text. */
export function route({ urlPathname }: PageContext) {
  const versao = versaoDoCaminho(urlPathname);
  return versao === null ? false : { routeParams: { versao } };
}
