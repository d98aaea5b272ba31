import type { FastifyInstance } from 'fastify';

const SPECIAL = /[.+?^${}()|[\]\\]/g;

/** Remembers which methods every address takes. What claims a whole area, the pages' among them, names no address. */
export function createAddressBook(app: FastifyInstance, claimed: readonly string[]): (url: string) => string[] {
  const addresses = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '/*' || claimed.includes(url)) return;
    const pattern = new RegExp(`^${url.replace(SPECIAL, '\\$&').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
    const entry = addresses.get(url) ?? { pattern, methods: new Set() };
    for (const name of [method].flat()) entry.methods.add(name);
    addresses.set(url, entry);
  });
  return (url) => {
    const path = url.split('?', 1)[0]!;
    const methods = new Set<string>();
    for (const entry of addresses.values()) if (entry.pattern.test(path)) for (const name of entry.methods) methods.add(name);
    return [...methods].toSorted();
  };
}
