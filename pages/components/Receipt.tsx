import type { ReactNode } from 'react';
import { formatarReais } from '../../modules/catalogue/preco.ts';
import type { LinhaDoRecibo } from '../../modules/checkout/recibo.ts';

interface ReceiptProps {
  /** What is paid for and taken off, and after it what is charged apart. */
  lines: readonly LinhaDoRecibo[];
  /** Decimal string in reais. */
  total: string;
  /** When it is due, and how it is paid. */
  note?: ReactNode;
  /** Whether the total follows what is chosen on the page, and is read out when it changes. */
  live?: boolean;
}

/** What is paid, line by line, with the total and how it is due. */
export function Receipt({ lines, total, note, live = false }: ReceiptProps) {
  const amount = formatarReais(total);
  return (
    <div className="receipt">
      <dl>
        {lines.map(({ rotulo, tipo, ...line }) => (
          <div key={rotulo} className={tipo && `receipt__${tipo}`}>
            <dt>{rotulo}</dt>
            <dd>{written(line)}</dd>
          </div>
        ))}
      </dl>
      <p className="receipt__total">
        <span>VALOR TOTAL</span> {live ? <output aria-live="polite">{amount}</output> : <strong>{amount}</strong>}
      </p>
      {note && <p className="receipt__note">{note}</p>}
    </div>
  );
}

/** What is taken off has a minus as long as a digit is wide. */
function written({ valor, nota = '' }: Pick<LinhaDoRecibo, 'valor' | 'nota'>): string {
  if (valor === null) return nota;
  return (valor.startsWith('-') ? `− ${formatarReais(valor.slice(1))}` : formatarReais(valor)) + nota;
}
