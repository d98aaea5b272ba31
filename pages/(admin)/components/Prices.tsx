import { useEffect, useRef, type FormEvent } from 'react';
import { escreverReais } from '../../../modules/editing/numero.ts';
import { reais } from '../format.ts';
import { useLeaving } from './useLeaving.ts';
import { mayLeave } from './useUnsavedGuard.ts';
import { usePrices, type PricedPlan } from './usePrices.ts';

interface PricesProps {
  linhas: readonly PricedPlan[];
  /** Says what came of it, above the list. */
  say: (sentence: string) => void;
  onClose: () => void;
}

/** The prices of a page of plans, all of them to be typed over: Tab goes down the column, and one press stores what has changed (075). */
export default function Prices({ linhas, say, onClose }: PricesProps) {
  const { rows, errors, failure, saving, type, save } = usePrices({ linhas, say, onClose });
  const leaving = useLeaving();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(form.current, 'input'), []);
  useEffect(() => {
    if (errors.size > 0) focusFirst(form.current, '[aria-invalid=true]');
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} className="prices" noValidate inert={leaving} onSubmit={submit}>
      <p>Tab vai ao preço de baixo, Enter salva todos os que mudaram.</p>
      <table className="table">
        <caption className="visually-hidden">Preços dos planos</caption>
        <thead>
          <tr>
            <th scope="col">Plano</th>
            <th scope="col">Valor agora</th>
            <th scope="col">Novo valor mensal (R$)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, nome, valor, ativo }) => (
            <tr key={id}>
              <th scope="row">
                {nome} {!ativo && <span className="tag">fora de venda</span>}
              </th>
              <td>{reais(valor)}</td>
              <td>
                <input
                  aria-label={`Valor mensal de ${nome}, em reais`}
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={escreverReais(valor)}
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
          ))}
        </tbody>
      </table>
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

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLInputElement>(selector)?.focus();
}
