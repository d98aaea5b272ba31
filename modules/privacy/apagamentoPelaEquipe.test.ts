import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from '../checkout/assinatura.entity.ts';
import { Mensagem } from '../contact/mensagem.entity.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { Ato } from '../editing/ato.entity.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { apagarTitular, exportarTitular } from './privacidade.service.ts';
import { mencoesDe } from './mencoes.service.ts';

// A person is exported and erased from the staff's screen as by the command: what would go is said before, and nothing else goes.

const EMAIL = 'ana@x.com';

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop, 'chefe');
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
});
afterAll(() => shop.close());
const em = () => shop.orm.em.fork();
beforeEach(async () => {
  for (const entity of [Assinatura, Mensagem, Alteracao, Ato]) await em().nativeDelete<object>(entity, {});
});

interface Mencao {
  tabela: string;
  id: string;
  campo: string;
  certa: boolean;
}
interface Previa {
  assinaturas: number;
  emAberto: number;
  mensagens: number;
  copias: number[];
  trocas: number;
  mencoes: Mencao[];
  visto: string;
}

async function pedir(dados: object): Promise<number> {
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...dados };
  await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', { input });
  return (await em().findAll(Assinatura, { orderBy: { id: 'desc' }, limit: 1 }))[0]!.id;
}

async function escrever(email = EMAIL): Promise<number> {
  const input = { nome: 'Rui', email, celular: '11 9', assunto: 'Oi', mensagem: 'Olá' };
  await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
  return (await em().findAll(Mensagem, { orderBy: { id: 'desc' }, limit: 1 }))[0]!.id;
}

async function anotar(id: number, nota: string): Promise<void> {
  const query =
    'mutation ($id: ID!, $versao: Int!, $nota: String!) { atenderAssinatura(id: $id, versao: $versao, nota: $nota) { id } }';
  const { versao } = await em().findOneOrFail(Assinatura, { id });
  expect((await staff.graphql(query, { id: String(id), versao, nota })).errors).toBeUndefined();
}

async function previa(titular = EMAIL): Promise<Previa> {
  const { data, errors } = await staff.graphql(
    `query ($titular: String!) { previaDoApagamento(titular: $titular) {
      assinaturas emAberto mensagens copias trocas mencoes { tabela id campo certa } visto } }`,
    { titular },
  );
  expect(errors).toBeUndefined();
  return data!.previaDoApagamento as Previa;
}

const apagar = (visto: string, { titular = EMAIL, senha = SENHA, chave = novaChave() } = {}) =>
  staff.graphql(
    `mutation ($titular: String!, $visto: String!, $senha: String!, $chave: String) {
      apagarPessoa(titular: $titular, visto: $visto, senha: $senha, chave: $chave) {
        assinaturas mensagens copias mencoes { tabela id campo certa } } }`,
    { titular, visto, senha, chave },
  );

const inOrder = (mencoes: Mencao[]) => mencoes.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

it('what would go and what would stay is what goes and stays, and nothing goes before', async () => {
  const sua = await pedir({ emailPrincipal: EMAIL });
  const outra = await pedir({ emailPrincipal: 'rui@x.com', cpfCnpj: '11222333000181', infoAdicional: `chamar ${EMAIL}` });
  const copia = await pedir({ emailPrincipal: 'eva@x.com', cpfCnpj: '11222333000181', emailAlternativo: EMAIL });
  await anotar(sua, `falei com ${EMAIL} e mariana@x.com`);
  await anotar(outra, `quem paga é ${EMAIL}; mariana@x.com não`);
  await escrever();
  const vista = await previa();
  expect(vista).toMatchObject({ assinaturas: 1, emAberto: 1, mensagens: 1, copias: [copia] });
  expect(vista.trocas).toBeGreaterThan(0);
  expect(vista.mencoes).toContainEqual({ tabela: 'assinaturas', id: String(outra), campo: 'infoAdicional', certa: true });
  expect(await em().count(Assinatura)).toBe(3);
  const { data, errors } = await apagar(vista.visto);
  expect(errors).toBeUndefined();
  const feito = data!.apagarPessoa as Previa;
  expect(feito).toMatchObject({ assinaturas: 1, mensagens: 1, copias: [copia] });
  // A text that was replaced may have a longer address beside it still.
  const certas = (mencoes: Mencao[]) => inOrder(mencoes.filter(({ certa }) => certa));
  expect(certas(feito.mencoes)).toEqual(certas(vista.mencoes));
  expect((await em().findAll(Assinatura)).map(({ id }) => id).toSorted()).toEqual([outra, copia].toSorted());
  expect(await em().count(Mensagem)).toBe(0);
});

it('is traced by who did it, without whose data they were, and so is the act', async () => {
  await pedir({ emailPrincipal: EMAIL });
  await apagar((await previa()).visto);
  const [linha] = await em().find(Alteracao, { tabela: 'titular' });
  expect(linha).toMatchObject({ acao: 'apagou', usuario: 'chefe', rotulo: '1 assinatura' });
  expect(await mencoesDe(em(), { email: EMAIL })).toEqual([]);
});

it.each([
  ['an order that came', async () => ['assinatura', await pedir({ emailPrincipal: EMAIL })] as const],
  ['a message that came', async () => ['mensagem', await escrever()] as const],
  [
    'an order that somebody has changed',
    async () => {
      const [{ id, versao }] = (await em().findAll(Assinatura)) as [Assinatura];
      await staff.graphql(
        'mutation ($id: ID!, $versao: Int!) { atenderAssinatura(id: $id, versao: $versao, status: em_atendimento, nota: "") { id } }',
        { id: String(id), versao },
      );
      return ['assinatura', id] as const;
    },
  ],
])('%s since the preview is named, and nothing is erased', async (_what, happen) => {
  await pedir({ emailPrincipal: EMAIL });
  const { visto } = await previa();
  const [nome, id] = await happen();
  const before = [await em().count(Assinatura), await em().count(Mensagem)];
  const { errors } = await apagar(visto);
  expect(errors?.[0]).toMatchObject({
    message: `Desde a prévia chegou, mudou ou saiu: ${nome} ${id}. Nada foi apagado; veja a prévia de novo.`,
    extensions: { erro: 'TITULAR_MUDOU' },
  });
  expect([await em().count(Assinatura), await em().count(Mensagem)]).toEqual(before);
});

it('without the right password nothing is erased', async () => {
  await pedir({ emailPrincipal: EMAIL });
  const { errors } = await apagar((await previa()).visto, { senha: 'outra senha qualquer' });
  expect(errors?.[0]!.extensions.erro).toBe('SENHA_ATUAL_ERRADA');
  expect(await em().count(Assinatura)).toBe(1);
});

it('is exported as the command prints it, and traced', async () => {
  await pedir({ emailPrincipal: EMAIL });
  await escrever();
  const { statusCode, headers, body } = await staff.rest('GET', `/api/titulares/exportar?titular=${encodeURIComponent(EMAIL)}`);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="titular-\d{4}-\d{2}-\d{2}\.json"$/);
  const printed = JSON.stringify(await exportarTitular(em(), { email: EMAIL }, LINHA_DE_COMANDO), null, 2);
  expect(body).toBe(printed);
  const linhas = await em().find(Alteracao, { tabela: 'titular' }, { orderBy: { id: 'asc' } });
  expect(linhas.map(({ usuario, rotulo }) => [usuario, rotulo])).toEqual([
    ['chefe', '1 assinatura, 1 mensagem'],
    [LINHA_DE_COMANDO.usuario, '1 assinatura, 1 mensagem'],
  ]);
  expect((await staff.rest('GET', '/api/titulares/exportar?titular=ana')).statusCode).toBe(400);
});

it('what comes while a person is erased, and was compared with nothing, stays', async () => {
  await pedir({ emailPrincipal: EMAIL });
  const late: Promise<number>[] = [];
  await apagarTitular(em(), { email: EMAIL }, LINHA_DE_COMANDO, async (tx) => {
    await tx.count(Assinatura, { email: EMAIL });
    late.push(pedir({ emailPrincipal: EMAIL, numero: '77' }), escrever());
    // Where there are several connections it is stored before the first row goes.
    if (process.env.TEST_DATABASE === 'postgresql') await Promise.all(late);
  });
  const [assinatura, mensagem] = await Promise.all(late);
  expect((await em().findAll(Assinatura)).map(({ id }) => id)).toEqual([assinatura]);
  expect((await em().findAll(Mensagem)).map(({ id }) => id)).toEqual([mensagem]);
});
