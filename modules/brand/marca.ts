import type { Brand } from '../../platform/brand.ts';

/** What the company's folder says and pages show; goes to the browser with the page. */
export interface Marca {
  logo: Logo | null;
  palavras: Palavras;
  numeros: Numeros;
  /** When and by what they were counted, a sentence each, of those that staff have written (087). */
  contagens?: readonly string[];
}

/** A picture in the place of the flower, in pixels of its own. */
interface Logo {
  src: string;
  largura: number;
  altura: number;
  /** Whether the name stands beside it. */
  comNome: boolean;
}

/** Claims that are the company's and nobody else's. */
export interface Palavras {
  /** Heading of the promotions. */
  promocao: string;
  /** Heading of the about page. */
  sobre: string;
  missao: string;
  /** Heading and paragraph of the home page's part about the company. */
  inicio: string;
  historia: string;
  /** Under the footer's logo. */
  rodape: string;
}

/** How many there are; null is not told. */
export interface Numeros {
  sites: number | null;
  clientes: number | null;
}

export interface Marco {
  ano: string;
  titulo: string;
  texto: string;
}

/** What heads name; only the server's side of the pages needs it. Addresses are paths. */
export interface Cabeca {
  /** The company's stylesheet. */
  folha: string | null;
  /** Fonts in the place of the site's own. */
  fontes: { texto: string | null; titulo: string | null };
  favicon: string;
  /** What stands for the company in search results. */
  emblema: string;
  icones: { '192': string; '512': string; mascara: string };
  /** Around the page, on phones: `#rrggbb`. */
  cor: string;
  /** Whether the company has chosen colours, in which it is shown by night too. */
  coresProprias: boolean;
  /** Sharing pictures that are not the site's own, by name. */
  compartilhar: Readonly<Record<string, string>>;
}

/** "no ar desde 2000", or null where the company does not tell. */
export function noArDesde({ BRAND_FOUNDED }: Pick<Brand, 'BRAND_FOUNDED'>): string | null {
  return BRAND_FOUNDED && `no ar desde ${BRAND_FOUNDED}`;
}

/** Rounded down: nobody is told of more than was counted. */
const POUCAS = { notation: 'compact', roundingMode: 'trunc' } as const;
const POR_EXTENSO = new Intl.NumberFormat('pt-BR', POUCAS);
const CURTO = new Intl.NumberFormat('en', POUCAS);

/** "70 mil" for 70000. */
export function porExtenso(numero: number): string {
  // Intl separates with a space that does not break.
  return POR_EXTENSO.format(numero).replace(/\s/g, ' ');
}

/** "70K" for 70000. */
export function curto(numero: number): string {
  return CURTO.format(numero).replace('.', ',');
}
