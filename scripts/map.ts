import { readFileSync, writeFileSync } from 'node:fs';
import { geoContains, geoMercator } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { PONTOS } from '../pages/(site)/infraestrutura/pontos.server.ts';

// Draws the Americas as dots, from Natural Earth's borders, and says where the four points fall on it.
const WIDTH = 720;
const HEIGHT = 620;
const STEP = 11;

const topology = JSON.parse(readFileSync('node_modules/world-atlas/countries-110m.json', 'utf8')) as Topology;
const land = feature(topology, topology.objects.land as GeometryCollection) as unknown as FeatureCollection;
const projection = geoMercator().fitExtent(
  [
    [10, 10],
    [WIDTH - 10, HEIGHT - 10],
  ],
  { type: 'MultiPoint', coordinates: [[-128, 55], [-34, 55], [-128, -34], [-34, -34]] }, // prettier-ignore
);

const dots: string[] = [];
for (let y = STEP; y < HEIGHT; y += STEP) {
  for (let x = STEP; x < WIDTH; x += STEP) {
    const place = projection.invert?.([x, y]);
    if (place && land.features.some((shape) => geoContains(shape, place))) dots.push(`M${x} ${y}h0`);
  }
}

writeFileSync(
  'pages/(site)/infraestrutura/map.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path id="mapa" d="${dots.join('')}" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/></svg>\n`,
);
const places = PONTOS.map(({ nome, coordenadas }) => {
  const [x = 0, y = 0] = projection(coordenadas) ?? [];
  return `  { nome: '${nome}', x: ${Math.round(x)}, y: ${Math.round(y)} },`;
});
writeFileSync(
  'pages/(site)/infraestrutura/mapPoints.ts',
  `// Made by scripts/map.ts.\n/** Size of map.svg and where the points fall on it. */\nexport const MAPA = { largura: ${WIDTH}, altura: ${HEIGHT} };\n\nexport const POSICOES: readonly { nome: string; x: number; y: number }[] = [\n${places.join('\n')}\n];\n`,
);
