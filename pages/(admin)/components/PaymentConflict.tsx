import { useEffect } from 'react';
import { dia } from '../format.ts';
import { useDecision } from './decision.ts';

interface PaymentConflictProps {
  /** The day that is stored by now (AAAA-MM-DD); null where it is not paid. */
  agora: string | null;
  /** Begins anew with what is stored. */
  onUseCurrent: () => void;
}

/** Somebody else, or another system, has said another day: who has typed nothing sees it at once; who has decides. */
export function PaymentConflict({ agora, onUseCurrent }: PaymentConflictProps) {
  const { digitado, send } = useDecision();
  const isTyped = 'pagaEm' in digitado;
  const typed = digitado.pagaEm ? String(digitado.pagaEm) : null;
  useEffect(() => {
    if (!isTyped) onUseCurrent();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what is stored and what is typed decide
  }, [agora, isTyped]);
  if (!isTyped || typed === agora) return null;
  return (
    <div className="conflict">
      <p>
        Outra pessoa, ou outro sistema, mudou o pagamento: agora o pedido consta como {say(agora)}; você digitou “{say(typed)}”.
      </p>
      <button type="button" className="admin-button" onClick={onUseCurrent}>
        Deixar {say(agora)}
      </button>{' '}
      <button type="button" className="admin-button" onClick={() => send('sobrescrever', { pagaEm: agora })}>
        Mudar para {say(typed)}
      </button>
    </div>
  );
}

function say(pagaEm: string | null): string {
  return pagaEm ? `pago em ${dia(pagaEm)}` : 'não pago';
}
