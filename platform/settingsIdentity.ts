import { createHash } from 'node:crypto';
import type { Config } from './config.ts';

/** What is a machine's own. */
const OWN: ReadonlySet<string> = new Set<keyof Config>([
  'mode',
  'port',
  'host',
  'dataDir',
  'notice',
  'databaseUrl',
  'firstAdmin',
  'sessionSecret',
  'metrics',
  'logLevel',
  'logFormat',
  'brandDir',
]);

/** More proxies than anybody has. */
const HOPS = Array.from({ length: 32 }, (_, hop) => hop);

/**
 * A number that machines with the same settings have in common: prices, names, terms and contracts are to be the same on all of them.
 * @param shown what the company's folder says, wherever that lies
 */
export function settingsIdentity(config: Config, shown: unknown): number {
  const { trustProxy } = config;
  // Counted proxies are a function: what it says of each tells it from others.
  const proxies = typeof trustProxy === 'function' ? HOPS.map((hop) => trustProxy('127.0.0.1', hop)) : trustProxy;
  const common = Object.entries({ ...config, trustProxy: proxies }).filter(([name]) => !OWN.has(name));
  // As many bits as a gauge can hold.
  return createHash('sha256')
    .update(JSON.stringify([common, shown]))
    .digest()
    .readUIntBE(0, 6);
}
