import { useState, type FormEvent } from 'react';
import { reload } from 'vike/client/router';
import { callAdmin, type Refusal } from '../adminApi.ts';
import { DataTable } from '../components/DataTable.tsx';
import { PasswordDialog } from '../components/PasswordDialog.tsx';
import { AtivarAdministrador, CriarAdministrador, RedefinirSenha } from '../equipe.adminQuery.ts';
import { instante, simNao } from '../format.ts';
import type { DataOf } from './listas.data.ts';
import { SignIns } from './SignIns.tsx';

type Conta = DataOf<'administradores'>['contas'][number];

/** Accounts of the staff (D26). */
export function TeamScreen({ contas, entradas }: DataOf<'administradores'>) {
  const [message, setMessage] = useState('');
  const [secret, setSecret] = useState<{ usuario: string; senha: string } | null>(null);
  const [resetting, setResetting] = useState<Conta | null>(null);
  const [switching, setSwitching] = useState<Conta | null>(null);

  const act = async (what: () => Promise<void>) => {
    setMessage('');
    setSecret(null);
    try {
      await what();
      await reload();
    } catch (refusal) {
      setMessage((refusal as Refusal).message);
    }
  };
  const show = ({ senha, administrador }: { senha: string; administrador: { usuario: string } }) =>
    setSecret({ senha, usuario: administrador.usuario });
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [usuario = '', senha = ''] = ['usuario', 'senha'].map((nome) => String(new FormData(form).get(nome)));
    void act(async () => {
      show((await callAdmin(CriarAdministrador, { usuario, senha })).criarAdministrador);
      form.reset();
    });
  };

  const reset = async (id: string, senha: string) => {
    setMessage('');
    setSecret(null);
    show((await callAdmin(RedefinirSenha, { id, senha })).redefinirSenha);
    await reload();
  };
  const switchAccess = async ({ id, ativo }: Conta, senha: string) => {
    setMessage('');
    setSecret(null);
    await callAdmin(AtivarAdministrador, { id, ativo: !ativo, senha });
    await reload();
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
      <form className="row-form row-form--narrow" onSubmit={create}>
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
