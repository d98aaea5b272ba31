import type { TypedDocumentString } from '../../graphql/generated/admin/graphql.ts';
import { signInAgain } from './signIn.ts';

type Campos = readonly { campo: string; mensagem: string }[];

/** The server says no: a Portuguese sentence, a code, and the wrong fields (D28). */
export class Refusal extends Error {
  readonly code: string;
  readonly campos: Campos;

  constructor(message: string, code: string, campos: Campos) {
    super(message);
    this.code = code;
    this.campos = campos;
  }
}

interface Answer<Data> {
  data?: Data | null;
  codigo?: string;
  detail?: string;
  errors?: { message: string; extensions?: { erro?: string; campos?: Campos } }[];
}

/** Sends a document in the administrator's name; when the session has ended, once more after signing in. @throws Refusal, also when the server cannot be reached */
export async function callAdmin<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return insist(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document.toString(), variables }),
    }).catch(() => {
      throw unreachable();
    });
    return (await response.json().catch(() => ({}))) as Answer<Data>;
  });
}

/** As `callAdmin`, with a file in the variable `arquivo` (graphql-multipart-request-spec). @throws Refusal */
export function callAdminWithFile<Data, Variables extends { arquivo: File }>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  file: File,
): Promise<Data> {
  return insist(() => sendFile<Data>(document.toString(), variables, file));
}

/** Uploads a picture, telling how far it is, in percent. @throws Refusal */
export async function uploadImage(
  pasta: 'BANNER' | 'BANNER_ICP',
  file: File,
  onProgress: (percent: number) => void,
): Promise<string> {
  const query = `mutation ($arquivo: Upload!) { enviarImagem(arquivo: $arquivo, pasta: ${pasta}) }`;
  const { enviarImagem } = await insist(() => sendFile<{ enviarImagem: string }>(query, {}, file, onProgress));
  return enviarImagem;
}

function sendFile<Data>(
  query: string,
  variables: object,
  file: File,
  onProgress: (percent: number) => void = () => {},
): Promise<Answer<Data>> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.arquivo'] }));
  form.append('0', file);
  // fetch does not tell how much has been sent.
  const request = new XMLHttpRequest();
  const answered = new Promise<Answer<Data>>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('load', () => resolve(request.response ?? {}));
  });
  request.open('POST', '/graphql');
  request.responseType = 'json';
  request.setRequestHeader('apollo-require-preflight', 'true');
  request.send(form);
  return answered;
}

async function insist<Data>(ask: () => Promise<Answer<Data>>): Promise<Data> {
  const answer = await ask();
  return readAnswer(hasEnded(answer) && (await signInAgain()) ? await ask() : answer);
}

// An upload without a session is refused before GraphQL sees it, with a problem document.
function hasEnded({ errors, codigo }: Answer<unknown>): boolean {
  return codigo === 'NAO_AUTENTICADO' || errors?.[0]?.extensions?.erro === 'NAO_AUTENTICADO';
}

function readAnswer<Data>({ data, errors, codigo, detail }: Answer<Data>): Data {
  const error = errors?.[0];
  if (error) throw new Refusal(error.message, error.extensions?.erro ?? '', error.extensions?.campos ?? []);
  if (detail) throw new Refusal(detail, codigo ?? '', []);
  if (!data) throw new Refusal('O servidor não respondeu como devia. O que você digitou continua aqui; tente novamente.', '', []);
  return data;
}

function unreachable(): Refusal {
  return new Refusal('Não foi possível falar com o servidor. O que você digitou continua aqui; tente novamente.', '', []);
}
