import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { guardarImagem } from '../../modules/banners/imagem.service.ts';
import { goodFiles } from '../support/hostileFiles.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What a new row takes where nothing is said is the specification's (sections 3.1, 3.6 and 9.7), and both descriptions say it.

let shop: Shop;
let staff: Staff;
const images: Record<string, string> = {};
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  const png = (await goodFiles())[0]![1];
  for (const folder of ['banner', 'banner-icp'] as const)
    images[folder] = await guardarImagem(shop.em, { pasta: folder, conteudo: png }, { id: 1, usuario: 'ana' });
});
afterAll(() => shop.close());

const schema = createSchema();
const SAID = /Numa linha nova, sem ele: (.+)\.$/;

/** The defaults that a description tells of, by the names of the fields. */
const told = (fields: readonly { name: string; description?: string | null | undefined }[]) =>
  Object.fromEntries(
    fields.flatMap(({ name, description }) => {
      const [, value] = SAID.exec(description ?? '') ?? [];
      return value === undefined ? [] : [[name, JSON.parse(value)]];
    }),
  ) as Record<string, unknown>;

const CASES: readonly [name: string, least: () => object, path?: string][] = [
  ['Plano', () => ({ nome: 'Mudo', planoTipo: 'PHP', valor: 10 }), '/api/planos'],
  ['Banner', () => ({ nome: 'Mudo', tipo: 'FIXO', imagem: images.banner }), '/api/banners/salvar'],
  ['BannerIcp', () => ({ nome: 'Mudo', imagem: images['banner-icp'] }), '/api/bannersicp/salvar'],
  ['Cupom', () => ({ codigo: 'MUDO', tipo: 'fixo', valor: 1, dataInicio: '2026-01-01', dataFim: '2036-01-01' })],
  ['Destaque', () => ({ titulo: 'Mudo', texto: 'Texto' })],
  ['Depoimento', () => ({ nome: 'Mudo', texto: 'Texto', consentimento: true })],
  ['Aviso', () => ({ texto: 'Mudo', tom: 'INFORMACAO', dataFim: '2036-01-01' })],
];

describe.each(CASES)('a new %s of which nothing more is said', (name, least) => {
  it('is through GraphQL what the schema says', async () => {
    const type = schema.getType(`${name}Input`);
    if (!isInputObjectType(type)) throw new Error(`${name}Input`);
    const defaults = told(Object.values(type.getFields()));
    expect(defaults).toMatchObject(name === 'Cupom' ? { ativo: true } : { ordem: 0 });
    const { data } = await staff.graphql(
      `mutation ($input: ${name}Input!) { salvar${name}(input: $input) { ${Object.keys(defaults).join(' ')} } }`,
      { input: least() },
    );
    expect(data![`salvar${name}`]).toEqual({ ...defaults, ...(name === 'Depoimento' && { consentimento: true }) });
  });
});

describe.each(CASES.filter(([, , path]) => path))('a new %s of which REST says nothing more', (_name, least, path) => {
  it('is what OpenAPI says, which promises no other place', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json();
    const { description, requestBody } = paths[path!].post;
    const { properties } = requestBody.content['application/json'].schema;
    const defaults = told(
      Object.entries<{ description?: string }>(properties).map(([field, said]) => ({ name: field, ...said })),
    );
    expect(defaults).toMatchObject({ ordem: 0, ativo: true });
    const { statusCode, body } = await staff.rest('POST', path!, least());
    expect([statusCode, JSON.parse(body)]).toEqual([201, expect.objectContaining(defaults)]);
    expect(description).toMatch(/^Sem ordem, vale 0/);
  });
});
