import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpServer } from '../../platform/mail.ts';

/** Milliseconds of everything that an attempt waits for; together less than the outbox lets an entry be one's own. */
export interface Esperas {
  /** For the name, the connection and the first word of the server, each. */
  conexao: number;
  /** For each of its words after that. */
  silencio: number;
  /** For an attempt, whatever happens in it. */
  tentativa: number;
}

const ESPERAS: Esperas = { conexao: 8000, silencio: 15_000, tentativa: 40_000 };
/** Characters of an answer that staff are shown. */
const MOSTRADO = 200;

/** What came of an attempt. */
interface Envio {
  entregue: boolean;
  resposta: string;
  /** Set where the server says that there is no such recipient, and will say so again. */
  destinatarioRecusado?: boolean;
  /** Whether the server takes nothing now, whatever it is sent. */
  foraDoAr: boolean;
}

/** What takes mail to the server. */
interface Transporte {
  /** @throws only when it was interrupted */
  enviar: (mensagem: SendMailOptions, signal: AbortSignal) => Promise<Envio>;
  close: () => void;
}

/** Connections to a server, kept for what comes next. @param conexoes how many at once: nothing waits for one, since nobody sends more */
export function createTransporte(smtp: SmtpServer, conexoes: number, esperas: Esperas = ESPERAS): Transporte {
  const pool = createTransport({
    ...opcoesDe(smtp, esperas),
    pool: true,
    maxConnections: conexoes,
    // The outbox tries again, and says so.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Of connections that end between two messages nobody need hear.
  pool.on('error', () => {});
  return {
    async enviar(mensagem, signal) {
      const limite = AbortSignal.timeout(esperas.tentativa);
      try {
        const { response, rejected } = await pool.sendMail({ ...mensagem, signal: AbortSignal.any([signal, limite]) });
        const recusados = rejected?.length ?? 0;
        const ditos = recusados > 0 ? ` (${recusados} endereços recusados)` : '';
        return { entregue: true, resposta: mostrar(response) + ditos, foraDoAr: false };
      } catch (error) {
        if (signal.aborted) throw error;
        return calar(await falhaDe(error as FalhaDoSmtp, limite.aborted, () => atende(smtp)), smtp);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/** For the question whether a server answers at all: with an attempt together less than the outbox lets an entry be one's own. */
const PERGUNTA: Pick<Esperas, 'conexao' | 'silencio'> = { conexao: 3000, silencio: 5000 };

/** Whether the server takes a conversation now, up to the password. */
async function atende(smtp: SmtpServer): Promise<boolean> {
  const transporte = createTransport(opcoesDe(smtp, PERGUNTA));
  const answered = await transporte.verify().catch(() => false);
  transporte.close();
  return answered;
}

/** Asks the server whether it would take mail: name, connection, TLS, password. @throws Error in a sentence */
export async function provarServidor(smtp: SmtpServer, esperas: Esperas = ESPERAS): Promise<void> {
  const transporte = createTransport(opcoesDe(smtp, esperas));
  const falha = await transporte.verify().then(
    () => null,
    async (error: FalhaDoSmtp) => calar(await falhaDe(error, false, async () => false), smtp),
  );
  transporte.close();
  if (falha !== null) throw new Error(falha.resposta);
}

function opcoesDe({ host, port, tls, auth }: SmtpServer, { conexao, silencio }: Pick<Esperas, 'conexao' | 'silencio'>) {
  return {
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(auth && { auth }),
    tls: { minVersion: 'TLSv1.2' as const },
    dnsTimeout: conexao,
    connectionTimeout: conexao,
    greetingTimeout: conexao,
    socketTimeout: silencio,
  };
}

type FalhaDoSmtp = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** The recipient's address is the matter (RFC 3463, X.1; RFC 7505, X.1.10), or the mailbox was closed: but not X.1.7 and X.1.8, which are the sender's. */
const DO_DESTINATARIO = /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/;
/** What servers without such codes say of a mailbox that is not there. */
const NAO_HA =
  /\b(no such|unknown) (user|mailbox|recipient|address)\b|\b(user|mailbox|recipient|address) (unknown|not found|does not exist|unavailable)\b/i;
/** Codes of its own that a refusal has (RFC 3463). */
const COM_CODIGO = /^5\d\d[ -]5\.\d+\.\d+\b/;

/**
 * Whether the server says that there is no such recipient, and will say so again. Whatever else it refuses at that word, the sender, the shop's address or how
 * much it sends, is for the operator to mend: the letter waits.
 */
function semCaixa({ command, response = '', responseCode = 0 }: FalhaDoSmtp): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  return COM_CODIGO.test(response) ? DO_DESTINATARIO.test(response) : NAO_HA.test(response) && !/sender/i.test(response);
}

/** What is said before any letter is. */
const ANTES_DA_CARTA = /^(CONN|[EHL]+LO|STARTTLS|AUTH)\b/;
/** RFC 5321, 3.8: the server ends the conversation, whatever it was about, and nodemailer does not tell when. */
const ENCERRA = 421;
/** What nodemailer finds wrong with a letter by itself. */
const DA_CARTA = /^(EENVELOPE|EMESSAGE|ESTREAM)$/;

/**
 * Whether a failure is of the server itself, and would be any letter's: it says so before any letter, or takes no conversation. One that breaks off without a
 * word may have done so at this letter, and may even have taken it: where it answers when it is asked, the attempt is the letter's own.
 */
async function doServidor(falha: FalhaDoSmtp, responde: () => Promise<boolean>): Promise<boolean> {
  const { code = '', command = '', response, responseCode } = falha;
  if (response && responseCode !== ENCERRA) return code === 'EAUTH' || ANTES_DA_CARTA.test(command);
  return !DA_CARTA.test(code) && !(await responde());
}

async function falhaDe(error: FalhaDoSmtp, semTempo: boolean, responde: () => Promise<boolean>): Promise<Envio> {
  const foraDoAr = await doServidor(error, responde);
  const { response } = error;
  if (response)
    return {
      entregue: false,
      resposta: `O servidor de e-mail respondeu: ${mostrar(response)}`,
      destinatarioRecusado: semCaixa(error),
      foraDoAr,
    };
  return { entregue: false, resposta: semTempo ? 'O servidor de e-mail não terminou a tempo.' : porQue(error), foraDoAr };
}

/** Why there was no answer, in words of the staff. */
function porQue(error: FalhaDoSmtp): string {
  const { code = '', cause } = error as FalhaDoSmtp & { cause?: { code?: string } };
  const motivo = `${code} ${cause?.code ?? ''} ${error.message}`;
  if (/ECONNREFUSED/.test(motivo)) return 'O servidor de e-mail recusou a conexão.';
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(motivo)) return 'O nome do servidor de e-mail não existe no DNS.';
  if (/certificate|CERT|SELF_SIGNED|ALTNAME/i.test(motivo)) return 'O certificado do servidor de e-mail não é válido.';
  if (/ETLS/.test(motivo)) return 'O servidor de e-mail não oferece TLS, que é exigido.';
  if (/ETIMEDOUT|Timeout/i.test(motivo)) return 'O servidor de e-mail não respondeu a tempo.';
  if (/EAUTH/.test(motivo)) return 'O servidor de e-mail não aceitou usuário e senha.';
  return `A conversa com o servidor de e-mail foi interrompida${code ? ` (${code})` : ''}.`;
}

/** Takes the password out of what a server has answered: one that repeats what it refuses would have it in the log, and before all staff. */
function calar(envio: Envio, { auth }: SmtpServer): Envio {
  if (!auth?.pass) return envio;
  const { user, pass } = auth;
  const formas = [pass, btoaUtf8(pass), btoaUtf8(`\0${user}\0${pass}`)];
  return { ...envio, resposta: formas.reduce((dita, forma) => dita.replaceAll(forma, '[segredo]'), envio.resposta) };
}

/** As SMTP's sign-in sends it. */
function btoaUtf8(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

/** The beginning of an answer in one line, without addresses: they are people's, and stand in their rows. */
function mostrar(resposta: string): string {
  const palavras = resposta.split(/[\s\p{C}]+/u).map((palavra) => (palavra.includes('@') ? '[endereço]' : palavra));
  return palavras.join(' ').trim().slice(0, MOSTRADO);
}
