import { useRef, type FormEvent } from 'react';
import { ExcluirFilaDocument, GuardarFilaDocument } from '../../../graphql/generated/desk/graphql.ts';
import { randomKey } from '../../draft.ts';
import { act } from '../adminApi.ts';
import type { FilterField } from '../screens/address.ts';
import { askQueues, type QueuesOf } from './queueCounts.ts';
import { useAttempt } from './useAttempt.ts';
import { useListAddress } from './useListAddress.ts';

interface KeepQueueProps {
  de: QueuesOf;
  /** What narrows the list that is shown; nothing where that is a queue already. */
  campos: readonly FilterField[];
  /** The queue of one's own that is shown. */
  propria: { id: string; nome: string } | undefined;
}

/** Keeps what narrows a list as a queue of one's own, and gives up one that is shown. */
export function KeepQueue({ de, campos, propria }: KeepQueueProps) {
  const { status, attempt } = useAttempt();
  const { go } = useListAddress();
  const details = useRef<HTMLDetailsElement>(null);
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nome = String(new FormData(event.currentTarget).get('nome'));
    const said = { lista: de, nome, filtro: [...campos], chave: randomKey() };
    if (!(await attempt(() => act(GuardarFilaDocument, said), 'Fila guardada.', `Fila ${nome}`))) return;
    if (details.current) details.current.open = false;
    await askQueues();
    go({ ordenar: 'criadaEm', desc: undefined, pagina: undefined });
  };
  const forget = async ({ id, nome }: { id: string; nome: string }) => {
    if (!window.confirm(`Excluir a sua fila “${nome}”? O que está nela fica na lista.`)) return;
    const said = { id, chave: randomKey() };
    if (await attempt(() => act(ExcluirFilaDocument, said), 'Fila excluída.', `Fila ${nome}`)) await askQueues();
  };
  return (
    <div className="queues__own">
      {propria && (
        <button type="button" className="admin-button" onClick={() => void forget(propria)}>
          Excluir a fila {propria.nome}
        </button>
      )}
      {campos.length > 0 && (
        <details ref={details}>
          <summary>Guardar como fila</summary>
          <form onSubmit={(event) => void keep(event)}>
            <label>
              Nome da fila <input name="nome" required maxLength={40} autoComplete="off" />
            </label>{' '}
            <button type="submit" className="admin-button">
              Guardar
            </button>
          </form>
        </details>
      )}
      <p role="log">{status}</p>
    </div>
  );
}
