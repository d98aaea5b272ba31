import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { bannerCampos, bannerIcpCampos } from '../banners/banner.campos.ts';
import { destaqueCampos } from '../catalogue/destaque.campos.ts';
import { planoCampos } from '../catalogue/plano.campos.ts';
import { assinaturaCampos } from '../checkout/assinatura.campos.ts';
import { mensagemCampos } from '../contact/mensagem.campos.ts';
import { cupomCampos } from '../coupons/cupom.campos.ts';
import { avisoCampos } from '../notices/aviso.campos.ts';
import { depoimentoCampos } from '../testimonials/depoimento.campos.ts';
import { ajudaDe, campo, lerTabela, limitesDe, tabelaDeCampos } from './campo.ts';
import { inteiro, numero, reais } from './campos.ts';
import { corpoDe } from './corpo.schema.ts';

const TABLES: [entity: string, table: z.ZodObject][] = [
  ['Plano', planoCampos],
  ['Destaque', destaqueCampos],
  ['Depoimento', depoimentoCampos],
  ['Aviso', avisoCampos],
  ['Cupom', cupomCampos],
  ['Banner', bannerCampos],
  ['BannerIcp', bannerIcpCampos],
  ['Assinatura', assinaturaCampos],
  ['Mensagem', mensagemCampos],
];

/** What every row has that is edited or handled, and what of an order the shop keeps for itself. */
const UNTOLD = new Set([
  'alteradaEm',
  'pagaEm',
  'pagamentoId',
  'prazoDesde',
  'valorAnterior',
  'desmarcadaEm',
  'motivoGuardado',
  'motivoEm',
  'soCita',
  'deMaquina',
  'referenciaExterna',
  'contratoVersao',
  'aceitoEm',
  'aceitoDe',
  'posicao',
  'posicaoVersao',
  'id',
  'versao',
  'criadaEm',
  'status',
  'statusPor',
  'statusEm',
  'codigoGuardado',
  'busca',
  'empresa',
  'chave',
  'conteudo',
  'planoDados',
  'cupomDados',
  'responsavel',
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

  it('has its bounds in the database too', () => {
    const { checks } = shop.em.getMetadata().getByClassName(entity as never);
    const bounded = campos.filter(limitesDe).map(({ nome }) => nome);
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(bounded.map((nome) => expect.stringMatching(`_${nome}_check$`) as unknown)),
    );
  });

  it('calls each field by a name of its own, in sentences', () => {
    expect(new Set(campos.map(({ rotulo }) => rotulo)).size).toBe(campos.length);
    expect(campos.filter(({ rotulo, descricao }) => rotulo.trim() === '' || !/^\p{Lu}.*\.$/u.test(descricao))).toEqual([]);
  });
});

describe('bounds of a number', () => {
  const table = tabelaDeCampos({
    dias: campo(inteiro({ min: 0, max: 90 }), { rotulo: 'Dias', descricao: 'Dias.' }),
    peso: campo(numero({ min: 1, max: 2.5, mensagem: 'De um a dois e meio.' }), {
      rotulo: 'Peso',
      descricao: 'Peso.',
      ajuda: 'Em kg',
    }),
    total: campo(inteiro(), { rotulo: 'Total', descricao: 'Total.' }),
    valor: campo(reais(), { rotulo: 'Valor', descricao: 'Valor.', unidade: 'reais' }),
  });
  const [dias, peso, total, valor] = lerTabela(table);

  it('are said once, for what is refused, how a form helps, the interface and the database', () => {
    const sentence = (dado: object) =>
      table
        .partial()
        .safeParse(dado)
        .error?.issues.map(({ message }) => message);
    for (const number of [-1, 91]) expect(sentence({ dias: number })).toEqual(['Use um número de 0 a 90.']);
    expect(sentence({ peso: 3 })).toEqual(['De um a dois e meio.']);
    for (const number of [0, 90, null]) expect(sentence({ dias: number })).toBeUndefined();
    expect([dias, peso, total, valor].map((described) => ajudaDe(described!))).toEqual([
      'De 0 a 90',
      'Em kg',
      undefined,
      undefined,
    ]);
    const { properties } = z.toJSONSchema(corpoDe(table)) as { properties: Record<string, { minimum: number; maximum: number }> };
    expect(
      Object.values(properties)
        .slice(0, 4)
        .map(({ minimum, maximum }) => [minimum, maximum]),
    ).toEqual([
      [0, 90],
      [1, 2.5],
      [0, 1_000_000_000],
      [0, 9_999_999],
    ]);
  });
});

it('a field that nobody has described, or that ends in something that is no value, is told by its name', () => {
  expect(() => lerTabela(z.object({ garantia: z.string() }))).toThrow('garantia');
});
