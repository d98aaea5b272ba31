import { ROTAS_INDEXADAS } from './rotas.ts';

/** Where browsers find `ESPECULACAO`. */
export const SPECULATION_ROUTE = '/speculation-rules.json';

/**
 * Which pages a browser may open ahead (HTML, section 7.6.1). Those that the shop keeps in memory, whole, once their link is pointed
 * at; order pages are only fetched, and only when their link is already being pressed: most who point at one do not go there.
 */
export const SPECULATION = {
  prerender: [{ where: { href_matches: ROTAS_INDEXADAS }, eagerness: 'moderate' }],
  prefetch: [{ where: { selector_matches: 'a[href^="/assineja"]' }, eagerness: 'conservative' }],
} as const;
