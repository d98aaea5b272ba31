import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Somebody who claims to vouch for devices. */
interface Voucher {
  /** His certificate (X.509, DER), which says where to ask whether it was revoked. */
  certificate: Buffer;
  /** How often that was asked. */
  asked: () => number;
  close: () => Promise<void>;
}

/** Listens on this machine for who asks about a certificate of its own (RFC 5280, 4.2.1.13). */
export async function openVoucher(): Promise<Voucher> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'avalista-'));
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.der')];
  const subject = ['-subj', '/CN=avalista', '-addext', `crlDistributionPoints=URI:http://127.0.0.1:${port}/`];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-outform', 'DER', '-out', file];
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
  const certificate = readFileSync(file);
  rmSync(folder, { recursive: true });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { certificate, asked: () => asked, close };
}
