import { useState } from 'react';
import type { MinhasSessoesQuery } from '../../../graphql/generated/admin/graphql.ts';
import { EncerrarMinhasSessoesDocument } from '../../../graphql/generated/desk/graphql.ts';
import { contadas, escreverNumero } from '../../../modules/editing/numero.ts';
import { act } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { DataTable } from './DataTable.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { begunIn, endingOf, sessionColumns } from './sessions.tsx';

type Sessao = MinhasSessoesQuery['minhasSessoes'][number];

/** Where one's own account is open, of whatever role: what was lost or left open elsewhere is ended from here, with the password. */
export function OwnSessions({ sessoes }: { sessoes: readonly Sessao[] }) {
  const refresh = useRefresh();
  const [ending, setEnding] = useState<readonly Sessao[]>([]);
  const [message, setMessage] = useState('');
  const others = sessoes.filter(({ esta }) => !esta);

  const begin = (quais: readonly Sessao[]) => {
    setMessage('');
    setEnding(quais);
  };
  const end = async (senha: string) => {
    const ids = ending.map(({ id }) => id);
    const anew = { context: { anew: true } };
    const { encerrarMinhasSessoes: quantas } = await act(EncerrarMinhasSessoesDocument, { ids, senha }, anew);
    setMessage(`${contadas(quantas, 'sessão encerrada', 'sessões encerradas')}.`);
  };
  const close = (talvez = '') => {
    setEnding([]);
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
          <button type="button" className="admin-button" onClick={() => begin(others)}>
            Encerrar todas as outras
          </button>
        </p>
      )}
      <p className="status" role="status">
        {message}
      </p>
      <DataTable
        legenda="Sessões da sua conta"
        linhas={sessoes}
        colunas={sessionColumns<Sessao>(begunIn, (sessao) => begin([sessao]))}
      />
      {ending.length > 0 && <PasswordDialog {...wordsOf(ending)} onConfirm={end} onClose={close} />}
    </section>
  );
}

/** What the dialog says before they are ended. */
function wordsOf(quais: readonly Sessao[]) {
  const [uma] = quais;
  const ditas =
    quais.length === 1 && uma ? `a sessão de ${begunIn(uma)}` : `as suas outras ${escreverNumero(quais.length)} sessões`;
  return endingOf(
    ditas,
    'Quem está nelas sai na hora; para voltar, precisa da sua senha, e do código se você usa o segundo fator. Se não era você, troque também a senha.',
  );
}
