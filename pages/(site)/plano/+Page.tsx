import { useEffect, useEffectEvent, useState } from 'react';
import { calcularPreco } from '../../../modules/catalogue/preco.ts';
import { AppStore } from '../../components/AppStore.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { Faq } from '../../components/Faq.tsx';
import { PaymentTerms } from '../../components/PaymentTerms.tsx';
import { settlePeriod } from '../../components/periodInAddress.ts';
import { PeriodToggle } from '../../components/PeriodToggle.tsx';
import { PlanCard } from '../../components/PlanCard.tsx';
import { Quality } from '../../components/Quality.tsx';
import { itemOf, tell } from '../../measurement.ts';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Hero } from './Hero.tsx';
import { Promotions } from './Promotions.tsx';

export default function Page() {
  const data = useData<Data>();
  // One state per product: another family is another component.
  return <PlanPage key={data.familia.tipo} {...data} />;
}

function PlanPage({ familia, conteudo, desenho, planos, promocoes, grupos, periodo: inicial }: Data) {
  const [periodo, setPeriodo] = useState(inicial);
  useEffect(() => settlePeriod(inicial, inicial), [inicial]);
  const tellSeen = useEffectEvent(() => {
    const items = planos.map((plano) => itemOf(familia.nome, plano, calcularPreco(plano, inicial, familia.periodos).mensal));
    if (items[0]) tell({ event: 'view_item', ecommerce: { currency: 'BRL', value: items[0].price, items } });
  });
  useEffect(() => tellSeen(), []);
  // The second plan is the recommended one; of one plan, that is.
  const destaque = Math.min(1, planos.length - 1);
  const toggle = <PeriodToggle periodos={familia.periodos} periodo={periodo} onChange={setPeriodo} />;
  const { faixa, automacao } = conteudo;
  return (
    <>
      <Hero familia={familia} conteudo={conteudo} desenho={desenho} toggle={toggle} />
      <section className="section plans" aria-labelledby="planos">
        <div className={planos.length > 4 ? 'wrap wrap--wide' : 'wrap'}>
          <h2 id="planos" className="visually-hidden">
            Planos de {familia.nome}
          </h2>
          {planos.length === 0 && (
            <p className="notice">Nenhum plano disponível neste momento. Recarregue a página ou fale conosco pelo atendimento.</p>
          )}
          <ul className={`plans__grid plans__grid--${Math.min(planos.length, 6)}`}>
            {planos.map((plano, posicao) => (
              <li key={plano.id}>
                <PlanCard plano={plano} familia={familia} periodo={periodo} popular={posicao === 1} loud={posicao === destaque} />
              </li>
            ))}
          </ul>
          <Promotions familia={familia} promocoes={promocoes} periodo={periodo} />
          <p className="plans__help">
            Em dúvida? <a href="/qual-plano">Responda três perguntas</a> e veja qual plano é o seu.
          </p>
          <PaymentTerms />
        </div>
      </section>
      {faixa && <CardGrid {...faixa} variant="band" />}
      <Quality familia={familia} />
      {planos.length > 0 && (
        <ComparisonTable
          familia={familia}
          planos={planos}
          grupos={grupos}
          periodo={periodo}
          destaque={destaque}
          toggle={toggle}
        />
      )}
      {automacao && (
        <>
          <CardGrid {...automacao.casos} variant="plain" />
          <CardGrid {...automacao.recursos} variant="band" />
        </>
      )}
      <CardGrid {...conteudo.vantagens} variant="plain" />
      {familia.secoes.includes('loja') && <AppStore />}
      <Faq perguntas={conteudo.faq} />
    </>
  );
}
