import { useState } from 'react';
import { reload } from 'vike/client/router';
import { callAdmin, Refusal } from '../adminApi.ts';
import { ConfirmarValor } from '../atendimento.adminQuery.ts';
import { RowForm } from './RowForm.tsx';

const FALTA = 'Informe o valor.';

interface PriceConfirmationProps {
  linha: { id: string; versao: number; valor: number };
}

/** The price of an order that came without a plan: staff confirm or correct it, and from then on it counts (D14, D42). */
export function PriceConfirmation({ linha }: PriceConfirmationProps) {
  const [done, setDone] = useState(false);
  if (done) return <p role="status">Valor conferido. O pedido agora entra nas somas.</p>;
  return (
    <div className="price-confirmation">
      <p className="tag tag--warn">
        Valor não conferido: veio sem plano, pela API. Não entra em nenhuma soma até alguém o confirmar.
      </p>
      <RowForm
        id="price-title"
        titulo="Conferir o valor"
        acao="Confirmar o valor"
        campos={[{ tipo: 'numero', nome: 'total', rotulo: 'Total do período (R$)', obrigatorio: true, dinheiro: () => true }]}
        inicial={{ total: linha.valor }}
        onSave={async ({ total = linha.valor }) => {
          if (total === null) throw new Refusal(FALTA, 'DADOS_INVALIDOS', [{ campo: 'total', mensagem: FALTA }]);
          await callAdmin(ConfirmarValor, { id: linha.id, versao: linha.versao, valor: Number(total) });
          setDone(true);
          void reload().catch(() => undefined);
        }}
      />
    </div>
  );
}
