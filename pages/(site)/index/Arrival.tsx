import { noArDesde } from '../../../modules/brand/marca.ts';
import { meses } from '../../../modules/catalogue/periodo.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { usePublicContext } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { Doors } from './Doors.tsx';
import { DomainSearch } from './DomainSearch.tsx';

/** What this is, for whom, since when, from which price, and one thing to do; then three doors to the plans. */
export function Arrival({ ofertas, registro, portas }: Pick<Data, 'ofertas' | 'registro' | 'portas'>) {
  const { brand } = usePublicContext();
  const desde = noArDesde(brand);
  const menor = ofertas.flatMap(({ aPartirDe }) => aPartirDe ?? []).toSorted((a, b) => Number(a.mensal) - Number(b.mensal))[0];
  return (
    <>
      <section className="hero arrival" aria-labelledby="inicio">
        <div className="wrap hero__inner">
          <h1 id="inicio">Hospedagem, VPS e servidores dedicados</h1>
          <p className="hero__text">
            Para quem publica sites, lojas e aplicações, com suporte 24 horas em português{desde && `, ${desde}`}.
          </p>
          {menor && (
            <p className="arrival__price">
              A partir de <strong>{formatarReais(menor.mensal)}/mês</strong>{' '}
              <span>
                {menor.periodo === 1
                  ? 'pagando mês a mês'
                  : `pagando ${meses(menor.periodo)} de uma vez: ${formatarReais(menor.total)}`}
              </span>
            </p>
          )}
          <DomainSearch rota="/plano-hospedagem-php" precos={registro} />
        </div>
      </section>
      <Doors portas={portas} />
    </>
  );
}
