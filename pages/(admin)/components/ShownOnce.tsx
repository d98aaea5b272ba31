import { useRef, useState, type ReactNode } from 'react';

const COPIED = 'Copiado.';
const SELECTED = 'Está selecionado: copie com Ctrl+C ou pelo menu.';

interface ShownOnceProps {
  segredo: string;
  /** What it is, and that it is shown this once. */
  children: ReactNode;
}

/** A secret that the server tells once, with a button that copies it. */
export function ShownOnce({ segredo, children }: ShownOnceProps) {
  const [said, say] = useState('');
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    getSelection()?.selectAllChildren(code.current!);
    // Only https and one's own machine have a clipboard, and somebody may refuse it.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const copied = await clipboard?.writeText(segredo).then(
      () => true,
      () => false,
    );
    say(copied ? COPIED : SELECTED);
  };
  return (
    <div className="shown-once">
      <p>{children}</p>
      <p>
        <code ref={code}>{segredo}</code>
      </p>
      <p>
        <button type="button" className="admin-button" onClick={() => void copy()}>
          Copiar o segredo
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
