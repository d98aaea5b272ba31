interface QrCodeProps {
  /** Units a side, and the path of the dark squares. */
  desenho: { lado: number; caminho: string };
  /** What whoever does not see it is told. */
  rotulo: string;
  className: string;
}

/** A QR Code, dark on light whatever the colours of the page are: cameras read no other. */
export function QrCode({ desenho: { lado, caminho }, rotulo, className }: QrCodeProps) {
  return (
    <svg className={className} viewBox={`0 0 ${lado} ${lado}`} role="img" aria-label={rotulo} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${lado}v${lado}H0z`} />
      <path fill="#000" d={caminho} />
    </svg>
  );
}
