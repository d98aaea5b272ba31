// Keeps a copy of a shop's orders in a file, one order a line, and goes on from where it stopped the last time.
//
//   LOJA=https://loja.example CHAVE=loja_… node espelhar-pedidos.mjs pedidos.json
//
// CHAVE is a key with the scope pedidos:ler. Run it every few minutes, or whenever a webhook has told of something. What is erased in the shop is not told:
// delete orders of the copy after the term that you have told your customers of (docs/mirror.md).

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const { LOJA, CHAVE } = process.env;
const [file] = process.argv.slice(2);
if (!LOJA || !CHAVE || !file) throw new Error('Uso: LOJA=https://… CHAVE=loja_… node espelhar-pedidos.mjs pedidos.json');

let { cursor, pedidos } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { cursor: null, pedidos: {} };

/** Orders and cursor are stored together, or not at all. */
function store() {
  writeFileSync(`${file}.novo`, JSON.stringify({ cursor, pedidos }, null, 2), { mode: 0o600 });
  renameSync(`${file}.novo`, file);
}

for (let more = true; more;) {
  const url = new URL('/api/pedidos', LOJA);
  if (cursor) url.searchParams.set('desde', cursor);
  const response = await fetch(url, { headers: { authorization: `Bearer ${CHAVE}` }, signal: AbortSignal.timeout(30_000) });
  const answer = await response.json();
  if (answer.codigo === 'CURSOR_DESCONHECIDO') {
    // The shop has gone back to a copy of its database, and may lack what it has told since: that stays in a file beside, and everything is read again.
    const before = `${file}.antes-${crypto.randomUUID()}`;
    renameSync(file, before);
    console.error(
      `A loja voltou a uma cópia. O que ela tinha contado está em ${before}: compare, e diga de novo o que ela perdeu.`,
    );
    ({ cursor, pedidos } = { cursor: null, pedidos: {} });
    continue;
  }
  if (!response.ok) throw new Error(`${answer.detail} (${answer.codigo})`);
  for (const pedido of answer.pedidos) {
    pedidos[pedido.clienteIdB] = pedido;
    console.log(`${pedido.codigo} ${pedido.status} ${pedido.valor.toFixed(2)}`);
  }
  cursor = answer.cursor;
  more = answer.mais;
  store();
}
console.log(`${Object.keys(pedidos).length} pedidos em ${file}.`);
