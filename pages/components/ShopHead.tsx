/** What the head of every page has that is inside `ShopLayout`. */
export default function ShopHead() {
  // Nothing is painted before the content is there: what is centred or set to the right would move as the rest of it came in.
  // Chromium waits for the start of the element, so it is the one after the content.
  return <link rel="expect" href="#rodape" blocking="render" />;
}
