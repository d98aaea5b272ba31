import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../../data/demo/load.ts';
import { criarDepoimento } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

const SEM_CONSENTIMENTO = 'Sem o consentimento da pessoa, o depoimento não pode ficar no ar.';
const DADOS = { nome: 'Rui Prado', texto: 'Trocamos de casa sem sair do ar.' };

let shop: Shop;
let staff: Staff;
async function open(environment: Record<string, string> = {}): Promise<void> {
  shop = await openShop({ RATE_LIMIT: 'off', ...environment });
  staff = await signIn(shop);
}
afterEach(() => shop.close());

async function salvar(input: object, id?: string, versao?: number) {
  const { data, errors } = await staff.graphql(
    `mutation ($id: ID, $versao: Int, $input: DepoimentoInput!) {
      salvarDepoimento(id: $id, versao: $versao, input: $input) { id versao ativo consentimento demonstracao }
    }`,
    { id, versao, input },
  );
  const linha = data?.salvarDepoimento as { id: string; versao: number; ativo: boolean; demonstracao: boolean } | undefined;
  const campos = (errors?.[0]?.extensions as { campos?: { campo: string; mensagem: string }[] } | undefined)?.campos;
  return { linha, campos, errors };
}
const noAr = async () => (await shop.graphql('{ depoimentos { nome demonstracao } }')).data?.depoimentos;

describe('consent', () => {
  beforeEach(() => open());
  const refusal = [{ campo: 'consentimento', mensagem: SEM_CONSENTIMENTO }];

  it('is needed by a testimonial that is on air from the start', async () => {
    for (const input of [DADOS, { ...DADOS, ativo: true }, { ...DADOS, consentimento: false }, { ...DADOS, consentimento: null }])
      expect((await salvar(input)).campos).toEqual(refusal);
    expect(await noAr()).toEqual([]);
    expect((await salvar({ ...DADOS, consentimento: true })).linha).toMatchObject({ ativo: true, consentimento: true });
    expect(await noAr()).toEqual([{ nome: 'Rui Prado', demonstracao: false }]);
  });

  it('is needed to go on air, and to stay there', async () => {
    const { linha } = await salvar({ ...DADOS, ativo: false });
    const { id, versao } = linha!;
    expect((await salvar({ ativo: true }, id, versao)).campos).toEqual(refusal);
    expect(await noAr()).toEqual([]);
    const posto = await salvar({ ativo: true, consentimento: true }, id, versao);
    expect((await salvar({ consentimento: false }, id, posto.linha!.versao)).campos).toEqual(refusal);
    expect(await noAr()).toHaveLength(1);
    const tirado = await salvar({ consentimento: false, ativo: false }, id, posto.linha!.versao);
    expect(tirado.linha).toMatchObject({ ativo: false, consentimento: false });
    expect(await noAr()).toEqual([]);
  });

  it('is held by the table as well', async () => {
    const insert = "insert into depoimentos (nome, texto, ativo) values ('Rui', 'Bom', true)";
    await expect(shop.em.getConnection().execute(insert)).rejects.toThrow(/check/i);
  });

  it('and what else is internal is nothing that a visitor can ask for, nor is the mark anything that staff can set', async () => {
    await criarDepoimento(shop.em);
    for (const campo of ['versao', 'consentimento', 'ativo']) {
      const { errors } = await shop.graphql(`{ depoimentos { ${campo} } }`);
      expect([campo, errors?.[0]?.extensions.code]).toEqual([campo, 'GRAPHQL_VALIDATION_FAILED']);
    }
    const { errors } = await salvar({ ...DADOS, demonstracao: true });
    expect(errors![0]!.message).toContain('demonstracao');
    expect((await salvar({ ...DADOS, consentimento: true })).linha!.demonstracao).toBe(false);
  });
});

it('a trace says who put whom on air', async () => {
  await open();
  const { linha } = await salvar({ ...DADOS, consentimento: true });
  const { data } = await staff.graphql(
    'query ($id: Int!) { alteracoes(tabela: "depoimento", linhaId: $id) { itens { usuario acao rotulo } } }',
    { id: Number(linha!.id) },
  );
  expect(data).toEqual({ alteracoes: { itens: [{ usuario: 'ana', acao: 'criou', rotulo: 'Rui Prado' }] } });
});

describe('rows of the demo', () => {
  it('are shown, each marked, while the demo is; staff may change them, and the mark stays', async () => {
    await open();
    await loadDemo(shop.orm.em.fork());
    expect(await noAr()).toEqual(['Renata', 'Marcos', 'Júlia'].map((nome) => ({ nome, demonstracao: true })));
    const mudado = await salvar({ texto: 'Outra frase' }, '1', 1);
    expect(mudado.linha).toMatchObject({ ativo: true, demonstracao: true });
    const desligado = await salvar({ ativo: false }, '1', mudado.linha!.versao);
    expect((await salvar({ ativo: true }, '1', desligado.linha!.versao)).linha).toMatchObject({
      ativo: true,
      demonstracao: true,
    });
    const { body } = await shop.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body.match(/testimonials__example/g)).toHaveLength(3);
  });

  it('are gone when DEMO_DATA is off, also from a database that holds them, whatever consent they claim', async () => {
    await open({ DEMO_DATA: 'off' });
    await loadDemo(shop.orm.em.fork());
    expect(await noAr()).toEqual([]);
    await salvar({ consentimento: true }, '1', 1);
    expect(await noAr()).toEqual([]);
    const { body } = await shop.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).not.toContain('O que dizem os clientes');
    await criarDepoimento(shop.em, { ordem: 9 });
    expect(await noAr()).toEqual([{ nome: 'Rui Prado', demonstracao: false }]);
  });
});

it('what staff change is on the home page at the next request, although pages are kept', async () => {
  await open({ NODE_ENV: 'production', DEMO_DATA: 'off' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const quem = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    const section = /<section class="section testimonials"[\s\S]*?<\/section>/.exec(await response.text())?.[0] ?? '';
    return [...section.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, nome]) => nome);
  };
  expect(await quem()).toEqual([]);
  const um = (await salvar({ ...DADOS, nome: 'Um', consentimento: true, ordem: 1 })).linha!;
  const dois = (await salvar({ ...DADOS, nome: 'Dois', consentimento: true, ordem: 2 })).linha!;
  expect(await quem()).toEqual(['Um', 'Dois']);
  const ids = [Number(dois.id), Number(um.id)];
  await staff.graphql('mutation ($ids: [Int!]!) { reordenarDepoimentos(ids: $ids) }', { ids });
  expect(await quem()).toEqual(['Dois', 'Um']);
  await staff.graphql('mutation ($id: ID!) { excluirDepoimento(id: $id) }', { id: um.id });
  expect(await quem()).toEqual(['Dois']);
});
