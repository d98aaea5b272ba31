import type { ReactNode } from 'react';
import { KeepIt } from './KeepIt.tsx';

interface ShownOnceProps {
  segredo: string;
  /** Words of the button that copies it. */
  rotulo?: string;
  /** What it is, and that it is shown this once. */
  children: ReactNode;
}

/** A secret that the server tells once: a button copies it, where the browser has one, and one touch takes all of it. */
export function ShownOnce({ segredo, rotulo = 'Copiar o segredo', children }: ShownOnceProps) {
  return (
    <div className="shown-once">
      <p>{children}</p>
      <p>
        <code>{segredo}</code>
      </p>
      <KeepIt texto={segredo} rotulo={rotulo} />
    </div>
  );
}
