import { useEffect, useRef, useState } from 'react';
import {
  ExcluirPasskeyDocument,
  GuardarPasskeyDocument,
  PrepararPasskeyDocument,
} from '../../../graphql/generated/desk/graphql.ts';
import type { MeuSegundoFatorQuery } from '../../../graphql/generated/admin/graphql.ts';
import { lateCode } from '../../lateCode.ts';
import { act } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { instante } from '../format.ts';
import { Refusal } from '../refusal.ts';
import { DataTable, type Column } from './DataTable.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

type Passkey = MeuSegundoFatorQuery['meuSegundoFator']['passkeys'][number];

const late = lateCode(() => import('../passkey.ts'));

/** What kept a passkey from being made here, before the server was told of it. */
const refused = (sentence: string) => new Refusal(sentence, 'PASSKEY_RECUSADA', []);

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Whether the shop has a name that others could be made for. */
  aceita: boolean;
}

/** Passkeys of one's own account, which stand in for the code at the sign-in: how one is made, and removed. */
export function Passkeys({ passkeys, aceita }: PasskeysProps) {
  const refresh = useRefresh();
  const [asked, ask] = useState<'criar' | Passkey | null>(null);
  const [message, setMessage] = useState('');

  /** Grows when one that is being made is given up: no device is asked after that, and nothing that one has made is kept. */
  const givenUp = useRef(0);
  const giveUp = () => {
    givenUp.current++;
    void late().then(({ forgetDevice }) => forgetDevice());
  };
  useEffect(() => () => void givenUp.current++, []);

  const create = async (senha: string, dados: FormData) => {
    const nome = String(dados.get('nome')).trim();
    if (nome === '') throw refused('Informe um nome.');
    const begun = givenUp.current;
    const unlessGivenUp = () => {
      if (begun !== givenUp.current) throw refused('A passkey não foi criada: você desistiu.');
    };
    const device = await late().catch(() => {
      throw refused('Uma parte desta tela não veio. Confira a conexão e tente de novo.');
    });
    const { opcoes, desafio } = (await act(PrepararPasskeyDocument, { senha })).prepararPasskey;
    unlessGivenUp();
    const resposta = await device.makePasskey(opcoes).catch((error: Error) => {
      throw refused(error.message);
    });
    unlessGivenUp();
    await act(GuardarPasskeyDocument, { nome, desafio, resposta });
    setMessage(`Passkey “${nome}” criada: ao entrar, ela vale no lugar do código.`);
  };
  const remove = async ({ id, nome }: Passkey, senha: string) => {
    await act(ExcluirPasskeyDocument, { id, senha });
    setMessage(`Passkey “${nome}” excluída.`);
  };
  const begin = (what: 'criar' | Passkey) => {
    setMessage('');
    ask(what);
  };
  const close = (talvez = '') => {
    ask(null);
    if (talvez) setMessage(talvez);
    void refresh();
  };

  const colunas: Column<Passkey>[] = [
    { titulo: 'Passkey', mostrar: ({ nome, deOutroSite }) => (deOutroSite ? `${nome} (só vale em ${deOutroSite})` : nome) },
    { titulo: 'Criada', mostrar: ({ criadaEm }) => instante(criadaEm) },
    { titulo: 'Usada por último', mostrar: ({ usadaEm }) => (usadaEm ? instante(usadaEm) : 'ainda não') },
    {
      titulo: 'Ações',
      mostrar: (passkey) => (
        <button type="button" className="row-action" onClick={() => begin(passkey)}>
          Excluir<span className="visually-hidden"> a passkey {passkey.nome}</span>
        </button>
      ),
    },
  ];
  if (!aceita && passkeys.length === 0) return null;
  const hasApi = 'PublicKeyCredential' in window;
  return (
    <section aria-labelledby="passkeys">
      <h3 id="passkeys">Passkeys</h3>
      <p>
        Uma passkey fica neste aparelho ou em uma chave de segurança, e vale no lugar do código ao entrar: basta a digital, o
        rosto ou o PIN do aparelho. Ninguém a digita em página falsa.
        {aceita && !hasApi && ' Este navegador não as conhece, ou a página está sem https.'}
      </p>
      <p className="status" role="status">
        {message}
      </p>
      {passkeys.length > 0 && <DataTable legenda="Passkeys da sua conta" linhas={passkeys} colunas={colunas} />}
      {hasApi && aceita && (
        <p>
          <button type="button" className="admin-button" onClick={() => begin('criar')}>
            Criar passkey
          </button>
        </p>
      )}
      {asked === 'criar' && (
        <PasswordDialog
          titulo="Criar passkey"
          aviso="Depois da senha, o aparelho pede sua digital, seu rosto ou seu PIN."
          fazer="Criar"
          talvez="A passkey pode já estar criada: confira na lista."
          campos={
            <label>
              Como chamá-la
              <input name="nome" required maxLength={60} placeholder="Celular, notebook, chave azul…" />
            </label>
          }
          onConfirm={create}
          desistir={giveUp}
          onClose={close}
        />
      )}
      {asked !== null && asked !== 'criar' && (
        <PasswordDialog
          titulo={`Excluir a passkey “${asked.nome}”`}
          aviso="Ela não abre mais esta conta. O código do aplicativo e os de recuperação continuam valendo. Apague-a também do aparelho."
          fazer="Excluir"
          talvez="A passkey pode já estar excluída: confira na lista."
          onConfirm={(senha) => remove(asked, senha)}
          onClose={close}
        />
      )}
    </section>
  );
}
