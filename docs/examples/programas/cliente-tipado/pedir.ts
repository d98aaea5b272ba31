// A client whose addresses, fields and answers the compiler knows, from the description of a shop:
//
//   npm install openapi-fetch openapi-typescript
//   npx openapi-typescript https://loja.example/api/docs/json -o loja.d.ts
//   LOJA=https://loja.example CHAVE=loja_… node pedir.ts

import createClient from 'openapi-fetch';
import type { paths } from './loja.d.ts';

const { LOJA, CHAVE } = process.env;
const loja = createClient<paths>({ baseUrl: LOJA, headers: { authorization: `Bearer ${CHAVE}` } });

const escolhas = { planoId: 1, pagamento: 12 };
const { data: cotacao, error: recusa } = await loja.POST('/api/cotacao', { body: escolhas });
if (!cotacao) throw new Error(recusa.detail);

const { data: pedido, error } = await loja.POST('/api/temporarios/salvar', {
  params: { header: { 'idempotency-key': crypto.randomUUID() } },
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
    valor: cotacao.valor,
  },
});
if (!pedido) throw new Error([error.detail, ...error.campos.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)].join('\n'));
console.log(`Pedido ${pedido.codigo}: ${pedido.valor} reais.`);
