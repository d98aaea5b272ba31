import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { bannerCampos, bannerIcpCampos } from '../banners/banner.campos.ts';
import { destaqueCampos } from '../catalogue/destaque.campos.ts';
import { planoCampos } from '../catalogue/plano.campos.ts';
import { assinaturaCampos } from '../checkout/assinatura.campos.ts';
import { mensagemCampos } from '../contact/mensagem.campos.ts';
import { cupomCampos } from '../coupons/cupom.campos.ts';
import { depoimentoCampos } from '../testimonials/depoimento.campos.ts';
import { lerTabela } from './campo.ts';

const TABLES: [entity: string, table: z.ZodObject][] = [
  ['Plano', planoCampos],
  ['Destaque', destaqueCampos],
  ['Depoimento', depoimentoCampos],
  ['Cupom', cupomCampos],
  ['Banner', bannerCampos],
  ['BannerIcp', bannerIcpCampos],
  ['Assinatura', assinaturaCampos],
  ['Mensagem', mensagemCampos],
];

/** What every row has that is edited or handled, and what of an order the shop keeps for itself. */
const UNTOLD = new Set([
  'id',
  'versao',
  'criadaEm',
  'status',
  'statusPor',
  'statusEm',
  'busca',
  'empresa',
  'chave',
  'conteudo',
  'planoDados',
  'cupomDados',
  'envio',
  'clienteUsuario',
  'clienteRevenda',
  'clienteAdicional',
]);

/** What columns may hold a field of a kind. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  texto: ['text'],
  escolha: ['text'],
  data: ['DateType'],
  inteiro: ['integer'],
  numero: ['DoubleType', 'ReaisType'],
  sinal: ['boolean'],
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each(TABLES)('the table of fields of %s', (entity, table) => {
  const campos = lerTabela(table);

  it('says what is stored, and all of it', () => {
    const { props } = shop.em.getMetadata().getByClassName(entity as never);
    const stored = props.filter(({ name }) => !UNTOLD.has(name));
    const kind = (name: string, type: string) => {
      const especie = campos.find(({ nome }) => nome === name)?.especie ?? '';
      // A key of another row is a whole number.
      return COLUMNS[especie]?.includes(type) || type === 'Plano' ? especie : `${especie} in ${type}`;
    };
    expect(stored.map(({ name, type, nullable = false }) => [name, kind(name, type), nullable]).toSorted()).toEqual(
      campos.map(({ nome, especie, nulo }) => [nome, especie, nulo]).toSorted(),
    );
  });

  it('calls each field by a name of its own, in sentences', () => {
    expect(new Set(campos.map(({ rotulo }) => rotulo)).size).toBe(campos.length);
    expect(campos.filter(({ rotulo, descricao }) => rotulo.trim() === '' || !/^\p{Lu}.*\.$/u.test(descricao))).toEqual([]);
  });
});

it('a field that nobody has described, or that ends in something that is no value, is told by its name', () => {
  expect(() => lerTabela(z.object({ garantia: z.string() }))).toThrow('garantia');
});
