import { useState } from 'react';
import { useHydrated } from '../../publicPage.tsx';
import { measureLatency } from './measureLatency.ts';
import type { Data } from './+data.ts';

type Measured = Readonly<Record<string, number | null>>;

/** The data centres with their ping from Brazil, and from the visitor's own browser where there is something to ask. */
export function Latency({ dataCenters }: Pick<Data, 'dataCenters'>) {
  const hydrated = useHydrated();
  const [measured, setMeasured] = useState<Measured>({});
  const [isBusy, setIsBusy] = useState(false);
  const measurable = dataCenters.filter(({ teste }) => teste !== null);

  const measure = async () => {
    setIsBusy(true);
    // One after the other: at once they would share the visitor's line.
    for (const { cidade, teste } of measurable) {
      const ms = await measureLatency(teste!);
      setMeasured((before) => ({ ...before, [cidade]: ms }));
    }
    setIsBusy(false);
  };

  const own = measurable.length > 0 && hydrated;
  // Until somebody asks for it there is nothing to say.
  const shown = own && (isBusy || Object.keys(measured).length > 0);
  return (
    <>
      <table className="map__table">
        <caption>Tempo de resposta (ping) a partir do Brasil</caption>
        <thead>
          <tr>
            <th scope="col">Data center</th>
            <th scope="col">Ping</th>
            {shown && <th scope="col">De onde você está</th>}
          </tr>
        </thead>
        <tbody>
          {dataCenters.map(({ cidade, pais, ping, teste }) => (
            <tr key={cidade}>
              <th scope="row">
                {cidade} <small>{pais}</small>
              </th>
              <td>{ping}</td>
              {shown && <td>{teste === null ? '–' : said(measured[cidade])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {own && (
        <>
          <p className="actions">
            <button type="button" className="button button--ghost-light" disabled={isBusy} onClick={() => void measure()}>
              {isBusy ? 'Medindo…' : 'Medir daqui'}
            </button>
          </p>
          <p className="map__how" role="status">
            {Object.keys(measured).length === measurable.length && !isBusy
              ? `Medido agora: ${measurable.map(({ cidade }) => `${cidade}, ${said(measured[cidade])}`).join('; ')}.`
              : 'O seu navegador pede um arquivo pequeno a cada data center; vale o mais rápido de quatro pedidos, de ida e volta.'}
          </p>
        </>
      )}
    </>
  );
}

function said(ms: number | null | undefined): string {
  if (ms === undefined) return '…';
  return ms === null ? 'sem resposta' : `${ms} ms`;
}
