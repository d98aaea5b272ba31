// Run in a network of its own: how many connections from each address are let in, when it holds as many as are asked for. Prints them as JSON.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const [each, ...addresses] = process.argv.slice(2);
const server = createServer(() => {}).listen(80, '::');
await once(server, 'listening');

async function isLetIn(localAddress) {
  const socket = connect({ port: 80, host: localAddress.includes(':') ? '::1' : '127.0.0.1', localAddress });
  return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false);
}

const letIn = [];
for (const address of addresses) {
  let count = 0;
  for (let n = 0; n < Number(each); n++) if (await isLetIn(address)) count++;
  letIn.push(count);
}
process.stdout.write(`${JSON.stringify(letIn)}\n`);
process.exit(0);
