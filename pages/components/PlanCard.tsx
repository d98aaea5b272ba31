import type { Familia } from '../../modules/catalogue/familia.ts';
import { linkAssinatura } from '../../modules/catalogue/familia.ts';
import type { Periodo } from '../../modules/catalogue/periodo.ts';
import type { PlanoLinha } from '../../modules/catalogue/plano.campos.ts';
import type { PlanoTipoNome } from '../../modules/catalogue/plano.ts';
import { calcularPreco } from '../../modules/catalogue/preco.ts';
import { Icon } from './Icon.tsx';
import { Price } from './Price.tsx';

/** What a card needs of a plan. */
export interface PlanoNoCartao extends Pick<
  PlanoLinha,
  'nome' | 'descricao' | 'promocional' | 'valor' | 'desconto1' | 'desconto2' | 'desconto3'
> {
  id: string;
  planoTipo: PlanoTipoNome;
  linhas: readonly string[];
}

interface PlanCardProps {
  plano: PlanoNoCartao;
  familia: Familia;
  periodo: Periodo;
  popular: boolean;
  /** Whether its button is the one to press: the recommended plan's, or the only plan's. */
  loud: boolean;
}

/** One plan with its price at the chosen period, the price being the largest thing on it. */
export function PlanCard({ popular, ...offered }: PlanCardProps) {
  const { plano, familia, periodo } = offered;
  return (
    <article className={popular ? 'plan-card plan-card--popular' : 'plan-card'}>
      {(popular || plano.promocional) && (
        <p className="plan-card__badges">
          {popular && <span className="badge badge--popular">MAIS POPULAR</span>}
          {plano.promocional && <span className="badge badge--promo">PROMOÇÃO</span>}
        </p>
      )}
      <h3>{plano.nome}</h3>
      <p className="plan-card__text">{plano.descricao}</p>
      <Price preco={calcularPreco(plano, periodo, familia.periodos)} />
      <SubscribeLink {...offered} />
      <ul className="plan-card__specs">
        {plano.linhas.map((linha) => (
          <li key={linha}>
            <Icon name="check" size={16} /> {linha}
          </li>
        ))}
      </ul>
    </article>
  );
}

type SubscribeLinkProps = Omit<PlanCardProps, 'popular'>;

/** Leads to the order page of the plan, at the period whose price is shown. */
export function SubscribeLink({ plano, familia, periodo, loud }: SubscribeLinkProps) {
  return (
    <a className={`button button--${loud ? 'primary' : 'ghost'}`} href={linkAssinatura(plano.planoTipo, plano.id, periodo)}>
      {familia.botao}
      <span className="visually-hidden"> o plano {plano.nome}</span>
    </a>
  );
}
