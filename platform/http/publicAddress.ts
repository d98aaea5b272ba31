import ipaddr from 'ipaddr.js';

/** All IPv6 addresses of the open internet (IANA, IPv6 Address Space). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Looks public and is Azure's own to each of its machines. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Whether an IP address belongs to the open internet: not this machine, its network, a cloud's metadata, a group or a reserve. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || METADATA.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
