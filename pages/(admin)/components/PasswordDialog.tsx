import { useState, type FormEvent, type ReactNode } from 'react';
import type { Refusal } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { StaffDialog } from './StaffDialog.tsx';
import { useSoleAct } from './useSoleAct.ts';

interface PasswordDialogProps {
  titulo: string;
  /** What will happen. */
  aviso: string;
  /** What else is said of it. */
  sobre?: ReactNode;
  /** Words of the button that does it. */
  fazer: string;
  /** What is said, and asked about, where no answer has come: it may have been done. */
  talvez: string;
  /** What else is asked for, as fields of the form. */
  campos?: ReactNode;
  /** Does it, with the password of whoever is signed in and what the other fields say; what it throws is shown and the dialog stays. */
  onConfirm: (senha: string, dados: FormData) => Promise<void>;
  /** Ends what is under way, where that may wait for somebody: `onConfirm` throws then. */
  desistir?: () => void;
  /** It was done, or given up; then with what may have been done all the same. */
  onClose: (talvez?: string) => void;
}

/** Asks for one's own password before an act that hands out access. It stays while that is under way: what comes of it is told here. */
export function PasswordDialog({
  titulo,
  aviso,
  sobre,
  fazer,
  talvez,
  campos,
  onConfirm,
  desistir,
  onClose,
}: PasswordDialogProps) {
  const { usuario } = useSignedIn();
  const [error, setError] = useState('');
  const [unanswered, setUnanswered] = useState(false);
  const { sending, run } = useSoleAct(`${talvez} Sair sem saber?`);

  const confirm = async (dados: FormData) => {
    setError('');
    try {
      await onConfirm(String(dados.get('senha')), dados);
      onClose();
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      // What is refused now may have been done before.
      if (code === '') setUnanswered(true);
      setError(code === '' ? `Não foi possível falar com o servidor. ${talvez}` : message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const dados = new FormData(event.currentTarget);
    void run(() => confirm(dados));
  };
  const close = () => {
    if (sending) desistir?.();
    else onClose(unanswered ? talvez : undefined);
  };

  return (
    <StaffDialog titulo={titulo} onClose={close}>
      <form className="login__form" onInvalid={() => setError('')} onSubmit={submit}>
        <p>{aviso}</p>
        {sobre}
        {campos}
        {/* Password managers ask for the name beside the password. */}
        <input name="username" autoComplete="username" defaultValue={usuario} hidden readOnly />
        <label>
          Sua senha
          <input name="senha" type="password" autoComplete="current-password" required readOnly={sending} />
        </label>
        <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
          {sending ? 'Aguarde…' : fazer}
        </button>
        <button type="button" className="admin-button" disabled={sending && !desistir} onClick={close}>
          Agora não
        </button>
        <p className="form-field__error" role="alert">
          {error}
        </p>
      </form>
    </StaffDialog>
  );
}
