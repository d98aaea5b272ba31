// Made by scripts/map.ts.
/** Size of map.svg and where the points fall on it. */
export const MAPA = { largura: 720, altura: 620 };

export const POSICOES: readonly { nome: string; x: number; y: number }[] = [
  { nome: 'Canadá', x: 403, y: 98 },
  { nome: 'Virgínia', x: 381, y: 149 },
  { nome: 'Texas', x: 267, y: 194 },
  { nome: 'Califórnia', x: 120, y: 162 },
];
