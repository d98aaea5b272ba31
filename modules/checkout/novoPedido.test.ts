import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Plano } from '../catalogue/plano.entity.ts';
import { Assinatura } from './assinatura.entity.ts';
import { CLIENTE, criarCupom, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { criarPlano } from '../../tests/support/factories.ts';

// An order that somebody of the staff writes down for a customer on the telephone.

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeEach(async () => {
  // Limits are on: they are of visitors.
  shop = await openShop();
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
});
afterEach(() => shop.close());

const REGISTRAR = `mutation ($cliente: ContatoDoPedidoInput!, $pedido: NovoPedidoInput!, $valor: Float!, $chave: String) {
  registrarPedido(cliente: $cliente, pedido: $pedido, valor: $valor, chave: $chave) { id codigo valor status }
}`;
const COTAR = `query ($cliente: ContatoDoPedidoInput!, $pedido: NovoPedidoInput!) {
  cotacaoDoPedido(cliente: $cliente, pedido: $pedido) {
    valor planoVisto linhas { descricao valor } jaPedido { codigo criadaEm }
  }
}`;
type Ditos = Record<string, unknown>;
const pedido = (mais: Ditos = {}) => ({
  planoId,
  periodo: 12,
  tipoDominio: 'ja-tenho',
  infoAdicional: 'Migrar o e-mail.',
  ...mais,
});
const registrar = (cliente: Ditos = {}, mais: Ditos = {}, valor = 240, chave?: string) =>
  staff.graphql(REGISTRAR, {
    cliente: { ...CLIENTE, dominio: 'Minha-Empresa.com.br', ...cliente },
    pedido: pedido(mais),
    valor,
    chave,
  });
const cotar = (cliente: Ditos = {}, mais: Ditos = {}) => staff.graphql(COTAR, { cliente, pedido: pedido(mais) });
const linhas = () => shop.em.fork().find(Assinatura, {}, { orderBy: { id: 'asc' } });
const recusa = ({ errors }: Awaited<ReturnType<typeof registrar>>) => errors?.[0]?.extensions.erro;

describe('an order for a customer', () => {
  it('costs what the shop asks now, and is stored as one that no customer has sent himself, without a contract', async () => {
    const { data } = await cotar();
    expect(data!.cotacaoDoPedido).toMatchObject({ valor: 240 });
    expect(await linhas()).toHaveLength(0);

    expect((await registrar()).data!.registrarPedido).toMatchObject({ valor: 240, status: 'nova' });
    expect(await linhas()).toMatchObject([
      {
        nome: 'Maria Aparecida de Souza',
        email: 'maria@empresa.com.br',
        cpfCnpj: '52998224725',
        dominio: 'minha-empresa.com.br',
        dominioRegistro: 'Não, já possui domínio registrado',
        infoAdicional: 'Migrar o e-mail.',
        pagamento: 12,
        valorConferido: true,
        deMaquina: true,
        contratoVersao: null,
        substituiId: null,
      },
    ]);
    const { data: lido } = await staff.graphql('{ alteracoes(tabela: "pedido") { itens { acao usuario rotulo } } }');
    expect(lido!.alteracoes).toMatchObject({ itens: [{ usuario: 'ana', rotulo: 'Maria Aparecida de Souza' }] });
  });

  it('is refused for all that the form would refuse, beside the fields of the desk', async () => {
    const { errors } = await registrar({ nome: 'Maria', cpfCnpj: '111', email: 'maria', dominio: '' });
    const { erro, campos } = errors![0]!.extensions as { code: string; erro?: string; campos?: { campo: string }[] };
    expect(erro).toBe('DADOS_INVALIDOS');
    expect(campos?.map(({ campo }) => campo).toSorted()).toEqual(['cpfCnpj', 'dominio', 'email']);
    expect(await linhas()).toHaveLength(0);
  });

  it('is asked with the total that was shown', async () => {
    expect(recusa(await registrar({}, {}, 239))).toBe('VALOR_ATUALIZADO');
    expect(recusa(await registrar({}, { espacoAdicional: 7 }))).toBe('EXTRA_INVALIDO');
    expect(await linhas()).toHaveLength(0);
  });

  it('is of the plan that was seen, where that is said', async () => {
    const { planoVisto } = (await cotar()).data!.cotacaoDoPedido as { planoVisto: string };
    expect(planoVisto).toMatch(/\w\. .+\.$/);
    await shop.em.fork().nativeUpdate(Plano, { id: Number(planoId) }, { nome: 'De outro nome' });
    expect(recusa(await registrar({}, { planoVisto }))).toBe('PLANO_ATUALIZADO');
    expect(await linhas()).toHaveLength(0);
    const { planoVisto: agora } = (await cotar({}, { planoVisto })).data!.cotacaoDoPedido as { planoVisto: string };
    expect(agora).toContain('De outro nome');
    expect((await registrar({}, { planoVisto: agora })).errors).toBeUndefined();
  });

  it('is told of with its quote where the same customer has an open one of the same plan, of the last day', async () => {
    const { codigo } = (await registrar()).data!.registrarPedido as { codigo: string };
    const ja = async (cliente: Ditos, mais: Ditos = {}) =>
      ((await cotar(cliente, mais)).data!.cotacaoDoPedido as { jaPedido: object | null }).jaPedido;
    const porEmail = { email: ' MARIA@empresa.com.br ' };
    expect(await ja({})).toBeNull();
    expect(await ja({ email: 'maria@', cpfCnpj: '529.982' })).toBeNull();
    expect(await ja({ email: 'outra@empresa.com.br', cpfCnpj: '111.444.777-35' })).toBeNull();
    expect(await ja({ cpfCnpj: CLIENTE.cpfCnpj, email: 'outra@empresa.com.br' })).toMatchObject({ codigo });
    expect(await ja(porEmail)).toMatchObject({ codigo });
    const outro = await criarPlano(shop.em.fork(), { nome: 'Outro', valor: 20, desconto2: 0 });
    expect(await ja(porEmail, { planoId: String(outro.id) })).toBeNull();

    const [linha] = await linhas();
    const mudar = (dado: object) => shop.em.fork().nativeUpdate(Assinatura, { id: linha!.id }, dado);
    await mudar({ status: 'cancelada' });
    expect(await ja(porEmail)).toBeNull();
    await mudar({ status: 'em_atendimento', criadaEm: new Date(linha!.criadaEm.getTime() - 25 * 3_600_000) });
    expect(await ja(porEmail)).toBeNull();
  });

  it('is made once, however often its act comes', async () => {
    const chave = novaChave();
    const [primeiro, segundo] = await Promise.all([registrar({}, {}, 240, chave), registrar({}, {}, 240, chave)]);
    expect(segundo.data!.registrarPedido).toEqual(primeiro.data!.registrarPedido);
    expect((await registrar({}, {}, 240, chave)).data!.registrarPedido).toEqual(primeiro.data!.registrarPedido);
    expect(recusa(await registrar({ telCel: '' }, {}, 240, chave))).toBe('CHAVE_REUTILIZADA');
    expect(await linhas()).toHaveLength(1);
    expect((await staff.graphql(`mutation { encerrarAto(chave: "${chave}") { feito linhaId } }`)).data!.encerrarAto).toEqual({
      feito: true,
      linhaId: (primeiro.data!.registrarPedido as { id: string }).id,
    });
  });

  it('uses its coupon as any order of its customer does, and the quote says so once it is known who that is', async () => {
    await criarCupom(shop.em.fork(), { codigo: 'UMA', limitePorCliente: 1 });
    expect((await registrar({}, { cupom: 'UMA' }, 216)).data!.registrarPedido).toMatchObject({ valor: 216 });
    expect((await cotar({}, { cupom: 'UMA' })).data!.cotacaoDoPedido).toMatchObject({ valor: 216 });
    expect((await cotar({ email: 'maria@empresa', cpfCnpj: '529.982' }, { cupom: 'UMA' })).errors).toBeUndefined();
    expect(recusa(await cotar({ cpfCnpj: CLIENTE.cpfCnpj }, { cupom: 'UMA' }))).toBe('CUPOM_RECUSADO');
    expect(recusa(await registrar({}, { cupom: 'UMA' }, 216))).toBe('CUPOM_RECUSADO');
  });

  it('is counted by no limit of visitors', async () => {
    for (let nth = 0; nth < 12; nth++)
      expect((await registrar({ email: `cliente${nth}@empresa.com.br` })).errors).toBeUndefined();
    expect(await linhas()).toHaveLength(12);
  });
});
