import { useState } from 'react';

/** Copies a text, where the browser lets a page do that: over plain http it does not. */
export function CopyButton({ texto, rotulo, onCopied }: { texto: string; rotulo: string; onCopied?: () => void }) {
  const [copied, setCopied] = useState(false);
  // The DOM library has it always.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard || texto === '') return null;
  const tell = () => {
    setCopied(true);
    onCopied?.();
  };
  return (
    <>
      <button type="button" className="admin-button" onClick={() => void clipboard.writeText(texto).then(tell)}>
        {rotulo}
      </button>
      <span role="status">{copied && ' Copiado.'}</span>
    </>
  );
}
