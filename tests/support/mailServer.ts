import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from '../../scripts/freePort.ts';

/** A mail that a server was sent. */
interface Mail extends Email {
  /** Whom the envelope names, which is where it goes. */
  para: readonly string[];
}

/** Somebody who takes mail. */
export interface MailServer {
  url: string;
  received: Mail[];
  /** What a recipient, or the whole mail, is refused with from now on; null takes it, 'hang' keeps silent, 'die' breaks off. */
  answer: (para: string) => { code: number; text: string } | 'hang' | 'die' | null;
  close: () => Promise<void>;
}

/** Listens on a free port of this machine, or on this one, over real SMTP. */
export async function openMailServer(options: SMTPServerOptions = {}, at?: number): Promise<MailServer> {
  const port = at ?? (await freePort());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      const answer = mailServer.answer(address);
      if (answer === null || answer === 'die') return callback();
      if (answer === 'hang') return undefined;
      return callback(Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData(stream, session, callback) {
      const para = session.envelope.rcptTo.map(({ address }) => address);
      const take = async () => {
        const bytes = await buffer(stream);
        if (para.some((one) => mailServer.answer(one) === 'die')) return sockets.forEach((socket) => socket.destroy());
        mailServer.received.push({ ...(await PostalMime.parse(bytes)), para });
        return callback();
      };
      void take();
    },
    ...options,
  });
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    answer: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
