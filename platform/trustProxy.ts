import { isIP } from 'node:net';

/** Whose `X-Forwarded-For` is believed, as Fastify takes it. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a setting says `off`, a number or a list of addresses that proxy-addr can read; it throws only when the first server is made. */
export function isTrustProxy(value: string): boolean {
  if (value === 'off' || /^\d{1,3}$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', prefix, ...more] = part.trim().split('/');
    if (more.length > 0) return false;
    if (prefix === undefined && NETWORKS.has(address)) return true;
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return bits > 0 && (prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits));
  });
}

/** `off`, a number of proxies, or their addresses. */
export function readTrustProxy(value: string): TrustProxy {
  if (value === 'off') return false;
  if (!/^\d+$/.test(value)) return value;
  return (_address, hop) => hop < Number(value);
}
