import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { FilaPropria } from './filaPropria.entity.ts';

// Queues that somebody of the staff makes for himself out of a filter of a list.

let shop: Shop;
let ana: Staff;
let bia: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  ana = await signIn(shop, 'ana');
  bia = await signIn(shop, 'bia');
  const query = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }';
  for (const assunto of ['Orçamento', 'Dúvida', 'Dúvida']) {
    const input = { nome: 'Rui', celular: '11 98888-7777', email: 'rui@exemplo.com', assunto, mensagem: 'Olá' };
    expect((await shop.graphql(query, { input })).errors).toBeUndefined();
  }
});
afterAll(() => shop.close());
beforeEach(() => shop.orm.em.fork().nativeDelete(FilaPropria, {}));

type Campo = [campo: string, valor: string];
interface Propria {
  id: string;
  nome: string;
  filtro: { campo: string; valor: string }[];
  quantidade: number | null;
}
const KEEP =
  'mutation ($nome: String!, $filtro: [CampoDaFilaInput!]!, $lista: ListaComFilas!) { guardarFila(lista: $lista, nome: $nome, filtro: $filtro) }';
async function keep(staff: Staff, nome: string, filtro: readonly Campo[], lista = 'mensagens') {
  const { errors } = await staff.graphql(KEEP, { lista, nome, filtro: filtro.map(([campo, valor]) => ({ campo, valor })) });
  return errors ? { erro: errors[0]!.extensions.erro, mensagem: errors[0]!.message } : 'ok';
}
async function own(staff: Staff): Promise<Propria[]> {
  const { data } = await staff.graphql('{ filas { mensagens { proprias { id nome filtro { campo valor } quantidade } } } }');
  return (data!.filas as { mensagens: { proprias: Propria[] } }).mensagens.proprias;
}

it('is counted as the list counts it, is of whoever made it, and goes when that one says so', async () => {
  expect(await keep(ana, ' De ninguém ', [['status', 'nova'], ['responsavel', '-']])).toBe('ok'); // prettier-ignore
  expect(await keep(ana, 'Dúvidas', [['busca', 'dúvida']])).toBe('ok');
  const [nobodys, doubts] = await own(ana);
  const filtro = [['status', 'nova'], ['responsavel', '-']].map(([campo, valor]) => ({ campo, valor })); // prettier-ignore
  expect(nobodys).toEqual({ id: nobodys!.id, nome: 'De ninguém', filtro, quantidade: 3 });
  // Nobody looks for words every few seconds.
  expect(doubts).toMatchObject({ nome: 'Dúvidas', quantidade: null });
  const { data } = await ana.graphql('{ mensagens(pagina: 1, responsavel: "-") { itens { id } } }');
  const [{ id }] = (data!.mensagens as { itens: { id: string }[] }).itens as [{ id: string }];
  await ana.graphql(`mutation { atribuirMensagem(id: "${id}", responsavelAntes: null, responsavel: "bia") { id } }`);
  expect((await own(ana))[0]!.quantidade).toBe(2);

  expect(await own(bia)).toEqual([]);
  const forget = (staff: Staff) => staff.graphql(`mutation { excluirFila(id: "${nobodys!.id}") }`);
  await forget(bia);
  expect(await own(ana)).toHaveLength(2);
  await forget(ana);
  expect((await own(ana)).map(({ nome }) => nome)).toEqual(['Dúvidas']);
});

it('that names a person goes with what is erased of her, whose ever it is', async () => {
  expect(await keep(bia, 'Da Maria', [['busca', 'maria@empresa.com.br']])).toBe('ok');
  expect(await keep(bia, 'Da Mariana', [['busca', 'mariana@empresa.com.br']])).toBe('ok');
  const titular = 'maria@empresa.com.br';
  const preview = await ana.graphql('query ($t: String!) { previaDoApagamento(titular: $t) { visto mencoes { tabela } } }', {
    t: titular,
  });
  const { visto, mencoes } = preview.data!.previaDoApagamento as { visto: string; mencoes: object[] };
  expect(mencoes).toEqual([]);
  const erase = `mutation ($t: String!, $visto: String!, $senha: String!) {
    apagarPessoa(titular: $t, visto: $visto, senha: $senha) { mencoes { tabela } }
  }`;
  const { data } = await ana.graphql(erase, { t: titular, visto, senha: SENHA });
  expect(data!.apagarPessoa).toEqual({ mencoes: [] });
  expect((await own(bia)).map(({ nome }) => nome)).toEqual(['Da Mariana']);
});

it('takes the place of one of its name, and is refused with a sentence for what the list does not take', async () => {
  await keep(bia, 'Minha', [['status', 'nova']]);
  await keep(bia, 'Minha', [['abertas', 'true']]);
  expect((await own(bia)).map(({ filtro }) => filtro)).toEqual([[{ campo: 'abertas', valor: 'true' }]]);
  expect(await keep(bia, 'Minha', [])).toMatchObject({ mensagem: 'Filtre a lista antes de guardá-la como fila.' });
  expect(await keep(bia, '  ', [['status', 'nova']])).toMatchObject({ mensagem: 'Dê um nome à fila.' });
  expect(await keep(bia, 'Minha', [['status', '']])).toMatchObject({ mensagem: 'Filtre a lista antes de guardá-la como fila.' });
  const twice: Campo[] = [['status', 'nova'], ['status', 'arquivada']]; // prettier-ignore
  expect(await keep(bia, 'Minha', twice)).toMatchObject({ mensagem: 'Diga cada filtro uma vez só.' });
  expect(
    await keep(
      bia,
      'Minha',
      Array.from({ length: 21 }, () => ['busca', 'x']),
    ),
  ).toMatchObject({ erro: 'DADOS_INVALIDOS' });
  for (const wrong of [
    ['status', 'sumida'],
    ['planoTipo', 'PHP'],
    ['__proto__', 'x'],
  ] as Campo[])
    // prettier-ignore
    expect(await keep(bia, 'Outra', [wrong])).toMatchObject({ erro: 'DADOS_INVALIDOS' });
  expect(await keep(bia, 'Família', [['planoTipo', 'PHP']], 'assinaturas')).toBe('ok');
  for (let n = 1; n < 10; n++) expect(await keep(bia, `Fila ${n}`, [['status', 'nova']])).toBe('ok');
  expect(await keep(bia, 'Demais', [['status', 'nova']])).toMatchObject({
    mensagem: 'Há 10 filas suas aqui. Exclua alguma antes.',
  });
  expect(await keep(bia, 'Minha', [['status', 'nova']])).toBe('ok');
  expect(await own(bia)).toHaveLength(10);
});
