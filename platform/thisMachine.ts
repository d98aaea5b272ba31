import ipaddr from 'ipaddr.js';

/** Whether a host, as a setting or an address names it, is this machine and reached from nowhere else. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  return /(^|\.)localhost$/.test(name) || (ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback');
}
