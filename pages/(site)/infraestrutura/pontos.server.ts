interface Ponto {
  nome: string;
  /** Longitude and latitude, in degrees. */
  coordenadas: [number, number];
}

/** The four points of the map (section 2). */
export const PONTOS: readonly Ponto[] = [
  { nome: 'Canadá', coordenadas: [-73.6, 45.5] },
  { nome: 'Virgínia', coordenadas: [-77.5, 39.0] },
  { nome: 'Texas', coordenadas: [-96.8, 32.8] },
  { nome: 'Califórnia', coordenadas: [-121.9, 37.3] },
];
