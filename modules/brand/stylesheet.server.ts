import { CORES, type Cores, type NomeDeCor } from './cores.server.ts';

interface Folha {
  cores: Cores;
  /** Address and `font-weight` of each font. */
  fontes: Readonly<Record<'texto' | 'titulo', { src: string; peso: string } | null>>;
  /** Address; null is none, undefined the site's own. */
  ilustracao: string | null | undefined;
}

const FAMILIAS = {
  texto: { nome: 'Marca Texto', variavel: '--text' },
  titulo: { nome: 'Marca Titulo', variavel: '--display' },
} as const;

/** The company's stylesheet. It stands outside the site's layers, and so above them, wherever it is linked. Null when it would say nothing. */
export function writeStylesheet({ cores, fontes, ilustracao }: Folha): string | null {
  const faces: string[] = [];
  const variaveis = Object.entries(cores).flatMap(([nome, valor]) =>
    CORES[nome as NomeDeCor].variaveis.map((variavel) => `${variavel}: ${valor};`),
  );
  for (const [uso, { nome, variavel }] of Object.entries(FAMILIAS)) {
    const fonte = fontes[uso as keyof typeof FAMILIAS];
    if (!fonte) continue;
    // Never swapped in late, as the site's own: nothing shifts.
    faces.push(
      `@font-face { font-family: '${nome}'; src: url('${fonte.src}') format('woff2'); font-weight: ${fonte.peso}; font-display: optional; }`,
    );
    variaveis.push(`${variavel}: '${nome}', system-ui, sans-serif;`);
  }
  if (ilustracao !== undefined) variaveis.push(`--illustration: ${ilustracao === null ? 'none' : `url('${ilustracao}')`};`);
  if (variaveis.length === 0) return null;
  return `${faces.map((face) => `${face}\n`).join('')}:root { ${variaveis.join(' ')} }\n`;
}
