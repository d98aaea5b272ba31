import type { ConnectionOptions } from 'node:tls';
import { parse } from 'pg-connection-string';

/** What an address may say behind its "?", as libpq understands it (PostgreSQL, 34.1.2). */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port'];
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
/** Several machines, as libpq would try them one after the other. */
const SEVERAL = /^[^:]+:\/\/(?:[^/?@]*@)?[^/?@]*,/;
const UNREADABLE =
  'não pode ser lida: no usuário e na senha, o que não é letra nem número vai codificado (/ é %2F, ? é %3F, # é %23, @ é %40, % é %25)';

/** Where a database of PostgreSQL is, and how one gets in. What is not said is as usual, or as PostgreSQL's own variables say. */
interface PostgresPlace {
  host: string;
  port: number | undefined;
  user: string;
  password: string;
  dbName: string;
  ssl: ConnectionOptions | false | undefined;
}

/** What is wrong with the address of a database, as the end of a sentence that does not repeat it; null where nothing is. */
export function wrongPostgresAddress(address: string): string | null {
  if (SEVERAL.test(address)) return 'diz mais de uma máquina; diga uma só, como um endereço que acompanhe a que aceita escrita';
  const url = readUrl(address);
  if (url === null) return UNREADABLE;
  if (url.pathname.length < 2)
    return 'não diz o nome do banco, que vem depois da máquina: postgresql://usuario:senha@maquina/banco';
  const { searchParams } = url;
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return `só entende, depois da ?, ${PARAMETERS.join(', ')}`;
  const port = searchParams.get('port');
  if (port !== null && !isPort(port)) return 'tem uma port que não é um número de 1 a 65535';
  const mode = searchParams.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) return `tem um sslmode desconhecido; use ${SSL_MODES.join(', ')}`;
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert')) return 'precisa de sslrootcert com sslmode=verify-ca';
  return null;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

// An address of a local socket has no machine: `postgresql://loja@/loja?host=/run/postgresql`, and with `&port=5433` where its port is another.
function readUrl(address: string): URL | null {
  try {
    const url = new URL(address.replace('@/', '@localhost/'));
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return url.hash === '' ? url : null;
  } catch {
    return null;
  }
}

/** Reads an address, and the certificates that it names. @throws Error with a code where one cannot be read */
export function postgresPlace(address: string): PostgresPlace {
  const { host, port, user, password, database, ssl } = parse(address, { useLibpqCompat: true });
  const machine = host || 'localhost';
  return {
    host: machine,
    port: port ? Number(port) : undefined,
    user: user ?? '',
    password: password ?? '',
    dbName: database ?? '',
    // Without it node-postgres would hold the certificate of an address in figures against "localhost".
    ssl: typeof ssl === 'object' ? { ...(ssl as ConnectionOptions), host: machine } : (ssl as false | undefined),
  };
}
