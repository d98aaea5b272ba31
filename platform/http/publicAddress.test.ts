import { expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

it.each(['1.1.1.1', '8.8.8.8', '200.160.2.3', '168.63.129.15', '2606:4700:4700::1111', '2804:14d::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::', '::127.0.0.1', '::7f00:1']],
  [
    'a private network',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
  ],
  ['a link', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0']],
  ["a cloud's metadata", ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '192.0.0.192', '168.63.129.16']],
  ['a group', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  [
    'a reserve',
    ['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '2001:db8::1', '3fff::1', '4000::1', '100::1'],
  ],
  [
    'one of these in another form',
    ['::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '::ffff:0:7f00:1'],
  ],
  ['nothing', ['', 'localhost', '999.1.1.1', '[::1]', '8.8.8.8:80']],
])('%s is not public', (_what, addresses) => {
  // prettier-ignore
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
