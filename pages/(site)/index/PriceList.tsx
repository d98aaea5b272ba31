import type { Linha } from '../../../modules/catalogue/familia.ts';
import { meses } from '../../../modules/catalogue/periodo.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import type { Data } from './+data.ts';

type Oferta = Data['ofertas'][number];

const LINHAS: readonly { linha: Linha; titulo: string; texto: string }[] = [
  { linha: 'hospedagem', titulo: 'Hospedagem', texto: '14 dias grátis, sem servidor para administrar' },
  { linha: 'vps', titulo: 'VPS', texto: 'Recursos reservados e acesso root' },
  { linha: 'dedicado', titulo: 'Dedicado', texto: 'A máquina inteira para você' },
];

/** Every family with its lowest price: who is in a hurry finds the plan in one glance. */
export function PriceList({ ofertas }: { ofertas: readonly Oferta[] }) {
  return (
    <section className="section price-list" aria-labelledby="ofertas">
      <div className="wrap">
        <header className="section__head">
          <h2 id="ofertas">Todos os planos e o menor preço de cada um</h2>
          <p>
            Escolha pelo que você vai publicar. O preço mostrado é o total do período dividido pelos meses, sem taxa de instalação
            nem fidelidade.
          </p>
        </header>
        <div className="price-list__columns">
          {LINHAS.map(({ linha, titulo, texto }) => (
            <section key={linha} className={`price-list__column price-list__column--${linha}`}>
              <h3>{titulo}</h3>
              <p>{texto}</p>
              <ul>
                {ofertas
                  .filter((oferta) => oferta.linha === linha)
                  .map((oferta) => (
                    <li key={oferta.rota}>
                      <a href={oferta.link}>
                        <span className="price-list__name">{oferta.nome}</span>
                        {oferta.aPartirDe && (
                          <span className="price-list__price">
                            <small>a partir de</small> <strong>{formatarReais(oferta.aPartirDe.mensal)}</strong>
                            <small>
                              /mês
                              {oferta.aPartirDe.periodo > 1 && (
                                <>
                                  {' '}
                                  pagando {meses(oferta.aPartirDe.periodo)}:{' '}
                                  <span className="price-list__total">{formatarReais(oferta.aPartirDe.total)}</span>
                                </>
                              )}
                            </small>
                          </span>
                        )}
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
