import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { dia } from '../format.ts';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumSignificantDigits: 2 });

/** How many of those who came to an order page sent an order from it. */
export function Conversion({ conversao }: Pick<PainelQuery['painelAdmin'], 'conversao'>) {
  return (
    <section aria-labelledby="conversion">
      <h2 id="conversion">Da página de assinatura ao pedido</h2>
      {conversao ? <Counted {...conversao} /> : <p className="empty">A contagem aparece a partir do segundo dia.</p>}
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
        <div>
          <dt>Viraram pedido</dt>
          <dd>{share(visitas, pedidos)}</dd>
        </div>
      </dl>
      <p className="age">
        Sem cookies: ninguém é seguido, e quem chega de novo é contado de novo, também a equipe; quem só volta pelo navegador,
        não. Robôs que dizem que o são ficam de fora.
      </p>
    </>
  );
}

/** What share of those who came have ordered. Browsers that do not say where they go are not counted, and may have sent more. */
function share(visitas: number, pedidos: number): string {
  if (visitas === 0 && pedidos === 0) return '-';
  return pedidos > visitas ? 'Há mais pedidos do que chegadas contadas' : percent.format(pedidos / visitas);
}
