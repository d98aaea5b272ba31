import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { announce } from '../happenings.ts';
import { HTTP_SENTENCES, titleOf, type RefusalStatus } from './httpSentences.ts';
import { renderPlainPage } from './plainPage.ts';
import { graphqlDocument, problemDocument } from './problem.ts';
import type { ReaderOf } from './reader.ts';

const TYPES = {
  program: 'application/problem+json',
  graphql: 'application/json',
  person: 'text/html',
  text: 'text/plain',
} as const;

/** Code of everything that is turned away because there is no room. */
export const BUSY = 'MUITOS_ACESSOS';

/** The code of a refusal: of what is expected under load its own, which no alarm takes for a failure. */
const codeOf = (status: RefusalStatus) => (status === 503 ? BUSY : `HTTP_${status}`);

/** Says no before Fastify is asked. */
export interface Refusals {
  refuse: (request: IncomingMessage, response: ServerResponse, status: RefusalStatus) => void;
  /** Says it on a connection whose request cannot be read, or not to its end, and ends the connection. @param url where that much could be read */
  refuseOn: (socket: Socket, status: RefusalStatus, url: string | null) => void;
}

const RETRY_SECONDS = 1;

/** `headers` are those that every answer of the site carries. */
export function createRefusals(readerOf: ReaderOf, headers: Readonly<Record<string, string>>): Refusals {
  const common = {
    ...headers,
    // Nothing in these answers loads anything.
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
  /** What is answered at an address, as who reads it there takes it. */
  function write(url: string | null, status: RefusalStatus): { type: string; body: string } {
    const title = titleOf(status);
    const sentence = HTTP_SENTENCES[status];
    const reader = url === null ? 'text' : readerOf(url);
    const bodies = {
      program: () => JSON.stringify(problemDocument(status, title, sentence, codeOf(status))),
      graphql: () => JSON.stringify(graphqlDocument(status, sentence, codeOf(status))),
      person: () => renderPlainPage(title, sentence),
      text: () => sentence,
    };
    return { type: `${TYPES[reader]}; charset=utf-8`, body: bodies[reader]() };
  }
  return {
    refuse({ url = '' }, response, status) {
      announce('refusal', { code: codeOf(status) });
      const { type, body } = write(url, status);
      if (status === 503) response.setHeader('retry-after', RETRY_SECONDS);
      response.writeHead(status, { ...common, 'content-type': type }).end(body);
    },
    refuseOn(socket, status, url) {
      announce('refusal', { code: codeOf(status) });
      const { type, body } = write(url, status);
      const lines = Object.entries({
        ...common,
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
      socket.destroySoon();
    },
  };
}
