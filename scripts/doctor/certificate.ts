import { TLSSocket } from 'node:tls';
import pg from 'pg';
import { besideOrm } from '../../platform/database/besideOrm.ts';
import { NO_MORE } from '../../platform/database/fewConnections.ts';
import { bad, doubtful, good, type Finding } from './finding.ts';

const DAY_MS = 86_400_000;
const FEW_DAYS = 14;
/** Who renews it begins at thirty: below this nobody does any more. */
const LAST_DAYS = 7;

/** For how long the certificate of whoever is at the other end is good. */
export function judgeCertificate(socket: TLSSocket): Omit<Finding, 'what'> {
  const until = new Date(socket.getPeerCertificate().valid_to);
  const days = Math.floor((until.getTime() - Date.now()) / DAY_MS);
  const says = `vale mais ${days} dias, até ${until.toISOString().slice(0, 10)}`;
  if (days < LAST_DAYS) return bad(says);
  return days < FEW_DAYS ? doubtful(says) : good(says);
}

/** The certificate of PostgreSQL: when it is over, no machine reaches the database. */
export async function lookAtDatabaseCertificate(databaseUrl: string): Promise<Omit<Finding, 'what'>> {
  const client = new pg.Client(besideOrm(databaseUrl, 'loja doctor'));
  try {
    await client.connect();
  } catch (error) {
    // One more than the shop and this report have: that says nothing of a certificate.
    if ((error as { code?: unknown }).code === NO_MORE) return doubtful('não foi visto: o banco não dá mais uma conexão agora');
    throw error;
  }
  try {
    const { stream } = (client as unknown as { connection: { stream: unknown } }).connection;
    return stream instanceof TLSSocket ? judgeCertificate(stream) : good('nenhum: a conversa com o banco não é por TLS');
  } finally {
    await client.end();
  }
}
