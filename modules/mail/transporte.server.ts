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
        return { entregue: true, resposta: mostrar(response) + (recusados > 0 ? ` (${recusados} endereços recusados)` : '') };
      } catch (error) {
        if (signal.aborted) throw error;
        return falhaDe(error as FalhaDoSmtp, limite.aborted);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/** Asks the server whether it would take mail: name, connection, TLS, password. @throws Error in a sentence */
export async function provarServidor(smtp: SmtpServer, esperas: Esperas = ESPERAS): Promise<void> {
  const transporte = createTransport(opcoesDe(smtp, esperas));
  const falha = await transporte.verify().then(
    () => null,
    (error: FalhaDoSmtp) => falhaDe(error, false),
  );
  transporte.close();
  if (falha !== null) throw new Error(falha.resposta);
}

function opcoesDe({ host, port, tls, auth }: SmtpServer, { conexao, silencio }: Esperas) {
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

/** No such mailbox, not here, name not allowed, domain takes no mail (RFC 5321, section 4.2.3; RFC 7505). */
const SEM_CAIXA: ReadonlySet<number> = new Set([550, 551, 553, 556]);
/** Not taken from us, whoever it is for (RFC 3463, section 3.8): that passes. */
const POR_NOSSA_CAUSA = /^\d{3}[ -]5\.7\./;

function falhaDe(error: FalhaDoSmtp, semTempo: boolean): Envio {
  const { command, response, responseCode } = error;
  const destinatarioRecusado =
    command === 'RCPT TO' && responseCode !== undefined && SEM_CAIXA.has(responseCode) && !POR_NOSSA_CAUSA.test(response ?? '');
  if (response)
    return { entregue: false, resposta: `O servidor de e-mail respondeu: ${mostrar(response)}`, destinatarioRecusado };
  return { entregue: false, resposta: semTempo ? 'O servidor de e-mail não terminou a tempo.' : porQue(error) };
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

/** The beginning of an answer in one line, without addresses: they are people's, and stand in their rows. */
function mostrar(resposta: string): string {
  const palavras = resposta.split(/[\s\p{C}]+/u).map((palavra) => (palavra.includes('@') ? '[endereço]' : palavra));
  return palavras.join(' ').trim().slice(0, MOSTRADO);
}
