import { Fragment, type ReactNode } from 'react';
import type { Familia } from '../../../modules/catalogue/familia.ts';
import type { Periodo } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco, formatarReais } from '../../../modules/catalogue/preco.ts';
import { Icon } from '../../components/Icon.tsx';
import { SubscribeLink, type PlanoNoCartao } from '../../components/PlanCard.tsx';
import type { Celula, Grupo } from './comparison.server.ts';

interface ComparisonTableProps {
  familia: Familia;
  planos: readonly PlanoNoCartao[];
  grupos: readonly Grupo[];
  periodo: Periodo;
  /** Position of the plan whose button is loud. */
  destaque: number;
  toggle: ReactNode;
}

/** All plans side by side, rows in groups; header and first column stay in view. The second plan is MAIS POPULAR. */
export function ComparisonTable({ familia, planos, grupos, periodo, destaque, toggle }: ComparisonTableProps) {
  return (
    <section className="section comparison">
      <div className="wrap">
        <header className="section__head section__head--split">
          <h2 id="comparativo">Compare os planos em detalhe</h2>
          {toggle}
        </header>
        <p className="comparison__hint" id="comparativo-dica">
          Arraste a tabela para o lado para ver todos os planos <Icon name="arrow-right" size={16} />
        </p>
        <div
          className={`comparison__scroll comparison__scroll--${Math.min(planos.length, 6)}`}
          role="region"
          aria-labelledby="comparativo"
          aria-describedby="comparativo-dica"
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <td className="comparison__corner">{familia.nome}</td>
                {planos.map((plano, posicao) => (
                  <th key={plano.id} scope="col" className={posicao === 1 ? 'comparison__popular' : undefined}>
                    {posicao === 1 && <span className="badge badge--popular">MAIS POPULAR</span>}
                    {plano.nome}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className="comparison__price">
                <th scope="row">Preço por mês</th>
                {planos.map((plano) => (
                  <td key={plano.id}>{formatarReais(calcularPreco(plano, periodo, familia.periodos).mensal)}</td>
                ))}
              </tr>
              {grupos.map(({ titulo, linhas }) => (
                <Fragment key={titulo}>
                  <tr className="comparison__group">
                    <th scope="rowgroup" colSpan={planos.length + 1}>
                      <span>{titulo}</span>
                    </th>
                  </tr>
                  {linhas.map(({ rotulo, celulas }) => (
                    <tr key={rotulo}>
                      <th scope="row">{rotulo}</th>
                      {celulas.map((celula, posicao) => (
                        <td key={posicao}>
                          <Cell valor={celula} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                {planos.map((plano, posicao) => (
                  <td key={plano.id}>
                    <SubscribeLink plano={plano} familia={familia} periodo={periodo} loud={posicao === destaque} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  );
}

function Cell({ valor }: { valor: Celula }) {
  if (typeof valor === 'string') return valor;
  return (
    <>
      <Icon name={valor ? 'check' : 'x'} size={18} />
      <span className="visually-hidden">{valor ? 'Sim' : 'Não'}</span>
    </>
  );
}
