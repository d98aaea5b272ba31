import { z } from 'zod';

/** Something small of the provider's own in a data centre, which a visitor's browser asks to measure how far away it is. */
export interface PingAddress {
  /** Name of the data centre, as the page has it. */
  cidade: string;
  url: string;
}

const HOW = 'deve ter a forma Montreal=https://ENDEREÇO Dallas=https://ENDEREÇO';

/** `Montreal=https://… Dallas=https://…`: by spaces, no data centre twice. */
export const pingAddresses = z
  .string()
  .transform((text, context): PingAddress[] => {
    const pairs = text
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
    const isRight = ([cidade, url]: readonly [string, string]) => cidade !== '' && /^https?:\/\//.test(url) && URL.canParse(url);
    if (pairs.every(isRight) && new Set(pairs.map(([cidade]) => cidade)).size === pairs.length)
      return pairs.map(([cidade, url]) => ({ cidade, url }));
    context.addIssue({ code: 'custom', message: HOW });
    return z.NEVER;
  })
  .default([]);
