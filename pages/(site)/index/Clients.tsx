import { porExtenso } from '../../../modules/brand/marca.ts';
import { UPTIME } from '../../../modules/contract/disponibilidade.ts';
import { Counts } from '../../components/Counts.tsx';
import { UptimeMark, UptimeNote } from '../../components/Uptime.tsx';
import { usePublicContext } from '../../publicPage.tsx';

/** The provider in numbers. */
export default function Clients() {
  const { marca } = usePublicContext();
  const { sites, clientes } = marca.numeros;
  const numeros = [
    ...(sites ? [{ numero: porExtenso(sites), texto: 'sites hospedados' }] : []),
    ...(clientes ? [{ numero: porExtenso(clientes), texto: 'clientes atendidos' }] : []),
    { numero: UPTIME, texto: 'de uptime garantido' },
    { numero: '24 horas', texto: 'de suporte e monitoramento' },
  ];
  return (
    <section className="section clients" aria-labelledby="clientes">
      <div className="wrap">
        <h2 id="clientes">Quem confia, fica</h2>
        <ul className="clients__numbers">
          {numeros.map(({ numero, texto }) => (
            <li key={texto}>
              <strong>{numero}</strong>{' '}
              <span>
                {texto}
                {numero === UPTIME && <UptimeMark />}
              </span>
            </li>
          ))}
        </ul>
        <Counts contagens={marca.contagens} />
        <UptimeNote />
      </div>
    </section>
  );
}
