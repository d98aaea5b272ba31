import { dia, reais } from '../format.ts';
import { inLayers, type DaySum, type Layer } from './layers.ts';

/** The numbers of the chart, day by day, the newest first. */
export function DayTable({ dias, camadas }: { dias: readonly DaySum[]; camadas: readonly Layer[] }) {
  return (
    <details className="chart__table">
      <summary>Ver como tabela</summary>
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Assinaturas por dia, em tabela">
        <table className="table">
          <caption className="visually-hidden">Assinaturas por dia</caption>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Assinaturas</th>
              <th scope="col">Valor</th>
              {camadas.map(({ id, rotulo }) => (
                <th key={id} scope="col">
                  {rotulo}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dias.toReversed().map((um) => {
              const counts = inLayers(um, camadas);
              return (
                <tr key={um.chave}>
                  <th scope="row">{dia(um.chave)}</th>
                  <td>{um.quantidade}</td>
                  <td>{reais(um.valor)}</td>
                  {camadas.map(({ id }) => (
                    <td key={id}>{counts[id]}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
