import { useState, type SubmitEvent } from 'react';
import {
  ConvidarAdministradorDocument,
  CriarAdministradorDocument,
  type ConvidarAdministradorMutation,
  type CriarAdministradorMutation,
} from '../../../graphql/generated/desk/graphql.ts';
import { VALIDADE_DO_LINK_H } from '../../../modules/admin/linkDeAcesso.ts';
import type { Papel } from '../../../modules/roles/papel.ts';
import { act, type Refusal } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { useActKey } from '../keys.ts';
import { ChooseRole } from './ChooseRole.tsx';
import { useLeaving } from './useLeaving.ts';
import { useSoleAct } from './useSoleAct.ts';

/** An account with its password, which is shown this once. */
export type Created = CriarAdministradorMutation['criarAdministrador'];
/** A link that was made for an account; shown, it is shown this once. */
export type Given = ConvidarAdministradorMutation['convidarAdministrador'];

/** How somebody comes to a password: he chooses it behind a link (088), or the server makes one. */
type Way = 'convidar' | 'sortear';

const WAYS = {
  convidar: {
    leaving: 'O link do convite ainda não chegou, e pode só aparecer nesta tela. Sair sem vê-lo?',
    maybe: (usuario: string) =>
      `Não foi possível falar com o servidor. A conta ${usuario} pode já ter sido convidada. Tente de novo com os mesmos dados: vale o link que vier por último.`,
  },
  sortear: {
    leaving: 'A senha sorteada ainda não chegou, e só aparece nesta tela. Sair sem vê-la?',
    maybe: (usuario: string) =>
      `Não foi possível falar com o servidor. A conta ${usuario} pode já ter sido criada. Tente de novo com o mesmo nome: vale a senha que aparecer por último.`,
  },
} as const satisfies Record<Way, object>;

interface NewAccountProps {
  /** The browser refuses an attempt: what was said of the one before is over. */
  onInvalid: () => void;
  /** What was said and shown of the attempt before is over. */
  onAttempt: () => void;
  onCreated: (conta: Created) => void;
  onInvited: (link: Given) => void;
  /** It was answered, or not; then with what is to be said. */
  onSent: (sentence?: string) => void;
}

/** Lets a colleague in: by an invitation, or with a password of the server's making (D26), which is waited for. */
export function NewAccount({ onInvalid, onAttempt, onCreated, onInvited, onSent }: NewAccountProps) {
  const { enviaEmails } = useSignedIn();
  const [way, setWay] = useState<Way>('convidar');
  const { sending, run } = useSoleAct(WAYS[way].leaving);
  const leaving = useLeaving();
  const keys = { convidar: useActKey(), sortear: useActKey() } satisfies Record<Way, unknown>;
  const send = async (form: HTMLFormElement, chosen: Way) => {
    const dados = new FormData(form);
    const [usuario, senha] = [String(dados.get('usuario')), String(dados.get('senha'))];
    const key = keys[chosen];
    const variables = {
      usuario,
      email: String(dados.get('email')) || null,
      papel: dados.get('papel') as Papel,
      senha,
      chave: key.current,
    };
    onAttempt();
    try {
      if (chosen === 'convidar') onInvited((await act(ConvidarAdministradorDocument, variables)).convidarAdministrador);
      else onCreated((await act(CriarAdministradorDocument, variables)).criarAdministrador);
      form.reset();
      key.renew();
      onSent();
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      if (code === 'CHAVE_REUTILIZADA') key.renew();
      onSent(code === '' ? WAYS[chosen].maybe(usuario) : message);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen: Way = event.nativeEvent.submitter?.getAttribute('value') === 'sortear' ? 'sortear' : 'convidar';
    setWay(chosen);
    void run(() => send(form, chosen));
  };
  return (
    <form
      className="row-form row-form--narrow"
      aria-labelledby="nova-conta"
      inert={leaving}
      onInvalid={onInvalid}
      onSubmit={submit}
    >
      <h2 id="nova-conta">Novo administrador</h2>
      <p id="como-convida">
        Com um convite, a pessoa escolhe a própria senha, por um link que vale uma vez, por {VALIDADE_DO_LINK_H} horas.{' '}
        {enviaEmails
          ? 'Se você informar o e-mail, o link vai por ele; senão, aparece aqui, para você o entregar.'
          : 'O link aparece aqui, para você o entregar: esta loja não envia e-mails.'}
      </p>
      <div className="row-form__lock" inert={sending}>
        <label>
          Usuário
          <input name="usuario" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </label>
        <label>
          E-mail (opcional)
          <input name="email" type="email" autoComplete="off" aria-describedby="como-convida" />
        </label>
        <ChooseRole />
        <label>
          Sua senha
          <input name="senha" type="password" autoComplete="current-password" required />
        </label>
      </div>
      <button type="submit" value="convidar" className="admin-button admin-button--primary" disabled={sending}>
        {sending && way === 'convidar' ? 'Convidando…' : 'Convidar por link'}
      </button>
      <button type="submit" value="sortear" className="admin-button" disabled={sending}>
        {sending && way === 'sortear' ? 'Criando…' : 'Criar com senha sorteada'}
      </button>
    </form>
  );
}
