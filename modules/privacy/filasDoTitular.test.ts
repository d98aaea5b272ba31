import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { apagarTitular } from './privacidade.service.ts';
import { lerTitular } from './titular.ts';

// Queues in which staff have looked for a person who is erased, by whatever the person's orders say, or have said.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop, 'equipe');
});
afterAll(() => shop.close());

const YOLANDA = {
  nomeEmpresa: 'Yolanda Qkunica',
  emailPrincipal: 'yolanda.qk@unico.example',
  cpfCnpj: '107.039.991-41',
  telefone: '+55 11 97777-1234',
  dominio: 'yolandaqk.com.br',
};

async function ask<Answer>(query: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await staff.graphql(query, variables as Record<string, unknown>);
  expect(errors).toBeUndefined();
  return data as Answer;
}

async function keep(nome: string, busca: string): Promise<void> {
  const query =
    'mutation ($nome: String!, $filtro: [CampoDaFilaInput!]!) { guardarFila(lista: mensagens, nome: $nome, filtro: $filtro) }';
  await ask(query, { nome, filtro: [{ campo: 'busca', valor: busca }] });
}

async function kept(): Promise<string[]> {
  const { filas } = await ask<{ filas: { mensagens: { proprias: { nome: string }[] } } }>(
    '{ filas { mensagens { proprias { nome } } } }',
  );
  return filas.mensagens.proprias.map(({ nome }) => nome).toSorted();
}

it('go with the person, and those of others stay', async () => {
  const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...YOLANDA };
  const { errors } = await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input,
  });
  expect(errors).toBeUndefined();
  const { assinaturas } = await ask<{ assinaturas: { itens: { id: string; versao: number }[] } }>(
    '{ assinaturas { itens { id versao } } }',
  );
  await ask(
    'mutation ($id: ID!, $versao: Int!, $input: ContatoDoPedidoInput!) { corrigirAssinatura(id: $id, versao: $versao, input: $input) { id } }',
    { ...assinaturas.itens[0], input: { email: 'nova.qk@unico.example' } },
  );
  await keep('Endereço de antes', 'yolanda.qk@unico.example');
  await keep('Endereço de agora', 'Nova.QK@unico.example');
  await keep('Documento', '10703999141');
  await keep('Yolanda Qkunica', 'urgente');
  await keep('Nome ao contrário', 'qkunica yolanda');
  await keep('Telefone', '(11) 97777-1234');
  await keep('Telefone sem DDD', '97777-1234');
  await keep('Domínio', 'yolandaqk.com.br');
  await keep('De outra Yolanda', 'yolanda@unico.example');
  await keep('Aryolanda Qkunicas', 'aryolanda qkunicas');
  await apagarTitular(shop.orm.em.fork(), lerTitular('nova.qk@unico.example')!, LINHA_DE_COMANDO);
  expect(await kept()).toEqual(['Aryolanda Qkunicas', 'De outra Yolanda']);
});
