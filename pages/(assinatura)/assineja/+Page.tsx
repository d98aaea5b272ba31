import { useEffect, useState } from 'react';
import { rotuloPeriodo } from '../../../modules/catalogue/periodo.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { itemOf, tell } from '../../measurement.ts';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { AssinaturaForm } from './AssinaturaForm.tsx';
import type { Oferta } from './assinaturaValues.ts';

export default function Page() {
  const data = useData<Data>();
  return data.oferta ? <OrderPage {...data} oferta={data.oferta} /> : <PlanChooser {...data} />;
}

/** The plan that was chosen, as it is by now, and the form. */
function OrderPage(data: Data & { oferta: Oferta }) {
  const [oferta, setOferta] = useState(data.oferta);
  useEffect(() => tellBegun(data.oferta), [data.oferta]);
  return <AssinaturaForm {...data} oferta={oferta} onOffer={setOferta} />;
}

function tellBegun({ familia, plano }: Oferta): void {
  const item = itemOf(familia.nome, plano, String(plano.valor));
  tell({ event: 'begin_checkout', ecommerce: { currency: 'BRL', value: item.price, items: [item] } });
}

function PlanChooser({ escolha, alternativas }: Data) {
  return (
    <section className="section">
      <div className="wrap">
        <h1>{escolha.titulo}</h1>
        <p className={alternativas.length > 0 ? undefined : 'notice'}>{escolha.texto}</p>
        <ul className="order-choices">
          {alternativas.map((plano) => (
            <li key={plano.id}>
              <div>
                <strong>{plano.nome}</strong>
                <p>
                  {plano.familia}. {plano.descricao}
                </p>
              </div>
              <span>
                {formatarReais(plano.preco.mensal)}/mês no plano {rotuloPeriodo(plano.preco.periodo).toLowerCase()}
                {plano.preco.periodo > 1 && `, ${formatarReais(plano.preco.total)} no total`}
              </span>
              <a className="button button--primary" href={plano.link}>
                Escolher<span className="visually-hidden"> o plano {plano.nome}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
