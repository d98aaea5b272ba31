import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../../data/demo/load.ts';
import { catalogueDoor, inPortuguese, PLANO, sumsOf, type CatalogueDoor } from '../../tests/support/catalogueFile.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { NOMES_DAS_TABELAS } from './catalogo.ts';

let shop: Shop;
let staff: Staff;
let door: CatalogueDoor;
let full: Shop;
let donors: CatalogueDoor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  door = catalogueDoor(shop, staff);
  full = await openShop({ RATE_LIMIT: 'off' });
  donors = catalogueDoor(full, await signIn(full));
  await loadDemo(full.orm.em.fork());
});
afterAll(() => Promise.all([full.close(), shop.close()]));
beforeEach(() => door.clear());

describe('a catalogue', () => {
  it('goes to an empty shop and back again as it was, and twice changes nothing', { timeout: 120_000 }, async () => {
    const file = await donors.exported();
    const { imagens, ...first } = JSON.parse(file) as { imagens: Record<string, string> };
    expect(sumsOf(await door.take(file))).toMatchObject({ planos: [65, 0, 0, 0], banners: [6, 0, 0, 0] });
    const back = JSON.parse(await door.exported()) as typeof first & { imagens: Record<string, string> };
    const { imagens: kept, ...second } = back;
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(Object.keys(kept)).toEqual(Object.keys(imagens));
    expect((await shop.app.inject('/banner/florada-800.avif')).statusCode).toBe(200);
    expect(
      Object.values(sumsOf(await door.take(file))).every(
        ([novas, alteradas, , soNaLoja]) => novas === 0 && alteradas === 0 && soNaLoja === 0,
      ),
    ).toBe(true);
    // Table by table as well.
    for (const nome of NOMES_DAS_TABELAS) {
      const csv = await donors.exported(nome);
      expect(csv.startsWith(`\ufeff${nome};`)).toBe(true);
      expect([nome, await door.exported(nome)]).toEqual([nome, csv]);
      expect(sumsOf(await door.compare(csv))[nome]!.slice(0, 2)).toEqual([0, 0]);
    }
  });

  const texto = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((dado) => dado.trim() !== '' && !/[\0\p{Surrogate}]/u.test(dado));
  const numero = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 8));
  const inteiro = fc.option(fc.nat(1_000_000));
  const plano = fc.record({
    nome: texto,
    descricao: fc.option(texto),
    planoTipo: fc.constantFrom(...Object.values(PlanoTipo)),
    valor: fc.nat(9_000_000).map((cents) => cents / 100),
    desconto1: fc.option(fc.nat(1000).map((n) => n / 10)),
    ativo: fc.boolean(),
    promocional: fc.boolean(),
    ordem: fc.integer({ min: -1000, max: 1000 }),
    ram1: numero,
    tecnologia: fc.option(texto),
    app: inteiro,
  });

  it('of any plans comes back the same, over JSON and over CSV', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(plano, {
          minLength: 1,
          maxLength: 5,
          selector: ({ nome, planoTipo }) => `${planoTipo}/${nome.trim().normalize('NFC')}`,
        }),
        async (planos) => {
          const clear = () => shop.orm.em.getConnection().execute('delete from planos');
          await clear();
          await door.take({ planos });
          const [json, csv] = [await door.exported(), await door.exported('planos')];
          for (const file of [json, csv]) {
            expect(sumsOf(await door.compare(file)).planos).toEqual([0, 0, planos.length, 0]);
            await clear();
            await door.take(file);
            expect(await door.exported()).toBe(json);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has several rows of one name, and tells them apart again', async () => {
    for (const valor of [10, 20, 30])
      await staff.graphql('mutation ($input: PlanoInput!) { salvarPlano(input: $input) { id } }', { input: { ...PLANO, valor } });
    const file = await door.exported();
    expect(JSON.parse(file).planos.map(({ chave }: { chave: string }) => chave)).toEqual([
      'PHP/PHP Ipê',
      'PHP/PHP Ipê #2',
      'PHP/PHP Ipê #3',
    ]);
    await door.take(file.replace('"valor": 20', '"valor": 25'));
    expect((await door.plans()).map(({ valor }) => valor)).toEqual([10, 25, 30]);
    await shop.orm.em.getConnection().execute('delete from planos');
    await door.take(file);
    expect(await door.exported()).toBe(file);
  });
});

describe('what is imported', () => {
  it('is shown first, changes only what the file names, and is in the trace by whoever did it', async () => {
    await door.take({
      planos: [
        { ...PLANO, descricao: 'De antes', emails: 5 },
        { ...PLANO, nome: 'Fica' },
      ],
    });
    const csv = 'planos;nome;valor;emails\r\nPHP/PHP Ipê;PHP Ipê Novo;1.234,50;\r\n';
    const seen = await door.compare(csv);
    expect(seen.tabelas[0]).toMatchObject({
      soNaLoja: ['Fica'],
      alteradas: [
        {
          rotulo: 'PHP Ipê Novo',
          mudancas: expect.arrayContaining([
            { campo: 'valor', de: 29.9, para: 1234.5 },
            { campo: 'emails', de: 5, para: null },
          ]),
        },
      ],
    });
    expect(await door.plans()).toMatchObject([{ nome: 'PHP Ipê', valor: 29.9 }, { nome: 'Fica' }]);
    await door.apply(csv, seen.resumo);
    expect(await door.plans()).toMatchObject([
      { nome: 'PHP Ipê Novo', valor: 1234.5, versao: 2 },
      { nome: 'Fica', versao: 1 },
    ]);
    const { data } = await staff.graphql('{ alteracoes { itens { usuario acao rotulo } } }');
    expect((data!.alteracoes as { itens: object[] }).itens[0]).toEqual({
      usuario: 'ana',
      acao: 'alterou',
      rotulo: 'PHP Ipê Novo',
    });
    // The same file once more finds the row under its new name.
    expect(sumsOf(await door.compare(csv)).planos).toEqual([0, 0, 1, 1]);
  });

  it('reaches the public at once', async () => {
    await door.take({ planos: [{ ...PLANO, nome: 'Recém-chegado' }] });
    expect((await shop.app.inject('/api/planos/listarativos')).body).toContain('Recém-chegado');
  });

  it('minds nothing that somebody does meanwhile to rows that it does not name', async () => {
    await door.take({ planos: [PLANO] });
    const file = { planos: [{ ...PLANO, valor: 35 }] };
    const { resumo } = await door.compare(file);
    await door.take({ planos: [{ ...PLANO, nome: 'De outra pessoa' }] });
    expect((await door.apply(file, resumo)).errors).toBeUndefined();
    expect(await door.plans()).toMatchObject([{ valor: 35 }, { nome: 'De outra pessoa' }]);
  });

  it('is what was seen: somebody’s change in between, and a second click, are refused', async () => {
    await door.take({ planos: [PLANO] });
    const file = { planos: [{ ...PLANO, valor: 35 }] };
    const { resumo } = await door.compare(file);
    await door.take({ planos: [{ ...PLANO, valor: 31 }] });
    const refused = await door.apply(file, resumo);
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', erro: 'CATALOGO_MUDOU' });
    expect(await door.plans()).toMatchObject([{ valor: 31 }]);
    const again = await door.compare(file);
    const both = await Promise.all([door.apply(file, again.resumo), door.apply(file, again.resumo)]);
    expect(both.map(({ errors }) => errors?.[0]!.extensions.erro).toSorted()).toEqual(['CATALOGO_MUDOU', undefined]);
    expect(await door.plans()).toMatchObject([{ valor: 35, versao: 3 }]);
  });

  it('is all or nothing, with every error at its place', async () => {
    const file = {
      planos: [PLANO, { ...PLANO, nome: '', valor: -1 }, { ...PLANO, nome: 'Sem tipo', planoTipo: 'NADA', valr: 3 }],
      cupons: [{ codigo: 'B', tipo: 'fixo', valor: 5, dataInicio: '2026-01-01', dataFim: '2025-01-01', plano: 'PHP/Nenhum' }],
      banners: [{ nome: 'X', tipo: 'FIXO', imagem: 'nenhuma.webp' }],
    };
    const { erros } = await door.compare(file);
    const places = erros.map(({ onde, campo, mensagem }) => [onde, campo, inPortuguese(mensagem)]);
    expect(places).toEqual(
      expect.arrayContaining([
        ['planos, item 2', 'nome', true],
        ['planos, item 2', 'valor', true],
        ['planos, item 3', '', true],
        ['cupons, item 1', 'plano', true],
        ['banners, item 1', 'imagem', true],
      ]),
    );
    expect((await door.apply(file)).errors![0]!.extensions.erro).toBe('DADOS_INVALIDOS');
    expect(await door.plans()).toEqual([]);
  });

  it('may refer to a plan of the same file or of the shop, and never to one that is gone', async () => {
    const cupom = {
      codigo: 'IPE',
      tipo: 'fixo',
      valor: 5,
      dataInicio: '2026-01-01',
      dataFim: '2026-12-31',
      plano: 'PHP/PHP Ipê',
    };
    await door.take({ planos: [PLANO], cupons: [cupom], destaques: [{ titulo: 'Ipê', texto: 'Em flor', plano: 'PHP/PHP Ipê' }] });
    const file = await door.exported();
    expect(JSON.parse(file)).toMatchObject({ cupons: [{ plano: 'PHP/PHP Ipê' }], destaques: [{ plano: 'PHP/PHP Ipê' }] });
    await shop.orm.em.getConnection().execute('delete from planos');
    const orphan = JSON.parse(await door.exported()) as { cupons: { plano: string }[] };
    expect(orphan.cupons[0]!.plano).toMatch(/^excluído #\d+$/);
    expect(sumsOf(await door.compare({ cupons: orphan.cupons }))).toEqual({ cupons: [0, 0, 1, 0] });
    await shop.orm.em.getConnection().execute('delete from cupons');
    expect((await door.compare({ cupons: orphan.cupons })).erros).toMatchObject([{ onde: 'cupons, item 1', campo: 'plano' }]);
  });

  it('names two coupons of one code, and a code that another has', async () => {
    const cupom = { tipo: 'fixo', valor: 5, dataInicio: '2026-01-01', dataFim: '2026-12-31' };
    expect(
      (
        await door.compare({
          cupons: [
            { ...cupom, codigo: 'a' },
            { ...cupom, codigo: 'A' },
          ],
        })
      ).erros,
    ).toHaveLength(1);
    await door.take({
      cupons: [
        { ...cupom, codigo: 'A' },
        { ...cupom, codigo: 'B' },
      ],
    });
    const { erros } = await door.compare({
      cupons: [
        { chave: 'A', codigo: 'B' },
        { chave: 'B', valor: 7 },
      ],
    });
    expect(erros).toMatchObject([{ onde: 'cupons, item 1', campo: 'codigo', mensagem: 'Já existe um cupom com este código.' }]);
  });

  it('takes an empty key, as a copied row has one, for none', async () => {
    const cupom = { tipo: 'fixo', valor: 5, dataInicio: '2026-01-01', dataFim: '2026-12-31' };
    const novos = ['VAZIA1', 'VAZIA2'].map((codigo) => ({ ...cupom, chave: '', codigo }));
    expect((await door.compare({ cupons: novos })).erros).toEqual([]);
    await door.take({ cupons: novos });
    expect((await door.compare({ cupons: novos.map(({ codigo }) => ({ chave: codigo, valor: 3 })) })).erros).toEqual([]);
  });

  it('is not put on air without consent', async () => {
    const { erros } = await door.compare({ depoimentos: [{ nome: 'Rui', texto: 'Bom', ativo: true }] });
    expect(erros).toMatchObject([{ campo: 'consentimento' }]);
  });
});

it('is for staff only', async () => {
  expect((await shop.app.inject('/api/catalogo/exportar')).statusCode).toBe(401);
  expect((await catalogueDoor(shop, null).tryToCompare({ planos: [PLANO] })).statusCode).toBe(401);
  expect((await shop.app.inject({ url: '/api/catalogo/exportar?tabela=sessoes', headers: staff.headers })).statusCode).toBe(400);
});
