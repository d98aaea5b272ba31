import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { contadas, escreverReais } from '../../../modules/editing/numero.ts';
import { reais } from '../format.ts';
import { useLeaving } from './useLeaving.ts';
import { mayLeave } from './useUnsavedGuard.ts';
import { DESDE, isReplaced, priceOf, soldAt, usePrices, type PricedPlan } from './usePrices.ts';

interface PricesProps {
  linhas: readonly PricedPlan[];
  /** How many plans the list has, on all of its pages. */
  total: number;
  /** Says what came of it, above the list. */
  say: (sentence: string) => void;
  onClose: () => void;
}

/** The prices of a page of plans, all of them to be typed over: Tab goes down the column, and one press stores what has changed (076). */
export default function Prices({ linhas, total, say, onClose }: PricesProps) {
  const { rows, typed, errors, failure, saving, type, adjust, save } = usePrices({ linhas, say, onClose });
  const leaving = useLeaving();
  const form = useRef<HTMLFormElement>(null);
  const from = useRef<HTMLInputElement>(null);
  useEffect(() => focusFirst(form.current, 'td input'), []);
  useEffect(() => {
    if (errors.size > 0) focusFirst(form.current, 'input[aria-invalid=true]');
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(from.current?.value ?? '');
  };
  return (
    <form ref={form} className="prices" noValidate inert={leaving} onSubmit={submit}>
      <p>Tab vai ao preço de baixo, Enter salva todos os que mudaram.</p>
      {/* What is stored is sorted anew: of two pages, one after the other, a plan would be on both or on neither. */}
      {total > linhas.length ? (
        <p>
          Aqui estão {linhas.length} de {total} planos. Para mudar todos por uma porcentagem, escolha um tipo de plano que caiba
          em uma página.
        </p>
      ) : (
        <Percentage adjust={adjust} />
      )}
      <table className="table">
        <caption className="visually-hidden">Preços dos planos</caption>
        <thead>
          <tr>
            <th scope="col">Plano</th>
            <th scope="col">Valor de sempre</th>
            <th scope="col">Novo valor mensal (R$)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { id, nome, valor, ativo } = row;
            const sold = soldAt(row);
            return (
              <tr key={id}>
                <th scope="row">
                  {nome} {!ativo && <span className="tag">fora de venda</span>}
                  {sold && <span className="tag">{sold}</span>}
                  {isReplaced(row) && <p>Com um novo a partir de um dia, este fica como o de sempre: até lá nada muda.</p>}
                </th>
                <td>{reais(valor)}</td>
                <td>
                  <input
                    aria-label={`Valor mensal de ${nome}, em reais`}
                    inputMode="decimal"
                    autoComplete="off"
                    value={typed.get(id) ?? escreverReais(priceOf(row))}
                    readOnly={saving}
                    aria-invalid={errors.has(id)}
                    aria-describedby={errors.has(id) ? `erro-${id}` : undefined}
                    onFocus={(event) => event.currentTarget.select()}
                    onChange={(event) => type(id, event.currentTarget.value)}
                  />
                  {errors.has(id) && (
                    <p id={`erro-${id}`} className="prices__error">
                      {errors.get(id)}
                    </p>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="prices__from">
        <label>
          A partir de
          <input
            ref={from}
            autoComplete="off"
            placeholder="já"
            readOnly={saving}
            aria-invalid={errors.has(DESDE)}
            aria-describedby="prices-from"
          />
        </label>
        <span id="prices-from" className={errors.has(DESDE) ? 'prices__error' : undefined}>
          {errors.get(DESDE) ?? 'dd/mm/aaaa: nesse dia o site muda sozinho, à meia-noite. Vazio: já'}
        </span>
      </p>
      <p role="log">{failure}</p>
      <p>
        <button type="submit" className="admin-button admin-button--primary" disabled={saving}>
          {saving ? 'Salvando…' : 'Salvar preços'}
        </button>{' '}
        <button type="button" className="admin-button" disabled={saving} onClick={() => mayLeave() && onClose()}>
          Desistir
        </button>
      </p>
    </form>
  );
}

/** Changes all prices by so many percent, before anything is stored: each stands in its field, to be looked at and corrected. */
function Percentage({ adjust }: Pick<ReturnType<typeof usePrices>, 'adjust'>) {
  const [said, say] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const apply = () => {
    const adjusted = adjust(input.current!.value);
    say(
      typeof adjusted === 'string'
        ? adjusted
        : `Calculado: ${contadas(adjusted.calculados, 'preço', 'preços')}, cada um ao centavo.${adjusted.digitados > 0 ? ` O que você digitou ficou: ${contadas(adjusted.digitados, 'preço', 'preços')}.` : ''}${adjusted.semFim > 0 ? ` Em ${contadas(adjusted.semFim, 'plano', 'planos')} sobre o preço agendado que já vale, sem fim: diga a partir de que dia vale o novo; até lá nada muda.` : ''} Confira e salve.`,
    );
  };
  /** Enter would store the prices as they are. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="prices__all">
      <label>
        Mudar todos em (%)
        <input ref={input} inputMode="decimal" autoComplete="off" onKeyDown={enter} />
      </label>
      <button type="button" className="admin-button" onClick={apply}>
        Calcular
      </button>
      <p role="log">{said}</p>
    </div>
  );
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLInputElement>(selector)?.focus();
}
