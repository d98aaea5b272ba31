import { useState, type FormEvent } from 'react';
import { Input } from 'react-aria-components/TextField';
import type { Refusal } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { StaffDialog } from './StaffDialog.tsx';

interface PasswordDialogProps {
  titulo: string;
  /** What will happen. */
  aviso: string;
  /** Words of the button that does it. */
  fazer: string;
  /** Does it, with the password of whoever is signed in; what it throws is shown and the dialog stays. */
  onConfirm: (senha: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for one's own password before an act that hands out access. */
export function PasswordDialog({ titulo, aviso, fazer, onConfirm, onClose }: PasswordDialogProps) {
  const { usuario } = useSignedIn();
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const senha = String(new FormData(event.currentTarget).get('senha'));
    setSending(true);
    try {
      await onConfirm(senha);
      onClose();
    } catch (refusal) {
      setError((refusal as Refusal).message);
      setSending(false);
    }
  };

  return (
    <StaffDialog titulo={titulo} onClose={onClose}>
      <form className="login__form" onSubmit={(event) => void submit(event)}>
        <p>{aviso}</p>
        {/* Password managers ask for the name beside the password. */}
        <input name="username" autoComplete="username" defaultValue={usuario} hidden readOnly />
        <label>
          Sua senha
          <Input name="senha" type="password" autoComplete="current-password" required autoFocus />
        </label>
        <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
          {fazer}
        </button>
        <button type="button" className="admin-button" onClick={onClose}>
          Agora não
        </button>
        <p className="form-field__error" role="alert">
          {error}
        </p>
      </form>
    </StaffDialog>
  );
}
