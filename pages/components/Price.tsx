import { meses } from '../../modules/catalogue/periodo.ts';
import { formatarPercentual, formatarReais, type Preco } from '../../modules/catalogue/preco.ts';

/** Monthly price, the old one when there is a discount, and the total of the period. Every line keeps its height, so nothing jumps. */
export function Price({ preco }: { preco: Preco }) {
  const { periodo, desconto } = preco;
  // From a thousand reais on; the price without discount decides, so that the size is one at every period.
  const long = Number(preco.original) >= 1000;
  return (
    <div className={long ? 'price price--long' : 'price'}>
      <p className="price__old">
        {desconto > 0 ? (
          <>
            <s>
              <span className="visually-hidden">Preço sem desconto: </span>
              {formatarReais(preco.original)}
            </s>{' '}
            <span className="price__discount">{formatarPercentual(desconto)}% de desconto</span>
          </>
        ) : (
          '\u00a0'
        )}
      </p>
      <p className="price__now">
        <span className="price__amount">{formatarReais(preco.mensal)}</span>
        <span className="price__unit">/mês</span>
      </p>
      <p className="price__total">
        {periodo === 1 ? 'Pago a cada mês' : `Valor integral: ${formatarReais(preco.total)} em ${meses(periodo)}`}
      </p>
    </div>
  );
}
