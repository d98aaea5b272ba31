import { z } from 'zod';
import type { LookupConfig } from '../../platform/config.ts';
import { NotAskedError, ProviderError } from '../../platform/http/fetchJson.ts';
import type { Asking } from '../../platform/http/politeFetch.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { KeptAnswers } from './keptAnswers.service.ts';

/** Whether a domain is taken, asked on behalf of somebody. */
export type RegistryLookup = (dominio: string, from: Visitor | null) => Promise<boolean>;

const DAY_MS = 86_400_000;
const bootstrapSchema = z.object({ services: z.array(z.tuple([z.array(z.string()), z.array(z.url({ protocol: /^https?$/ }))])) });
const whoisSchema = z.object({ registered: z.boolean(), name: z.string().nullish() });

/** WHOIS service when configured, RDAP otherwise (D22). */
export function createRegistryLookup(config: Asking): RegistryLookup {
  const { whois } = config;
  return whois ? (dominio, from) => porWhois(dominio, whois, config, from) : createRdap(config);
}

/** The WHOIS service of section 7.2: query `identifier`, basic authentication, `registered` in the answer. */
async function porWhois(
  dominio: string,
  { url, user, password }: NonNullable<LookupConfig['whois']>,
  { timeoutMs, ask }: Asking,
  from: Visitor | null,
): Promise<boolean> {
  const address = new URL(url);
  address.searchParams.set('identifier', dominio);
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const { status, body } = await ask(address.href, { configured: url, timeoutMs, headers: { authorization } }, from);
  const { data } = whoisSchema.safeParse(body);
  if (status !== 200 || !data) throw new ProviderError(`WHOIS answered ${status}`);
  return data.registered;
}

/** RDAP (RFC 9083): the registry of a domain comes from IANA's bootstrap file (RFC 9224); 404 says that it is free. */
function createRdap({ rdapBootstrapUrl, timeoutMs, ask }: Asking): RegistryLookup {
  const outgoing = { configured: rdapBootstrapUrl, timeoutMs };
  const bootstrap = new KeptAnswers({
    max: 1,
    ttl: () => DAY_MS,
    ask: async (url) => bootstrapSchema.parse((await ask(url, outgoing, null)).body),
  });
  return async (dominio, from) => {
    // The shop has to know it, whoever comes first.
    const file = await bootstrap.ask(rdapBootstrapUrl, null);
    const tld = dominio.split('.').at(-1);
    const registry = file.services.find(([tlds]) => tlds.some((name) => name.toLowerCase() === tld))?.[1][0];
    if (!registry) throw new NotAskedError(`no RDAP service for .${tld}`);
    const { status, body } = await ask(`${registry.replace(/\/$/, '')}/domain/${dominio}`, outgoing, from);
    if (status === 404) return false;
    if (status === 200 && typeof body === 'object' && body !== null) return true;
    throw new ProviderError(`RDAP answered ${status}`);
  };
}
