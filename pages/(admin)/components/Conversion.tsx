import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { dia } from '../format.ts';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/** How many of those who came to an order page sent an order from it. */
export function Conversion({ conversao }: Pick<PainelQuery['painelAdmin'], 'conversao'>) {
  return (
    <section aria-labelledby="conversion">
      <h2 id="conversion">Da página de assinatura ao pedido</h2>
      {conversao ? <Counted {...conversao} /> : <p className="empty">A contagem aparece depois do primeiro dia inteiro.</p>}
    </section>
  );
}

function Counted({ desde, visitas, pedidos }: NonNullable<PainelQuery['painelAdmin']['conversao']>) {
  return (
    <>
      <dl className="compared">
        <div>
          <dt>Chegadas desde {dia(desde)}</dt>
          <dd>{contadas(visitas, 'chegada', 'chegadas')}</dd>
        </div>
        <div>
          <dt>Pedidos enviados da página</dt>
          <dd>{contadas(pedidos, 'pedido', 'pedidos')}</dd>
        </div>
        {/* Of nobody there is no share, nor where browsers that do not say where they go have sent more. */}
        {visitas > 0 && pedidos <= visitas && (
          <div>
            <dt>De cada cem chegadas</dt>
            <dd>{percent.format(pedidos / visitas)}</dd>
          </div>
        )}
      </dl>
      <p className="age">
        Sem cookies: ninguém é seguido, e quem chega de novo é contado de novo. Robôs que dizem que o são ficam de fora.
      </p>
    </>
  );
}
