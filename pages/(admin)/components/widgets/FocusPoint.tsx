import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useController } from 'react-hook-form';
import { dezenaDoFoco } from '../../../../modules/banners/imagem.ts';
import { lerNumero } from '../../../../modules/editing/numero.ts';
import type { WidgetProps } from './widget.ts';

/** Percent by which an arrow key moves the point: the site shows tens. */
const STEP = 10;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocusPointProps extends Pick<WidgetProps, 'control'> {
  /** How many pictures were sent by now: a point of one before says nothing of the next, nor of a part of it. */
  sent: number;
  /** Says that such a point was given up, until another is marked. */
  say: (sentence: string) => void;
}

/** Over a picture: marks what of it may not be cut off, by a press or with the arrow keys. It is the same as the two numbers of the form. */
export function FocusPoint({ control, sent, say }: FocusPointProps) {
  const x = useController({ name: 'focoX', control }).field;
  const y = useController({ name: 'focoY', control }).field;
  const seen = useRef(sent);
  const forget = useEffectEvent(() => {
    if (x.value || y.value) say('O foco era da imagem anterior.');
    x.onChange('');
    y.onChange('');
  });
  useEffect(() => {
    if (seen.current !== sent) forget();
    seen.current = sent;
  }, [sent]);
  const [right, down] = [percentOf(x.value, 100), percentOf(y.value, 50)];

  const mark = (newRight: number, newDown: number) => {
    say('');
    x.onChange(String(within(newRight)));
    y.onChange(String(within(newDown)));
  };
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // By Enter or a space it is pressed nowhere.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    mark(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    mark(right + arrow[0], down + arrow[1]);
  };

  return (
    <button
      type="button"
      className="focus-point"
      aria-label={`Foco da imagem: ${right}% da largura, ${down}% da altura. As setas o movem.`}
      onClick={press}
      onKeyDown={move}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="focus-point__halo" d={`M${right} 0V100M0 ${down}H100`} />
        <path className="focus-point__line" d={`M${right} 0V100M0 ${down}H100`} />
      </svg>
    </button>
  );
}

/** The percent that was typed; what it stands for where none was, or nothing that can be read. */
function percentOf(typed: unknown, otherwise: number): number {
  const read = lerNumero(String(typed ?? ''));
  return 'erro' in read || read.numero === null ? otherwise : within(read.numero);
}

function within(percent: number): number {
  return dezenaDoFoco(Math.min(100, Math.max(0, percent)))!;
}
