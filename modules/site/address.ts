import { parseId } from '../../platform/database/id.ts';
import { lerRespostas } from '../catalogue/escolha.ts';
import { FAMILIAS } from '../catalogue/familia.ts';
import { familiasDaRota, ROTAS_DE_ASSINATURA } from '../checkout/rotas.ts';
import { ROTAS_INDEXADAS } from './rotas.ts';

/** What a page shows that can change: a table, or the day in São Paulo. */
type Dependencia = 'planos' | 'banners' | 'destaques' | 'depoimentos' | 'textos_do_site' | 'avisos' | 'dia';

/** What every page shows: notices, and in its footer the hours, both with days. */
const SEMPRE: readonly Dependencia[] = ['textos_do_site', 'avisos', 'dia'];

/** A page that is the same for everyone, under the one address by which it is kept. */
export interface CanonicalAddress {
  /** Path and known parameters only. */
  url: string;
  dependeDe: readonly Dependencia[];
  /** Status of the page, 200 when it does not say. */
  status?: 404;
}

/** The one page of every address at which there is nothing. */
export const NADA: CanonicalAddress = { url: '/endereco-que-nao-existe', dependeDe: SEMPRE, status: 404 };
/** Of no row: what is asked by the order page of a plan that cannot be ordered there. */
export const NENHUM = 'planoId=0';

/** What a plan can be paid for at an address, in months. */
const PERIODOS = new Map<string, readonly number[]>([
  ...FAMILIAS.map(({ rota, periodos }) => [rota, periodos] as const),
  ...ROTAS_DE_ASSINATURA.map((rota) => {
    const vendidas = FAMILIAS.filter(({ tipo }) => familiasDaRota(rota)?.includes(tipo));
    return [rota, vendidas.flatMap(({ periodos }) => periodos)] as const;
  }),
]);
const DEPENDENCIAS = new Map<string, readonly Dependencia[]>([
  ...ROTAS_INDEXADAS.map((rota): [string, readonly Dependencia[]] => [rota, SEMPRE]),
  // A price may have a day on which it begins, and ends.
  ...[...PERIODOS.keys(), '/plano-promocao', '/qual-plano'].map((rota): [string, readonly Dependencia[]] => [
    rota,
    ['planos', ...SEMPRE],
  ]),
  ['/', ['planos', 'banners', 'destaques', 'depoimentos', ...SEMPRE]],
  ['/assineja-finalizada', SEMPRE],
  ['/atendimento-obrigado', SEMPRE],
]);

/**
 * The address under which a public page is kept, or null when it is not kept. Parameters that the page does not know are
 * dropped, those that only a browser reads too, and so are values that it ignores (section 5), so that junk neither misses nor fills the cache.
 */
export function canonicalAddress(url: string): CanonicalAddress | null {
  const [caminho = '', query = ''] = url.split('?', 2);
  const dependeDe = DEPENDENCIAS.get(caminho);
  if (!dependeDe) return null;
  const asked = new URLSearchParams(query);
  // Answers have few values each, and what is none of them is not kept.
  if (caminho === '/qual-plano') {
    const respostas = Object.entries(lerRespostas((nome) => asked.get(nome)));
    return { url: join(caminho, ...respostas.map((resposta) => resposta.join('='))), dependeDe };
  }
  const asksPeriod = PERIODOS.get(caminho)?.some((opcao) => String(opcao) === asked.get('periodo'));
  const periodo = asksPeriod ? `periodo=${asked.get('periodo')}` : '';
  if (!ROTAS_DE_ASSINATURA.includes(caminho)) return { url: join(caminho, periodo), dependeDe };
  const planoId = asked.get('planoId');
  // Where a plan is still to be chosen, the prices are those of the period.
  if (planoId === null) return { url: join(caminho, periodo), dependeDe };
  if (parseId(planoId) === null) return { url: join(caminho, NENHUM, periodo), dependeDe };
  return { url: join(caminho, `planoId=${planoId}`, periodo), dependeDe };
}

/** An address with what it asks for; what is empty asks for nothing. */
export function join(caminho: string, ...known: readonly string[]): string {
  const query = known.filter(Boolean).join('&');
  return query ? `${caminho}?${query}` : caminho;
}
