import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

type Told = { message?: string; extensions?: { erro?: string; campos?: Campos } };
type Campos = readonly { campo: string; mensagem: string }[];

/** The server says no: a Portuguese sentence, a code, and the wrong fields (D28). */
export class Refusal extends Error {
  readonly code: string;
  readonly campos: Campos;
  /** Key of the act that was refused, or not answered. */
  chave: string | undefined;

  constructor(message: string, code: string, campos: Campos) {
    super(message);
    this.code = code;
    this.campos = campos;
  }
}

/**
 * Whether a refusal leaves open what became of the same act when it was sent before, without an answer: whoever could not be asked, or is not let in, has
 * not looked. It is sent again under the same key.
 */
export function leavesOpen(code: string): boolean {
  return code === '' || code === 'NAO_AUTENTICADO' || code === 'OUTRO_ADMINISTRADOR';
}

const UNREADABLE = 'O servidor não respondeu como devia. O que você digitou continua aqui; tente novamente.';
const REUSED =
  'O que você enviou antes, cuja resposta se perdeu no caminho, já estava salvo. Confira-o; para salvar também o que mudou desde então, envie de novo.';
/** How the server refuses to save over somebody else's change, and what has become of what was typed. */
const NOT_OVERWRITTEN = 'Nada foi sobrescrito.';
const STAYS = `${NOT_OVERWRITTEN.slice(0, -1)} e o que você digitou continua no formulário.`;
const UNREACHABLE = 'Não foi possível falar com o servidor. O que você digitou continua aqui; tente novamente.';

/** Whatever kept an answer from coming, as a refusal. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const { message = UNREADABLE, extensions } = (error.errors[0] ?? {}) as Told;
    const { erro, campos } = extensions ?? {};
    const shown = message.endsWith(NOT_OVERWRITTEN) ? message.replace(NOT_OVERWRITTEN, STAYS) : message;
    return new Refusal(erro === 'CHAVE_REUTILIZADA' ? REUSED : shown, erro ?? '', campos ?? []);
  }
  if (ServerError.is(error) || ServerParseError.is(error)) return refusalIn(error.bodyText);
  return new Refusal(UNREACHABLE, '', []);
}

// What is refused before GraphQL sees it, as an upload without a session, has the errors of GraphQL; what a proxy refuses, a problem document.
function refusalIn(body: string): Refusal {
  try {
    const { errors, codigo, detail } = JSON.parse(body) as { errors?: Told[]; codigo?: string; detail?: string };
    const { message = detail ?? UNREADABLE, extensions } = errors?.[0] ?? {};
    return new Refusal(message, extensions?.erro ?? codigo ?? '', extensions?.campos ?? []);
  } catch {
    return new Refusal(UNREADABLE, '', []);
  }
}
