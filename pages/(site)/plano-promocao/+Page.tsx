import { formatarPercentual, formatarReais } from '../../../modules/catalogue/preco.ts';
import { PaymentTerms } from '../../components/PaymentTerms.tsx';
import { Quality } from '../../components/Quality.tsx';
import { useData, usePublicContext } from '../../publicPage.tsx';
import type { Data } from './+data.ts';

export default function Page() {
  const { planos, recomendada } = useData<Data>();
  const { palavras } = usePublicContext().marca;
  return (
    <>
      <section className="hero hero--short">
        <div className="wrap hero__inner">
          <p className="eyebrow">Promoções</p>
          <h1>{palavras.promocao}</h1>
          <p className="hero__text">
            Os mesmos servidores e o mesmo suporte, por menos. Enquanto o plano estiver nesta página, o preço vale.
          </p>
        </div>
      </section>
      <section className="section" aria-labelledby="ofertas">
        <div className="wrap">
          <h2 id="ofertas">Planos em promoção</h2>
          {planos.length === 0 ? (
            <p className="notice">
              Nenhuma promoção neste momento. Volte em breve, ou veja os planos de cada família no menu Serviços.
            </p>
          ) : (
            <PromotionTable planos={planos} recomendada={recomendada} />
          )}
          <PaymentTerms />
        </div>
      </section>
      <Quality />
    </>
  );
}

function PromotionTable({ planos, recomendada }: Data) {
  return (
    <table className="promo-table">
      <thead>
        <tr>
          <th scope="col">Plano</th>
          <th scope="col">Disco</th>
          <th scope="col">CPU</th>
          <th scope="col">Memória</th>
          <th scope="col">Preço por mês</th>
          <th scope="col">
            <span className="visually-hidden">Assinatura</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {planos.map((plano) => (
          <tr key={plano.id}>
            <th scope="row">
              {plano.id === recomendada?.id && <span className="badge badge--popular">{recomendada.selo}</span>}
              {plano.nome}
              <small>{plano.familia}</small>
            </th>
            <td data-label="Disco">{plano.disco}</td>
            <td data-label="CPU">{plano.processamento}</td>
            <td data-label="Memória">{plano.memoria}</td>
            <td data-label="Preço por mês" className="promo-table__price">
              <strong>{formatarReais(plano.preco.mensal)}</strong>
              {plano.preco.desconto > 0 && (
                <small>
                  <s>{formatarReais(plano.preco.original)}</s> {formatarPercentual(plano.preco.desconto)}% de desconto
                </small>
              )}
              {plano.melhor && (
                <small>
                  <a href={plano.melhor.link}>
                    ou {formatarReais(plano.melhor.mensal)} por mês em {plano.melhor.meses}
                    {plano.melhor.desconto > 0 && ` (${formatarPercentual(plano.melhor.desconto)}% de desconto)`}
                  </a>
                </small>
              )}
            </td>
            <td>
              <a className={`button button--${plano.id === recomendada?.id ? 'primary' : 'ghost'}`} href={plano.link}>
                ASSINE JÁ<span className="visually-hidden"> o plano {plano.nome}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
