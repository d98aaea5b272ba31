import { FAMILIAS } from '../catalogue/familia.ts';
import { ROTAS_INDEXADAS } from './rotas.ts';

/** What a page shows that can change: a table, or the day in São Paulo. */
type Dependencia = 'planos' | 'banners' | 'destaques' | 'depoimentos' | 'dia';

/** A page that is the same for everyone, under the one address by which it is kept. */
export interface CanonicalAddress {
  /** Path and known parameters only. */
  url: string;
  dependeDe: readonly Dependencia[];
}

const PERIODOS = new Map<string, readonly number[]>(FAMILIAS.map(({ rota, periodos }) => [rota, periodos]));
const DEPENDENCIAS = new Map<string, readonly Dependencia[]>([
  ...ROTAS_INDEXADAS.map((rota): [string, readonly Dependencia[]] => [rota, []]),
  ...FAMILIAS.map(({ rota }): [string, readonly Dependencia[]] => [rota, ['planos']]),
  ['/plano-promocao', ['planos']],
  ['/', ['planos', 'banners', 'destaques', 'depoimentos', 'dia']],
]);

/**
 * The address under which a public page is kept, or null when it is not kept. Parameters that the page does not know are
 * dropped, and so are values that it ignores (section 5), so that junk neither misses nor fills the cache.
 */
export function canonicalAddress(url: string): CanonicalAddress | null {
  const [caminho = '', query = ''] = url.split('?', 2);
  const dependeDe = DEPENDENCIAS.get(caminho);
  if (!dependeDe) return null;
  const periodo = new URLSearchParams(query).get('periodo');
  const conhecido = PERIODOS.get(caminho)?.some((opcao) => String(opcao) === periodo);
  return { url: conhecido ? `${caminho}?periodo=${periodo}` : caminho, dependeDe };
}
