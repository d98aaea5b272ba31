import { z } from 'zod';
import { ConfigError } from './configError.ts';
import { isThisMachine } from './thisMachine.ts';

/** How mail goes out. */
export interface MailConfig {
  smtp: SmtpServer;
  /** Who it is from; without a name it has the brand's. */
  from: { name: string | null; address: string };
  /** Who of the staff is told; nobody where it is empty. */
  staff: readonly string[];
  /** Letters an hour: first ones, to addresses that nobody has written to, and those to the staff. */
  perHour: { first: number; staff: number };
}

/** The server that takes the mail. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte on, after STARTTLS, or none. */
  tls: 'implicit' | 'starttls' | 'none';
  auth: { user: string; pass: string } | null;
}

/** Ports of submission (RFC 8314, RFC 6409), and of the programs that stand in for a server on one's own machine. */
const PORTS = { implicit: 465, starttls: 587, none: 25 } as const;
/** Addresses of the staff, at most: it is no list of readers. */
const MOST_STAFF = 20;

const address = z.email();
/** Of a sender: no address, and nothing that ends a line. */
const NAME = /^[^<>@\p{C}]{1,80}$/u;
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)$/i;
const NO_SERVER = 'deve ter a forma smtps://usuario:senha@servidor:465 ou smtp://usuario:senha@servidor:587';

/** @throws Error with a sentence */
function readServer(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || !HOST.test(url.hostname) || !/^\/?$/.test(url.pathname))
    throw new Error(NO_SERVER);
  const tls = tlsOf(url);
  const auth = authOf(url);
  if (url.hash !== '' || [...url.searchParams.keys()].some((name) => name !== 'tls'))
    throw new Error('só pode ter ?tls=off depois do servidor; um # ou ? na senha se escreve %23 ou %3F');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (tls === 'none' && auth !== null && !isThisMachine(url.hostname))
    throw new Error('não pode ter senha com ?tls=off: ela passaria aberta pela rede');
  return { host, port: Number(url.port || PORTS[tls]), tls, auth };
}

function tlsOf({ protocol, hostname, searchParams }: URL): SmtpServer['tls'] {
  const said = searchParams.get('tls');
  if (said !== null && (said !== 'off' || protocol === 'smtps:'))
    throw new Error('só aceita ?tls=off, e só com smtp:// em uma rede de confiança');
  if (protocol === 'smtps:') return 'implicit';
  // What does not leave the machine needs none; anything else is refused by the server, or by us, before the first word of a mail.
  return said === 'off' || isThisMachine(hostname) ? 'none' : 'starttls';
}

function authOf({ username, password }: URL): SmtpServer['auth'] {
  if (username === '' && password === '') return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new Error('tem um % que não é código de um sinal; o próprio % se escreve %25');
  }
}

/** `Name <address>`, or an address alone. */
function readFrom(text: string): MailConfig['from'] {
  const open = text.lastIndexOf('<');
  const isNamed = open > 0 && text.endsWith('>');
  const given = isNamed ? text.slice(open + 1, -1) : text;
  const name = isNamed ? text.slice(0, open).replaceAll('"', '').trim() : null;
  if (!address.safeParse(given).success || (name !== null && !NAME.test(name)))
    throw new Error('deve ser um e-mail, ou um nome e o e-mail: Minha Loja <loja@exemplo.com.br>');
  return { name, address: given };
}

function readStaff(text: string): string[] {
  const addresses = text.split(',').map((one) => one.trim());
  if (!addresses.every((one) => address.safeParse(one).success))
    throw new Error('deve ter um e-mail, ou vários separados por vírgula');
  if (addresses.length > MOST_STAFF) throw new Error(`deve ter no máximo ${MOST_STAFF} e-mails`);
  return addresses;
}

/** A setting that is read by a function which throws a sentence. */
const readBy = <Read>(read: (text: string) => Read) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return read(text.trim());
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .optional();

/** Letters an hour that a server of mail takes from a small shop without a word. */
const PER_HOUR = 60;

const hourly = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'deve ser um número de e-mails por hora, de 1 a 99999')
  .transform(Number)
  .default(PER_HOUR);

/** The settings of outgoing mail, each by itself. */
export const mailSchema = z.object({
  SMTP_URL: readBy(readServer),
  MAIL_FROM: readBy(readFrom),
  MAIL_STAFF: readBy(readStaff),
  MAIL_NEW_PER_HOUR: hourly,
  MAIL_STAFF_PER_HOUR: hourly,
});

/** Outgoing mail, or null where none is set up (D43). @throws ConfigError where one setting lacks another */
export function readMail(settings: z.output<typeof mailSchema>): MailConfig | null {
  const { SMTP_URL: smtp, MAIL_FROM: from, MAIL_STAFF: staff } = settings;
  const perHour = { first: settings.MAIL_NEW_PER_HOUR, staff: settings.MAIL_STAFF_PER_HOUR };
  if (smtp && from) return { smtp, from, staff: staff ?? [], perHour };
  if (smtp) throw new ConfigError(['SMTP_URL', 'só serve junto com MAIL_FROM']);
  const alone = from ? 'MAIL_FROM' : 'MAIL_STAFF';
  if (from || staff) throw new ConfigError([alone, 'só serve junto com SMTP_URL']);
  return null;
}
