import type { Connection, EntityProperty } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { databaseOf } from '../../tests/support/database.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { HandledEntity } from '../editing/edited.base.ts';
import { Nota } from '../editing/nota.entity.ts';
import { entities } from '../index.ts';
import { aplicarPrazos } from './prazos.service.ts';
import { apagarTitular, exportarTitular } from './privacidade.service.ts';
import { mencoesDe } from './mencoes.service.ts';
import { escritaDe } from './titular.server.ts';
import { lerTitular } from './titular.ts';

let shop: Shop;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
});
afterAll(() => shop.close());

const pedir = (dados: object) =>
  shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input: { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...dados },
  });
const escrever = (email: string) =>
  shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
    input: { nome: 'Rui', email, celular: '11 9', assunto: 'Oi', mensagem: 'Olá' },
  });
const em = () => shop.orm.em.fork();

type Column = Pick<EntityProperty, 'columnTypes'>;
const mention = ({ columnTypes: [type] }: Column) =>
  /json/.test(type!) ? { a: 'EM.TODA.parte@exemplo.com' } : 'x EM.TODA.parte@exemplo.com';

/** Something that a column takes. */
function filling({ columnTypes: [type] }: Column): unknown {
  if (/^(date|time)/.test(type!)) return type === 'date' ? '2026-01-31' : new Date();
  if (/bool/.test(type!)) return true;
  return /text|char/.test(type!) ? '1' : /blob|bytea/.test(type!) ? Buffer.from('1') : 1;
}

/** Lets rows into the tables that their rules would refuse. */
async function withoutRules(connection: Connection): Promise<void> {
  if (databaseOf('').startsWith('sqlite:')) {
    await connection.execute('pragma foreign_keys = off');
    await connection.execute('pragma ignore_check_constraints = on');
    return;
  }
  const rules = await connection.execute<{ tabela: string; nome: string }[]>(
    `select conrelid::regclass::text as tabela, conname as nome from pg_constraint where contype in ('c', 'f') and connamespace = 'public'::regnamespace`,
  );
  for (const { tabela, nome } of rules) await connection.execute(`alter table ${tabela} drop constraint "${nome}"`);
}

describe('every table that visitors fill and staff handle', () => {
  it('has a term, and is exported and erased with the person', async () => {
    const handled = entities.filter(({ prototype }) => prototype instanceof HandledEntity);
    const names = handled.map((entidade) => em().getMetadata().get(entidade).tableName);
    expect(names).toContain('assinaturas');
    const ninguem = { email: 'ninguem@exemplo.com' };
    const [dados, apagado] = [
      await exportarTitular(em(), ninguem, LINHA_DE_COMANDO),
      await apagarTitular(em(), ninguem, LINHA_DE_COMANDO),
    ];
    for (const lista of [shop.config.retention, dados, apagado])
      expect(Object.keys(lista)).toEqual(expect.arrayContaining(names));
  });
});

describe('what is stored about one person', () => {
  it('is exported whole and erased whole, and nobody else is touched', async () => {
    await pedir({ emailPrincipal: 'rui@exemplo.com', nomeEmpresa: 'Rui Alves' });
    await pedir({ emailPrincipal: 'outra@exemplo.com', emailAlternativo: 'rui@exemplo.com' });
    await pedir({ emailPrincipal: 'vera@exemplo.com' });
    await escrever('rui@exemplo.com');
    const rui = lerTitular(' Rui@Exemplo.com ')!;
    const dados = await exportarTitular(em(), rui, LINHA_DE_COMANDO);
    expect([dados.assinaturas.length, dados.mensagens.length]).toEqual([1, 1]);
    expect(dados.assinaturas[0]).toMatchObject({ nome: 'Rui Alves', email: 'rui@exemplo.com', endereco: 'Avenida Paulista' });
    expect(await apagarTitular(em(), rui, LINHA_DE_COMANDO)).toMatchObject({ assinaturas: 1, mensagens: 1, outrosEmails: [] });
    expect(await exportarTitular(em(), rui, LINHA_DE_COMANDO)).toEqual({ assinaturas: [], mensagens: [], mencoes: [] });
    expect((await exportarTitular(em(), lerTitular('vera@exemplo.com')!, LINHA_DE_COMANDO)).assinaturas).toHaveLength(1);
  });

  it('is an address in the copy of another order, and no more of it', async () => {
    await pedir({
      emailPrincipal: 'cliente@exemplo.com',
      emailAlternativo: 'escritorio@exemplo.com',
      nomeEmpresa: 'Carla Cliente',
    });
    const [agencia, cliente] = [lerTitular('escritorio@exemplo.com')!, lerTitular('cliente@exemplo.com')!];
    const dados = await exportarTitular(em(), agencia, LINHA_DE_COMANDO);
    expect([dados.assinaturas, JSON.stringify(dados).includes('Cliente')]).toEqual([[], false]);
    expect(dados.mencoes).toEqual(expect.arrayContaining([expect.objectContaining({ campo: 'emailCopia' })]));
    const apagado = await apagarTitular(em(), agencia, LINHA_DE_COMANDO);
    expect(apagado).toMatchObject({ assinaturas: 0, copias: [expect.any(Number)], mencoes: [] });
    const [pedido] = (await exportarTitular(em(), cliente, LINHA_DE_COMANDO)).assinaturas;
    expect(pedido).toMatchObject({ id: apagado.copias[0], nome: 'Carla Cliente', email: 'cliente@exemplo.com', emailCopia: '' });
  });

  it('is found by CPF or CNPJ, with dots or without', async () => {
    await pedir({ cpfCnpj: '111.444.777-35', emailPrincipal: 'cpf@exemplo.com' });
    for (const texto of ['111.444.777-35', '11144477735']) {
      expect((await exportarTitular(em(), lerTitular(texto)!, LINHA_DE_COMANDO)).assinaturas).toHaveLength(1);
    }
    expect(lerTitular('qualquer coisa')).toBeNull();
  });

  it('is found however the address was typed, at every door that stores one', async () => {
    const typed = 'Dona.LIA@Exemplo.COM';
    await escrever(typed);
    await shop.app.inject({
      method: 'POST',
      url: '/api/contato/enviar',
      payload: { nome: 'Lia', email: ` ${typed}`, celular: '11 9', assunto: 'Oi', mensagem: 'Olá' },
    });
    await pedir({ emailPrincipal: typed });
    await pedir({ emailPrincipal: 'agencia@exemplo.com', emailAlternativo: typed });
    const rest = { ...TEMPORARIO, valor: 10 };
    await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...rest, email: typed } });
    await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...rest, email_copia: typed } });
    const lia = lerTitular('dona.lia@exemplo.com')!;
    const dados = await exportarTitular(em(), lia, LINHA_DE_COMANDO);
    expect([dados.assinaturas.length, dados.mensagens.length]).toEqual([2, 2]);
    const apagado = await apagarTitular(em(), lia, LINHA_DE_COMANDO);
    expect(apagado).toMatchObject({ assinaturas: 2, mensagens: 2, mencoes: [] });
    expect(apagado.copias).toHaveLength(2);
  });

  it('is found in the order that was corrected, although its address was mistyped', async () => {
    const chave = novaChave();
    await pedir({ emailPrincipal: 'bia@exemplo.cm', chave });
    await pedir({ emailPrincipal: 'bia@exemplo.com', substitui: chave });
    expect(await apagarTitular(em(), lerTitular('bia@exemplo.com')!, LINHA_DE_COMANDO)).toMatchObject({
      assinaturas: 2,
      outrosEmails: ['bia@exemplo.cm'],
    });
  });

  it('is named in other rows: notes and trace lose the name, the rest is listed', async () => {
    await pedir({ emailPrincipal: 'chefe@exemplo.com', infoAdicional: 'Falem com Zoe@exemplo.com, não com joazoe@exemplo.com' });
    await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
      input: { nome: 'Rui', email: 'rui@x.com', celular: '1', assunto: 'zoe@exemplo.com', mensagem: 'CPF 390.533.447-05' },
    });
    const fork = em();
    const nota = { tabela: 'banner', linhaId: 1, autor: 'ana', em: new Date() };
    fork.create(
      Nota,
      { ...nota, texto: 'ZOE@exemplo.com, CPF 390.533.447-05 ou 39053344705, não 390533447051.' },
      { persist: true },
    );
    const linha = {
      em: new Date(),
      usuario: 'ana',
      acao: 'alterou',
      tabela: 'banner',
      linhaId: 1,
      rotulo: 'de zoe@exemplo.com',
    } as const;
    fork.create(Alteracao, { ...linha, mudancas: [{ campo: 'alt', de: null, para: 'zoe@exemplo.com' }] }, { persist: true });
    await fork.flush();
    const contato = (campo: string) => expect.objectContaining({ tabela: 'mensagens', campo, certa: true });
    const { mencoes } = await apagarTitular(em(), lerTitular('zoe@exemplo.com')!, LINHA_DE_COMANDO);
    expect(mencoes.map(({ campo }) => campo).toSorted()).toEqual(['assunto', 'busca', 'infoAdicional']);
    const semNome = (await apagarTitular(em(), lerTitular('39053344705')!, LINHA_DE_COMANDO)).mencoes;
    // The longer number in the note may be somebody else's: it stays, and is listed as such.
    const numeroMaior = { tabela: 'notas', id: expect.any(Number), campo: 'texto', certa: false };
    expect(semNome.toSorted((a, b) => a.tabela.localeCompare(b.tabela))).toEqual([contato('mensagem'), numeroMaior]);
    expect((await em().findOneOrFail(Nota, { autor: 'ana' })).texto).toBe(
      '[apagado], CPF [apagado] ou [apagado], não 390533447051.',
    );
    const { rotulo, mudancas } = await em().findOneOrFail(Alteracao, { tabela: 'banner' });
    expect([rotulo, mudancas[0]!.para]).toEqual(['de [apagado]', '[apagado]']);
  });

  it('is looked for in every text of every table', async () => {
    const titular = lerTitular('em.toda.parte@exemplo.com')!;
    const other = await openShop();
    const connection = other.em.getConnection();
    await withoutRules(connection);
    const everywhere: string[] = [];
    for (const { class: entity, tableName, props: said, primaryKeys } of em().getMetadata().getAll().values()) {
      const props = said.filter(({ persist }) => persist !== false);
      const open = props.filter(
        ({ kind, columnTypes, items, name }) =>
          kind === 'scalar' && !items && /text|json/.test(columnTypes[0]!) && !primaryKeys.includes(name as never),
      );
      everywhere.push(...open.map(({ name }) => `${tableName}.${name}`));
      const filled = props.filter((prop) => open.includes(prop) || (prop.columnTypes && !prop.nullable && !prop.autoincrement));
      await other.em.insert<object>(
        entity,
        Object.fromEntries(filled.map((prop) => [prop.name, open.includes(prop) ? mention(prop) : filling(prop)])),
      );
    }
    const mencoes = await mencoesDe(other.em, titular);
    await other.close();
    expect(mencoes.map(({ tabela, campo }) => `${tabela}.${campo}`).toSorted()).toEqual(everywhere.toSorted());
  });

  it('is told from whoever has a longer address or number', () => {
    const is = (text: string, of: string) => escritaDe(lerTitular(of)!).nomeia(text);
    expect(is('de ANA@x.com.', 'ana@x.com')).toBe(true);
    for (const other of ['mariana@x.com', 'ana@x.com.br', 'ana@x.company', 'b.ana@x.com'])
      expect(is(other, 'ana@x.com')).toBe(false);
    expect(is('eva@strasse.de', 'eva@straße.de')).toBe(false);
    expect(is('52.998.224/7250', '52998224725')).toBe(false);
  });
});

describe('the daily job', () => {
  it('counts a term to the last day of a month that is shorter', async () => {
    await em().nativeDelete(Alteracao, {});
    const linha = { usuario: 'ana', acao: 'alterou', tabela: 'plano', linhaId: 1, rotulo: 'X', mudancas: [] } as const;
    for (const dia of ['2026-02-27', '2026-02-28', '2026-03-01'])
      await em().insert(Alteracao, { ...linha, mudancas: [], em: new Date(`${dia}T18:00:00Z`) });
    const apagadas = await aplicarPrazos(
      em(),
      { assinaturas: 999, mensagens: 999, alteracoes: 6, entradas: 999 },
      new Date('2026-08-31T12:00:00Z'),
    );
    expect(apagadas).toMatchObject([{ tabela: 'alteracoes', linhas: 1 }]);
    expect(await em().count(Alteracao)).toBe(2);
  });

  it('deletes what is older than its term, and only that', async () => {
    await pedir({ emailPrincipal: 'prazo@exemplo.com' });
    await escrever('prazo@exemplo.com');
    const prazos = { assinaturas: 60, mensagens: 12, alteracoes: 60, entradas: 6 };
    const titular = lerTitular('prazo@exemplo.com')!;
    const daqui = (meses: number) => new Date(Date.now() + meses * 31 * 86_400_000);
    await aplicarPrazos(em(), prazos, new Date());
    expect(await exportarTitular(em(), titular, LINHA_DE_COMANDO)).toMatchObject({ assinaturas: [{}], mensagens: [{}] });
    await aplicarPrazos(em(), prazos, daqui(13));
    expect(await exportarTitular(em(), titular, LINHA_DE_COMANDO)).toMatchObject({ assinaturas: [{}], mensagens: [] });
    const trace = { em: new Date(), usuario: 'ana', acao: 'alterou', tabela: 'pedido', rotulo: 'Maria', mudancas: [] } as const;
    const [{ id }] = (await exportarTitular(em(), titular, LINHA_DE_COMANDO)).assinaturas as [{ id: number }];
    await em().insert(Alteracao, { ...trace, linhaId: id, mudancas: [] });
    await aplicarPrazos(em(), { ...prazos, alteracoes: 999 }, daqui(61));
    // A line of the trace names the customer: it goes with the order.
    expect(await em().count(Alteracao, { tabela: 'pedido', linhaId: id })).toBe(0);
    expect(await exportarTitular(em(), titular, LINHA_DE_COMANDO)).toMatchObject({ assinaturas: [], mensagens: [] });
  });
});
