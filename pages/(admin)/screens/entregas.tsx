import { useMayChange, useMayRead } from '../application/signedIn.ts';
import { Link, useSearch } from '@tanstack/react-router';
import {
  DescartarEntregasDocument,
  TentarEntregasDocument,
  type DescartarEntregasMutationVariables,
  type EntregasQueryVariables,
} from '../../../graphql/generated/admin/graphql.ts';
import { EMAIL_A_CONTA, ESTADO_DA_ENTREGA, PALAVRA_DO_EVENTO } from '../../../modules/outbox/entrega.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { act } from '../adminApi.ts';
import { DataTable } from '../components/DataTable.tsx';
import { DELIVERY_COLUMNS, EMAILS, type Entrega } from '../components/deliveries.tsx';
import { FilterSelect } from '../components/FilterBar.tsx';
import { ListLink } from '../components/ListLink.tsx';
import type { Option } from '../components/formTable.ts';
import { Pagination } from '../components/Pagination.tsx';
import { optionsOf } from '../components/StatusTag.tsx';
import { useAnswer, useAnswerIfAny } from '../components/useAnswer.ts';
import { useAttempt } from '../components/useAttempt.ts';
import { useListAddress } from '../components/useListAddress.ts';
import { entregasQuestion, filtroDasEntregas } from './entregas.screen.ts';
import { webhooksQuestion } from './webhooks.screen.ts';

/** Somebody who is told of events. */
interface Destino {
  id: string;
  url: string;
}

type Filtro = Omit<EntregasQueryVariables, 'pagina' | 'antigas'> & Pick<DescartarEntregasMutationVariables, 'ate' | 'quantas'>;

/** Those of which something can still be decided; what was discarded may be sent all the same. */
const OPEN = new Set<Entrega['estado']>(['esperando', 'desistida']);

/** What others outside are told, and what came of it (052). */
export default function DeliveryScreen() {
  const search = useSearch({ from: '/entregas' });
  const { entregas: lista } = useAnswer(entregasQuestion(search));
  // Which they are is for whoever keeps them; others read of each where it is.
  const mayKeep = useMayRead('equipe');
  const webhooks = useAnswerIfAny(webhooksQuestion, mayKeep)?.webhooks ?? [];
  const mayChange = useMayChange('pedidos');
  const nomes = new Map([...EMAILS, ...webhooks.map((webhook) => [destinoDe(webhook), nameOf(webhook, webhooks)] as const)]);
  const { go } = useListAddress();
  const { status, say, mayAct, attempt } = useAttempt();

  const decide = async (fazer: 'enviar' | 'descartar', filtro: Filtro, de: string) => {
    let quantas = 0;
    const deed = async () => {
      if (fazer === 'enviar') {
        const answer = await act(TentarEntregasDocument, filtro);
        quantas = answer.tentarEntregas;
        return answer;
      }
      const answer = await act(DescartarEntregasDocument, filtro);
      quantas = answer.descartarEntregas;
      return answer;
    };
    if (await attempt(deed, '', de)) say(outcome(fazer, quantas));
  };
  const send = (filtro: Filtro, de: string) => mayAct() && void decide('enviar', filtro, `Enviar agora ${de}`);
  const discard = (filtro: Filtro, de: string, destinos: readonly string[]) => {
    const link = destinos.includes(EMAIL_A_CONTA) ? ' O link que a carta leva deixa de valer.' : '';
    const question = `Descartar ${de}? O destino não saberá disso pelo aviso.${link}`;
    if (mayAct() && window.confirm(question)) void decide('descartar', filtro, `Descartar ${de}`);
  };
  const { estado, assinatura, antigas } = search;
  const filtro = filtroDasEntregas(search);
  // What has come since the list was shown is not meant: nobody has seen it.
  const newest = newestOf(lista, search);
  const destinos = lista.itens.map(({ destino }) => destino);
  const todas = contadas(lista.total, 'entrega', 'entregas');

  return (
    <>
      <h1>Entregas</h1>
      <p>
        De que outros sistemas são avisados, e os e-mails que a loja envia. O que falha é tentado de novo, com pausas que crescem
        até um dia, e depois de nove vezes fica sem entrega até alguém enviar ou descartar; a confirmação a um endereço que já
        recebeu cinco em um dia fica logo. Depois de 30 dias, tudo é apagado.
      </p>
      <p className="status" role="status">
        {status}
      </p>
      {assinatura && (
        <p>
          Só as que tratam da{' '}
          <Link to="/assinaturas" search={{ id: assinatura }}>
            assinatura {assinatura}
          </Link>
          . <ListLink changes={{ assinatura: undefined, pagina: undefined }}>Ver todas</ListLink>
        </p>
      )}
      <form
        className="filters"
        onChange={(event) => {
          const given = new FormData(event.currentTarget);
          go({ estado: String(given.get('estado')), destino: String(given.get('destino')), pagina: undefined });
        }}
      >
        <FilterSelect nome="estado" rotulo="Estado" opcoes={optionsOf(ESTADO_DA_ENTREGA)} />
        <FilterSelect nome="destino" rotulo="Destino" opcoes={destinosOf(mayKeep, webhooks, search.destino)} />
      </form>
      {lista.total > 1 && <Direction antigas={antigas !== undefined} />}
      {mayChange && estado && OPEN.has(estado) && lista.total > 1 && (
        <DecideAll
          send={() => send(filtro, todas)}
          discard={mayKeep && newest && (() => discard({ ...filtro, ate: newest.id, quantas: lista.total }, todas, destinos))}
        />
      )}
      <DataTable
        legenda="Entregas"
        linhas={lista.itens}
        colunas={[
          ...DELIVERY_COLUMNS,
          { titulo: 'Sobre', mostrar: About },
          {
            titulo: 'Destino',
            mostrar: (entrega) => nomes.get(entrega.destino) ?? (mayKeep ? `${entrega.destino} (excluído)` : 'Outro sistema'),
          },
          {
            titulo: 'Ações',
            mostrar: (entrega) => {
              const { id, tipo, tabela, linhaId } = entrega;
              const de = `${PALAVRA_DO_EVENTO[tipo] ?? tipo}, ${tabela} ${linhaId}`;
              const isOpen = OPEN.has(entrega.estado);
              return (
                mayChange &&
                (isOpen || entrega.estado === 'descartada') && (
                  <span className="row-actions">
                    <button type="button" className="row-action" onClick={() => send({ id }, de)}>
                      Enviar agora<span className="visually-hidden"> {de}</span>
                    </button>
                    {mayKeep && isOpen && (
                      <button type="button" className="row-action" onClick={() => discard({ id }, de, [entrega.destino])}>
                        Descartar<span className="visually-hidden"> {de}</span>
                      </button>
                    )}
                  </span>
                )
              );
            },
          },
        ]}
      />
      <Pagination total={lista.total} />
    </>
  );
}

function DecideAll({ send, discard }: { send: () => void; discard: (() => void) | undefined | false }) {
  return (
    <p className="row-form__buttons">
      <button type="button" className="admin-button" onClick={send}>
        Enviar todas agora
      </button>
      {discard && (
        <button type="button" className="admin-button" onClick={discard}>
          Descartar todas
        </button>
      )}
    </p>
  );
}

/** The newest of a list, where what is shown of it has that: on the first page, which begins with it, or has all of them. */
function newestOf(
  { itens, total }: { itens: readonly Entrega[]; total: number },
  { pagina, antigas }: Readonly<{ pagina?: number; antigas?: unknown }>,
): Entrega | undefined {
  if (pagina) return undefined;
  if (!antigas) return itens[0];
  return itens.length === total ? itens.at(-1) : undefined;
}

/** The row that it is about, where a screen shows it. */
function About({ tabela, linhaId }: Entrega) {
  if (tabela === 'pedido')
    return (
      <Link to="/assinaturas" search={{ id: linhaId }}>
        assinatura {linhaId}
      </Link>
    );
  if (tabela === 'contato')
    return (
      <Link to="/mensagens" search={{ id: linhaId }}>
        mensagem {linhaId}
      </Link>
    );
  return `${tabela} ${linhaId}`;
}

const destinoDe = ({ id }: Destino) => `webhook:${id}`;

/** What a narrow column calls a webhook: all of its address where another has the same host. */
function nameOf({ url }: Destino, todos: readonly Destino[]): string {
  const { host } = new URL(url);
  return todos.filter((outro) => new URL(outro.url).host === host).length > 1 ? url : host;
}

/** Whom entries can be told, and whom the address names though it is gone. */
function destinosOf(mayKeep: boolean, webhooks: readonly Destino[], pedido: string | undefined): Option[] {
  const opcoes = [
    ...EMAILS.filter(([valor]) => mayKeep || valor !== EMAIL_A_CONTA).map(([valor, rotulo]) => ({ valor, rotulo })),
    ...webhooks.map((webhook) => ({ valor: destinoDe(webhook), rotulo: webhook.url })),
  ];
  if (!pedido || opcoes.some(({ valor }) => valor === pedido)) return opcoes;
  return [...opcoes, { valor: pedido, rotulo: `${pedido} (excluído)` }];
}

function outcome(fazer: 'enviar' | 'descartar', quantas: number): string {
  if (quantas === 0) return 'Nada mudou: já foi entregue, descartada, ou esquecida com a pessoa.';
  if (fazer === 'descartar') return `${contadas(quantas, 'entrega descartada', 'entregas descartadas')}.`;
  return `${contadas(quantas, 'entrega vai', 'entregas vão')} agora; de um webhook pausado, quando for retomado.`;
}

/** Which come first, and the way to the other. */
function Direction({ antigas }: { antigas: boolean }) {
  const [first, other] = antigas ? ['antigas', 'novas'] : ['novas', 'antigas'];
  return (
    <p>
      As mais {first} primeiro.{' '}
      <ListLink changes={{ antigas: antigas ? undefined : 'sim', pagina: undefined }}>Ver as mais {other} primeiro</ListLink>
    </p>
  );
}
