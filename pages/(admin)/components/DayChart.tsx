import { useRef, useState, type KeyboardEvent } from 'react';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { LegendOrdinal } from '@visx/legend';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { TooltipWithBounds } from '@visx/tooltip';
import { contadas } from '../../../modules/editing/numero.ts';
import { diaCurto, diaDaSemana, reais } from '../format.ts';
import { Textures } from './Textures.tsx';
import { inLayers, type DaySum, type Layer } from './layers.ts';

interface DayChartProps {
  dias: readonly DaySum[];
  camadas: readonly Layer[];
}

const HEIGHT = 260;
const MARGIN = { top: 10, right: 4, bottom: 28, left: 36 };
/** Widest that a day is written below its bar, with some air. */
const LABEL = 52;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const orders = (quantas: number) => contadas(quantas, 'assinatura', 'assinaturas');

/** The orders of each day as stacked bars. Days are one stop of the keyboard, between which arrows walk; each says its numbers. */
export function DayChart({ dias, camadas }: DayChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 0, ignoreDimensions: ['height', 'top', 'left'] });
  const [shown, show] = useState<number | null>(null);
  const [current, goTo] = useState(dias.length - 1);
  const days = useRef<SVGRectElement[]>([]);

  const x = scaleBand({ domain: dias.map(({ chave }) => chave), range: [MARGIN.left, width - MARGIN.right], padding: 0.25 });
  const most = Math.max(1, ...dias.map(({ quantidade }) => quantidade));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: true });
  const texture = scaleOrdinal<string, string>({
    domain: camadas.map(({ id }) => id),
    range: camadas.map(({ id }) => `url(#${id})`),
  });
  const numbers = y.ticks(5).filter(Number.isInteger);
  // Counted from today, which is always written.
  const every = Math.max(1, Math.ceil(LABEL / x.step()));
  const named = dias.filter((_dia, i) => (dias.length - 1 - i) % every === 0).map(({ chave }) => chave);
  const data = dias.map((dia) => ({ chave: dia.chave, ...inLayers(dia, camadas) }) as Record<string, string | number>);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return show(null);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: dias.length - 1 };
    const next = ends[event.key] ?? current + (STEPS[event.key] ?? Number.NaN);
    if (!(next in dias)) return;
    event.preventDefault();
    days.current[next]?.focus();
  };

  const dia = shown === null ? undefined : dias[shown];
  return (
    <div className="chart">
      <Legend camadas={camadas} texture={texture} />
      <div className="chart__plot" ref={parentRef} onPointerLeave={() => show(null)}>
        <svg
          width={width}
          height={HEIGHT}
          role="listbox"
          aria-label="Assinaturas por dia"
          aria-orientation="horizontal"
          tabIndex={-1}
          onKeyDown={walk}
        >
          <Textures camadas={camadas} />
          {width > 0 && (
            <>
              <g aria-hidden="true">
                <GridRows scale={y} tickValues={numbers} left={MARGIN.left} width={width - MARGIN.left - MARGIN.right} />
                <BarStack
                  data={data}
                  keys={camadas.map(({ id }) => id)}
                  x={({ chave }) => String(chave)}
                  xScale={x}
                  yScale={y}
                  color={texture}
                >
                  {(stacks) =>
                    stacks.flatMap(({ key, bars }) =>
                      bars
                        .filter(({ height }) => height > 0)
                        .map(({ index, color, ...bar }) => (
                          <rect key={`${key} ${index}`} className={`chart__bar ${key}`} fill={color} {...boxOf(bar)} />
                        )),
                    )
                  }
                </BarStack>
                <AxisLeft scale={y} left={MARGIN.left} tickValues={numbers} tickFormat={String} hideAxisLine hideTicks />
                <AxisBottom scale={x} top={HEIGHT - MARGIN.bottom} tickValues={named} tickFormat={diaCurto} tickLength={5} />
              </g>
              {dias.map((um, i) => (
                <rect
                  key={um.chave}
                  ref={(rect) => {
                    if (rect) days.current[i] = rect;
                  }}
                  className="chart__day"
                  role="option"
                  aria-selected={i === shown}
                  aria-label={inWords(um, camadas)}
                  tabIndex={i === current ? 0 : -1}
                  x={x(um.chave)! - (x.step() - x.bandwidth()) / 2}
                  y={MARGIN.top - 4}
                  width={x.step()}
                  height={HEIGHT - MARGIN.top - MARGIN.bottom + 4}
                  onPointerEnter={() => show(i)}
                  onFocus={() => {
                    goTo(i);
                    show(i);
                  }}
                  onBlur={() => show(null)}
                />
              ))}
            </>
          )}
        </svg>
        {dia && (
          <TooltipWithBounds
            key={dia.chave}
            className="chart__tip"
            unstyled
            left={x(dia.chave)! + x.bandwidth() / 2}
            top={MARGIN.top}
            offsetLeft={x.step() + 4}
            offsetTop={0}
            aria-hidden="true"
          >
            <Tip dia={dia} camadas={camadas} />
          </TooltipWithBounds>
        )}
      </div>
    </div>
  );
}

function Legend({ camadas, texture }: { camadas: readonly Layer[]; texture: ReturnType<typeof scaleOrdinal<string, string>> }) {
  return (
    <LegendOrdinal scale={texture}>
      {(labels) => (
        <ul className="chart__legend">
          {labels.map(({ datum }) => (
            <li key={datum}>
              <Swatch id={datum} /> {camadas.find(({ id }) => id === datum)?.rotulo}
            </li>
          ))}
        </ul>
      )}
    </LegendOrdinal>
  );
}

function boxOf({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) {
  return { x, y, width, height };
}

/** What a screen reader says of a day. */
function inWords(dia: DaySum, camadas: readonly Layer[]): string {
  const counts = inLayers(dia, camadas);
  const parts = camadas.filter(({ id }) => counts[id]! > 0).map(({ id, rotulo }) => `${rotulo}: ${counts[id]}`);
  const all = `${diaDaSemana(dia.chave)}: ${orders(dia.quantidade)}, ${reais(dia.valor)}`;
  return parts.length === 0 ? all : `${all}. ${parts.join('; ')}`;
}

function Tip({ dia, camadas }: { dia: DaySum; camadas: readonly Layer[] }) {
  const counts = inLayers(dia, camadas);
  return (
    <>
      <strong>{diaDaSemana(dia.chave)}</strong>
      <span>
        {orders(dia.quantidade)}, {reais(dia.valor)}
      </span>
      {/* As they stand: the highest first. */}
      {camadas
        .filter(({ id }) => counts[id]! > 0)
        .toReversed()
        .map(({ id, rotulo }) => (
          <span key={id}>
            <Swatch id={id} /> {rotulo}: {counts[id]}
          </span>
        ))}
    </>
  );
}

function Swatch({ id }: { id: string }) {
  return (
    <svg className="chart__swatch" width="16" height="16" aria-hidden="true">
      <rect className={`chart__bar ${id}`} x="1" y="1" width="14" height="14" fill={`url(#${id})`} />
    </svg>
  );
}
