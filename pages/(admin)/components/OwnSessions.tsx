import { useState } from 'react';
import type { MinhasSessoesQuery } from '../../../graphql/generated/admin/graphql.ts';
import { EncerrarMinhasSessoesDocument } from '../../../graphql/generated/desk/graphql.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { act } from '../adminApi.ts';
import { useMayRead } from '../application/signedIn.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { DataTable } from './DataTable.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ALL_OTHERS, ALSO_LOOK, begunIn, endingOf, sessionColumns } from './sessions.tsx';

type Sessao = MinhasSessoesQuery['minhasSessoes'][number];

/** Where one's own account is open, of whatever role: what was lost or left open elsewhere is ended from here, with the password. */
export function OwnSessions({ sessoes }: { sessoes: readonly Sessao[] }) {
  const refresh = useRefresh();
  const mayLook = useMayRead('equipe');
  const [ending, setEnding] = useState<Sessao | 'todas' | null>(null);
  const [message, setMessage] = useState('');
  const others = sessoes.filter(({ esta }) => !esta);

  const begin = (quais: Sessao | 'todas') => {
    setMessage('');
    setEnding(quais);
  };
  const end = async (senha: string) => {
    // Which are all others the server knows: one may have begun since they were listed.
    const ids = ending === 'todas' || !ending ? null : [ending.id];
    const anew = { context: { anew: true } };
    const { encerrarMinhasSessoes: quantas } = await act(EncerrarMinhasSessoesDocument, { ids, senha }, anew);
    setMessage(`${contadas(quantas, 'sessão encerrada', 'sessões encerradas')}.`);
  };
  const close = (talvez = '') => {
    setEnding(null);
    if (talvez) setMessage(talvez);
    void refresh();
  };

  return (
    <section className="staff-section" aria-labelledby="suas-sessoes">
      <h2 id="suas-sessoes">Onde sua conta está aberta</h2>
      {others.length === 0 ? (
        <p>Sua conta não está aberta em nenhum outro navegador.</p>
      ) : (
        <p>
          <button type="button" className="admin-button" onClick={() => begin('todas')}>
            Encerrar todas as outras
          </button>
        </p>
      )}
      <p className="status" role="status">
        {message}
      </p>
      <DataTable legenda="Sessões da sua conta" linhas={sessoes} colunas={sessionColumns<Sessao>(begunIn, begin)} />
      {ending && <PasswordDialog {...wordsOf(ending, mayLook)} onConfirm={end} onClose={close} />}
    </section>
  );
}

/** What the dialog says before they are ended. @param mayLook whether it is somebody who looks after keys and webhooks */
function wordsOf(quais: Sessao | 'todas', mayLook: boolean) {
  const [ditas, desde] =
    quais === 'todas' ? [ALL_OTHERS, ', também nas que começarem até lá,'] : [`a sessão de ${begunIn(quais)}`, ''];
  return endingOf(
    ditas,
    `Quem está nelas${desde} sai na hora; para voltar, precisa da sua senha, e do código se você usa o segundo fator. Se não era você, troque também a senha.${mayLook ? ALSO_LOOK : ''}`,
  );
}
