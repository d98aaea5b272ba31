import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from '../checkout/assinatura.entity.ts';
import { Mensagem } from '../contact/mensagem.entity.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { Ato } from '../editing/ato.entity.ts';
import { Nota } from '../editing/nota.entity.ts';
import { Depoimento } from '../testimonials/depoimento.entity.ts';
import { apagarTitular, exportarTitular } from './privacidade.service.ts';
import { lerTitular } from './titular.ts';

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop, 'equipe');
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const entity of [Assinatura, Mensagem, Nota, Alteracao, Depoimento]) await em().nativeDelete<object>(entity, {});
});

const em = () => shop.orm.em.fork();
const apagar = (quem: string) => apagarTitular(em(), lerTitular(quem)!, LINHA_DE_COMANDO);
const exportar = (quem: string) => exportarTitular(em(), lerTitular(quem)!, LINHA_DE_COMANDO);

async function pedir(dados: object): Promise<number> {
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...dados };
  const { errors } = await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input,
  });
  expect(errors).toBeUndefined();
  const [{ id }] = (await em().find(Assinatura, {}, { orderBy: { id: 'desc' }, limit: 1 })) as [Assinatura];
  return id;
}

async function escrever(dados: object = {}): Promise<number> {
  const input = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11 9', assunto: 'Oi', mensagem: 'Olá', ...dados };
  const { errors } = await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
  expect(errors).toBeUndefined();
  const [{ id }] = (await em().find(Mensagem, {}, { orderBy: { id: 'desc' }, limit: 1 })) as [Mensagem];
  return id;
}

/** Staff write a text wherever what they write is kept: a note, its trace, and the trace of a testimonial that is gone. */
async function anotarEmTodaParte(texto: string, quem = staff): Promise<void> {
  const id = String(await escrever());
  const nota = await quem.graphql(
    'mutation ($id: ID!, $nota: String!) { atenderMensagem(id: $id, versao: 1, nota: $nota) { id } }',
    { id, nota: texto },
  );
  const salvo = await quem.graphql('mutation ($input: DepoimentoInput!) { salvarDepoimento(input: $input) { id } }', {
    input: { nome: 'Rui', texto, ativo: false },
  });
  const { id: depoimento } = salvo.data!.salvarDepoimento as { id: string };
  const excluido = await quem.graphql('mutation ($id: ID!) { excluirDepoimento(id: $id) }', { id: depoimento });
  expect([nota.errors, salvo.errors, excluido.errors]).toEqual([undefined, undefined, undefined]);
}

/** What `anotarEmTodaParte` wrote, as it is now: the note, its trace, and the testimonial's, written and deleted. */
async function anotado(): Promise<unknown[]> {
  const notas = await em().find(Nota, {});
  const linhas = await em().find(Alteracao, {}, { orderBy: { id: 'asc' } });
  const mudancas = linhas.flatMap((linha) => linha.mudancas).filter(({ campo }) => campo === 'nota' || campo === 'texto');
  return [...notas.map(({ texto }) => texto), ...mudancas.map(({ de, para }) => para ?? de)];
}

const quatroVezes = (texto: string) => [texto, texto, texto, texto];

const VIZINHOS = ['\n', '\r\n', '\t', ' "', " '", ' `', ' *', ' **', '=', '/', ' <', '>', '(', ';', ':', ',', ' “'];
const PESSOAS = [
  ['ana@x.com', 'Ana@X.com'],
  ['52998224725', '52998224725'],
  ['52998224725', '529.982.247-25'],
  ['11222333000181', '11.222.333/0001-81'],
] as const;

describe('what staff wrote of a person', () => {
  it.each(PESSOAS.flatMap(([quem, escrita]) => VIZINHOS.map((vizinho) => [quem, escrita, vizinho] as const)))(
    '%s, written %s after %j, is taken out',
    async (quem, escrita, vizinho) => {
      const texto = (nome: string) => `Falar com${vizinho}${nome}${vizinho.trimStart()} hoje`;
      await anotarEmTodaParte(texto(escrita));
      expect(await apagar(quem)).toMatchObject({ mencoes: [] });
      expect(await anotado()).toEqual(quatroVezes(texto('[apagado]')));
    },
  );

  it.each([
    ['52998224725', 'CPF52998224725', 'CPF[apagado]'],
    ['52998224725', 'cpf529.982.247-25, sim', 'cpf[apagado], sim'],
    ['11222333000181', 'CNPJ11222333000181', 'CNPJ[apagado]'],
    ['ana@x.com', '?para=ana%40x.com&de=rui', '?para=[apagado]&de=rui'],
    ['ana@x.com', 'ana@x.com- ligar', '[apagado]- ligar'],
  ])('%s in "%s" is taken out', async (quem, escrito, resta) => {
    await anotarEmTodaParte(escrito);
    expect(await apagar(quem)).toMatchObject({ mencoes: [] });
    expect(await anotado()).toEqual(quatroVezes(resta));
  });

  it.each([
    ['ana@x.com', 'mariana@x.com'],
    ['ana@x.com', 'joséana@x.com'],
    ['ana@x.com', "d'ana@x.com"],
    ['ana@x.com', 'b.ana@x.com'],
    ['ana@x.com', 'ana@x.com.br'],
    ['ana@x.com', 'ana@x.company'],
    ['ana@x.com', 'ana@x.com-vendas.com'],
    ['52998224725', '1529982247250'],
    ['52998224725', '52.998.224/7250'],
    ['52998224725', '529.982. 247 - 25'],
    ['52998224725', '1A52998224725'],
    ['52998224725', '52998224725A12'],
  ])('%s in "%s" may be somebody else: it stays, and is listed as such', async (quem, escrito) => {
    await anotarEmTodaParte(escrito);
    const { mencoes } = await apagar(quem);
    expect(mencoes.map(({ tabela, campo, certa }) => `${tabela}.${campo} ${certa}`).toSorted()).toEqual([
      'alteracoes.mudancas false',
      'alteracoes.mudancas false',
      'alteracoes.mudancas false',
      'notas.texto false',
    ]);
    expect(await anotado()).toEqual(quatroVezes(escrito));
  });

  it('is listed where nobody replaces it: the account that is called like the address, and what it signed', async () => {
    await anotarEmTodaParte('nada', await signIn(shop, 'lia@exemplo.com'));
    const { mencoes } = await apagar('lia@exemplo.com');
    const restam = new Set(mencoes.map(({ tabela, campo, certa }) => `${tabela}.${campo} ${certa}`));
    for (const onde of ['administradores.usuario', 'notas.autor', 'alteracoes.usuario']) expect(restam).toContain(`${onde} true`);
  });
});

describe('an address with accents', () => {
  const GRAFIAS = [
    'eva@exâmple.com',
    'EVA@EXÂMPLE.COM',
    'Eva@Exâmple.com'.normalize('NFD'),
    'eva@xn--exmple-xta.com',
    'EVA@XN--EXMPLE-XTA.COM',
  ];

  it.each(GRAFIAS.flatMap((escrita) => GRAFIAS.slice(0, 4).map((procurada) => [escrita, procurada] as const)))(
    'that was written %s is the one of %s',
    async (escrita, procurada) => {
      await pedir({ emailPrincipal: escrita });
      await pedir({ emailPrincipal: 'agencia@exemplo.com', emailAlternativo: escrita, cpfCnpj: '390.533.447-05' });
      await escrever({ email: escrita });
      await anotarEmTodaParte(`Falar com ${escrita}.`);
      expect(await exportar(procurada)).toMatchObject({ assinaturas: [{ cpfCnpj: '52998224725' }], mensagens: [{}] });
      expect(await apagar(procurada)).toMatchObject({
        assinaturas: 1,
        mensagens: 1,
        copias: [expect.any(Number)],
        outrosEmails: [],
        mencoes: [],
      });
      expect(await anotado()).toEqual(quatroVezes('Falar com [apagado].'));
    },
  );

  it('is not the one that its capitals would look like', async () => {
    await pedir({ emailPrincipal: 'eva@strasse.de' });
    expect(await apagar('eva@straße.de')).toMatchObject({ assinaturas: 0, mencoes: [] });
  });

  it('is found where an older version left its capitals', async () => {
    const id = await pedir({ emailPrincipal: 'eva@exâmple.com' });
    await em().nativeUpdate(Assinatura, { id }, { email: 'eva@exÂmple.com' });
    expect(await apagar('eva@exâmple.com')).toMatchObject({ assinaturas: 1, mencoes: [] });
  });
});

describe('an address of which an older version has stored what was typed', () => {
  it.each([
    ['alvo@empresa-alvo.com.br', 'alvo@em\u00ADpresa-alvo.com.br'],
    ['alvo@empresa-alvo.com.br', 'alvo@empre\u200Bsa-alvo.com\uFEFF.br'],
    ['alvo@empresa-alvo.com.br', 'alvo@ｅｍｐｒｅｓａ-alvo.com.br'],
    ['alvo@empresa-alvo.com.br', 'alvo@empresa-alvo。com｡br'],
    ['alvo@empresa-alvo.com.br', 'alvo@𝐞mpresa-ⓐlvo.cₒm.bʳ'],
    ['alvo@em\u00ADpresa-alvo.com.br', 'alvo@empresa-alvo.com.br'],
    ["o'brien_x@firma.com", "o'brien_x@ﬁrma.com"],
    ['eva@exâmple.com', 'eva@e\u00ADxa\u0302mple.com'],
    ['eva@xn--exmple-xta.com', 'eva@ex\u2060âmple。com'],
  ])('%s is found where it was written %j', async (procurada, escrita) => {
    const dela = await pedir({ emailPrincipal: 'x@exemplo.com' });
    const alheio = await pedir({
      emailPrincipal: 'agencia@exemplo.com',
      emailAlternativo: 'x@exemplo.com',
      cpfCnpj: '390.533.447-05',
    });
    const mensagem = await escrever({ email: 'x@exemplo.com' });
    await em().nativeUpdate(Assinatura, { id: dela }, { email: escrita, busca: escrita });
    await em().nativeUpdate(Assinatura, { id: alheio }, { emailCopia: escrita, busca: escrita });
    await em().nativeUpdate(Mensagem, { id: mensagem }, { email: escrita, busca: escrita });
    await anotarEmTodaParte(`Falar com <${escrita}>, não com mari.${escrita}.`);
    expect(await exportar(procurada)).toMatchObject({ assinaturas: [{ id: dela }], mensagens: [{ id: mensagem }] });
    expect(await apagar(procurada)).toMatchObject({ assinaturas: 1, mensagens: 1, copias: [alheio], outrosEmails: [] });
    expect(await anotado()).toEqual(quatroVezes(`Falar com <[apagado]>, não com mari.${escrita}.`));
    expect(await em().find(Assinatura, {})).toMatchObject([{ id: alheio, emailCopia: '' }]);
    expect(await em().count(Mensagem, { email: escrita })).toBe(0);
  });

  it('is nobody else', async () => {
    const outros = [
      'alvo@empresa-alvo.com',
      'alvo+1@empresa-alvo.com.br',
      'oalvo@empresa-alvo.com.br',
      'a_vo@empresa-alvo.com.br',
    ];
    for (const emailPrincipal of outros) await pedir({ emailPrincipal });
    await anotarEmTodaParte('Copiado: alvo@empresa-alvo.com.br\u200Bhoje, ½ alvo@empresa-alvo.com.br… ok');
    expect(await apagar('alvo@empresa-alvo.com.br')).toMatchObject({ assinaturas: 0, outrosEmails: [] });
    expect(await anotado()).toEqual(quatroVezes('Copiado: [apagado]\u200Bhoje, ½ [apagado]… ok'));
    expect(await em().count(Assinatura)).toBe(outros.length);
  });
});

describe('the orders of one person', () => {
  it('say under what else she may be found', async () => {
    await pedir({ emailPrincipal: 'bia@exemplo.com', cpfCnpj: '390.533.447-05' });
    await pedir({ emailPrincipal: 'bia@exemplo.com', cpfCnpj: '529.982.247-25', emailAlternativo: 'b@exemplo.com' });
    await pedir({ emailPrincipal: 'bia@outra.com', cpfCnpj: '529.982.247-25' });
    expect(await apagar('bia@exemplo.com')).toMatchObject({
      outrosEmails: ['b@exemplo.com'],
      outrosDocumentos: ['39053344705', '52998224725'],
    });
    expect(await apagar('52998224725')).toMatchObject({ outrosEmails: ['bia@outra.com'], outrosDocumentos: [] });
  });

  it('are not the one that somebody else linked with them', async () => {
    const dela = await pedir({ emailPrincipal: 'bia@exemplo.com', cpfCnpj: '390.533.447-05' });
    const alheia = await pedir({ emailPrincipal: 'caio@exemplo.com', nomeEmpresa: 'Caio Alheio' });
    await em().nativeUpdate(Assinatura, { id: dela }, { substituidaPorId: alheia });
    await em().nativeUpdate(Assinatura, { id: alheia }, { substituiId: dela });
    const ligada = { tabela: 'assinaturas', id: alheia, campo: 'substituiId', certa: false };
    const dados = await exportar('bia@exemplo.com');
    expect(dados).toMatchObject({ assinaturas: [{ id: dela }], mencoes: [ligada] });
    expect(JSON.stringify(dados)).not.toContain('Alheio');
    expect(await exportar('caio@exemplo.com')).toMatchObject({
      assinaturas: [{ id: alheia }],
      mencoes: [{ tabela: 'assinaturas', id: dela, campo: 'substituidaPorId', certa: false }],
    });
    expect(await apagar('bia@exemplo.com')).toMatchObject({ assinaturas: 1, outrosEmails: [], mencoes: [ligada] });
    expect((await exportar('caio@exemplo.com')).assinaturas).toHaveLength(1);
  });

  it('are all the corrections of one, and not the last alone', async () => {
    const cpfCnpj = '529.982.247-25';
    const substitui = novaChave();
    await pedir({ emailPrincipal: 'ana@x.com', cpfCnpj, chave: substitui });
    const id = await pedir({ emailPrincipal: 'ana@x.com', cpfCnpj, substitui });
    const cancelar = 'mutation ($id: ID!) { atenderAssinatura(id: $id, versao: 2, nota: "", status: cancelada) { id } }';
    expect((await staff.graphql(cancelar, { id: String(id) })).errors).toBeUndefined();
    await pedir({ emailPrincipal: 'ana@y.com', cpfCnpj, substitui });
    expect((await apagar('ana@y.com')).assinaturas).toBe(3);
    expect(await em().count(Assinatura)).toBe(0);
  });

  it('are those that corrections lead to, from one to the next', async () => {
    const [primeira, segunda, terceira] = [novaChave(), novaChave(), novaChave()];
    await pedir({ emailPrincipal: 'duda@exemplo.cm', cpfCnpj: '390.533.447-05', chave: primeira });
    await pedir({ emailPrincipal: 'duda@exemplo.com', cpfCnpj: '390.533.447-05', chave: segunda, substitui: primeira });
    await pedir({ emailPrincipal: 'duda@exemplo.com', cpfCnpj: '529.982.247-25', chave: terceira, substitui: segunda });
    expect(await apagar('duda@exemplo.cm')).toMatchObject({ assinaturas: 3, mencoes: [] });
  });
});

it('what staff were answered about a person is forgotten', async () => {
  const answered = (chave: string, rotulo: string) =>
    em().insert(Ato, { chave, conteudo: 'x', em: new Date(), resposta: { rotulo } });
  await answered('dela', 'De Ana, ana@exemplo.com');
  await answered('de outra', 'De Bia');
  expect((await apagar('ana@exemplo.com')).mencoes).toEqual([]);
  expect((await em().findAll(Ato)).map(({ chave }) => chave)).toEqual(['de outra']);
});
