import { useState, type FormEvent } from 'react';
import { TrocarSenhaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { act, type Refusal } from '../adminApi.ts';
import { useMayRead, useSignedIn } from '../application/signedIn.ts';
import { useActKey, wasRepeated } from '../keys.ts';
import { leavesOpen } from '../refusal.ts';
import { ALSO_LOOK } from './sessions.tsx';
import { useSoleAct } from './useSoleAct.ts';

const LEAVING = 'O servidor ainda não disse se a senha foi trocada. Sair assim mesmo?';
const LINKS_ENDED = ' Links de acesso que você tenha dado a colegas não valem mais: dê outros a quem ainda não os usou.';
const CHANGED = 'As outras sessões desta conta foram encerradas.';
const UNANSWERED =
  'Não foi possível falar com o servidor, e a senha pode já ter sido trocada. Tente de novo: se for pedida sua senha, entre com a nova e, se ela não for aceita, com a atual.';

/** Changes one's own password (D26). */
export function OwnPassword() {
  const { usuario } = useSignedIn();
  // Links, keys and webhooks are the team's; a new password ends the links alone.
  const isOfTheTeam = useMayRead('equipe');
  const changed = CHANGED + (isOfTheTeam ? LINKS_ENDED + ALSO_LOOK : '');
  const [message, setMessage] = useState('');
  const { sending, run } = useSoleAct(LEAVING);
  const key = useActKey();
  const change = async (form: HTMLFormElement) => {
    const [atual = '', nova = '', repetida = ''] = ['atual', 'nova', 'repetida'].map((nome) =>
      String(new FormData(form).get(nome)),
    );
    setMessage('');
    if (nova !== repetida) return setMessage('A nova senha e a repetição são diferentes.');
    const chave = key.current;
    try {
      await act(TrocarSenhaDocument, { atual, nova, chave });
      key.renew();
      form.reset();
      setMessage(
        wasRepeated(chave) ? `A senha já estava trocada: só a resposta se perdeu. ${changed}` : `Senha trocada. ${changed}`,
      );
    } catch (refusal) {
      const { code, message: sentence } = refusal as Refusal;
      // What nobody has refused may have been done: asked for again, it is the same act.
      if (!leavesOpen(code)) key.renew();
      setMessage(code === '' ? UNANSWERED : sentence);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void run(() => change(form));
  };
  return (
    <form className="row-form row-form--narrow" onInvalid={() => setMessage('')} onSubmit={submit}>
      <h2>Senha</h2>
      {isOfTheTeam && <p>Os links de acesso que você deu e ninguém usou ainda terminam com a senha.</p>}
      {/* Password managers ask for the name beside the password. */}
      <input name="username" autoComplete="username" defaultValue={usuario} hidden readOnly />
      <div className="row-form__lock" inert={sending}>
        <label>
          Senha atual
          <input name="atual" type="password" autoComplete="current-password" required />
        </label>
        <label>
          Nova senha (10 caracteres ou mais)
          <input name="nova" type="password" autoComplete="new-password" required />
        </label>
        <label>
          Repita a nova senha
          <input name="repetida" type="password" autoComplete="new-password" required />
        </label>
      </div>
      <p className="status" role="status">
        {message}
      </p>
      <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
        {sending ? 'Trocando…' : 'Trocar senha'}
      </button>
    </form>
  );
}
