import { useQuery } from '@apollo/client/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EntregasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { instante } from '../format.ts';
import type { Crudding } from './Crud.tsx';
import { DataTable } from './DataTable.tsx';
import { DELIVERY_COLUMNS } from './deliveries.tsx';
import { TestAnswer } from './TestAnswer.tsx';
import { useWebhookActs } from './useWebhookActs.ts';
import { hostOf, type Linha } from './webhookRow.ts';

/** So many of the last entries stand beside a webhook; the others are on their own screen. */
const LAST = 10;

interface OpenWebhookProps {
  webhook: Linha;
  crud: Crudding<Linha>;
  /** Told of a new secret, and with null that the one of before is none any more. */
  onSecret: (segredo: string | null) => void;
}

/** What can be done with the webhook that is open, and what came of what it was told last. */
export function OpenWebhook({ webhook, crud, onSecret }: OpenWebhookProps) {
  const { sending, teste, pause, test, rotate } = useWebhookActs(webhook, crud, onSecret);
  const { id, versao, pausadoEm, motivo, anteriorAte } = webhook;
  const host = hostOf(webhook);
  const [answers, setAnswers] = useState(0);
  const button = (texto: string, onClick: () => void, disabled = false) => (
    <button type="button" className="admin-button" disabled={disabled} onClick={onClick}>
      {texto}
    </button>
  );
  return (
    <section className="open-webhook" aria-labelledby="open-webhook-title" inert={sending}>
      <h2 id="open-webhook-title">{host}</h2>
      {pausadoEm && (
        <p className="tag tag--warn">
          Pausado desde {instante(pausadoEm)}. {motivo} O que acontece espera até 30 dias.
        </p>
      )}
      {isAhead(anteriorAte) && <p>O segredo anterior também assina até {instante(anteriorAte!)}.</p>}
      <p className="open-webhook__acts">
        {button('Enviar um teste', () => void test(), Boolean(pausadoEm))}
        {pausadoEm ? button('Retomar', () => void pause(false)) : button('Pausar', () => void pause(true))}
        {button(sending ? 'Trocando…' : 'Trocar o segredo', rotate)}
      </p>
      {teste && <TestAnswer key={`teste ${teste}`} id={teste} onAnswered={() => setAnswers((n) => n + 1)} />}
      <h3>Últimas entregas</h3>
      <LastDeliveries key={`entregas ${versao} ${teste} ${answers}`} destino={`webhook:${id}`} />
      <p>
        <Link to="/entregas" search={{ destino: `webhook:${id}` }}>
          Todas as entregas deste webhook
        </Link>
      </p>
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
