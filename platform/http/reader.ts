/** Who reads an answer: programs get a problem document, those that speak GraphQL its errors, people a page, and some pages show the text of the answer as it is. */
type Reader = 'program' | 'graphql' | 'person' | 'text';

/** Says of an address who reads its refusals. */
export type ReaderOf = (url: string) => Reader;

/** Addresses that programs ask, probes included, and those whose text is shown (D32); everything else is a person's. */
export function createReaderOf(texts: readonly string[] = []): ReaderOf {
  return (url) => {
    const path = url.split('?', 1)[0]!;
    if (texts.includes(path)) return 'text';
    if (/^\/graphql\/?$/.test(path)) return 'graphql';
    return /^\/(api|graphql|auth|healthz|readyz)(\/|$)/.test(path) ? 'program' : 'person';
  };
}
