// Activates what is ordered, once, however its orders are corrected, cancelled and paid; what is activated stands in a file.
//
//   LOJA=https://loja.example CHAVE=loja_… node ativar-pedidos.mjs entregas.json
//
// CHAVE is a key with the scope pedidos:ler. Run it every few minutes, or whenever a webhook has told of something. The rule is that of docs/webhooks.md: one
// delivery per `entrega`; it is made what that order says which last said `liberado: true` of it; where none says so any more, somebody looks at it. Domains are
// set up and not registered: that is charged apart.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const { LOJA, CHAVE } = process.env;
const [file] = process.argv.slice(2);
if (!LOJA || !CHAVE || !file) throw new Error('Uso: LOJA=https://… CHAVE=loja_… node ativar-pedidos.mjs entregas.json');

/** `pedidos` has what was last heard of each order, `entregas` what is activated and whether somebody has to look at it. */
const empty = { cursor: null, pedidos: {}, entregas: {} };
const state = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;

/** Everything is stored together, or not at all. */
function store() {
  writeFileSync(`${file}.novo`, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(`${file}.novo`, file);
}

/** Calls what sets plans up: yours goes here. It may be called again where this program has fallen, with the same `entrega`, which is to be the same plan then. */
function activate(entrega, { codigo, plano, dominio }, isNew) {
  console.log(`${isNew ? 'ativar' : 'mudar'} ${entrega}: ${codigo}, ${plano}, ${dominio}`);
}

/** Remembers what an order says. */
function hear({ clienteIdB, codigo, liberado, alteradoEm, entrega, ...pedido }) {
  // The first of a family may be erased, and the next one gives its name to the rest: what was heard of stays under the name that it had.
  const name = (state.pedidos[clienteIdB] ?? state.pedidos[entrega])?.entrega ?? entrega;
  const { plano, planoId, pagamento, selectedSystem, espaco_adicional, ip_adicional, dominio } = pedido;
  const oQue = { codigo, plano, planoId, pagamento, selectedSystem, espaco_adicional, ip_adicional, dominio };
  state.pedidos[clienteIdB] = { entrega: name, liberado, alteradoEm, oQue };
}

/** Reads what has changed since the last time. */
async function listen() {
  for (let more = true; more;) {
    const url = new URL('/api/pedidos', LOJA);
    if (state.cursor) url.searchParams.set('desde', state.cursor);
    const response = await fetch(url, { headers: { authorization: `Bearer ${CHAVE}` }, signal: AbortSignal.timeout(30_000) });
    const answer = await response.json();
    if (answer.codigo === 'CURSOR_DESCONHECIDO') {
      // The shop has gone back to a copy of its database: everything is read again, and nothing is activated again.
      console.error('A loja voltou a uma cópia. Confira com a equipe os pedidos que ela perdeu.');
      state.cursor = null;
      continue;
    }
    if (!response.ok) throw new Error(`${answer.detail} (${answer.codigo})`);
    answer.pedidos.forEach(hear);
    state.cursor = answer.cursor;
    more = answer.mais;
    store();
  }
}

/** Makes each delivery what its orders say. Only once all is read: of two orders the one may stand on the next page. */
function deliver() {
  const pedidos = Object.values(state.pedidos);
  for (const entrega of new Set(pedidos.map((pedido) => pedido.entrega))) {
    const released = pedidos.filter((pedido) => pedido.entrega === entrega && pedido.liberado);
    const pedido = released.sort((a, b) => a.alteradoEm.localeCompare(b.alteradoEm)).at(-1);
    const made = state.entregas[entrega];
    if (!pedido && !made) continue;
    if (!pedido && !made.conferir) console.log(`conferir ${entrega}: ${made.oQue.codigo}`);
    const same = pedido && JSON.stringify(pedido.oQue) === JSON.stringify(made?.oQue);
    // What somebody had to look at may have been switched off since.
    if (pedido && (!same || made.conferir)) activate(entrega, pedido.oQue, !made);
    state.entregas[entrega] = { oQue: pedido?.oQue ?? made.oQue, conferir: !pedido };
    store();
  }
}

await listen();
deliver();
console.log(`${Object.keys(state.entregas).length} entregas em ${file}.`);
