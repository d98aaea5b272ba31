import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';
import { diaDaSemana, hora } from '../format.ts';
import { difference, inOrders } from './comparison.ts';

/** Today so far, against the same weekday a week ago up to the same hour. */
export function Today({ comparacao: { hoje, semanaPassada, ate } }: { comparacao: PainelQuery['painelAdmin']['comparacao'] }) {
  return (
    <section aria-labelledby="today">
      <h2 id="today">Hoje e há uma semana</h2>
      <dl className="compared">
        <div>
          <dt>Hoje, até as {hora(ate)}</dt>
          <dd>{inOrders(hoje)}</dd>
        </div>
        <div>
          <dt>
            {diaDaSemana(semanaPassada.chave)}, até as {hora(ate)}
          </dt>
          <dd>{inOrders(semanaPassada)}</dd>
        </div>
        <div>
          <dt>Diferença</dt>
          <dd>{difference(hoje, semanaPassada)}</dd>
        </div>
      </dl>
      <p className="age">Sem as canceladas até agora: as de hoje ainda podem ser.</p>
    </section>
  );
}
