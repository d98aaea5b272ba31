import type { FastifyInstance } from 'fastify';

/** Asks for pages before anybody does, one after the other, so that the first visitor finds them kept; ends when the server does. */
export async function warm(app: FastifyInstance, urls: readonly string[]): Promise<void> {
  try {
    for (const url of urls) await app.inject(url);
  } catch (error) {
    app.log.info({ err: error }, 'pages are not warmed further');
  }
}
