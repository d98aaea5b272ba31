// Activates what is ordered, once, however its orders are corrected, cancelled and paid; what is activated stands in a file.
//
//   LOJA=https://loja.example CHAVE=loja_… node ativar-pedidos.mjs entregas.json --comecar     once, before all
//   LOJA=https://loja.example CHAVE=loja_… node ativar-pedidos.mjs entregas.json
//
// The first takes what may be delivered by then, and what is concluded though nobody has paid, for delivered: it was, by hand. What is paid and not concluded
// it names: that somebody has to look at. A file that is not there is never begun by itself, and one is made only when all
// is known: a beginning that falls has begun nothing, and is done again.
//
// CHAVE is a key with the scope pedidos:ler. Run it every few minutes, and whenever a webhook has told of something. One runs at a time: another that is started
// meanwhile ends at once, and says so; the file beside (entregas.json.trava) tells which is running, and keeps nobody where that has been killed. The rule is
// that of docs/webhooks.md: one delivery per `entrega`; it is made what that order says which last said `liberado: true` of it; where none says so any more, or
// none does though the customer has paid (`pagoPorOutro`), somebody looks at it. Domains are set up and not registered: that is charged apart.

import { lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

const { LOJA, CHAVE } = process.env;
const [named, how] = process.argv.slice(2);
const BEGIN = '--comecar';
const begin = how === BEGIN;
if (!LOJA || !CHAVE || !named || (how && !begin))
  throw new Error('Uso: LOJA=https://… CHAVE=loja_… node ativar-pedidos.mjs entregas.json [--comecar]');

/** Where a link leads: what is beside it is beside the file for everybody. */
const file = lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(named) : named;
/** Raised where more is remembered of an order than before: then all of them are read once more. */
const FORMAT = 2;
const lock = `${file}.trava`;
/** Another each time the machine is started (Linux), since a number of a process is another's then. */
const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';

/**
 * Takes the turn of the only one that runs, until this process ends. Each writes itself into the lock, and the first there that still runs has the turn: who was
 * killed (kill -9, a power cut), or found no room for its line, keeps nobody, and of several that find it so one goes on.
 */
function takeTurn() {
  const me = `${process.pid} ${hostname()} ${boot} ${crypto.randomUUID()}`;
  for (;;) {
    const [before] = (read(lock) ?? '').split(me);
    if (before.split('\n').some(runs)) {
      const otherwise = `Se não há outra, apague ${lock}.`;
      throw new Error(`Outra execução com ${file} está em andamento; esta termina sem fazer nada. ${otherwise}`);
    }
    // Looked for once nobody runs any more: the one that ended meanwhile has taken the lock along.
    if (read(lock)?.includes(me)) break;
    write(lock, `\n${me}\n`, 'a');
  }
  process.on('exit', () => rmSync(lock, { force: true }));
  // A service that is stopped, or Ctrl+C, leaves none either, nor what it makes half made: who does not wait for that says it twice.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      if (!isMaking || isStopped) process.exit(1);
      isStopped = true;
    });
}

/** Whether who wrote a line of the lock still runs. Of another machine's nobody here knows; what is cut off is nobody's. */
function runs(line) {
  const [, pid, host, since] = /^(\d+) (\S+) (\S*) [\da-f-]{36}$/.exec(line) ?? [];
  if (!pid) return false;
  if (host !== hostname()) return true;
  // A number that is this process's own has been another's before, as in a container that is started again.
  if (since !== boot || Number(pid) === process.pid) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Only its owner reads what is written here, and it is on the disk before anything else is done. */
function write(path, text, flag = 'w') {
  try {
    writeFileSync(path, text, { mode: 0o600, flush: true, flag });
  } catch (error) {
    throw new Error(`Não consigo escrever ${path} (${error.code}).`, { cause: error });
  }
}

/** What a file has; null where there is none. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw new Error(`Não consigo ler ${path} (${error.code}).`, { cause: error });
  }
}

/**
 * `pedidos` has what was last heard of each order, `entregas` what is activated and whether somebody has to look at it, `esperam` what somebody has to look at
 * though nothing is activated.
 */
function load() {
  const text = read(file);
  if (text === null) {
    // Whatever was paid is to be delivered, and may have been, by hand or by a file that is somewhere else.
    if (!begin)
      throw new Error(
        `${file} não está lá. Para começar, rode uma vez com ${BEGIN}: o que já está liberado é dado por ativado, e só o que vier depois é ativado.`,
      );
    return { formato: FORMAT, cursor: null, pedidos: {}, entregas: {}, esperam: {} };
  }
  if (begin) throw new Error(`${file} já está lá: rode sem --comecar.`);
  try {
    const { formato, cursor, pedidos, entregas, esperam = {} } = JSON.parse(text);
    const from = formato === FORMAT ? cursor : null;
    if (pedidos && entregas) return { formato: FORMAT, cursor: from, pedidos, entregas, esperam };
  } catch {
    // Is said below.
  }
  const danger = 'Volte a uma cópia dele: sem o que está nele, tudo seria ativado de novo.';
  throw new Error(`${file} está vazio ou estragado, ou não é deste programa. Nada foi feito. ${danger}`);
}

/** Everything is stored together, or not at all. Of a beginning nothing is before its end: what is known of and not taken for delivered yet would be activated. */
function store(isWhole = !begin) {
  if (!isWhole) return;
  const next = `${file}.novo`;
  try {
    write(next, JSON.stringify(state, null, 2));
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  renameSync(next, file);
}

/** Calls what sets plans up: yours goes here, and is waited for; what it throws is said, and is tried again the next time. It may be called again where this program has fallen, with the same `entrega`, which is to be the same plan then. `dominio` is null where the customer has none (the free subdomain). */
async function activate(entrega, { codigo, plano, dominio }, isNew) {
  console.log(`${isNew ? 'ativar' : 'mudar'} ${entrega}: ${codigo}, ${plano}, ${dominio ?? 'sem domínio próprio'}`);
}

/** Asks for what has changed since, and goes on while there is no answer, or one that asks to come back. Null where the shop has gone back to a copy. */
async function ask(desde) {
  const url = new URL('/api/pedidos', LOJA);
  if (desde) url.searchParams.set('desde', desde);
  for (let attempt = 1; ; attempt++) {
    const headers = { authorization: `Bearer ${CHAVE}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).catch(() => null);
    // What stands before the shop, as a proxy, answers in its own words, and a line may be cut in the middle of an answer.
    const answer = (await response?.json().catch(() => null)) ?? null;
    if (response?.ok && answer?.pedidos) return answer;
    if (answer?.codigo === 'CURSOR_DESCONHECIDO') return null;
    const comeBack = response === null || response.ok || response.status === 429 || response.status >= 500;
    if (!comeBack || attempt === 5) throw failure(response, answer);
    await wait(1000 * Math.min(Number(response?.headers.get('retry-after')) || 2 ** attempt, 60));
  }
}

/** What a refusal says (application/problem+json, RFC 9457). */
function failure(response, problem) {
  if (response === null) return new Error('A loja não respondeu.');
  if (!problem?.codigo) return new Error(`A resposta foi ${response.status} ${response.statusText}, e não da loja.`);
  return new Error(`${problem.detail} (${problem.codigo})`);
}

/** Remembers what an order says. */
function hear({ clienteIdB, codigo, status, liberado, alteradoEm, pagoPorOutro, entrega, ...pedido }) {
  // The first of a family may be erased, and the next one gives its name to the rest: what was heard of stays under the name that it had.
  const name = (state.pedidos[clienteIdB] ?? state.pedidos[entrega])?.entrega ?? entrega;
  const { plano, planoId, pagamento, selectedSystem, espaco_adicional, ip_adicional, dominio, tipoDominio } = pedido;
  const oQue = { codigo, plano, planoId, pagamento, selectedSystem, espaco_adicional, ip_adicional, dominio, tipoDominio };
  state.pedidos[clienteIdB] = { entrega: name, status, liberado, alteradoEm, pagoPorOutro, oQue };
}

/** Reads what has changed since the last time. What is heard is stored with the cursor after it: a run that falls before hears it again. */
async function listen() {
  const before = state.cursor;
  let lost = new Set();
  for (let more = true; more;) {
    const asked = state.cursor;
    const answer = await ask(asked);
    if (answer === null) {
      if (state.cursor === null) throw new Error('A loja não sabe dizer desde quando contar (CURSOR_DESCONHECIDO).');
      // The shop has gone back to a copy of its database: everything is read again, and nothing is activated again.
      console.error('A loja voltou a uma cópia. Confira com a equipe os pedidos que ela perdeu.');
      state.cursor = null;
      lost = new Set(Object.keys(state.pedidos));
      continue;
    }
    for (const pedido of answer.pedidos) {
      hear(pedido);
      lost.delete(pedido.clienteIdB);
    }
    state.cursor = answer.cursor;
    more = answer.mais;
    if (more && answer.cursor === asked) throw new Error('A mesma página veio de novo: há algo diante da loja que a guarda.');
  }
  // What the copy does not have is released by nobody.
  for (const id of lost) state.pedidos[id].liberado = false;
  if (state.cursor !== before) store();
}

/** Makes each delivery what its orders say. Only once all is read: of two orders the one may stand on the next page. */
async function deliver() {
  const families = new Map();
  for (const pedido of Object.values(state.pedidos)) {
    if (!families.has(pedido.entrega)) families.set(pedido.entrega, []);
    families.get(pedido.entrega).push(pedido);
  }
  for (const [entrega, pedidos] of families) {
    // Whoever stops this program stops it before the next.
    await turn();
    if (isStopped) process.exit(1);
    const released = pedidos.filter(({ liberado }) => liberado).sort((a, b) => a.alteradoEm.localeCompare(b.alteradoEm));
    const made = state.entregas[entrega];
    if (begin) takeForMade(entrega, pedidos, released.at(-1));
    else if (released.length > 0) await make(entrega, released.at(-1).oQue, made);
    else if (made && !made.conferir) {
      console.log(`conferir ${entrega}: ${made.oQue.codigo}`);
      state.entregas[entrega] = { ...made, conferir: true };
      store();
    }
    const waits = made || released.length > 0 ? undefined : pedidos.find(({ pagoPorOutro }) => pagoPorOutro);
    lookAt(entrega, waits);
  }
}

/** Takes a delivery for made by hand where it is released, or one of its orders concluded: a trial is, before anybody pays. Of what is paid and not concluded nobody here knows. */
function takeForMade(entrega, pedidos, released) {
  const concluded = pedidos.find(({ status }) => status === 'concluida');
  if (released && !concluded) console.log(`conferir ${entrega}: ${released.oQue.codigo}, pago e não concluído`);
  const { oQue } = released ?? concluded ?? {};
  // What is paid only later is no new one then.
  if (oQue) state.entregas[entrega] = { oQue, conferir: !released };
}

/** Makes a delivery what is said of it. That it is begun is stored before: where this program falls meanwhile, it is known of, whatever becomes of its orders. */
async function make(entrega, oQue, made) {
  // What was not remembered then is no change; from now on it is.
  const same = made && Object.entries(oQue).every(([name, value]) => [undefined, value].includes(made.oQue[name]));
  // What somebody had to look at may have been switched off since, and how far came what was begun nobody knows.
  if (same && !made.conferir && !made.comecada) {
    isLearned ||= JSON.stringify(oQue) !== JSON.stringify(made.oQue);
    made.oQue = oQue;
    return;
  }
  const comecada = made ? (made.comecada ?? 'mudar') : 'ativar';
  state.entregas[entrega] = { oQue, conferir: false, comecada };
  store();
  try {
    // Of the free subdomain an order holds what stands in the place of a domain, and belongs to nobody.
    const dominio = oQue.tipoDominio === 'subdominio' ? null : oQue.dominio;
    isMaking = true;
    await activate(entrega, { ...oQue, dominio }, comecada === 'ativar');
  } catch (error) {
    // One that cannot be set up keeps nobody else waiting.
    console.error(`falhou ${entrega}: ${oQue.codigo} (${error.message})`);
    process.exitCode = 1;
    return;
  } finally {
    isMaking = false;
  }
  state.entregas[entrega] = { oQue, conferir: false };
  store();
}

/** Has somebody look at an order that waits though its customer has paid, once for each that it is paid by; without one, nothing of the delivery waits any more. */
function lookAt(entrega, pedido) {
  const paidBy = pedido && (state.pedidos[pedido.pagoPorOutro]?.oQue.codigo ?? pedido.pagoPorOutro);
  const said = pedido && `${pedido.oQue.codigo}, pago por ${paidBy}`;
  if (said === state.esperam[entrega]) return;
  if (said) console.log(`conferir ${entrega}: ${said}`);
  state.esperam[entrega] = said;
  store();
}

let isMaking = false;
let isStopped = false;
takeTurn();
const state = load();
/** Whether more is remembered of what is delivered than is stored. */
let isLearned = false;
await listen();
await deliver();
if (begin || isLearned) store(true);
console.log(`${Object.keys(state.entregas).length} entregas em ${file}.`);
