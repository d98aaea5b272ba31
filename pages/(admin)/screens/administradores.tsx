import { useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { administradoresQuestion } from './administradores.screen.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { useSignedIn } from '../application/signedIn.ts';
import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';
import { useState } from 'react';
import { exigeFator, type FatorExigido } from '../../../modules/roles/fator.ts';
import { PAPEIS } from '../../../modules/roles/papel.ts';
import { AccountActions } from '../components/AccountActions.tsx';
import { DataTable } from '../components/DataTable.tsx';
import { GivenLink, saidOfLink } from '../components/GivenLink.tsx';
import { KeepIt } from '../components/KeepIt.tsx';
import { OpenSessions } from '../components/OpenSessions.tsx';
import { NewAccount, type Created, type Given } from '../components/NewAccount.tsx';
import { PasswordDialog } from '../components/PasswordDialog.tsx';
import { instante, simNao } from '../format.ts';
import { useAccountDialog } from '../components/useAccountDialog.ts';
import { SignIns } from '../components/SignIns.tsx';

type Conta = AdministradoresQuery['administradores'][number];

/** Accounts of the staff (D26). */
export default function TeamScreen() {
  const equipe = useAnswer(administradoresQuestion(useSearch({ from: '/administradores' })));
  const { administradores: contas, sessoes, entradas } = equipe;
  const { usuario, fatorExigido } = useSignedIn();
  const refresh = useRefresh();
  const [message, setMessage] = useState('');
  const [secret, setSecret] = useState<{ usuario: string; senha: string } | null>(null);
  const [given, setGiven] = useState<Given | null>(null);

  const show = ({ senha, administrador }: Created) => setSecret({ senha, usuario: administrador.usuario });
  /** What was said and shown of what was done before is over. */
  const forget = () => {
    setMessage('');
    setSecret(null);
    setGiven(null);
  };
  /** Does what was asked for in a dialog; the list says what has become of the account, whatever was answered. */
  const inDialog = async (deed: () => Promise<unknown>) => {
    forget();
    await deed().finally(() => void refresh());
  };
  const give = (link: Given) => {
    setGiven(link);
    setMessage(saidOfLink(link));
  };
  const sent = (sentence?: string) => {
    if (sentence) setMessage(sentence);
    void refresh();
  };
  const { dialog, ask } = useAccountDialog(equipe, {
    onCreated: show,
    onGiven: give,
    onSaid: setMessage,
    around: inDialog,
  });

  return (
    <>
      <h1>Administradores</h1>
      <p className="status" role="status">
        {message}
        {secret && (
          <>
            Senha de <strong>{secret.usuario}</strong>: <code>{secret.senha}</code>. Anote agora: ela não será mostrada de novo.
          </>
        )}
      </p>
      {secret && <KeepIt key={secret.senha} texto={secret.senha} rotulo="Copiar a senha" />}
      {given?.endereco && (
        <GivenLink
          key={given.endereco}
          usuario={given.administrador.usuario}
          endereco={given.endereco}
          expiraEm={given.expiraEm}
        />
      )}
      <DataTable
        legenda="Administradores"
        linhas={contas}
        colunas={[
          { titulo: 'Usuário', mostrar: (conta) => <strong>{conta.usuario}</strong> },
          { titulo: 'Papel', mostrar: ({ papel }) => PAPEIS[papel].rotulo },
          { titulo: 'Ativo', mostrar: ({ ativo }) => simNao(ativo) },
          { titulo: 'Segundo fator', mostrar: (conta) => factorOf(conta, fatorExigido) },
          { titulo: 'E-mail', mostrar: ({ email }) => email ?? '-' },
          { titulo: 'Criado em', mostrar: ({ criadoEm }) => instante(criadoEm) },
          { titulo: 'Última entrada', mostrar: lastSignIn },
          { titulo: 'Sessões', mostrar: (conta) => String(sessoes.filter((sessao) => sessao.usuario === conta.usuario).length) },
          {
            titulo: 'Ações',
            mostrar: (conta) => (
              <AccountActions conta={conta} propria={conta.usuario === usuario} onAsk={(deed) => ask({ deed, conta })} />
            ),
          },
        ]}
      />
      <NewAccount onInvalid={() => setMessage('')} onAttempt={forget} onCreated={show} onInvited={give} onSent={sent} />
      <OpenSessions
        sessoes={sessoes}
        usuario={usuario}
        onEnd={(quais, ditas) => ask({ deed: 'end', sessoes: quais, quais: ditas })}
      />
      <SignIns entradas={entradas} />
      {dialog && <PasswordDialog {...dialog} />}
    </>
  );
}

/** Since when codes are asked for; where none are, whether the shop asks for that. */
function factorOf({ fatorDesde, papel }: Conta, fatorExigido: FatorExigido): string {
  if (fatorDesde) return `desde ${instante(fatorDesde)}`;
  return exigeFator(fatorExigido, papel) ? 'não, e é exigido' : 'não';
}

/** When somebody last came in; of whoever was invited and has not come, that; and until when a link opens the account. */
function lastSignIn({ ultimaEntradaEm, link }: Conta): string {
  const entrou = ultimaEntradaEm ? instante(ultimaEntradaEm) : 'nenhuma registrada';
  if (!link) return entrou;
  const ate = `vale até ${instante(link.expiraEm)}`;
  // One for another password is told here only while it is good.
  if (link.motivo === 'senha') return `${entrou}; um link para nova senha ${ate}`;
  return `convidada em ${instante(link.criadoEm)}, ainda não veio; o convite ${link.vale ? ate : 'não vale mais'}`;
}
