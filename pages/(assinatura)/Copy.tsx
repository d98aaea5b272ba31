import { useRef, useState } from 'react';
import { useHydrated } from '../publicPage.tsx';

interface CopyProps {
  texto: string;
  /** What stands above it. */
  rotulo: string;
  /** What the button says. */
  botao: string;
  /** What is said once it is copied. */
  copiado: string;
}

const SELECIONADO = 'O texto está selecionado: copie com Ctrl+C ou pelo menu.';

/** A text that one touch selects, and a button that copies it where scripts run. */
export function Copy({ texto, rotulo, botao, copiado }: CopyProps) {
  const [said, say] = useState('');
  const code = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const copy = async () => {
    getSelection()?.selectAllChildren(code.current!);
    // Only https and one's own machine have a clipboard, and somebody may refuse it.
    const copied = await navigator.clipboard?.writeText(texto).then(
      () => true,
      () => false,
    );
    say(copied ? copiado : SELECIONADO);
  };
  return (
    <div className="copy">
      <p className="copy__label">{rotulo}</p>
      <p>
        <code className="copy__text" ref={code}>
          {texto}
        </code>
      </p>
      <p className={hydrated ? undefined : 'copy__later'}>
        <button type="button" className="button button--secondary" disabled={!hydrated} onClick={() => void copy()}>
          {botao}
        </button>
      </p>
      <p role="status" className="copy__said">
        {said}
      </p>
    </div>
  );
}
