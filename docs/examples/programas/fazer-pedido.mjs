// Places an order: asks what it costs, sends it, and sends it again where no answer came. It is stored once all the same.
//
//   LOJA=https://loja.example CHAVE=loja_… node fazer-pedido.mjs pedido.json
//
// CHAVE is a key with the scope pedidos:criar. The file has the fields of POST /api/temporarios/salvar (described at /api/docs) but valor, which is asked
// here, and chave, the idempotency key: draw one (crypto.randomUUID()) for each order and keep it with the order, so that it is the same after a crash too.

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const { LOJA, CHAVE } = process.env;
const [file] = process.argv.slice(2);
if (!LOJA || !CHAVE || !file) throw new Error('Uso: LOJA=https://… CHAVE=loja_… node fazer-pedido.mjs pedido.json');
const { chave, ...pedido } = JSON.parse(readFileSync(file, 'utf8'));
if (!chave) throw new Error('O pedido precisa de uma chave sorteada (UUID), que fica com ele.');

/** Sends a body, and goes on while there is no answer, or one that asks to come back. */
async function post(path, body, headers = {}) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(new URL(path, LOJA), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${CHAVE}`, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
    if (response?.ok) return response.json();
    const comeBack = response === null || response.status === 429 || response.status >= 500;
    if (!comeBack || attempt === 5) throw await failure(response);
    await wait(1000 * (Number(response?.headers.get('retry-after')) || 2 ** attempt));
  }
}

/** What a refusal says (application/problem+json, RFC 9457). */
async function failure(response) {
  if (response === null) return new Error('A loja não respondeu.');
  const { detail, codigo, campos } = await response.json();
  return new Error([`${detail} (${codigo})`, ...campos.map(({ campo, mensagem }) => `  ${campo}: ${mensagem}`)].join('\n'));
}

const { planoId, pagamento, selectedSystem, espaco_adicional, ip_adicional, cupom } = pedido;
const { valor, linhas } = await post('/api/cotacao', {
  planoId,
  pagamento,
  selectedSystem,
  espaco_adicional,
  ip_adicional,
  cupom,
});
for (const linha of linhas) console.log(`${linha.valor.toFixed(2).padStart(10)}  ${linha.descricao}`);

// Where the price has changed since, the shop refuses with VALOR_ATUALIZADO instead of storing another one than was agreed.
const { clienteIdB, codigo } = await post('/api/temporarios/salvar', { ...pedido, valor }, { 'idempotency-key': chave });
console.log(`Pedido ${codigo}, ${valor.toFixed(2)} reais.`);
console.log(`Acompanhe em ${new URL(`/acompanhar/${clienteIdB}`, LOJA)}`);
