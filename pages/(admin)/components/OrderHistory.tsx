import { useQuery } from '@apollo/client/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AssinaturaAbertaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { HistoricoDaAssinaturaDocument, type HistoricoDaAssinaturaQuery } from '../../../graphql/generated/desk/graphql.ts';
import { ESTADO_DA_ENTREGA, PALAVRA_DO_EVENTO } from '../../../modules/outbox/entrega.ts';
import { useMayChange } from '../application/signedIn.ts';
import { instante } from '../format.ts';
import { Change } from './ChangeList.tsx';
import { EMAILS, whenDelivered, type Entrega } from './deliveries.tsx';
import { Only } from './Only.tsx';
import { StatusTag } from './StatusTag.tsx';

type Linha = Pick<AssinaturaAbertaQuery['assinatura'], 'id' | 'nome' | 'criadaEm' | 'substituiId'>;

/** Something that has happened to an order, and when, in ISO 8601. */
interface Happening {
  key: string;
  em: string;
  shown: ReactNode;
}

const NOMES = new Map<string, string>(EMAILS);

/** All that has happened to an order, the newest first: what staff and systems did, what was told to whom and whether it arrived, and that it came. */
export function OrderHistory({ linha }: { linha: Linha }) {
  const { id, nome } = linha;
  const { data, error } = useQuery(HistoricoDaAssinaturaDocument, {
    variables: { id, linhaId: Number(id) },
    fetchPolicy: 'network-only',
  });
  return (
    <section className="history" aria-labelledby="history-title">
      <h2 id="history-title">Histórico de {nome}</h2>
      {data ? <Happenings linha={linha} data={data} /> : <p role="status">{error?.message ?? 'Carregando…'}</p>}
    </section>
  );
}

function Happenings({ linha, data }: { linha: Linha; data: HistoricoDaAssinaturaQuery }) {
  const { alteracoes, entregas } = data;
  const since = shownSince(data);
  const mayDiscard = useMayChange('equipe');
  const all: Happening[] = [
    ...alteracoes.itens.map((alteracao) => ({
      key: `alteracao ${alteracao.id}`,
      em: alteracao.em,
      shown: <Change {...alteracao} />,
    })),
    ...entregas.itens.map((entrega) => ({ key: `entrega ${entrega.id}`, em: entrega.criadaEm, shown: <Told {...entrega} /> })),
  ].filter(({ em }) => em >= since);
  return (
    <>
      <ol className="changes" aria-labelledby="history-title">
        {all
          .toSorted((one, other) => other.em.localeCompare(one.em))
          .map(({ key, shown }) => (
            <li key={key}>{shown}</li>
          ))}
        {since !== '' && <li>O que houve antes de {instante(since)} não está aqui.</li>}
        <li>
          <Came {...linha} />
        </li>
      </ol>
      {entregas.total === 0 && <p className="empty">Nenhum e-mail ou aviso nos últimos 30 dias.</p>}
      {entregas.total > 0 && (
        <Only muda="pedidos">
          <p>
            <Link to="/entregas" search={{ assinatura: linha.id }}>
              {mayDiscard ? 'Enviar de novo ou descartar' : 'Enviar de novo'}
            </Link>
          </p>
        </Only>
      )}
    </>
  );
}

/** From when on both lists are whole: of the older ones of a long list nothing is shown, so that nothing seems not to have happened. Empty where all is there. */
function shownSince({ alteracoes, entregas }: HistoricoDaAssinaturaQuery): string {
  const oldest = [
    alteracoes.total > alteracoes.itens.length ? alteracoes.itens.at(-1)!.em : '',
    entregas.total > entregas.itens.length ? entregas.itens.at(-1)!.criadaEm : '',
  ];
  return oldest.toSorted().at(-1)!;
}

/** What a recipient was told, and what came of it: a customer whose mailbox does not exist has read nothing. */
function Told(entrega: Entrega) {
  const { criadaEm, tipo, destino, estado, tentativas, resposta } = entrega;
  return (
    <>
      <p>
        <time dateTime={criadaEm}>{instante(criadaEm)}</time> <strong>{PALAVRA_DO_EVENTO[tipo] ?? tipo}</strong>{' '}
        {NOMES.get(destino) ?? destino} <StatusTag tabela={ESTADO_DA_ENTREGA} status={estado} />
      </p>
      <ul>
        <li>
          {tentativas === 1 ? '1 tentativa' : `${tentativas} tentativas`}
          {whenDelivered(entrega) !== '-' && `; ${estado === 'entregue' ? 'chegou em ' : ''}${whenDelivered(entrega)}`}
        </li>
        {resposta && <li className="answer">{resposta}</li>}
      </ul>
    </>
  );
}

function Came({ criadaEm, nome, substituiId }: Linha) {
  return (
    <p>
      <time dateTime={criadaEm}>{instante(criadaEm)}</time> <strong>{nome}</strong> fez o pedido
      {substituiId && (
        <>
          , em que cita a{' '}
          <Link to="/assinaturas" search={{ id: String(substituiId) }}>
            assinatura {substituiId}
          </Link>
        </>
      )}
    </p>
  );
}
