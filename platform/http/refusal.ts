import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { announce } from '../happenings.ts';
import { renderPlainPage } from './plainPage.ts';
import { problemDocument } from './problem.ts';
import type { ReaderOf } from './reader.ts';

const TYPES = { program: 'application/problem+json', person: 'text/html', text: 'text/plain' } as const;

/** Code of everything that is turned away because there is no room. */
export const BUSY = 'MUITOS_ACESSOS';

/** What is said before any route is asked, by status. */
const SENTENCES = {
  400: 'O pedido não pode ser lido.',
  404: 'Este endereço não existe.',
  408: 'O pedido demorou demais para chegar.',
  411: 'Diga o tamanho dos dados enviados no cabeçalho Content-Length.',
  414: 'O endereço é longo demais.',
  415: 'O formato ou a compressão dos dados enviados não é aceita aqui.',
  417: 'O pedido espera algo que não é oferecido aqui.',
  431: 'O cabeçalho do pedido é grande demais.',
  503: 'O site está com muitos acessos neste momento. Tente de novo em instantes.',
} as const;

/** The code of a refusal: of what is expected under load its own, which no alarm takes for a failure. */
const codeOf = (status: RefusalStatus) => (status === 503 ? BUSY : `HTTP_${status}`);

/** A refusal of the front door. */
export type RefusalStatus = keyof typeof SENTENCES;

/** Says no before Fastify is asked. */
export interface Refusals {
  refuse: (request: IncomingMessage, response: ServerResponse, status: RefusalStatus) => void;
  /** Says it on a connection whose request cannot be read, and ends the connection. */
  refuseOn: (socket: Socket, status: RefusalStatus) => void;
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
  return {
    refuse({ url = '' }, response, status) {
      announce('refusal', { code: codeOf(status) });
      const title = status === 503 ? 'Indisponível' : 'Pedido inválido';
      const sentence = SENTENCES[status];
      const reader = readerOf(url);
      const bodies = {
        program: () => JSON.stringify(problemDocument(status, title, sentence, codeOf(status))),
        person: () => renderPlainPage(title, sentence),
        text: () => sentence,
      };
      if (status === 503) response.setHeader('retry-after', RETRY_SECONDS);
      response.writeHead(status, { ...common, 'content-type': `${TYPES[reader]}; charset=utf-8` }).end(bodies[reader]());
    },
    refuseOn(socket, status) {
      announce('refusal', { code: codeOf(status) });
      const sentence = SENTENCES[status];
      const lines = Object.entries({
        ...common,
        'content-type': 'text/plain; charset=utf-8',
        'content-length': Buffer.byteLength(sentence),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${sentence}`);
      socket.destroySoon();
    },
  };
}
