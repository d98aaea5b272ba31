import { PatternCircles, PatternLines } from '@visx/pattern';
import type { Layer } from './layers.ts';

type Texture = { lines: readonly ('vertical' | 'horizontal' | 'diagonal' | 'diagonalRightToLeft')[] } | { dots: number } | null;

/** How the layers are drawn, from the ground up: told apart without their colours too, in grey and where the system has its own. */
const TEXTURES: readonly Texture[] = [
  { dots: 8 },
  { lines: ['diagonal'] },
  { dots: 1.1 },
  { lines: ['horizontal'] },
  { lines: ['vertical', 'horizontal'] },
  null,
];

const SIZE = 5;

/** The layers' patterns, by their ids; their colours are the style sheet's. */
export function Textures({ camadas }: { camadas: readonly Layer[] }) {
  return camadas.map(({ id }, i) => {
    const texture = TEXTURES[i];
    const ink = `var(--${id})`;
    const all = { id, width: SIZE, height: SIZE, background: 'var(--surface)' };
    if (!texture) return <PatternLines key={id} {...all} orientation={[]} stroke={ink} />;
    return 'dots' in texture ? (
      <PatternCircles key={id} {...all} radius={texture.dots} fill={ink} />
    ) : (
      <PatternLines key={id} {...all} orientation={[...texture.lines]} stroke={ink} strokeWidth={1.6} />
    );
  });
}
