import type { PlanoNoCartao } from '../../components/PlanCard.tsx';

/** Positions of the two plans that a phone shows, the left one first. */
export type Pair = readonly [left: number, right: number];

interface PlanPairProps {
  planos: readonly PlanoNoCartao[];
  pair: Pair;
  onChange: (pair: Pair) => void;
}

/** How many plans the style sheet can tell apart (comparison.css). */
const MOST = 12;

/** Chooses the two plans that a phone shows side by side. The style sheet reads the lists themselves; who chooses one plan twice swaps the two. */
export function PlanPair({ planos, pair: [left, right], onChange }: PlanPairProps) {
  const list = (side: 'left' | 'right', rotulo: string, shown: number, choose: (chosen: number) => void) => (
    <p className={`field comparison__${side}`}>
      <label htmlFor={`comparar-${side}`}>
        {rotulo} <span className="visually-hidden">o plano</span>
      </label>
      <select id={`comparar-${side}`} value={shown} onChange={({ target }) => choose(Number(target.value))}>
        {planos.slice(0, MOST).map((plano, posicao) => (
          // Marked, so that the style sheet knows whether what was reckoned for the two holds for those that the lists say.
          <option key={plano.id} value={posicao} data-shown={posicao === shown || undefined}>
            {plano.nome}
          </option>
        ))}
      </select>
    </p>
  );
  return (
    <div className="comparison__pair">
      {list('left', 'Comparar', left, (chosen) => onChange([chosen, chosen === right ? left : right]))}
      {list('right', 'com', right, (chosen) => onChange([chosen === left ? right : left, chosen]))}
    </div>
  );
}
