import type { FastifyInstance } from 'fastify';

/** Asks for pages before anybody does, one after the other, so that the first visitor finds them kept. */
export async function warm(app: FastifyInstance, urls: readonly string[]): Promise<void> {
  for (const url of urls) await app.inject(url);
}
