import { useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { administradoresQuestion } from './administradores.screen.ts';
import { useRefresh } from '../application/useRefresh.ts';
import {
  AtivarAdministradorDocument,
  CriarAdministradorDocument,
  RedefinirSenhaDocument,
  type AdministradoresQuery,
} from '../../../graphql/generated/admin/graphql.ts';
import { useState, type FormEvent } from 'react';
import { act, type Refusal } from '../adminApi.ts';
import { useActKey } from '../keys.ts';
import { DataTable } from '../components/DataTable.tsx';
import { PasswordDialog } from '../components/PasswordDialog.tsx';
import { instante, simNao } from '../format.ts';
import { SignIns } from '../components/SignIns.tsx';

type Conta = AdministradoresQuery['administradores'][number];

/** Accounts of the staff (D26). */
export default function TeamScreen() {
  const { administradores: contas, entradas } = useAnswer(administradoresQuestion(useSearch({ from: '/administradores' })));
  const refresh = useRefresh();
  const [message, setMessage] = useState('');
  const [secret, setSecret] = useState<{ usuario: string; senha: string } | null>(null);
  const [resetting, setResetting] = useState<Conta | null>(null);
  const [switching, setSwitching] = useState<Conta | null>(null);

  const key = useActKey();
  const attempt = async (what: () => Promise<void>) => {
    setMessage('');
    setSecret(null);
    try {
      await what();
      await refresh();
    } catch (refusal) {
      const { code, message: sentence } = refusal as Refusal;
      setMessage(sentence);
      if (code === 'CHAVE_REUTILIZADA') key.renew();
      // What nobody has refused may have been done.
      if (code === '' || code === 'CHAVE_REUTILIZADA') void refresh();
    }
  };
  const show = ({ senha, administrador }: { senha: string; administrador: { usuario: string } }) =>
    setSecret({ senha, usuario: administrador.usuario });
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [usuario = '', senha = ''] = ['usuario', 'senha'].map((nome) => String(new FormData(form).get(nome)));
    void attempt(async () => {
      show((await act(CriarAdministradorDocument, { usuario, senha, chave: key.current })).criarAdministrador);
      key.renew();
      form.reset();
    });
  };

  const reset = async (id: string, senha: string) => {
    setMessage('');
    setSecret(null);
    show((await act(RedefinirSenhaDocument, { id, senha })).redefinirSenha);
    await refresh();
  };
  const switchAccess = async ({ id, ativo }: Conta, senha: string) => {
    setMessage('');
    setSecret(null);
    await act(AtivarAdministradorDocument, { id, ativo: !ativo, senha }, { context: { anew: true } });
    await refresh();
  };

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
          { titulo: 'Usuário', mostrar: ({ usuario }) => <strong>{usuario}</strong> },
          { titulo: 'Ativo', mostrar: ({ ativo }) => simNao(ativo) },
          { titulo: 'Criado em', mostrar: ({ criadoEm }) => instante(criadoEm) },
          {
            titulo: 'Ações',
            mostrar: (conta) => (
              <span className="row-actions">
                <button type="button" className="row-action" onClick={() => setResetting(conta)}>
                  Nova senha<span className="visually-hidden"> para {conta.usuario}</span>
                </button>
                <button type="button" className="row-action" onClick={() => setSwitching(conta)}>
                  {conta.ativo ? 'Desativar' : 'Ativar'}
                  <span className="visually-hidden"> {conta.usuario}</span>
                </button>
              </span>
            ),
          },
        ]}
      />
      <NewAccount onSubmit={create} />
      <SignIns entradas={entradas} />
      {resetting && (
        <PasswordDialog
          titulo={`Nova senha para ${resetting.usuario}`}
          aviso="O servidor sorteia uma nova senha, e as sessões da conta são encerradas."
          fazer="Sortear nova senha"
          onConfirm={(senha) => reset(resetting.id, senha)}
          onClose={() => setResetting(null)}
        />
      )}
      {switching && (
        <PasswordDialog
          titulo={`${switching.ativo ? 'Desativar' : 'Ativar'} ${switching.usuario}`}
          aviso={switching.ativo ? 'A conta sai na hora e não entra mais.' : 'A conta volta a entrar, com a senha que tinha.'}
          fazer={switching.ativo ? 'Desativar' : 'Ativar'}
          onConfirm={(senha) => switchAccess(switching, senha)}
          onClose={() => setSwitching(null)}
        />
      )}
    </>
  );
}

function NewAccount({ onSubmit }: { onSubmit: (event: FormEvent<HTMLFormElement>) => void }) {
  return (
    <form className="row-form row-form--narrow" onSubmit={onSubmit}>
      <h2>Novo administrador</h2>
      <label>
        Usuário
        <input name="usuario" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </label>
      <label>
        Sua senha
        <input name="senha" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" className="admin-button admin-button--primary">
        Criar com senha sorteada
      </button>
    </form>
  );
}
