import { useState } from 'react';
import { ConfirmarValorDocument, type AssinaturaStatus } from '../../../graphql/generated/admin/graphql.ts';
import { campoDaEquipe, tabelaDeCampos } from '../../../modules/editing/campo.ts';
import { reais as emReais } from '../../../modules/editing/campos.ts';
import { act, type Refusal } from '../adminApi.ts';
import { reais } from '../format.ts';
import { ALREADY, wasRepeated } from '../keys.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { formOf } from './formTable.ts';
import { TableForm } from './TableForm.tsx';

const TOTAL = formOf(
  tabelaDeCampos({
    valor: campoDaEquipe(emReais(), {
      rotulo: 'Total do período (R$)',
      descricao: 'Total do período, em reais.',
      unidade: 'reais',
    }),
  }),
);

interface PriceConfirmationProps {
  linha: { id: string; versao: number; valor: number; valorConferido: boolean };
}

/** The price of an order that came without a plan: staff confirm it, and correct it when they were wrong (D14, D42). */
export function PriceConfirmation({ linha }: PriceConfirmationProps) {
  const refresh = useRefresh();
  const [said, setSaid] = useState('');
  /** What the form began with; somebody else's amount may come in behind it. */
  const [opened, setOpened] = useState({ total: linha.valor, conferido: linha.valorConferido, versao: linha.versao, round: 0 });
  const changed = linha.versao > opened.versao && (linha.valor !== opened.total || linha.valorConferido !== opened.conferido);
  const conferido = linha.valorConferido;

  const save = async (valor: number, chave: string) => {
    setSaid('');
    try {
      // Over an amount that somebody else has given meanwhile nothing is written unseen.
      const versao = changed ? opened.versao : Math.max(opened.versao, linha.versao);
      const { confirmarValor } = await act(ConfirmarValorDocument, { id: linha.id, versao, valor, chave });
      const feito = wasRepeated(chave) ? ALREADY : conferido ? 'Valor corrigido.' : 'Valor conferido.';
      setSaid(`${feito} ${dizerSoma(confirmarValor)}`);
      setOpened(({ round }) => ({ total: valor, conferido: true, versao: confirmarValor.versao, round: round + 1 }));
    } catch (refusal) {
      const { code, campos } = refusal as Refusal;
      // What was typed stays, and the next press is over what somebody else has written.
      if (code === 'ALTERADO_POR_OUTRA_PESSOA') await refresh();
      // What was sent before, and was not answered, is stored: the next press corrects it.
      if (code === 'CHAVE_REUTILIZADA') {
        setOpened((antes) => ({ ...antes, versao: Number(campos[0]?.mensagem) }));
        void refresh();
      }
      throw refusal;
    }
    void refresh();
  };

  return (
    <div className="price-confirmation">
      <p className={conferido ? 'tag' : 'tag tag--warn'}>
        {conferido
          ? `Veio sem plano, pela API; valor conferido pela equipe: ${reais(linha.valor)}.`
          : 'Valor não conferido: veio sem plano, pela API. Não entra em nenhuma soma até alguém o confirmar.'}
      </p>
      <TableForm
        key={opened.round}
        id="price-title"
        titulo={conferido ? 'Corrigir o valor' : 'Conferir o valor'}
        acao={conferido ? 'Corrigir o valor' : 'Confirmar o valor'}
        campos={TOTAL}
        inicial={{ valor: opened.total }}
        onSave={({ valor = opened.total }, _decisao, chave) => save(Number(valor), chave)}
      />
      {changed && (
        <p role="alert">
          Outra pessoa deu a este pedido o valor de {reais(linha.valor)}.{' '}
          <button type="button" className="admin-button" onClick={() => setOpened(({ round }) => reopen(linha, round))}>
            Continuar a partir deste valor
          </button>
        </p>
      )}
      <p className="status" role="status">
        {said}
      </p>
    </div>
  );
}

function reopen({ valor, valorConferido, versao }: PriceConfirmationProps['linha'], round: number) {
  return { total: valor, conferido: valorConferido, versao, round: round + 1 };
}

/** What the confirmed amount means for the sums, by where the order stands. */
function dizerSoma({ status, contaNasSomas }: { status: AssinaturaStatus; contaNasSomas: boolean }): string {
  if (contaNasSomas) return 'O pedido agora entra nas somas.';
  return status === 'cancelada'
    ? 'O pedido está cancelado e não entra nas somas.'
    : 'O pedido foi corrigido por outro, que vale no lugar dele, e não entra nas somas.';
}
