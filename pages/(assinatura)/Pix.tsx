import { useRef, useState } from 'react';
import { useHydrated } from '../publicPage.tsx';
import type { PixMostrado } from './acompanhar/pedido.server.ts';

/** How an order is paid by PIX: QR Code, and the code to copy, with what the bank shows to whoever pays. */
export function Pix({ ate, valor, recebedor, codigo, qrCode, outrasFormas }: PixMostrado) {
  const { lado, caminho } = qrCode;
  return (
    <section className="pix" aria-labelledby="pix">
      <h2 id="pix">Pague com PIX</h2>
      <p>
        No aplicativo do seu banco, escolha PIX e leia o QR Code, ou copie e cole o código. O valor e o código do pedido já estão
        nele. Pague até <strong>{ate}</strong>.
      </p>
      <p>
        O seu banco mostra <strong>{valor}</strong> para <strong>{recebedor}</strong>: confira antes de pagar.
      </p>
      <div className="pix__ways">
        <svg
          className="pix__qr"
          viewBox={`0 0 ${lado} ${lado}`}
          role="img"
          aria-label="QR Code do PIX"
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${lado}v${lado}H0z`} />
          <path fill="#000" d={caminho} />
        </svg>
        <CopyAndPaste codigo={codigo} />
      </div>
      <p className="pix__others">{outrasFormas}</p>
    </section>
  );
}

/** Keeps the place of the code until it is known, so that what stands below it stays where it is. */
export function PixAwaited() {
  return (
    <section className="pix pix--awaited" aria-labelledby="pix" aria-busy="true">
      <h2 id="pix">Pague com PIX</h2>
      <p>Buscando o código…</p>
    </section>
  );
}

const COPIADO = 'Código copiado.';
const SELECIONADO = 'O código está selecionado: copie com Ctrl+C ou pelo menu.';

/** The code as text that one touch selects, and a button where scripts run. */
function CopyAndPaste({ codigo }: { codigo: string }) {
  const [said, say] = useState('');
  const code = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const copy = async () => {
    getSelection()?.selectAllChildren(code.current!);
    // Only https and one's own machine have a clipboard, and somebody may refuse it.
    const copied = await navigator.clipboard?.writeText(codigo).then(
      () => true,
      () => false,
    );
    say(copied ? COPIADO : SELECIONADO);
  };
  return (
    <div>
      <p className="pix__label">PIX copia e cola</p>
      <p>
        <code className="pix__code" ref={code}>
          {codigo}
        </code>
      </p>
      <p className={hydrated ? undefined : 'pix__later'}>
        <button type="button" className="button button--secondary" disabled={!hydrated} onClick={() => void copy()}>
          Copiar o código
        </button>
      </p>
      <p role="status" className="pix__said">
        {said}
      </p>
    </div>
  );
}
