import { QrCode } from '../components/QrCode.tsx';
import { Copy } from './Copy.tsx';
import type { PixMostrado } from './acompanhar/pedido.server.ts';

/** How an order is paid by PIX: QR Code, and the code to copy, with what the bank shows to whoever pays. */
export function Pix({ titulo, ate, valor, recebedor, codigo, qrCode, outrasFormas }: PixMostrado) {
  return (
    <section className="pix" aria-labelledby="pix">
      <h2 id="pix">{titulo}</h2>
      <p>
        No aplicativo do seu banco, escolha PIX e leia o QR Code, ou copie e cole o código. O valor e o código do pedido já estão
        nele. Pague até <strong>{ate}</strong>.
      </p>
      <p>
        O seu banco mostra <strong>{valor}</strong> para <strong>{recebedor}</strong>: confira antes de pagar.
      </p>
      <div className="pix__ways">
        <Copy rotulo="PIX copia e cola" texto={codigo} botao="Copiar o código" copiado="Código copiado." />
        <QrCode className="pix__qr" desenho={qrCode} rotulo="QR Code do PIX" />
      </div>
      <p className="pix__others">{outrasFormas}</p>
    </section>
  );
}

/** Keeps the place of the code until it is known, so that what stands below it stays where it is. */
export function PixAwaited() {
  return (
    <section className="pix pix--awaited" aria-labelledby="pix" aria-busy="true">
      <h2 id="pix">PIX</h2>
      <p>Buscando o código…</p>
    </section>
  );
}
