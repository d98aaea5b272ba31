import map from './map.svg?url';
import { MAPA, POSICOES } from './mapPoints.ts';

const LABEL_GAP = 14;

/** The Americas as dots, with the four points of presence; names are text, so they can be read and zoomed. */
export function DataCenterMap() {
  const nomes = POSICOES.map(({ nome }) => nome).join(', ');
  return (
    <figure className="map__figure">
      <svg viewBox={`0 0 ${MAPA.largura} ${MAPA.altura}`} role="img" aria-labelledby="mapa-titulo">
        <title id="mapa-titulo">{`Mapa das Américas com pontos em ${nomes}`}</title>
        <use className="map__land" href={`${map}#mapa`} />
        {POSICOES.map(({ nome, x, y }) => (
          <g key={nome}>
            <circle className="map__halo" cx={x} cy={y} r="16" />
            <circle className="map__point" cx={x} cy={y} r="7" />
            <text x={x + LABEL_GAP} y={y - LABEL_GAP / 2}>
              {nome}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>Pontos da rede: {nomes}. Os data centers são os da tabela; nem todo ponto tem um.</figcaption>
    </figure>
  );
}
