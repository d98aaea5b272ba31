import Bowser from 'bowser';

/** So much of what a browser says of itself is read; whoever signs in may say anything. */
const LIDO = 512;

/** A browser in words, by what it says of itself (`User-Agent`, RFC 9110, 10.1.5): "Chrome no Windows"; null where that is nothing known. Nothing else of it is kept. */
export function navegadorDe(userAgent: string | undefined): string | null {
  // The library refuses what is empty.
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LIDO));
  if (!browser.name) return os.name ? `Um navegador no ${os.name}` : null;
  return os.name ? `${browser.name} no ${os.name}` : browser.name;
}
