import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { text } from './generators.ts';
import type { Right } from './seeds.ts';
import type { Stock } from './stock.ts';

/** Any address, called in any way, with any header. */
export function anyAddress(stock: Stock): fc.Arbitrary<InjectOptions> {
  const known = ['/graphql', '/banner/', '/banner-icp/', '/api/', '/auth/', '/assets/', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/favicon.svg', '/api/docs', '*']; // prettier-ignore
  const types = [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'x',
  ];
  const under = ['/api/', '/banner/', '/banner-icp/', '/ipe/', '/acompanhar/', '/assineja-', '/plano-', '/'].map((base) =>
    text.map((word) => `${base}${encodeParameter(word)}`),
  );
  return fc
    .record({
      url: fc.oneof(fc.constantFrom(...known, `/banner/${stock.imagem}`, `/banner-icp/${stock.imagemIcp}`), ...under),
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      type: fc.constantFrom(...types),
      header: text,
      word: text,
    })
    .map(({ url, method, type, header, word }) => {
      const headers = {
        'content-type': type,
        cookie: `sessao=${encodeURIComponent(wellFormed(header))}`,
        ...Object.fromEntries(HEADERS.map((name) => [name, clean(header)])),
      };
      return { method: method as 'GET', url, headers, ...(method !== 'GET' && method !== 'HEAD' && { payload: word }) };
    });
}

const HEADERS = ['if-none-match', 'if-match', 'accept-encoding', 'accept', 'x-forwarded-for', 'x-forwarded-host', 'origin', 'range', 'idempotency-key']; // prettier-ignore
const SCREENS = ['', 'login', 'dashboard', 'planos', 'banner', 'bannericp', 'destaques', 'depoimentos', 'avisos', 'textos', 'cupons', 'assinaturas', 'mensagens', 'alteracoes', 'administradores', 'senha', 'previa/plano', 'previa/banner', 'previa/destaque', 'previa/depoimento', 'previa/aviso', 'previa/textos', 'x']; // prettier-ignore
const QUERY = ['periodo', 'planoId', 'cupom', 'dominio', 'id', 'email', 'valor', 'telefone', 'pagina', 'busca', 'ordenar', 'desc', 'tipo', 'ativo', 'status', 'planoTipo', 'de', 'ate', 'redirect', 'nome', 'desconto1', 'ram1', 'imagem', 'tabela']; // prettier-ignore

/** Every page, with any query. */
export function anyPage(right: Right, session: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<InjectOptions> {
  const pages = [
    ...ROTAS_INDEXADAS,
    ...FAMILIAS.map(({ rotaAssinatura }) => rotaAssinatura),
    '/assineja-vps',
    '/assineja-dedicado',
    '/assineja-finalizada',
    '/atendimento-obrigado',
    '/acompanhar',
    '/acompanhar/00000000-0000-4000-8000-000000000000',
    ...SCREENS.map((screen) => `/ipe/${screen}`),
  ];
  const word = (name: string) => fc.oneof(text, right.byName(name, '') ?? text).map((value) => wellFormed(String(value)));
  return fc
    .record({
      page: fc.constantFrom(...pages),
      data: fc.boolean(),
      query: fc.record(Object.fromEntries(QUERY.map((name) => [name, word(name)]))),
      kept: fc.subarray(QUERY, { maxLength: 4 }),
      headers: session,
    })
    .map(({ page, data, query, kept, headers }) => {
      const path = data && page !== '/' ? `${page}/index.pageContext.json` : page;
      const search = new URLSearchParams(Object.entries(query).filter(([name]) => kept.includes(name)));
      return { method: 'GET', url: `${path}?${search}`, headers };
    });
}

/** Words that an address can carry. */
export function encodeParameter(word: string): string {
  return encodeURIComponent(wellFormed(word)).slice(0, 1500) || '0';
}

/** Without halves of surrogate pairs, which no address can carry. */
export function wellFormed(word: string): string {
  return word.replace(/\p{Surrogate}/gu, '?');
}

/** What Node lets a header carry. */
function clean(word: string): string {
  return word.replace(/[^\x20-\x7e]/g, '').slice(0, 1000);
}
