import { useState, type FormEvent } from 'react';
import { LigarSegundoFatorDocument, type PrepararSegundoFatorMutation } from '../../../graphql/generated/desk/graphql.ts';
import { QrCode } from '../../components/QrCode.tsx';
import { act, type Refusal } from '../adminApi.ts';
import { useSoleAct } from './useSoleAct.ts';

interface ConnectApplicationProps {
  prepared: PrepararSegundoFatorMutation['prepararSegundoFator'];
  /** With the recovery codes, which are told this once. */
  onConnected: (codigos: readonly string[]) => void;
}

const UNANSWERED =
  'Não foi possível falar com o servidor, e o segundo fator pode já estar ligado. Recarregue a página: se estiver, ela pede que você entre de novo, com um código do aplicativo; depois sorteie novos códigos de recuperação.';

/** Has an application of codes read the secret, and show that it did. */
export function ConnectApplication({ prepared: { segredo, endereco, qrCode, preparo }, onConnected }: ConnectApplicationProps) {
  const [error, setError] = useState('');
  const { sending, run } = useSoleAct('O servidor ainda não disse se o segundo fator foi ligado. Sair assim mesmo?');
  const connect = async (form: HTMLFormElement) => {
    setError('');
    try {
      const codigo = String(new FormData(form).get('codigo'));
      onConnected((await act(LigarSegundoFatorDocument, { codigo, preparo })).ligarSegundoFator);
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      setError(code === '' ? UNANSWERED : message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void run(() => connect(form));
  };
  return (
    <form className="second-factor" onInvalid={() => setError('')} onSubmit={submit}>
      <p>
        1. Leia o QR Code com o aplicativo, ou <a href={endereco}>abra-o neste aparelho</a>.
      </p>
      <QrCode className="second-factor__qr" desenho={qrCode} rotulo="QR Code para o aplicativo de códigos" />
      <p>
        Sem câmera, digite nele: <code>{segredo.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <label>
        2. Código que o aplicativo mostra
        <input name="codigo" inputMode="numeric" autoComplete="one-time-code" required readOnly={sending} />
      </label>
      <p className="form-field__error" role="alert">
        {error}
      </p>
      <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
        {sending ? 'Conferindo…' : 'Ligar'}
      </button>
    </form>
  );
}
