import { useState, type MouseEvent, type ReactNode } from 'react';
import { SessaoAbertaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { ask, type Refusal } from '../adminApi.ts';

/** Takes a file out. The session is asked for first, since browsers say nothing of a file that is refused: where it has ended, the password is asked for. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  const [error, setError] = useState('');
  const take = async (event: MouseEvent) => {
    event.preventDefault();
    setError('');
    try {
      await ask(SessaoAbertaDocument, {});
    } catch (refusal) {
      return setError((refusal as Refusal).message);
    }
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    link.click();
  };
  return (
    <>
      <a className="admin-button" href={href} download onClick={(event) => void take(event)}>
        {children}
      </a>
      {error && <span role="alert"> {error}</span>}
    </>
  );
}
