import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';

/** Where distributions put it, besides the PATH: an ordinary account's has not /usr/sbin. */
const PLACES = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** An installed nginx; says loudly that the proxy is not tried where there is none. */
export function findNginx(): string | null {
  const found = PLACES.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (!found) process.stderr.write('\n*** THE PROXY IS NOT TRIED: there is no nginx on this machine. ***\n');
  return found ?? null;
}

/** Says in tests from which address a request comes, IPv6 included. */
export const ADDRESS_HEADER = 'X-Test-Address';

interface ProxyParts {
  binary: string;
  /** For certificates, temporary files and the log. */
  folder: string;
  ports: { http: number; https: number; shop: readonly [number, number] };
}

/** Starts nginx with the example of `deploy/`, only its ports, certificate and folders changed. Answers how to end it. */
export async function startNginx({ binary, folder, ports }: ProxyParts): Promise<() => Promise<void>> {
  // Visitors from addresses that this machine has not.
  const visitors = `set_real_ip_from 127.0.0.1; real_ip_header ${ADDRESS_HEADER};`;
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name), { recursive: true });
  const certificate = makeCertificate(folder);
  const example = readFileSync('deploy/nginx/loja.conf', 'utf8')
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.shop[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports.shop[1]}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.chain};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.key};`)
    .replaceAll('/opt/loja/current/deploy', resolve('deploy'))
    .replaceAll('/var/log/nginx/', `${folder}/`);
  const isRoot = process.getuid?.() === 0;
  const whole = `${isRoot ? 'user root;' : ''}
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 512; }
    http {
      access_log off;
      ${visitors}
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${example}
    }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, whole);
  execFileSync(binary, ['-t', '-p', folder, '-c', file], { stdio: 'pipe' });
  const child = spawn(binary, ['-p', folder, '-c', file], { stdio: 'ignore' });
  while (!(await listens(ports.https))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  }
  return async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
}

function makeCertificate(folder: string): { chain: string; key: string } {
  const [chain, key] = [join(folder, 'chain.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=loja.exemplo.com.br', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', chain], {
    stdio: 'ignore',
  });
  return { chain, key };
}

function listens(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      answer(true);
    });
    socket.on('error', () => answer(false));
  });
}
