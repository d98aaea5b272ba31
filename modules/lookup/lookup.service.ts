import { once } from 'node:events';
import { DomainError } from '../../platform/errors.ts';
import { announce } from '../../platform/happenings.ts';
import { NotAskedError } from '../../platform/http/fetchJson.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Caller } from '../../platform/limits.ts';
import { refuseField } from '../../platform/validation.ts';
import { createWaitingRoom, type WaitingRoom } from '../../platform/waitingRoom.ts';
import { limparCep, TAMANHO_DO_CEP } from '../brazil/cep.ts';
import { conferirCpfCnpj } from '../brazil/cpfCnpj.ts';
import { ehCnpj, limparCpfCnpj } from '../brazil/documento.ts';
import { ehDominioValido } from '../brazil/dominio.server.ts';
import { paraAscii } from '../brazil/dominio.ts';
import type { Asking } from '../../platform/http/politeFetch.ts';
import { KeptAnswers } from './keptAnswers.service.ts';
import { MENSAGENS_CONSULTA } from './mensagens.ts';
import { consultarCnpj } from './empresa.provider.ts';
import { consultarCep, type Endereco } from './endereco.provider.ts';
import { createRegistryLookup } from './registro.provider.ts';

/**
 * The look-ups of the order page (section 7.2). Each is charged to whoever asks, and fails with the message of section 8 or
 * `MUITAS_TENTATIVAS` and nothing else.
 */
export interface Lookups {
  cep: (cep: string, caller: Caller) => Promise<Endereco>;
  /** Company name. */
  cnpj: (cnpj: string, caller: Caller) => Promise<string>;
  /** Whether the domain can be registered. */
  dominio: (dominio: string, caller: Caller) => Promise<boolean>;
}

const HOUR_MS = 3_600_000;
const NOT_FOUND_MS = 60_000;
const NAO_HA = Symbol('not found');

/** Visitors who may wait for outside services at the same time, each for an answer of his own or for the same: they keep nobody from the pages. */
const MAX_WAITING = 60;

/** Look-ups over the configured providers; what they find is kept for an hour, that they find nothing for a minute, that they fail for some seconds. */
export function createLookups(config: Asking): Lookups {
  const registrado = createRegistryLookup(config);
  const cache = createCaches();
  const ceps = cache('cep', async (cep, from) => (await consultarCep(cep, config, from)) ?? NAO_HA);
  const cnpjs = cache('cnpj', async (cnpj, from) => (await consultarCnpj(cnpj, config, from)) ?? NAO_HA);
  const dominios = cache('dominio', async (dominio, from) => ({ registrado: await registrado(dominio, from) }));
  return {
    async cep(texto, caller) {
      await caller.spend('consulta');
      const cep = limparCep(texto);
      if (cep.length !== TAMANHO_DO_CEP) throw refuseField('cep', 'CEP_INVALIDO', MENSAGENS_CONSULTA.cepInvalido);
      return encontrado(await perguntar(ceps, cep, caller, MENSAGENS_CONSULTA.cepFalha), MENSAGENS_CONSULTA.cepNaoEncontrado);
    },
    async cnpj(texto, caller) {
      await caller.spend('consulta');
      const cnpj = limparCpfCnpj(texto);
      if (!ehCnpj(cnpj) || conferirCpfCnpj(cnpj)) throw refuseField('cnpj', 'CNPJ_INVALIDO', MENSAGENS_CONSULTA.cnpjInvalido);
      return encontrado(await perguntar(cnpjs, cnpj, caller, MENSAGENS_CONSULTA.cnpjFalha), MENSAGENS_CONSULTA.cnpjNaoEncontrado);
    },
    async dominio(texto, caller) {
      await caller.spend('consulta');
      const dominio = texto.trim().toLowerCase();
      if (!dominio) throw refuseField('dominio', 'DOMINIO_VAZIO', MENSAGENS_CONSULTA.dominioVazio);
      const ascii = ehDominioValido(dominio) ? paraAscii(dominio) : null;
      if (!ascii) throw refuseField('dominio', 'DOMINIO_INVALIDO', MENSAGENS_CONSULTA.dominioFalha);
      return !(await perguntar(dominios, ascii, caller, MENSAGENS_CONSULTA.dominioFalha)).registrado;
    },
  };
}

interface Cache<Answer> {
  kept: KeptAnswers<Answer>;
  /** Where all wait, for whichever service. */
  room: WaitingRoom;
}

/** What each service has answered; all who wait for one of them share a room. */
function createCaches() {
  const room = createWaitingRoom(MAX_WAITING);
  return <Answer>(service: string, ask: (key: string, from: Visitor | null) => Promise<Answer>): Cache<Answer> => {
    // A registry may know tomorrow, or in a minute, what it does not know now.
    const ttl = (answer: Answer) => (answer === NAO_HA ? NOT_FOUND_MS : HOUR_MS);
    return { kept: new KeptAnswers({ max: 5000, ttl, ask: (key, from) => timed(service, ask(key, from)) }), room };
  };
}

/** Says how long a service took, and whether it answered; what it was not asked says nothing of it. */
async function timed<Answer>(service: string, answer: Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  const end = (outcome: 'answered' | 'failed') =>
    announce('lookUp', { service, outcome, seconds: (performance.now() - begun) / 1000 });
  answer.then(
    () => end('answered'),
    (error: unknown) => {
      if (!(error instanceof NotAskedError)) end('failed');
    },
  );
  return answer;
}

async function perguntar<Answer>({ kept, room }: Cache<Answer>, key: string, caller: Caller, mensagem: string): Promise<Answer> {
  try {
    const known = kept.known(key);
    return known ? known.answer : await esperar(room, caller, () => kept.ask(key, caller.visitor));
  } catch (error) {
    // What was not asked strangers bring about, and nobody has to mend it.
    throw new DomainError(error instanceof NotAskedError ? 'busy' : 'unavailable', 'CONSULTA_FALHOU', mensagem, { cause: error });
  }
}

/** Waits for an answer in a place of the room. @throws where there is none, and where it is given to another network */
async function esperar<Answer>(room: WaitingRoom, { visitor }: Caller, ask: () => Promise<Answer>): Promise<Answer> {
  const place = room.enter(visitor);
  if (!place) throw new NotAskedError('too many wait for services already');
  try {
    const gone = once(place.signal, 'abort').then(() => {
      throw new NotAskedError('the place was given to another network');
    });
    return await Promise.race([ask(), gone]);
  } finally {
    place.leave();
  }
}

function encontrado<Answer>(answer: Answer | typeof NAO_HA, mensagem: string): Answer {
  if (answer === NAO_HA) throw new DomainError('not-found', 'NAO_ENCONTRADO', mensagem);
  return answer as Answer;
}
