import { dia, reais } from '../format.ts';

interface DayChartProps {
  dias: readonly { chave: string; quantidade: number; valor: number }[];
}

const STEP = 20;
const HEIGHT = 120;

/** One bar a day, as high as its orders; the same numbers stand in a table for who does not see it. */
export function DayChart({ dias }: DayChartProps) {
  const most = Math.max(1, ...dias.map(({ quantidade }) => quantidade));
  return (
    <>
      <svg className="chart" viewBox={`0 0 ${dias.length * STEP} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        {dias.map(({ chave, quantidade, valor }, i) => {
          const height = (quantidade / most) * HEIGHT;
          return (
            <rect key={chave} x={i * STEP + 3} y={HEIGHT - height} width={STEP - 6} height={height}>
              <title>{`${dia(chave)}: ${quantidade} assinaturas, ${reais(valor)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="chart__range">
        <span>{dia(dias[0]?.chave)}</span>
        <span>o dia com mais: {most}</span>
        <span>{dia(dias.at(-1)?.chave)}</span>
      </p>
      <details>
        <summary>Ver os números</summary>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Assinaturas</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            {dias.map(({ chave, quantidade, valor }) => (
              <tr key={chave}>
                <th scope="row">{dia(chave)}</th>
                <td>{quantidade}</td>
                <td>{reais(valor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
