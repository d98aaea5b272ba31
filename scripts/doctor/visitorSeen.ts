import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { visitorAt } from '../../platform/http/visitor.ts';

/** The head of an answer. */
interface Head {
  get: (name: string) => string | null;
}

/** Headers that content networks put on what they hand on, and what they, and none of the proxies of `deploy/`, call themselves in those of all. */
const MARKS = [
  'cf-ray',
  'x-cache',
  'x-cdn',
  'x-served-by',
  'x-amz-cf-id',
  'x-azure-ref',
  'x-akamai-request-id',
  'x-iinfo',
  'x-sucuri-id',
];
const NAMED = ['via', 'server'];
const OWN = /^(?:[\d.]+ )?(?:nginx|caddy)\b/i;

/**
 * Why an address from which the shop saw this machine come may be that of a content network in between, and so everybody's; null where it cannot be. One that
 * everybody can reach this machine at is its own, whatever lies between.
 * @param hostname of the shop: behind a router this machine goes by the address that leads to it
 */
export async function doubtOf(visitor: string, hostname: string, head: Head): Promise<string | null> {
  const own = Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => seenAs(address)));
  const isOwn = own.includes(visitor);
  if (isOwn && isPublic(visitor)) return null;
  const mark = [...MARKS, ...NAMED].find((name) => isMark(name, head.get(name)));
  if (mark !== undefined) return `a resposta passou por uma rede de conteúdo (${mark}: ${head.get(mark)})`;
  if (isOwn) return null;
  const named = await lookup(hostname, { all: true }).catch(() => []);
  return named.some(({ address }) => seenAs(address) === visitor)
    ? null
    : 'o endereço visto não é de nenhuma placa desta máquina';
}

function isMark(name: string, said: string | null): boolean {
  return said !== null && !(NAMED.includes(name) && OWN.test(said));
}

/** An address as the shop has it: of IPv6 its network. */
function seenAs(address: string): string {
  return visitorAt(address.split('%')[0]!);
}

function isPublic(visitor: string): boolean {
  const address = visitor.replace('/64', '');
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}
