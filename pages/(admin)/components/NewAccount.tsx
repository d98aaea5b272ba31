import type { FormEvent } from 'react';
import { CriarAdministradorDocument, type CriarAdministradorMutation } from '../../../graphql/generated/desk/graphql.ts';
import { act, type Refusal } from '../adminApi.ts';
import { useActKey } from '../keys.ts';
import { useLeaving } from './useLeaving.ts';
import { useSoleAct } from './useSoleAct.ts';

/** An account with its password, which is shown this once. */
export type Created = CriarAdministradorMutation['criarAdministrador'];

interface NewAccountProps {
  /** The browser refuses an attempt: what was said of the one before is over. */
  onInvalid: () => void;
  /** What was said and shown of the attempt before is over. */
  onAttempt: () => void;
  onCreated: (conta: Created) => void;
  /** It was answered, or not; then with what is to be said. */
  onSent: (sentence?: string) => void;
}

/** Creates an account with a password of the server's making (D26), which is waited for. */
export function NewAccount({ onInvalid, onAttempt, onCreated, onSent }: NewAccountProps) {
  const { sending, run } = useSoleAct('A senha sorteada ainda não chegou, e só aparece nesta tela. Sair sem vê-la?');
  const leaving = useLeaving();
  const key = useActKey();
  const create = async (form: HTMLFormElement) => {
    const [usuario = '', senha = ''] = ['usuario', 'senha'].map((nome) => String(new FormData(form).get(nome)));
    onAttempt();
    try {
      onCreated((await act(CriarAdministradorDocument, { usuario, senha, chave: key.current })).criarAdministrador);
      form.reset();
      key.renew();
      onSent();
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      if (code === 'CHAVE_REUTILIZADA') key.renew();
      onSent(code === '' ? mayBeCreated(usuario) : message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void run(() => create(form));
  };
  return (
    <form className="row-form row-form--narrow" inert={leaving} onInvalid={onInvalid} onSubmit={submit}>
      <h2>Novo administrador</h2>
      <div className="row-form__lock" inert={sending}>
        <label>
          Usuário
          <input name="usuario" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </label>
        <label>
          Sua senha
          <input name="senha" type="password" autoComplete="current-password" required />
        </label>
      </div>
      <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
        {sending ? 'Criando…' : 'Criar com senha sorteada'}
      </button>
    </form>
  );
}

function mayBeCreated(usuario: string): string {
  return `Não foi possível falar com o servidor. A conta ${usuario} pode já ter sido criada. Tente de novo com o mesmo nome: vale a senha que aparecer por último.`;
}
