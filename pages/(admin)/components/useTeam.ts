import { useQuery } from '@apollo/client/react';
import { EquipeDocument } from '../../../graphql/generated/desk/graphql.ts';
import { useSignedIn } from '../application/signedIn.ts';

/** Who may see to a row, by the names of their accounts: whoever does, and all who may; oneself until they are known. @param atual who does now; empty for nobody */
export function useTeam(atual = ''): readonly string[] {
  const { usuario } = useSignedIn();
  const { data } = useQuery(EquipeDocument, { fetchPolicy: 'cache-and-network' });
  return [...new Set([...(atual ? [atual] : []), ...(data?.equipe ?? [usuario])])].toSorted();
}
