import { useEffect, useRef, useState } from 'react';
import type { AssinaturaAbertaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { CotacaoDaTrocaDocument, TrocarEscolhasDocument } from '../../../graphql/generated/desk/graphql.ts';
import { dinheiroDaTroca, trocaCampos } from '../../../modules/checkout/troca.ts';
import { act, ask, type Refusal } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { reais } from '../format.ts';
import { choicesOf } from './choicesOf.ts';
import { ExchangePrice } from './ExchangePrice.tsx';
import { renewForm } from './focusSoon.ts';
import { formOf, type FormValues, type Option } from './formTable.ts';
import { planosToChoose, planosToChooseQuestion } from './planosToChoose.ts';
import { TableForm } from './TableForm.tsx';
import { useListAddress } from './useListAddress.ts';
import type { Save } from './useSending.ts';

const TITLE = 'exchange-title';
const BUTTON = 'exchange';

type Linha = AssinaturaAbertaQuery['assinatura'];

/** What was ordered, changed by staff: another plan, period, extra or coupon, with the price before and after. A new order takes the place of this one, and is opened. */
export function OrderExchange({ linha }: { linha: Linha }) {
  const { tipos, enviaEmails } = useSignedIn();
  /** The plans to choose from; null while the form is closed. */
  const [planos, setPlanos] = useState<Option[] | null>(null);
  const [said, say] = useState('');
  const { go } = useListAddress();
  const latest = useRef(linha);
  useEffect(() => {
    latest.current = linha;
  });
  const refresh = useRefresh();
  const show = (loaded: Option[] | null) => renewForm(() => setPlanos(loaded), loaded ? TITLE : BUTTON);
  const open = async () => {
    say('');
    try {
      const { query, variables } = planosToChooseQuestion;
      const todos = await ask(query, variables);
      const todosOsPlanos = todos.todosOsPlanos.filter(({ id, ativo }) => ativo || id === String(linha.planoId));
      show(planosToChoose({ ...todos, todosOsPlanos }, tipos));
    } catch (refusal) {
      say((refusal as Refusal).message);
    }
  };
  const save: Save = async (valores, { chave, feito }) => {
    if (Object.keys(valores).length === 0) {
      // What was done before, and had no answer, is opened by itself.
      if (feito) return;
      say('Nada mudou.');
      return show(null);
    }
    const escolhas = choicesOf({ ...valuesOf(linha), ...valores });
    const { id, versao } = latest.current;
    const { cotacaoDaTroca: cotada } = await ask(CotacaoDaTrocaDocument, { id, escolhas });
    const { valor } = cotada;
    if (!window.confirm(questionOf(linha, dinheiroDaTroca(cotada, enviaEmails), valor))) {
      say('Nada foi mudado.');
      return false;
    }
    try {
      const { trocarEscolhas: novo } = await act(TrocarEscolhasDocument, { id, versao, escolhas, valor, chave });
      go({ id: novo.id });
    } catch (refusal) {
      if ((refusal as Refusal).code === 'ALTERADO_POR_OUTRA_PESSOA') void refresh();
      throw refusal;
    }
    void refresh();
  };
  return (
    <section className="exchange">
      {planos === null ? (
        <button id={BUTTON} type="button" className="admin-button" onClick={() => void open()}>
          Trocar plano, período ou adicionais
        </button>
      ) : (
        <TableForm
          id={TITLE}
          titulo="Trocar o que foi pedido"
          sobre={`assinatura ${linha.id}, ${linha.nome}`}
          acao="Trocar"
          campos={formOf(trocaCampos, { planoId: { opcoes: planos, sumida: '(plano excluído)' } })}
          inicial={valuesOf(linha)}
          onAttempt={() => say('')}
          onSave={save}
          onSettled={(_antes, { linhaId }) => linhaId && go({ id: linhaId })}
          linha={`troca ${linha.id}`}
          onCancel={() => show(null)}
          previa={(valores) => <ExchangePrice linha={linha} escolhas={choicesOf(valores)} />}
        />
      )}
      <p className="status" role="status">
        {said}
      </p>
    </section>
  );
}

/** What is asked before it is done. */
function questionOf(linha: Linha, dinheiro: string, novo: number): string {
  return [
    `Trocar? O total era ${reais(linha.valor)}, e passa a ${reais(novo)}.`,
    dinheiro,
    ...(linha.status === 'em_atendimento'
      ? [`Está Em atendimento${linha.responsavel ? `, com ${linha.responsavel}` : ''}.`]
      : []),
    `Um novo pedido, com outro código, toma o lugar do ${linha.codigo}; as notas internas ficam neste.`,
  ].join(' ');
}

function valuesOf({ planoId, pagamento, selectedSystem, espacoAdicional, ipAdicional, cupom }: Linha): FormValues {
  return {
    planoId: planoId === null ? null : String(planoId),
    periodo: String(pagamento),
    selectedSystem,
    espacoAdicional,
    ipAdicional,
    cupom,
  };
}
