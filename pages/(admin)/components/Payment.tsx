import { useRef, useState } from 'react';
import { AssinaturaAbertaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { AtualizarPedidoDocument } from '../../../graphql/generated/desk/graphql.ts';
import { diaDoInstante } from '../../../modules/brazil/instante.ts';
import { campoDaEquipe, tabelaDeCampos } from '../../../modules/editing/campo.ts';
import { data } from '../../../modules/editing/campos.ts';
import { act, ask, type Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { ALREADY, CHANGED_SINCE } from '../keys.ts';
import { renewForm } from './focusSoon.ts';
import { formOf, type FormValues } from './formTable.ts';
import { perguntarDoPagamento } from './orderQuestions.ts';
import { PaymentConflict } from './PaymentConflict.tsx';
import type { Settled } from './settle.ts';
import { TableForm } from './TableForm.tsx';
import { useWaitForRow } from './underWay.ts';
import type { Save } from './useSending.ts';

const PAGO = formOf(
  tabelaDeCampos({
    pagaEm: campoDaEquipe(data(), { rotulo: 'Pago em', descricao: 'Dia em que foi pago.', ajuda: 'Vazio enquanto não foi pago' }),
  }),
);

const TITLE = 'payment-title';
const NOTHING = 'Nada mudou.';
/** What whoever ordered reads, where the order is over; of one that goes on the letter is about what is to be paid. */
const TAKEN_BACK = ' O cliente lê que a confirmação foi desfeita e que, se pagou e o dinheiro não voltou, escreva.';
const OTHER_SINCE = 'O pagamento foi mudado desde que você abriu o pedido. Confira como está agora.';

type Linha = PaymentProps['linha'];

interface PaymentProps {
  linha: {
    id: string;
    clienteIdB: string;
    versao: number;
    status: string;
    pagaEm?: string | null;
    pagamentoNaFamilia?: string | null;
  };
}

/** What is known of a payment: its day, what is to be known of it because of other orders, and the version and the status of the order that said so. */
interface Known {
  dia: string | null;
  dito: string | null;
  versao: number;
  status: string;
}

/** Staff say on which day an order was paid, or that it was not (D46). What another system, or a colleague, has said since is never overwritten unseen. */
export function Payment({ linha }: PaymentProps) {
  const refresh = useRefresh();
  const [said, setSaid] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  const [known, setKnown] = useState(() => knownOf(linha));
  /** The same at any moment, also while one press sends twice. */
  const over = useRef(known);
  const know = (agora: Known) => {
    over.current = agora;
    setKnown(agora);
  };
  const [round, setRound] = useState(0);
  /** The day that was sent last. */
  const sent = useRef<string | null>(known.dia);
  const row = `pagamento ${linha.id}`;
  /** A fresh form over what is stored by now. Whoever has another order open has another form. */
  const begin = (agora: Known) => {
    if (!place.current) return;
    renewForm(() => {
      know(agora);
      setRound((number) => number + 1);
    }, TITLE);
  };
  const buscar = async () => knownOf((await ask(AssinaturaAbertaDocument, { id: linha.id })).assinatura);
  const waiting = useWaitForRow(row, async () => begin(await buscar().catch(() => knownOf(linha))));

  const deliver = async (dia: string | null, versao: number, chave: string): Promise<Known> => {
    // The beginning of the day in São Paulo, which is never still to come.
    const pagaEm = dia && `${dia}T00:00:00-03:00`;
    return knownOf((await act(AtualizarPedidoDocument, { pedido: linha.clienteIdB, pagaEm, versao, chave })).atualizarPedido);
  };

  /** Sends a day over what is known. A version that says the same of the payment is nobody's against whom it would be decided. @throws Refusal */
  const send = async (dia: string | null, agora: Known, chave: string): Promise<Known> => {
    try {
      return await deliver(dia, agora.versao, chave);
    } catch (refusal) {
      if ((refusal as Refusal).code !== 'ALTERADO_POR_OUTRA_PESSOA') throw refusal;
      const stored = await buscar();
      if (stored.dia === agora.dia && stored.versao !== agora.versao) return deliver(dia, stored.versao, chave);
      // What was typed stays, and what is stored is shown beside it.
      void refresh();
      throw refusal;
    }
  };

  /** Nothing of what the form says is left to be sent: what is stored may be something else by now. */
  const goOnFromStored = async (feito: boolean) => {
    const agora = await buscar().catch(() => over.current);
    const isOther = agora.dia !== (feito ? sent.current : over.current.dia);
    if (feito) setSaid(isOther ? CHANGED_SINCE : ALREADY);
    else setSaid(isOther ? OTHER_SINCE : NOTHING);
    if (feito || isOther) begin(agora);
    void refresh();
  };

  const save: Save = async (valores, { decisao, chave, feito }) => {
    if (!('pagaEm' in valores)) return goOnFromStored(feito);
    const dia = valores.pagaEm ? String(valores.pagaEm) : null;
    const pergunta = dia && perguntarDoPagamento(linha);
    if (pergunta && !window.confirm(pergunta)) {
      setSaid(NOTHING);
      return begin(over.current);
    }
    sent.current = dia;
    const shown = knownOf(linha);
    const agora = decisao !== undefined || shown.dia === over.current.dia ? later(shown, over.current) : over.current;
    const stored = await send(dia, agora, chave);
    begin(stored);
    const lido = dia === null && stored.status === 'cancelada' ? TAKEN_BACK : '';
    setSaid(
      `${dia === null ? 'O pedido consta como não pago.' : 'Pagamento salvo.'}${lido}${stored.dito ? ` ${stored.dito}` : ''}`,
    );
    void refresh();
  };
  const settled = (_antes: FormValues, { versao }: Settled) => {
    know({ ...over.current, dia: sent.current, versao: versao ?? over.current.versao });
    void refresh();
  };

  return (
    <>
      <TableForm
        key={round}
        id={TITLE}
        titulo="Pagamento"
        acao="Salvar pagamento"
        campos={PAGO}
        inicial={{ pagaEm: known.dia }}
        sobre={`assinatura ${linha.id}`}
        onAttempt={() => setSaid('')}
        onSave={save}
        onSettled={settled}
        linha={row}
        waiting={waiting}
      >
        {linha.versao > known.versao && dayOf(linha) !== known.dia && (
          <PaymentConflict agora={dayOf(linha)} onUseCurrent={() => begin(knownOf(linha))} />
        )}
      </TableForm>
      <p ref={place} className="status" role="status">
        {said}
      </p>
    </>
  );
}

function knownOf(linha: Pick<Linha, 'versao' | 'pagaEm' | 'status' | 'pagamentoNaFamilia'>): Known {
  return { dia: dayOf(linha), dito: linha.pagamentoNaFamilia ?? null, versao: linha.versao, status: linha.status };
}

function later(one: Known, other: Known): Known {
  return one.versao > other.versao ? one : other;
}

function dayOf({ pagaEm }: Pick<Linha, 'pagaEm'>): string | null {
  return pagaEm ? diaDoInstante(new Date(pagaEm)) : null;
}
