import fc from 'fast-check';
import { familiaDoTipo } from '../../modules/catalogue/familia.ts';
import { MESES } from '../../modules/catalogue/periodo.ts';
import type { Plano } from '../../modules/catalogue/plano.entity.ts';
import { nomeDoTipo } from '../../modules/catalogue/plano.ts';
import { rotuloDominio, TIPOS_DOMINIO, type TipoDominio } from '../../modules/checkout/tipoDominio.ts';
import { opcoesDoPlano, type Extra } from '../../modules/checkout/opcoes.ts';
import { calcularTotal } from '../../modules/checkout/total.ts';
import type { Cupom } from '../../modules/coupons/cupom.entity.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';

const NADA: Extra = { quantidade: 0, valor: 0 };
const PESSOAS = [
  { nome: 'Maria Aparecida de Souza', documento: '52998224725' },
  { nome: 'Padaria 3 Irmãos & Filhos Ltda.', documento: '11222333000181' },
  { nome: 'Nova Empresa S/A', documento: '12ABC34501DE35' },
];

/** What can be bought: one row for each plan, period, system and extra; none of a plan for what integrators send without an id. */
interface Compra {
  plano: Plano | null;
  periodo: number;
  sistema: string;
  disco: Extra;
  ip: Extra;
}

/** An order that every door takes, and the total that it must answer. */
export interface Order {
  rest: Record<string, unknown>;
  /** None without a plan: the site always names it. */
  graphql: Record<string, unknown> | null;
  total: number;
}

const ESCOLHAS = ['planoId', 'periodo', 'selectedSystem', 'espacoAdicional', 'ipAdicional', 'cupom'];
const ESCOLHAS_EM_REST = ['planoId', 'pagamento', 'selectedSystem', 'espaco_adicional', 'ip_adicional', 'cupom'];

/** What a quote is asked with that is to cost as much as an order; none without a plan. */
export function quoteOf({ rest, graphql }: Order): { rest: Record<string, unknown>; graphql: Record<string, unknown> } | null {
  if (!graphql) return null;
  const pick = (said: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(said).filter(([name]) => names.includes(name)));
  return { rest: pick(rest, ESCOLHAS_EM_REST), graphql: pick(graphql, ESCOLHAS) };
}

/** Everything that the plans can be ordered with (sections 9.2 and 9.3). */
function comprasDe(planos: readonly Plano[]): Compra[] {
  const comPlano = planos.flatMap((plano) => {
    const { sistemas, discos, ips } = opcoesDoPlano(nomeDoTipo(plano.planoTipo));
    return familiaDoTipo(nomeDoTipo(plano.planoTipo)).periodos.flatMap((periodo) =>
      ['', ...sistemas].flatMap((sistema) =>
        [NADA, ...discos].flatMap((disco) => [NADA, ...ips].map((ip) => ({ plano, periodo, sistema, disco, ip }))),
      ),
    );
  });
  const semPlano = [...MESES.keys()].flatMap((periodo) =>
    ['', 'Ubuntu 24.04'].flatMap((sistema) =>
      [NADA, { quantidade: 50, valor: 18 }].map((disco) => ({ plano: null, periodo, sistema, disco, ip: NADA })),
    ),
  );
  return [...comPlano, ...semPlano];
}

const CORRECOES = ['nenhuma', 'desconhecida', 'propria', 'anterior'] as const;
type Correcao = (typeof CORRECOES)[number];

let anterior = novaChave();

/** Orders of every shape: plan or none, period, family, system, extras, person or company, coupon, domain, correction, with and without what is optional. */
export function orders(planos: readonly Plano[], cupons: readonly Cupom[]): fc.Arbitrary<Order> {
  return fc
    .record({
      compra: fc.constantFrom(...comprasDe(planos)),
      pessoa: fc.constantFrom(...PESSOAS),
      cupom: fc.option(fc.constantFrom(...cupons)),
      dominio: fc.constantFrom(...TIPOS_DOMINIO),
      correcao: fc.constantFrom(...CORRECOES),
      opcionais: fc.boolean(),
    })
    .map(({ compra, cupom, ...resto }) => {
      // A coupon of one plan is no coupon of another.
      const aceito = cupom && (cupom.planoId === null || cupom.planoId === compra.plano?.id) ? cupom : null;
      return number({ compra, cupom: aceito, ...resto });
    });
}

interface Shape {
  compra: Compra;
  pessoa: (typeof PESSOAS)[number];
  cupom: Cupom | null;
  dominio: TipoDominio;
  correcao: Correcao;
  opcionais: boolean;
  chave: string;
  substitui: string;
}

/** Gives an order a key of its own, and names the one that it corrects. */
function number(shape: Omit<Shape, 'chave' | 'substitui'>): Order {
  const chave = novaChave();
  const substitui = { nenhuma: '', desconhecida: 'ninguém tem esta', propria: chave, anterior }[shape.correcao];
  anterior = chave;
  return write({ ...shape, chave, substitui });
}

/** An order as each door spells it. */
function write({ compra, pessoa, cupom, dominio, opcionais, chave, substitui }: Shape): Order {
  const { plano, periodo, sistema, disco, ip } = compra;
  const total = plano ? totalOf(compra, plano, cupom) : 1234.56;
  const codigo = cupom?.codigo ?? '';
  const nomeDoDominio = dominio === 'subdominio' ? '' : 'minhaempresa.com.br';
  const mais = opcionais ? { infoAdicional: 'Duas linhas\nde texto', complemento: 'sala 2', indicacao: 'Google' } : {};
  const comum = { ...mais, valor: total, cupom: codigo, dominio: nomeDoDominio, chave, ...(substitui && { substitui }) };
  const rest = {
    ...TEMPORARIO,
    ...comum,
    nome: pessoa.nome,
    empresa: pessoa.nome,
    cpf_cnpj: pessoa.documento,
    pagamento: periodo,
    dominio_registro: rotuloDominio(dominio, 'Ipê Hospedagem'),
    ...(opcionais && { email_copia: 'financeiro@empresa.com.br', tel_cel: '11 99999-0000' }),
    ...(plano && { planoId: String(plano.id) }),
    ...(sistema && { selectedSystem: sistema }),
    ...(disco.quantidade > 0 && { espaco_adicional: disco.quantidade, valor_espaco_adicional: disco.valor }),
    ...(ip.quantidade > 0 && { ip_adicional: ip.quantidade, valor_ip_adicional: ip.valor }),
  };
  const graphql = plano && {
    ...FORMULARIO,
    ...comum,
    nomeEmpresa: pessoa.nome,
    cpfCnpj: pessoa.documento,
    tipoDominio: dominio,
    periodo,
    planoId: String(plano.id),
    ...(sistema && { selectedSystem: sistema }),
    ...(disco.quantidade > 0 && { espacoAdicional: disco.quantidade }),
    ...(ip.quantidade > 0 && { ipAdicional: ip.quantidade }),
  };
  return { rest, graphql, total };
}

function totalOf({ periodo, disco, ip }: Compra, plano: Plano, cupom: Cupom | null): number {
  const { periodos } = familiaDoTipo(nomeDoTipo(plano.planoTipo));
  const escolhido = periodos.find((opcao) => opcao === periodo)!;
  return Number(calcularTotal({ plano, periodo: escolhido, periodos, disco: disco.valor, ip: ip.valor, cupom }).total);
}

/** As few orders as show everything that an order can consist of: each plan, period, system, extra, person, coupon and so on at least once. */
export function everyShape(planos: readonly Plano[], cupons: readonly Cupom[]): Order[] {
  const compras = comprasDe(planos);
  const first = { compra: compras[0]!, pessoa: PESSOAS[0]!, cupom: null, dominio: 'subdominio', correcao: 'nenhuma', opcionais: false } as const; // prettier-ignore
  const shapes: Omit<Shape, 'chave' | 'substitui'>[] = [
    ...compras.map((compra) => ({ ...first, compra })),
    ...PESSOAS.map((pessoa) => ({ ...first, pessoa })),
    ...cupons.map((cupom) => ({
      ...first,
      cupom,
      compra: compras.find(({ plano }) => plano?.id === cupom.planoId) ?? first.compra,
    })),
    ...TIPOS_DOMINIO.map((dominio) => ({ ...first, dominio })),
    ...CORRECOES.map((correcao) => ({ ...first, correcao })),
    { ...first, opcionais: true },
  ];
  const seen = new Set<string>();
  const chosen = shapes.filter((shape) => {
    const traits = traitsOf(shape);
    const before = seen.size;
    for (const trait of traits) seen.add(trait);
    return seen.size > before;
  });
  return chosen.map((shape) => number(shape));
}

function traitsOf({ compra, pessoa, cupom, dominio, correcao, opcionais }: Omit<Shape, 'chave' | 'substitui'>): string[] {
  const { plano, periodo, sistema, disco, ip } = compra;
  const bought = [`${periodo} meses`, sistema, `${disco.quantidade} GB`, `${ip.quantidade} IP`];
  return [
    ...bought.map((what) => `${plano?.id} ${what}`),
    pessoa.documento,
    `cupom ${cupom?.codigo}`,
    dominio,
    correcao,
    `opcionais ${opcionais}`,
  ];
}
