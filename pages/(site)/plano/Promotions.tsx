import { linkAssinatura, type Familia } from '../../../modules/catalogue/familia.ts';
import { meses, type Periodo } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco, formatarPercentual, formatarReais } from '../../../modules/catalogue/preco.ts';
import type { Data } from './+data.ts';

interface PromotionsProps {
  familia: Familia;
  promocoes: Data['promocoes'];
  periodo: Periodo;
}

/** The family's plans that are in promotion, which have a page of their own: nobody is to find the same machine for less after the order. */
export function Promotions({ familia, promocoes, periodo }: PromotionsProps) {
  if (promocoes.length === 0) return null;
  return (
    <aside className="plans__offers" aria-labelledby="em-promocao">
      <h3 id="em-promocao">Também em promoção</h3>
      <ul>
        {promocoes.map((plano) => {
          const { mensal, desconto } = calcularPreco(plano, periodo, familia.periodos);
          return (
            <li key={plano.id}>
              <a href={linkAssinatura(plano.planoTipo, plano.id, periodo)}>{plano.nome}</a>
              <span>{plano.resumo}</span>
              <span>
                <strong>{formatarReais(mensal)}</strong>/mês, pagando {meses(periodo)}
                {desconto > 0 && ` (${formatarPercentual(desconto)}% de desconto)`}
              </span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
