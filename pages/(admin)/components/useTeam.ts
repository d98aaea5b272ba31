import { useQuery } from '@apollo/client/react';
import { EquipeDocument } from '../../../graphql/generated/desk/graphql.ts';
import { useSignedIn } from '../application/signedIn.ts';

/** Who may see to a row, by the names of their accounts: oneself, whoever does, and all who may sign in. @param atual who does now; empty for nobody */
export function useTeam(atual = ''): readonly string[] {
  const { usuario } = useSignedIn();
  const { data } = useQuery(EquipeDocument, { fetchPolicy: 'cache-and-network' });
  const team = (data?.administradores ?? []).filter(({ ativo }) => ativo).map((conta) => conta.usuario);
  return [...new Set([usuario, ...(atual ? [atual] : []), ...team])].toSorted();
}
