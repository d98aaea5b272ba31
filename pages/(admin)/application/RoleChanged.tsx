import { useQuery } from '@apollo/client/react';
import { FilasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { useSignedIn } from './signedIn.ts';

/** Says that whoever has the tab open has another role by now than the one that it shows. Nothing is taken from the screen before they load it anew. */
export function RoleChanged() {
  const { papel, papeis } = useSignedIn();
  const { data } = useQuery(FilasDocument, { fetchPolicy: 'cache-only' });
  const agora = data?.filas.papel ?? papel;
  if (agora === papel) return null;
  return (
    <div className="news role-changed" role="alert">
      <p>Seu papel mudou para {papeis[agora]}: recarregue a página. O que você digitou e não salvou continua aqui até lá.</p>
      <button type="button" className="admin-button" onClick={() => window.location.reload()}>
        Recarregar
      </button>
    </div>
  );
}
