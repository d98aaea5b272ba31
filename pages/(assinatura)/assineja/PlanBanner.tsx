import { formatarReais } from '../../../modules/catalogue/preco.ts';
import type { PrecoDoPeriodo } from '../../../modules/checkout/periodos.ts';
import type { Oferta } from './assinaturaValues.ts';
import { PeriodName } from './PeriodSection.tsx';

interface PlanBannerProps {
  oferta: Oferta;
  /** What it costs at the period that is chosen. */
  preco: PrecoDoPeriodo;
}

/** VOCÊ ADICIONOU O PLANO: which one, at what price, and the way to another (section 2.1). */
export function PlanBanner({ oferta: { plano, familia, outros }, preco: { periodo, mensal, total } }: PlanBannerProps) {
  return (
    <section className="order-banner">
      <div className="wrap">
        <p className="eyebrow">VOCÊ ADICIONOU O PLANO</p>
        <h1>{plano.nome}</h1>
        <p>{plano.descricao || familia.nome}</p>
        <p className="order-banner__price">
          <span>
            <strong>{formatarReais(mensal)}</strong>/mês
          </span>
          <span>
            <PeriodName periodo={periodo} />
          </span>
          {/* As its period's card says it: what coupon and extras change, the receipt says line by line. */}
          <span>{formatarReais(total)} no total do plano</span>
          <a href={`${outros}?periodo=${periodo}`}>Trocar de plano</a>
        </p>
      </div>
    </section>
  );
}
