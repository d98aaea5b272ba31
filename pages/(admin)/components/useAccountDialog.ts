import { useState } from 'react';
import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';
import {
  AtivarAdministradorDocument,
  CriarLinkDeAcessoDocument,
  EncerrarMinhasSessoesDocument,
  EncerrarSessoesDocument,
  MudarEmailDaContaDocument,
  MudarPapelDocument,
  RedefinirSenhaDocument,
  TirarSegundoFatorDocument,
} from '../../../graphql/generated/desk/graphql.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import type { Papel } from '../../../modules/roles/papel.ts';
import { act } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { givingOf, linkingOf, mailingOf, resettingOf, switchingOf, takingOf, type Equipe } from './accountWords.tsx';
import type { Created, Given } from './NewAccount.tsx';
import { ALSO_LOOK, endingOf } from './sessions.tsx';

type Conta = AdministradoresQuery['administradores'][number];
type Sessao = AdministradoresQuery['sessoes'][number];

/** What becomes of whoever is in sessions that are ended. */
const ENDED =
  'Quem está nelas sai na hora; para voltar, precisa da senha da conta, e do código de quem tem segundo fator.' + ALSO_LOOK;

/** What is done with an account, after a question. */
export type Deed = 'role' | 'link' | 'mail' | 'password' | 'factor' | 'switch';

type Asked = { deed: Deed; conta: Conta } | { deed: 'end'; sessoes: readonly Sessao[] | null; quais: string };

interface Told {
  onCreated: (conta: Created) => void;
  onGiven: (link: Given) => void;
  onSaid: (sentence: string) => void;
  /** Around what is done: what was said before is over, and the list is asked for anew, whatever was answered. */
  around: (deed: () => Promise<unknown>) => Promise<void>;
}

/** The dialog before something is done with an account, or sessions are ended: null where nothing is asked; and what opens and closes it. */
export function useAccountDialog(equipe: Equipe, { onCreated, onGiven, onSaid, around }: Told) {
  const { fatorExigido, enviaEmails } = useSignedIn();
  const [asked, ask] = useState<Asked | null>(null);
  /** Sends what says how something shall be from now on. */
  const anew = { context: { anew: true } };
  const close = (talvez = '') => {
    ask(null);
    if (talvez) onSaid(talvez);
  };

  const ofAccount = (deed: Deed, conta: Conta) => {
    const { id, ativo } = conta;
    const dialogs = {
      role: () => ({
        ...givingOf(conta, equipe, fatorExigido),
        onConfirm: (senha: string, dados: FormData) =>
          around(() => act(MudarPapelDocument, { id, papel: dados.get('papel') as Papel, senha }, anew)),
      }),
      link: () => ({
        ...linkingOf(conta, equipe, enviaEmails),
        onConfirm: (senha: string) =>
          around(async () => onGiven((await act(CriarLinkDeAcessoDocument, { id, senha })).criarLinkDeAcesso)),
      }),
      mail: () => ({
        ...mailingOf(conta),
        onConfirm: (senha: string, dados: FormData) =>
          around(() => act(MudarEmailDaContaDocument, { id, email: String(dados.get('email')), senha }, anew)),
      }),
      password: () => ({
        ...resettingOf(conta, equipe),
        onConfirm: (senha: string) =>
          around(async () => onCreated((await act(RedefinirSenhaDocument, { id, senha })).redefinirSenha)),
      }),
      factor: () => ({
        ...takingOf(conta, fatorExigido),
        onConfirm: (senha: string) => around(() => act(TirarSegundoFatorDocument, { id, senha }, anew)),
      }),
      switch: () => ({
        ...switchingOf(conta, equipe),
        onConfirm: (senha: string) => around(() => act(AtivarAdministradorDocument, { id, ativo: !ativo, senha }, anew)),
      }),
    };
    return dialogs[deed]();
  };
  const ofSessions = (sessoes: readonly Sessao[] | null, quais: string) => ({
    ...endingOf(quais, ENDED),
    onConfirm: (senha: string) =>
      around(async () => {
        const quantas = sessoes
          ? (await act(EncerrarSessoesDocument, { ids: sessoes.map(({ id }) => id), senha }, anew)).encerrarSessoes
          : (await act(EncerrarMinhasSessoesDocument, { senha }, anew)).encerrarMinhasSessoes;
        onSaid(`${contadas(quantas, 'sessão encerrada', 'sessões encerradas')}.`);
      }),
  });
  const dialog = asked && (asked.deed === 'end' ? ofSessions(asked.sessoes, asked.quais) : ofAccount(asked.deed, asked.conta));
  return { dialog: dialog && { ...dialog, onClose: close }, ask };
}
