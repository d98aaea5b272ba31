import { createServer } from 'node:http';
import { makeDatabase } from './database.ts';
import { BROWSERS, dataDirOf, PORTS } from './ports.ts';
import { startForTests } from './postgres.ts';

// PostgreSQL for the browser's journeys, with an empty database for each of their shops; an address says when it is up.

const stop = await startForTests(PORTS.postgres);
for (let browser = 0; browser < BROWSERS; browser += 1) await makeDatabase(dataDirOf('shop', browser), 'empty');
const up = createServer((_request, response) => response.end('ok')).listen(PORTS.postgresIsUp);
process.on('SIGTERM', () => {
  up.close();
  void stop().then(() => process.exit());
});
