import { createServer } from 'node:http';
import { makeDatabase } from './database.ts';
import { dataDirOf, PORTS } from './ports.ts';
import { startForTests } from './postgres.ts';

// PostgreSQL for the browser's journeys, with an empty database for their shop; an address says when it is up.

const stop = await startForTests(PORTS.postgres);
await makeDatabase(dataDirOf('shop'), 'empty');
const up = createServer((_request, response) => response.end('ok')).listen(PORTS.postgresIsUp);
process.on('SIGTERM', () => {
  up.close();
  void stop().then(() => process.exit());
});
