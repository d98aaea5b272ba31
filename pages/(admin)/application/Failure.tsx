import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Refusal } from '../adminApi.ts';
import { isNotTheirs } from '../links.ts';

const SILENT = 'Não foi possível falar com o servidor. Confira a conexão e tente de novo.';
const BROKEN = 'Esta tela não pôde ser aberta. Confira a conexão e recarregue a página.';

/** In the place of a screen that could not be shown: why, and a way on. The menu stays. */
export function Failure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const refused = error instanceof Refusal;
  const sentence = refused ? (error.code && error.message) || SILENT : BROKEN;
  // What could not be loaded as code, or has broken, is had anew with the whole document only, and so is a role: asked again, it says the same.
  const anew = !refused || isNotTheirs(error);
  const again = () => (anew ? window.location.reload() : void router.invalidate());
  return (
    <>
      <h1>Não foi possível abrir esta tela</h1>
      <p role="alert">{sentence}</p>
      <button type="button" className="admin-button" onClick={again}>
        {anew ? 'Recarregar' : 'Tentar de novo'}
      </button>
    </>
  );
}
