import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/** What every page has in its head. */
export default function Head() {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="" />
      <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/icon-192.png" />
      <meta name="theme-color" content="#0d2a1e" />
    </>
  );
}
