import textFont from '../styles/fonts/figtree.woff2?url';
import displayFont from '../styles/fonts/bricolage-grotesque.woff2?url';
import type { Cabeca } from '../../modules/brand/marca.ts';

/** What every page has in its head: fonts, icons and colours, the company's own where it has any. */
export function CompanyHead({ folha, fontes, favicon, icones, cor }: Cabeca) {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={fontes.texto ?? textFont} crossOrigin="" />
      <link rel="preload" as="font" type="font/woff2" href={fontes.titulo ?? displayFont} crossOrigin="" />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href={icones['192']} />
      <meta name="theme-color" content={cor} />
      {folha && <link rel="stylesheet" href={folha} />}
    </>
  );
}
