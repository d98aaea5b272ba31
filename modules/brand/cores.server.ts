import Color from 'colorjs.io';

/** The colours that a company may choose: the variables of pages/styles/tokens.css that each sets, and what it is otherwise. */
export const CORES = {
  escuraProfunda: { variaveis: ['--forest-950'], padrao: '#071912' },
  escura: { variaveis: ['--forest-900'], padrao: '#0d2a1e' },
  escuraMedia: { variaveis: ['--forest-800'], padrao: '#143a2a' },
  principal: { variaveis: ['--forest-700'], padrao: '#1d5039' },
  principalViva: { variaveis: ['--forest-500', '--forest-600'], padrao: '#2f7a55' },
  principalTenue: { variaveis: ['--forest-100'], padrao: '#dce9df' },
  acao: { variaveis: ['--ipe-500'], padrao: '#f7b614' },
  acaoClara: { variaveis: ['--ipe-400'], padrao: '#ffc93d' },
  acaoTenue: { variaveis: ['--ipe-100'], padrao: '#fff0c7' },
  rotulo: { variaveis: ['--bark-600', '--bark-500'], padrao: '#96430f' },
  fundo: { variaveis: ['--paper'], padrao: '#fbf7ed' },
  fundoAlternado: { variaveis: ['--paper-deep'], padrao: '#f2ebd9' },
  cartao: { variaveis: ['--surface'], padrao: '#fffdf8' },
  linha: { variaveis: ['--line'], padrao: '#dfd5bd' },
  contorno: { variaveis: ['--outline'], padrao: '#8a8570' },
  texto: { variaveis: ['--ink'], padrao: '#14211b' },
  textoSuave: { variaveis: ['--ink-soft'], padrao: '#4a574f' },
  textoNoEscuro: { variaveis: ['--ink-on-dark'], padrao: '#f4f0e2' },
  textoSuaveNoEscuro: { variaveis: ['--ink-on-dark-soft'], padrao: '#b9cabd' },
  erro: { variaveis: ['--danger'], padrao: '#a3261b' },
} as const;

export type NomeDeCor = keyof typeof CORES;
/** Chosen colours, `#rrggbb`. */
export type Cores = Readonly<Partial<Record<NomeDeCor, string>>>;
/** All colours, `#rrggbb`: the company's, and the site's own where it has chosen none. */
export type CoresDaMarca = Readonly<Record<NomeDeCor, string>>;

/** Every colour of a company. */
export function todasAsCores(cores: Cores): CoresDaMarca {
  const padrao = Object.entries(CORES).map(([nome, cor]) => [nome, cor.padrao]);
  return { ...(Object.fromEntries(padrao) as CoresDaMarca), ...cores };
}

interface Pares {
  sobre: readonly (NomeDeCor | 'branco')[];
  fundos: readonly NomeDeCor[];
  /** What WCAG 2.2 asks for: 4.5 of text (1.4.3), 3 of controls and of pictures that say something (1.4.11). */
  minimo: 4.5 | 3;
}

/** Which colours stand on which, as the style sheets have it. */
const PARES: readonly Pares[] = [
  { sobre: ['texto'], fundos: ['fundo', 'fundoAlternado', 'cartao', 'acaoTenue', 'principalTenue'], minimo: 4.5 },
  { sobre: ['textoSuave', 'rotulo', 'principal', 'escuraMedia'], fundos: ['fundo', 'fundoAlternado', 'cartao'], minimo: 4.5 },
  { sobre: ['principal', 'escuraMedia'], fundos: ['principalTenue'], minimo: 4.5 },
  { sobre: ['erro'], fundos: ['fundo', 'cartao', 'acaoTenue'], minimo: 4.5 },
  { sobre: ['branco'], fundos: ['rotulo'], minimo: 4.5 },
  { sobre: ['escuraProfunda'], fundos: ['acao', 'acaoClara'], minimo: 4.5 },
  { sobre: ['textoNoEscuro'], fundos: ['escuraProfunda', 'escura', 'escuraMedia', 'principal'], minimo: 4.5 },
  { sobre: ['textoSuaveNoEscuro', 'acaoClara'], fundos: ['escuraProfunda', 'escura', 'escuraMedia'], minimo: 4.5 },
  { sobre: ['principalViva'], fundos: ['fundo', 'fundoAlternado', 'cartao'], minimo: 3 },
  { sobre: ['contorno'], fundos: ['fundo', 'cartao'], minimo: 3 },
  { sobre: ['acao'], fundos: ['escura'], minimo: 3 },
];

/** Pairs that are hard to read, in a sentence each, with the first colour of the pair. Colours that are not chosen are the site's own. */
export function poucoContraste(cores: Cores): { cor: string; frase: string }[] {
  const valor = (nome: NomeDeCor | 'branco') => (nome === 'branco' ? '#ffffff' : (cores[nome] ?? CORES[nome].padrao));
  return PARES.flatMap(({ sobre, fundos, minimo }) =>
    sobre.flatMap((cor) =>
      fundos.flatMap((fundo) => {
        const razao = new Color(valor(cor)).contrastWCAG21(valor(fundo));
        if (razao >= minimo) return [];
        const par = `${cor} (${valor(cor)}) sobre ${fundo} (${valor(fundo)})`;
        return [{ cor, frase: `${par} tem contraste ${emPortugues(razao)}, e precisa de ${emPortugues(minimo)} (WCAG 2.2 AA).` }];
      }),
    ),
  );
}

/** Rounded down: 4.499 is not 4.5. */
function emPortugues(razao: number): string {
  return String(Math.floor(razao * 100) / 100).replace('.', ',');
}
