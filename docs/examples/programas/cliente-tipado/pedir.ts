// A client whose addresses, fields and answers the compiler knows, from the description of a shop:
//
//   npm install openapi-fetch openapi-typescript
//   npx openapi-typescript https://loja.example/api/docs/json -o loja.d.ts
//   LOJA=https://loja.example CHAVE=loja_… node pedir.ts
//
// Key, total and contract of the order stand in a file before it is sent: a program that has fallen is run again, and sends the very same order, which is stored once.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { paths } from './loja.d.ts';

const { LOJA, CHAVE } = process.env;
const loja = createClient<paths>({ baseUrl: LOJA, headers: { authorization: `Bearer ${CHAVE}` } });

const escolhas = { planoId: 1, pagamento: 12 };
const FICHA = 'pedido-em-andamento.json';

/** What the order is sent with; asked and drawn once. */
async function preparar(): Promise<{ chave: string; valor: number; contrato: string }> {
  if (existsSync(FICHA)) return JSON.parse(readFileSync(FICHA, 'utf8'));
  const { data: cotacao, error } = await loja.POST('/api/cotacao', { body: escolhas });
  if (!cotacao) throw new Error(error.detail);
  const { data: plano, error: semPlano } = await loja.GET('/api/planos/buscar/{id}', {
    params: { path: { id: String(escolhas.planoId) } },
  });
  if (!plano) throw new Error(semPlano.detail);
  // The customer reads it before the order is sent, and accepts this version of it.
  const { titulo, caminho, versao } = plano.contrato;
  console.log(`${titulo}: ${new URL(caminho, LOJA)}, versão ${versao}`);
  const ficha = { chave: crypto.randomUUID(), valor: cotacao.valor, contrato: versao };
  writeFileSync(FICHA, JSON.stringify(ficha), { flush: true });
  return ficha;
}

const { chave, valor, contrato } = await preparar();
const { data: pedido, error } = await loja.POST('/api/temporarios/salvar', {
  params: { header: { 'idempotency-key': chave } },
  body: {
    ...escolhas,
    nome: 'Maria Aparecida de Souza',
    email: 'maria@empresa.com.br',
    cpf_cnpj: '529.982.247-25',
    cep: '01310-100',
    endereco: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
    dominio: 'minhaempresa.com.br',
    valor,
    contrato,
  },
});
if (!pedido) throw new Error([error.detail, ...error.campos.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)].join('\n'));
console.log(`Pedido ${pedido.codigo}: ${pedido.valor} reais.`);
rmSync(FICHA);
