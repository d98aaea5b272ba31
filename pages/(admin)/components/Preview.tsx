import { useEffect, useRef, useState } from 'react';
import { useSignedIn } from '../application/signedIn.ts';
import type { Previa } from '../../(preview)/previa/previas.ts';
import type { FormValues } from './formTable.ts';

export interface PreviewProps {
  tipo: Previa;
  valores: FormValues;
  /** Where it is seen so, and the class that gives the frame its width; the form's own width without. */
  onde?: { nome: string; classe: string };
}

const DELAY_MS = 300;

/** How a visitor will see what is typed: the site's own component, in a frame of its own. */
export function Preview({ tipo, valores, onde }: PreviewProps) {
  const { adminPath } = useSignedIn();
  const frame = useRef<HTMLIFrameElement>(null);
  const query = new URLSearchParams(
    Object.entries(valores).flatMap(([nome, valor]) => (valor === null ? [] : [[nome, String(valor)]])),
  );
  const address = `${adminPath}/previa/${tipo}?${query}`;
  const [first] = useState(address);
  const shown = useRef(address);

  useEffect(() => {
    if (shown.current === address) return;
    const timer = setTimeout(() => {
      shown.current = address;
      // Replaced, so that the back button does not walk through the previews.
      frame.current?.contentWindow?.location.replace(address);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <figure className={`preview preview--${tipo} ${onde?.classe ?? ''}`}>
      <figcaption>Prévia{onde && ` ${onde.nome}`}, como o visitante verá</figcaption>
      <iframe ref={frame} src={first} title={onde ? `Prévia ${onde.nome}` : 'Prévia'} loading="lazy" />
    </figure>
  );
}
