import type { ApolloCache, Reference } from '@apollo/client';

interface Pagina {
  itens: readonly Reference[];
}

/**
 * What a new order of a whole group does to the lists that are known, before the server has said so; when it refuses, they are as they were.
 * @param mutacao its field
 * @param lista field of the lists
 */
export function newOrder<Mutacao extends string>(mutacao: Mutacao, lista: string, ids: readonly number[]) {
  const lugares = new Map(ids.map((id, i) => [String(id), i + 1]));
  return {
    context: { anew: true },
    optimisticResponse: { __typename: 'Mutation', [mutacao]: true } as { __typename: 'Mutation' } & Record<Mutacao, true>,
    update(cache: ApolloCache) {
      cache.modify<Record<string, Pagina>>({
        fields: {
          [lista]: (pagina, { readField, storeFieldName }) => {
            const { itens } = pagina as Pagina;
            const lugar = (item: Reference) => lugares.get(String(readField('id', item)));
            for (const item of itens) {
              const novo = lugar(item);
              if (novo) cache.modify({ id: cache.identify(item), fields: { ordem: () => novo } });
            }
            // Sorted by something else, or with rows of another group, they stay where they are.
            if (storeFieldName.includes('"ordenar"') || !itens.every(lugar)) return pagina;
            return { ...pagina, itens: itens.toSorted((a, b) => lugar(a)! - lugar(b)!) };
          },
        },
      });
    },
  };
}
