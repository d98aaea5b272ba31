import { useState, type ReactNode } from 'react';
import type { Familia } from '../../../modules/catalogue/familia.ts';
import { meses, type Periodo } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco, formatarReais, type Preco } from '../../../modules/catalogue/preco.ts';
import { Icon } from '../../components/Icon.tsx';
import { SubscribeLink, type PlanoNoCartao } from '../../components/PlanCard.tsx';
import type { Celula, Grupo } from './comparison.server.ts';
import { PlanPair, type Pair } from './PlanPair.tsx';

interface ComparisonTableProps {
  familia: Familia;
  planos: readonly PlanoNoCartao[];
  grupos: readonly Grupo[];
  periodo: Periodo;
  /** Position of the plan whose button is loud. */
  destaque: number;
  toggle: ReactNode;
}

/** A month's price and, where several are paid at once, what that is (section 9). */
function ComparedPrice({ preco: { mensal, total, periodo } }: { preco: Preco }) {
  return (
    <>
      {formatarReais(mensal)}{' '}
      {periodo > 1 && (
        <small>
          {formatarReais(total)} em {meses(periodo)}
        </small>
      )}
    </>
  );
}

type Linha = Grupo['linhas'][number];

/**
 * Plans side by side, rows in groups, with their names in view; a phone shows two of them. What is the same in all is left out until it is asked for: style
 * sheets do that, so that it works without JavaScript. The second plan is MAIS POPULAR.
 */
export function ComparisonTable({ familia, planos, grupos, periodo, destaque, toggle }: ComparisonTableProps) {
  const [pair, setPair] = useState<Pair>([0, 1]);
  const differs = grupos.some(({ linhas }) => !linhas.every(sameInAll));
  const sameness = (linhas: readonly Linha[]) => {
    if (linhas.every(sameInAll)) return differs ? 'comparison__same' : undefined;
    return linhas.every((linha) => sameInAll(linha) || sameIn(linha, pair)) ? 'comparison__same-here' : undefined;
  };
  return (
    <section className="section comparison" aria-labelledby="comparativo">
      <div className="wrap">
        <header className="section__head section__head--split">
          <h2 id="comparativo">Compare os planos em detalhe</h2>
          {toggle}
        </header>
        <div className="comparison__controls">
          {differs && (
            <label className="choice comparison__switch">
              <input type="checkbox" defaultChecked /> Só diferenças
            </label>
          )}
          {planos.length > 2 && <PlanPair planos={planos} pair={pair} onChange={setPair} />}
        </div>
        <table className={`comparison__table comparison__table--${Math.min(planos.length, 6)}`}>
          <thead>
            <tr>
              <td className="comparison__corner">{familia.nome}</td>
              {planos.map((plano, posicao) => (
                <th key={plano.id} scope="col">
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
                <td key={plano.id}>
                  <ComparedPrice preco={calcularPreco(plano, periodo, familia.periodos)} />
                </td>
              ))}
            </tr>
          </tbody>
          {grupos.map(({ titulo, linhas }) => (
            <tbody key={titulo} className={sameness(linhas)}>
              <tr className="comparison__group">
                <th scope="rowgroup" colSpan={planos.length + 1}>
                  {titulo}
                </th>
              </tr>
              {linhas.map((linha) => (
                <tr key={linha.rotulo} className={sameness([linha])}>
                  <th scope="row">{linha.rotulo}</th>
                  {linha.celulas.map((celula, posicao) => (
                    <td key={posicao}>
                      <Cell valor={celula} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
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
    </section>
  );
}

function sameInAll({ celulas }: Linha): boolean {
  return celulas.every((celula) => celula === celulas[0]);
}

function sameIn({ celulas }: Linha, [left, right]: Pair): boolean {
  return celulas[left] === celulas[right];
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
