import { Link, useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { administradoresQuestion } from './administradores.screen.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { useSignedIn } from '../application/signedIn.ts';
import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';
import {
  AtivarAdministradorDocument,
  EncerrarSessoesDocument,
  RedefinirSenhaDocument,
} from '../../../graphql/generated/desk/graphql.ts';
import { useState } from 'react';
import { act } from '../adminApi.ts';
import { DataTable } from '../components/DataTable.tsx';
import { OpenSessions } from '../components/OpenSessions.tsx';
import { NewAccount, type Created } from '../components/NewAccount.tsx';
import { PasswordDialog } from '../components/PasswordDialog.tsx';
import { contadas } from '../../../modules/editing/numero.ts';
import { instante, simNao } from '../format.ts';
import { SignIns } from '../components/SignIns.tsx';

type Conta = AdministradoresQuery['administradores'][number];
type Sessao = AdministradoresQuery['sessoes'][number];
type Webhook = AdministradoresQuery['webhooks'][number];

/** Accounts of the staff (D26). */
export default function TeamScreen() {
  const {
    administradores: contas,
    sessoes,
    entradas,
    webhooks,
  } = useAnswer(administradoresQuestion(useSearch({ from: '/administradores' })));
  const { usuario } = useSignedIn();
  const refresh = useRefresh();
  const [message, setMessage] = useState('');
  const [secret, setSecret] = useState<{ usuario: string; senha: string } | null>(null);
  const [resetting, setResetting] = useState<Conta | null>(null);
  const [switching, setSwitching] = useState<Conta | null>(null);
  const [ending, setEnding] = useState<{ sessoes: readonly Sessao[]; quais: string } | null>(null);

  const show = ({ senha, administrador }: Created) => setSecret({ senha, usuario: administrador.usuario });
  /** Does what was asked for in a dialog; the list says what has become of the account, whatever was answered. */
  const inDialog = async (deed: () => Promise<unknown>) => {
    setMessage('');
    setSecret(null);
    await deed().finally(() => void refresh());
  };
  const reset = (id: string, senha: string) =>
    inDialog(async () => show((await act(RedefinirSenhaDocument, { id, senha })).redefinirSenha));
  const switchAccess = ({ id, ativo }: Conta, senha: string) =>
    inDialog(() => act(AtivarAdministradorDocument, { id, ativo: !ativo, senha }, { context: { anew: true } }));
  const end = (quais: readonly Sessao[], senha: string) =>
    inDialog(async () => {
      const ids = quais.map(({ id }) => id);
      const { encerrarSessoes: quantas } = await act(EncerrarSessoesDocument, { ids, senha }, { context: { anew: true } });
      setMessage(`${contadas(quantas, 'sessão encerrada', 'sessões encerradas')}.`);
    });
  const close = (talvez = '') => {
    setResetting(null);
    setSwitching(null);
    setEnding(null);
    if (talvez) setMessage(talvez);
  };
  const dialog =
    (resetting && { ...resettingOf(resetting), onConfirm: (senha: string) => reset(resetting.id, senha) }) ??
    (switching && { ...switchingOf(switching, webhooks), onConfirm: (senha: string) => switchAccess(switching, senha) }) ??
    (ending && { ...endingOf(ending.quais), onConfirm: (senha: string) => end(ending.sessoes, senha) });

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
      <DataTable
        legenda="Administradores"
        linhas={contas}
        colunas={[
          { titulo: 'Usuário', mostrar: (conta) => <strong>{conta.usuario}</strong> },
          { titulo: 'Ativo', mostrar: ({ ativo }) => simNao(ativo) },
          { titulo: 'Criado em', mostrar: ({ criadoEm }) => instante(criadoEm) },
          { titulo: 'Última entrada', mostrar: lastSignIn },
          { titulo: 'Sessões', mostrar: (conta) => String(sessoes.filter((sessao) => sessao.usuario === conta.usuario).length) },
          {
            titulo: 'Ações',
            mostrar: (conta) => (
              <span className="row-actions">
                {conta.usuario === usuario ? (
                  <Link to="/senha" className="row-action">
                    Minha senha
                  </Link>
                ) : (
                  <button type="button" className="row-action" onClick={() => setResetting(conta)}>
                    Nova senha<span className="visually-hidden"> para {conta.usuario}</span>
                  </button>
                )}
                <button type="button" className="row-action" onClick={() => setSwitching(conta)}>
                  {conta.ativo ? 'Desativar' : 'Ativar'}
                  <span className="visually-hidden"> {conta.usuario}</span>
                </button>
              </span>
            ),
          },
        ]}
      />
      <NewAccount
        onInvalid={() => setMessage('')}
        onAttempt={() => {
          setMessage('');
          setSecret(null);
        }}
        onCreated={show}
        onSent={(sentence) => {
          if (sentence) setMessage(sentence);
          void refresh();
        }}
      />
      <OpenSessions sessoes={sessoes} usuario={usuario} onEnd={(quais, ditas) => setEnding({ sessoes: quais, quais: ditas })} />
      <SignIns entradas={entradas} />
      {dialog && <PasswordDialog {...dialog} onClose={close} />}
    </>
  );
}

function lastSignIn({ ultimaEntradaEm }: Conta): string {
  return ultimaEntradaEm ? instante(ultimaEntradaEm) : 'nenhuma registrada';
}

/** What the dialog says before sessions are ended. */
function endingOf(quais: string) {
  return {
    titulo: `Encerrar ${quais}`,
    aviso: 'Quem está nelas sai na hora; para voltar, precisa da senha da conta.',
    fazer: 'Encerrar',
    talvez: 'As sessões podem já estar encerradas: confira na lista.',
  };
}

/** What the dialog says before an account gets another password. */
function resettingOf({ usuario }: Conta) {
  return {
    titulo: `Nova senha para ${usuario}`,
    aviso: 'O servidor sorteia uma nova senha, e as sessões da conta são encerradas.',
    fazer: 'Sortear nova senha',
    talvez: `A senha de ${usuario} pode já ser outra, que ninguém viu: vale a que aparecer por último.`,
  };
}

/** The same before it is shut out, or let in again. */
function switchingOf({ usuario, ativo }: Conta, webhooks: Webhook[]) {
  const fazer = ativo ? 'Desativar' : 'Ativar';
  return {
    titulo: `${fazer} ${usuario}`,
    aviso: ativo
      ? `A conta sai na hora e não entra mais. As chaves de acesso que ela criou continuam valendo, e os webhooks também${ofWebhooks(usuario, webhooks)}`
      : 'A conta volta a entrar, com a senha que tinha.',
    fazer,
    talvez: `A conta ${usuario} pode já estar ${ativo ? 'desativada' : 'ativa'}: confira na lista.`,
  };
}

/** Which webhooks an account has made or changed, at the end of a sentence. */
function ofWebhooks(usuario: string, webhooks: Webhook[]): string {
  const dela = webhooks.filter(({ criadoPor, alteradoPor }) => criadoPor === usuario || alteradoPor.includes(usuario));
  if (dela.length === 0) return ': confira os endereços em Webhooks.';
  return `. Criados ou alterados por ela: ${dela.map(({ url }) => url).join('; ')}. Confira-os em Webhooks.`;
}
