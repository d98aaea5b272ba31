import { NINGUEM } from '../../../modules/editing/filtro.ts';
import { useMayChange, useSignedIn } from '../application/signedIn.ts';
import { FilterSelect } from './FilterBar.tsx';
import type { Option } from './formTable.ts';
import type { QueuesOf } from './queueCounts.ts';
import { useListAddress } from './useListAddress.ts';
import { holdersQuestion } from './holders.ts';
import { useAnswerIfAny } from './useAnswer.ts';

// Filters that lists of orders and messages alone have: those of the catalogue load none of them.

/** A filter that takes one whole word. */
export function FilterWord({ nome, rotulo }: { nome: string; rotulo: string }) {
  const { search } = useListAddress();
  return (
    <label>
      {rotulo}
      <input name={nome} defaultValue={search[nome] ?? ''} maxLength={60} data-palavra="" />
    </label>
  );
}

/** Whether staff are done with a row. */
export const ABERTAS: readonly Option[] = [
  { valor: 'sim', rotulo: 'Em aberto' },
  { valor: 'nao', rotulo: 'Terminado' },
];

/** Narrows a list to what somebody sees to: oneself, nobody, a colleague, whoever may not any more and still has something open, or whoever the address names. */
export function FilterAssignee({ lista }: { lista: QueuesOf }) {
  const { usuario } = useSignedIn();
  const mayChange = useMayChange('pedidos');
  const { search } = useListAddress();
  const holders = useAnswerIfAny(holdersQuestion(lista), true)?.equipe ?? [];
  const named = search.responsavel ? [search.responsavel] : [];
  const names = [...new Set([...(mayChange ? [usuario] : []), NINGUEM, ...holders, ...named])];
  const opcoes = names.map((nome) => ({ valor: nome, rotulo: nome === NINGUEM ? 'Ninguém' : nome }));
  return <FilterSelect nome="responsavel" rotulo="Responsável" opcoes={opcoes} />;
}
