import { useSignedIn } from '../application/signedIn.ts';
import { TrocarSenhaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { useState, type FormEvent } from 'react';
import { act, type Refusal } from '../adminApi.ts';

/** Changes one's own password (D26). */
export default function PasswordScreen() {
  const { usuario } = useSignedIn();
  const [message, setMessage] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [atual = '', nova = '', repetida = ''] = ['atual', 'nova', 'repetida'].map((nome) =>
      String(new FormData(form).get(nome)),
    );
    if (nova !== repetida) return setMessage('A nova senha e a repetição são diferentes.');
    try {
      await act(TrocarSenhaDocument, { atual, nova });
      form.reset();
      setMessage('Senha trocada. As outras sessões desta conta foram encerradas.');
    } catch (refusal) {
      setMessage((refusal as Refusal).message);
    }
  };
  return (
    <>
      <h1>Minha senha</h1>
      <form className="row-form row-form--narrow" onSubmit={(event) => void submit(event)}>
        {/* Password managers ask for the name beside the password. */}
        <input name="username" autoComplete="username" defaultValue={usuario} hidden readOnly />
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
        <p className="status" role="status">
          {message}
        </p>
        <button type="submit" className="admin-button admin-button--primary">
          Trocar senha
        </button>
      </form>
    </>
  );
}
