import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

// What a proxy cannot count: connections that never say what they want. The rules of deploy/firewall, in a network of the test's own.

// The system's alone: one of the packages is called nft too.
const PROGRAMS = 'PATH=/usr/sbin:/sbin:/usr/bin:/bin; ';
const inOwnNetwork = (script: string) => spawnSync('unshare', ['-n', 'sh', '-c', PROGRAMS + script], { encoding: 'utf8' });

const canTry = inOwnNetwork('ip link set lo up && nft list ruleset').status === 0;
if (!canTry) process.stderr.write('\n*** THE FIREWALL IS NOT TRIED: it takes root, nftables and iproute2. ***\n');

/** How many of 300 connections from each address are let in, one address after the other. */
function held(...addresses: string[]): number[] {
  const own = addresses.filter((address) => address.includes(':')).map((address) => `ip addr add ${address}/128 dev lo nodad`);
  const ask = `"${process.execPath}" tests/support/heldConnections.js 300 ${addresses.join(' ')}`;
  const { stdout, stderr } = inOwnNetwork(
    ['ip link set lo up', ...own, 'nft -f deploy/firewall/conexoes.nft', 'nft -f deploy/firewall/conexoes.nft', ask].join(' && '),
  );
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return JSON.parse(stdout) as number[];
}

describe.runIf(canTry)('the firewall', () => {
  it('lets an address of IPv4 hold 256 connections, and its neighbour as many', () => {
    expect(held('127.0.0.2', '127.0.0.3')).toEqual([256, 256]);
  });

  it('takes a network of IPv6 for one address', () => {
    expect(held('2001:db8:1::1', '2001:db8:1:0:ff::2', '2001:db8:2::1')).toEqual([256, 0, 256]);
  });

  it('takes the networks of one subscriber for ten addresses, and his neighbour for himself', () => {
    const networks = Array.from({ length: 12 }, (_, n) => `2001:db8:1:${n + 1}::1`);
    expect(held(...networks, '2001:db8:2::1')).toEqual([...Array(10).fill(256), 0, 0, 256]);
  });
});
