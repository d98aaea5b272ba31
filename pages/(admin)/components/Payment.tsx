import { useRef, useState } from 'react';
import { AtualizarPedidoDocument } from '../../../graphql/generated/admin/graphql.ts';
import { diaDoInstante } from '../../../modules/brazil/instante.ts';
import { campoDaEquipe, tabelaDeCampos } from '../../../modules/editing/campo.ts';
import { data } from '../../../modules/editing/campos.ts';
import { act } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { ALREADY } from '../keys.ts';
import { renewForm } from './focusSoon.ts';
import { formOf, type FormValues } from './formTable.ts';
import { TableForm } from './TableForm.tsx';
import { useWaitForRow } from './underWay.ts';
import type { Save } from './useSending.ts';

const PAGO = formOf(
  tabelaDeCampos({
    pagaEm: campoDaEquipe(data(), { rotulo: 'Pago em', descricao: 'Dia em que foi pago.', ajuda: 'Vazio enquanto não foi pago' }),
  }),
);

const TITLE = 'payment-title';

interface PaymentProps {
  linha: { id: string; clienteIdB: string; pagaEm?: string | null };
}

/** Staff say on which day an order was paid, or that it was not (D46). The last who says so is right: another system may have said it before. */
export function Payment({ linha }: PaymentProps) {
  const refresh = useRefresh();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState({ dia: dayOf(linha), round: 0 });
  const row = `pagamento ${linha.id}`;
  /** Whoever has another order open has another form. */
  const renew = (dia: string | null) =>
    place.current && renewForm(() => setOpened(({ round }) => ({ dia, round: round + 1 })), TITLE);
  const waiting = useWaitForRow(row, refresh);

  const save: Save = async (valores, { antes, chave, feito }) => {
    if (!('pagaEm' in valores)) {
      setSaid(feito ? ALREADY : 'Nada mudou.');
      return void (feito && renew(readDay(antes)));
    }
    const dia = readDay(valores);
    // The beginning of the day in São Paulo, which is never still to come.
    const pagaEm = dia && `${dia}T00:00:00-03:00`;
    await act(AtualizarPedidoDocument, { pedido: linha.clienteIdB, pagaEm, chave });
    setSaid(dia === null ? 'O pedido consta como não pago.' : 'Pagamento salvo.');
    renew(dia);
    void refresh();
  };

  return (
    <>
      <TableForm
        key={opened.round}
        id={TITLE}
        titulo="Pagamento"
        acao="Salvar pagamento"
        campos={PAGO}
        inicial={{ pagaEm: opened.dia }}
        sobre={`assinatura ${linha.id}`}
        onAttempt={() => setSaid('')}
        onSave={save}
        onSettled={() => void refresh()}
        linha={row}
        waiting={waiting}
      />
      <p ref={place} className="status" role="status">
        {said}
      </p>
    </>
  );
}

function readDay(valores: FormValues | null): string | null {
  return valores?.pagaEm ? String(valores.pagaEm) : null;
}

function dayOf({ pagaEm }: PaymentProps['linha']): string | null {
  return pagaEm ? diaDoInstante(new Date(pagaEm)) : null;
}
