// Keeps a copy of a shop's orders in a file, one order a line, and goes on from where it stopped the last time.
//
//   LOJA=https://loja.example CHAVE=loja_… node espelhar-pedidos.mjs pedidos.json
//
// CHAVE is a key with the scope pedidos:ler. Run it every few minutes, or whenever a webhook has told of something. What is erased in the shop is not told:
// delete orders of the copy after the term that you have told your customers of (docs/mirror.md).

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const { LOJA, CHAVE } = process.env;
const [file] = process.argv.slice(2);
if (!LOJA || !CHAVE || !file) throw new Error('Uso: LOJA=https://… CHAVE=loja_… node espelhar-pedidos.mjs pedidos.json');

/** What was copied. */
function load() {
  if (!existsSync(file)) return { cursor: null, pedidos: {} };
  try {
    const { cursor, pedidos } = JSON.parse(readFileSync(file, 'utf8'));
    if (pedidos) return { cursor, pedidos };
  } catch {
    // Is said below.
  }
  throw new Error(`${file} está vazio ou estragado, ou não é deste programa. Apague-o para copiar tudo de novo.`);
}

/** Orders and cursor are stored together, or not at all. Of two that run at once each stores its own copy, whole. */
function store() {
  const next = `${file}.${process.pid}.novo`;
  writeFileSync(next, JSON.stringify({ cursor, pedidos }, null, 2), { mode: 0o600, flush: true });
  renameSync(next, file);
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

let { cursor, pedidos } = load();
for (let more = true; more;) {
  const answer = await ask(cursor);
  if (answer === null) {
    // The shop has gone back to a copy of its database, and may lack what it has told since: that stays in a file beside, and everything is read again.
    const before = `${file}.antes-${crypto.randomUUID()}`;
    renameSync(file, before);
    console.error(
      `A loja voltou a uma cópia. O que ela tinha contado está em ${before}: compare, e diga de novo o que ela perdeu.`,
    );
    ({ cursor, pedidos } = { cursor: null, pedidos: {} });
    continue;
  }
  for (const pedido of answer.pedidos) {
    pedidos[pedido.clienteIdB] = pedido;
    console.log(`${pedido.codigo} ${pedido.status} ${pedido.valor.toFixed(2)}`);
  }
  cursor = answer.cursor;
  more = answer.mais;
  store();
}
console.log(`${Object.keys(pedidos).length} pedidos em ${file}.`);
