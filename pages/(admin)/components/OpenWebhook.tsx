import { useQuery } from '@apollo/client/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EntregasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { webhookCampos } from '../../../modules/webhooks/webhook.campos.ts';
import { instante } from '../format.ts';
import { DataTable } from './DataTable.tsx';
import { DELIVERY_COLUMNS } from './deliveries.tsx';
import { RowHistory } from './RowHistory.tsx';
import { TestAnswer } from './TestAnswer.tsx';
import { hostOf, type Linha } from './webhookRow.ts';

/** So many of the last entries stand beside a webhook; the others are on their own screen. */
const LAST = 10;

interface OpenWebhookProps {
  webhook: Linha;
  /** The entry of the last test; none yet. */
  teste: string | undefined;
  /** Set while a new secret is on its way. */
  waiting: boolean;
  onTest: () => void;
  onPause: (pausado: boolean) => void;
  onRotate: () => void;
  onDelete: () => void;
}

/** What can be done with the webhook that is open, and what came of what it was told last. */
export function OpenWebhook({ webhook, teste, waiting, onTest, onPause, onRotate, onDelete }: OpenWebhookProps) {
  const { id, versao, pausadoEm, motivo, anteriorAte } = webhook;
  const host = hostOf(webhook);
  const [answers, setAnswers] = useState(0);
  const button = (texto: string, onClick: () => void, disabled = false) => (
    <button type="button" className="admin-button" disabled={disabled} onClick={onClick}>
      {texto}
    </button>
  );
  return (
    <section className="open-webhook" aria-labelledby="open-webhook-title" inert={waiting}>
      <h2 id="open-webhook-title">{host}</h2>
      {pausadoEm && (
        <p className="tag tag--warn">
          Pausado desde {instante(pausadoEm)}. {motivo} O que acontece espera até 30 dias.
        </p>
      )}
      {isAhead(anteriorAte) && <p>O segredo anterior também assina até {instante(anteriorAte!)}.</p>}
      <p className="open-webhook__acts">
        {button('Enviar um teste', onTest, Boolean(pausadoEm))}
        {pausadoEm ? button('Retomar', () => onPause(false)) : button('Pausar', () => onPause(true))}
        {button(waiting ? 'Trocando…' : 'Trocar o segredo', onRotate)}
        {button('Excluir', onDelete)}
      </p>
      {teste && <TestAnswer key={teste} id={teste} onAnswered={() => setAnswers((n) => n + 1)} />}
      <h3>Últimas entregas</h3>
      <LastDeliveries key={`${versao} ${teste} ${answers}`} destino={`webhook:${id}`} />
      <p>
        <Link to="/entregas" search={{ destino: `webhook:${id}` }}>
          Todas as entregas deste webhook
        </Link>
      </p>
      <RowHistory key={versao} tabela={webhookCampos} id={id} rotulo={host} />
    </section>
  );
}

function LastDeliveries({ destino }: { destino: string }) {
  const { data, error } = useQuery(EntregasDocument, { variables: { pagina: 1, destino }, fetchPolicy: 'network-only' });
  if (!data) return <p role="status">{error?.message ?? 'Carregando…'}</p>;
  return <DataTable legenda="Últimas entregas" linhas={data.entregas.itens.slice(0, LAST)} colunas={DELIVERY_COLUMNS} />;
}

function isAhead(iso: string | null | undefined): boolean {
  return iso != null && new Date(iso) > new Date();
}
