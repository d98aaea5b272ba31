import { haQuanto, instante } from '../format.ts';

/** When a row came, and how long ago that was, where it waits since. */
export function Arrived({ em, esperando }: { em: string; esperando: boolean }) {
  return (
    <>
      {instante(em)}
      {esperando && <span className="age">{haQuanto(em)}</span>}
    </>
  );
}
