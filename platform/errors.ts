/** What went wrong, in the terms of the caller. Every kind has one row in `ERROR_KINDS`. */
export type ErrorKind =
  'invalid' | 'not-found' | 'conflict' | 'unauthenticated' | 'forbidden' | 'too-many' | 'busy' | 'unavailable';

interface ErrorKindRow {
  /** HTTP status of the REST adapter (RFC 9110). */
  status: number;
  /** `extensions.code` of the GraphQL answer. */
  graphqlCode: string;
  /** `error` is what the operator has to mend; what a stranger can cause is `info`, or strangers fill the log. */
  logLevel: 'info' | 'error';
  /** `title` of the problem document (RFC 9457). */
  title: string;
}

/** The one table that both adapters read. */
export const ERROR_KINDS: Readonly<Record<ErrorKind, ErrorKindRow>> = {
  invalid: { status: 400, graphqlCode: 'BAD_USER_INPUT', logLevel: 'info', title: 'Pedido inválido' },
  'not-found': { status: 404, graphqlCode: 'NOT_FOUND', logLevel: 'info', title: 'Não encontrado' },
  conflict: { status: 409, graphqlCode: 'CONFLICT', logLevel: 'info', title: 'Conflito' },
  unauthenticated: { status: 401, graphqlCode: 'UNAUTHENTICATED', logLevel: 'info', title: 'Não autenticado' },
  forbidden: { status: 403, graphqlCode: 'FORBIDDEN', logLevel: 'info', title: 'Não permitido' },
  'too-many': { status: 429, graphqlCode: 'TOO_MANY_REQUESTS', logLevel: 'info', title: 'Muitas tentativas' },
  busy: { status: 503, graphqlCode: 'UNAVAILABLE', logLevel: 'info', title: 'Indisponível' },
  unavailable: { status: 503, graphqlCode: 'UNAVAILABLE', logLevel: 'error', title: 'Indisponível' },
};

/** One wrong field of an input, with the sentence that is shown beside it. */
export interface FieldError {
  campo: string;
  mensagem: string;
}

/** An expected failure of a use case. `message` is a Portuguese sentence that may be shown to anyone. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** Seconds after which another try makes sense (RFC 9110, Retry-After). */
  readonly retryAfter: number | undefined;
  /** What a program is asked to come with instead (RFC 9110, WWW-Authenticate). */
  readonly challenge: string | undefined;
  /** What the problem document says beyond what every one says (RFC 9457, 3.2). */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    kind: ErrorKind,
    code: string,
    message: string,
    options: {
      fields?: readonly FieldError[];
      retryAfter?: number;
      challenge?: string;
      members?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
    this.challenge = options.challenge;
    this.members = options.members ?? {};
  }
}
