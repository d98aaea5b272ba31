// Places an order: asks what it costs, sends it, and sends it again where no answer came. It is stored once all the same.
//
//   LOJA=https://loja.example CHAVE=loja_… node fazer-pedido.mjs pedido.json
//
// CHAVE is a key with the scope pedidos:criar. The file has the fields of POST /api/temporarios/salvar (described at /api/docs) but valor and contrato, the
// version of the contract that whoever orders accepts, which are asked here, and chave, the idempotency key, which is drawn here. All three are written into
// the file before the order is sent: a program that has fallen is run again with the same file, and sends the very same order, whatever a plan costs by then,
// so that the shop answers with the one that it has stored already.

import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const { LOJA, CHAVE } = process.env;
const [file] = process.argv.slice(2);
if (!LOJA || !CHAVE || !file) throw new Error('Uso: LOJA=https://… CHAVE=loja_… node fazer-pedido.mjs pedido.json');

/** Sends a body, or asks without one, and goes on while there is no answer, or one that asks to come back. */
async function ask(path, body, headers = {}) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(new URL(path, LOJA), {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${CHAVE}`, ...headers },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
    // What stands before the shop, as a proxy, answers in its own words, and a line may be cut in the middle of an answer.
    const answer = (await response?.json().catch(() => null)) ?? null;
    if (response?.ok && answer) return answer;
    const comeBack = response === null || response.ok || response.status === 429 || response.status >= 500;
    if (!comeBack || attempt === 5) throw failure(response, answer);
    await wait(1000 * Math.min(Number(response?.headers.get('retry-after')) || 2 ** attempt, 60));
  }
}

/** What a refusal says (application/problem+json, RFC 9457). */
function failure(response, problem) {
  if (response === null) return new Error('A loja não respondeu.');
  if (!problem?.codigo) return new Error(`A resposta foi ${response.status} ${response.statusText}, e não da loja.`);
  const { detail, codigo, campos = [] } = problem;
  return new Error([`${detail} (${codigo})`, ...campos.map(({ campo, mensagem }) => `  ${campo}: ${mensagem}`)].join('\n'));
}

/** What the file has. */
function read() {
  try {
    const given = JSON.parse(readFileSync(file, 'utf8'));
    if (given && !Array.isArray(given)) return given;
  } catch {
    // Is said below.
  }
  throw new Error(`${file} não está lá, ou não tem um pedido (JSON). Nada foi enviado.`);
}

/** What is to be sent: what the file has, or, the first time, with what it costs now and a key of its own, which the file has from then on. */
async function prepare() {
  const given = read();
  if (given.chave && given.valor !== undefined) return given;
  const { planoId, pagamento, selectedSystem, espaco_adicional, ip_adicional, cupom } = given;
  // A coupon may depend on who orders, and on the order that is corrected.
  const { email, cpf_cnpj, substitui } = given;
  const asked = { planoId, pagamento, selectedSystem, espaco_adicional, ip_adicional, cupom, email, cpf_cnpj, substitui };
  const { valor, linhas } = await ask('/api/cotacao', asked);
  for (const linha of linhas) console.log(`${linha.valor.toFixed(2).padStart(10)}  ${linha.descricao}`);
  // The contract of now. This example goes on at once; whoever orders for a customer has it read here, and sends the version that was accepted.
  const { contrato } = await ask(`/api/planos/buscar/${planoId}`);
  console.log(`${contrato.titulo}: ${new URL(contrato.caminho, LOJA)}, versão ${contrato.versao}`);
  const prepared = { ...given, valor, contrato: given.contrato ?? contrato.versao, chave: given.chave ?? crypto.randomUUID() };
  writeFileSync(file, `${JSON.stringify(prepared, null, 2)}\n`, { flush: true });
  return prepared;
}

const { chave, ...pedido } = await prepare();
// Where the price has changed before the order was stored, the shop refuses with VALOR_ATUALIZADO instead of storing another one than was agreed: take valor
// out of the file to ask anew, and contrato as well where that was refused (CONTRATO_ATUALIZADO).
const { clienteIdB, codigo, valor } = await ask('/api/temporarios/salvar', pedido, { 'idempotency-key': chave });
console.log(`Pedido ${codigo}, ${valor.toFixed(2)} reais.`);
console.log(`Acompanhe em ${new URL(`/acompanhar/${clienteIdB}`, LOJA)}`);
