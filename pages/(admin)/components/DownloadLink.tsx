import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Refusal } from '../adminApi.ts';
import { takeOut } from './takeOut.ts';

/** Takes a file out, or says why not. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  const [error, setError] = useState('');
  const take = async (event: MouseEvent) => {
    event.preventDefault();
    setError('');
    try {
      await takeOut(href);
    } catch (refusal) {
      setError((refusal as Refusal).message);
    }
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
