import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves /metrics on a port of its own, which is not the public one (Prometheus text format). */
export async function serveMetrics(registry: Registry, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    return void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
