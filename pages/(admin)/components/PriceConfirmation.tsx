import { useRef, useState } from 'react';
import { type AssinaturaStatus, AssinaturaAbertaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { ConfirmarValorDocument } from '../../../graphql/generated/desk/graphql.ts';
import { campoDaEquipe, tabelaDeCampos } from '../../../modules/editing/campo.ts';
import { reais as emReais } from '../../../modules/editing/campos.ts';
import { act, ask, type Refusal } from '../adminApi.ts';
import { reais } from '../format.ts';
import { ALREADY } from '../keys.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { renewForm } from './focusSoon.ts';
import { formOf, type FormValues } from './formTable.ts';
import { TableForm } from './TableForm.tsx';
import type { Settled } from './settle.ts';
import { useWaitForRow } from './underWay.ts';
import type { Save } from './useSending.ts';

const TOTAL = formOf(
  tabelaDeCampos({
    valor: campoDaEquipe(emReais(), {
      rotulo: 'Total do período (R$)',
      descricao: 'Total do período, em reais.',
      unidade: 'reais',
    }),
  }),
);

const TITLE = 'price-title';

interface PriceConfirmationProps {
  linha: { id: string; versao: number; valor: number; valorConferido: boolean; pagaEm: string | null };
}

/** The price of an order that came without a plan: staff confirm it, and correct it when they were wrong (D14, D42). */
export function PriceConfirmation({ linha }: PriceConfirmationProps) {
  const refresh = useRefresh();
  const { usuario } = useSignedIn();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  /** What the form began with; somebody else's amount may come in behind it. */
  const [opened, setOpened] = useState<Opened>(() => reopen(linha, -1));
  /** The same at any moment, also while one press sends twice. */
  const over = useRef(opened);
  const begin = (next: Opened) => {
    over.current = next;
    setOpened(next);
  };
  /** The amount that oneself has sent, and that nobody has refused: it may be stored before one hears of it. */
  const [mine, setMine] = useState<number | null>(null);
  const changed = isTheirs(linha, opened);
  const conferido = linha.valorConferido;
  const row = `valor ${linha.id}`;
  const buscar = async () => (await ask(AssinaturaAbertaDocument, { id: linha.id })).assinatura;
  const waiting = useWaitForRow(row, async () => begin(reopen(await buscar().catch(() => linha), over.current.round)));

  const confirm = async (valor: number, chave: string) => {
    const { id } = linha;
    // The money is not sent back, and marked anew, because a total was typed wrong.
    const pago = linha.pagaEm !== null && valor !== linha.valor && window.confirm(foiPago(valor, linha.valor));
    const dito = { id, valor, chave, ...(pago && { valorPago: valor }) };
    // Over an amount that somebody else has given meanwhile nothing is written unseen.
    const versao = isTheirs(linha, over.current) ? over.current.versao : Math.max(over.current.versao, linha.versao);
    try {
      return (await act(ConfirmarValorDocument, { ...dito, versao })).confirmarValor;
    } catch (refusal) {
      if ((refusal as Refusal).code !== 'ALTERADO_POR_OUTRA_PESSOA') throw refusal;
      // What was typed stays, and the next press is over what somebody else has written. A status that oneself has given is nobody else's.
      void refresh();
      const agora = await buscar();
      if (agora.versao === versao || agora.statusPor !== usuario || isTheirs(agora, over.current)) throw refusal;
      return (await act(ConfirmarValorDocument, { ...dito, versao: agora.versao })).confirmarValor;
    }
  };

  const save: Save = async (valores, { chave, feito }) => {
    const renew = (next: Opened) => place.current && renewForm(() => begin({ ...next, round: next.round + 1 }), TITLE);
    if (feito && Object.keys(valores).length === 0) {
      setSaid(ALREADY);
      return void renew(over.current);
    }
    const valor = Number(valores.valor ?? over.current.total);
    setMine(valor);
    try {
      const confirmado = await confirm(valor, chave);
      setSaid(`${conferido || feito ? 'Valor corrigido.' : 'Valor conferido.'} ${dizerSoma(confirmado)}`);
      // Whoever has another order open has another form.
      renew({ ...over.current, total: valor, conferido: true, versao: confirmado.versao });
    } catch (refusal) {
      if ((refusal as Refusal).code !== '') setMine(null);
      throw refusal;
    }
    void refresh();
  };
  const settled = ({ valor }: FormValues, { versao }: Settled) => {
    begin({ ...over.current, total: Number(valor), conferido: true, versao: versao ?? over.current.versao });
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
        id={TITLE}
        titulo={conferido ? 'Corrigir o valor' : 'Conferir o valor'}
        acao={conferido ? 'Corrigir o valor' : 'Confirmar o valor'}
        campos={TOTAL}
        inicial={{ valor: opened.total }}
        sobre={`assinatura ${linha.id}`}
        onAttempt={() => setSaid('')}
        onSave={save}
        onSettled={settled}
        linha={row}
        waiting={waiting}
      />
      {changed && linha.valor !== mine && (
        <p role="alert">
          Outra pessoa deu a este pedido o valor de {reais(linha.valor)}.{' '}
          <button type="button" className="admin-button" onClick={() => begin(reopen(linha, opened.round))}>
            Continuar a partir deste valor
          </button>
        </p>
      )}
      <p ref={place} className="status" role="status">
        {said}
      </p>
    </div>
  );
}

interface Opened {
  total: number;
  conferido: boolean;
  versao: number;
  round: number;
}

const foiPago = (valor: number, antes: number) =>
  `Este pedido consta como pago, com o total de ${reais(antes)}. Foram ${reais(valor)} o que o cliente pagou?`;

type Valor = Omit<PriceConfirmationProps['linha'], 'id' | 'pagaEm'>;

function reopen({ valor, valorConferido, versao }: Valor, round: number): Opened {
  return { total: valor, conferido: valorConferido, versao, round: round + 1 };
}

/** Whether the row says another amount than the form began with. */
function isTheirs({ valor, valorConferido, versao }: Valor, opened: Opened): boolean {
  return versao > opened.versao && (valor !== opened.total || valorConferido !== opened.conferido);
}

/** What the confirmed amount means for the sums, by where the order stands. */
function dizerSoma({ status, contaNasSomas }: { status: AssinaturaStatus; contaNasSomas: boolean }): string {
  if (contaNasSomas) return 'O pedido agora entra nas somas.';
  return status === 'cancelada'
    ? 'O pedido está cancelado e não entra nas somas.'
    : 'O pedido foi corrigido por outro, que vale no lugar dele, e não entra nas somas.';
}
