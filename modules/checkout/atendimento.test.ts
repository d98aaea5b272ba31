import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
});
afterAll(() => shop.close());

const CRIAR = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
async function pedir(dados: object = {}): Promise<string> {
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...dados };
  const { data } = await shop.graphql(CRIAR, { input });
  return (data!.criarAssinatura as { clienteIdB: string }).clienteIdB;
}

interface Linha {
  id: string;
  nome: string;
  versao: number;
  clienteIdB: string;
}
async function listar(args: string): Promise<{ total: number; itens: Linha[] }> {
  const { data } = await staff.graphql(`{ assinaturas(${args}) { total itens { id versao nome clienteIdB } } }`);
  return data!.assinaturas as { total: number; itens: Linha[] };
}

describe('the list of orders', () => {
  it('shows the newest first', async () => {
    const [older, newer] = [await pedir(), await pedir()];
    expect((await listar('pagina: 1')).itens.slice(0, 2).map(({ clienteIdB }) => clienteIdB)).toEqual([newer, older]);
  });

  it('finds an order by the plan and the coupon that it names, among other words', async () => {
    const em = shop.em.fork();
    const { id } = await criarPlano(em, { nome: 'Servidor Ônix', valor: 20, desconto2: 0 });
    await criarCupom(em, { codigo: 'PRIMAVERA' });
    const clienteIdB = await pedir({ nomeEmpresa: 'Teresa Prado', planoId: String(id), cupom: 'primavera', valor: 216 });
    for (const busca of ['onix', 'teresa ônix', 'PRIMAVERA', 'primavera teresa servidor']) {
      const { itens } = await listar(`busca: "${busca}"`);
      expect([busca, itens.map((item) => item.clienteIdB)]).toEqual([busca, [clienteIdB]]);
    }
    expect((await listar('busca: "teresa quartzo"')).total).toBe(0);
  });

  it('finds an order by name, e-mail, document, domain and identifier, whatever the accents, case and dots', async () => {
    const clienteIdB = await pedir({
      nomeEmpresa: 'João Conceição Araújo',
      emailPrincipal: 'joao.araujo@gmail.com',
      cpfCnpj: '111.444.777-35',
      dominio: 'padaria-do-joao.com.br',
    });
    const { id } = (await listar('pagina: 1')).itens[0]!;
    for (const busca of [
      'conceicao',
      'CONCEIÇÃO ar',
      'joao.araujo@',
      '111.444.777-35',
      '11144477735',
      'padaria-do',
      clienteIdB,
      id,
    ]) {
      const { itens } = await listar(`busca: "${busca}"`);
      expect([busca, itens.map((item) => item.clienteIdB)]).toEqual([busca, expect.arrayContaining([clienteIdB])]);
    }
    expect((await listar('busca: "ninguém com este nome"')).total).toBe(0);
  });

  it('is narrowed by status, family, period and day', async () => {
    const clienteIdB = await pedir({ periodo: 24, valor: 360 });
    const has = async (args: string) => (await listar(args)).itens.some((item) => item.clienteIdB === clienteIdB);
    for (const yes of [
      'status: nova',
      'planoTipo: PHP',
      'periodo: 24',
      'de: "2020-01-01"',
      'status: nova, planoTipo: PHP, periodo: 24',
    ]) {
      expect([yes, await has(yes)]).toEqual([yes, true]);
    }
    for (const no of ['status: cancelada', 'planoTipo: JAVA', 'periodo: 12', 'ate: "2020-01-01"', 'de: "2999-01-01"']) {
      expect([no, await has(no)]).toEqual([no, false]);
    }
  });
});

describe('working an order', () => {
  const ATENDER = `mutation ($id: ID!, $versao: Int!, $status: AssinaturaStatus!, $nota: String!) {
    atenderAssinatura(id: $id, versao: $versao, status: $status, nota: $nota) { versao status statusPor statusEm nota }
  }`;

  it('records the status, who gave it and when, and the note, and shows the plan as it was', async () => {
    await pedir();
    const { id, versao } = (await listar('pagina: 1')).itens[0]!;
    const { data } = await staff.graphql(ATENDER, { id, versao, status: 'em_atendimento', nota: 'Liguei às 10h' });
    expect(data!.atenderAssinatura).toMatchObject({ status: 'em_atendimento', statusPor: 'ana', nota: 'Liguei às 10h' });
    const old = await staff.graphql(ATENDER, { id, versao, status: 'concluida', nota: '' });
    expect(old.errors![0]!.extensions.code).toBe('CONFLICT');
    await shop.em.getConnection().execute('update planos set valor = 9900');
    const detail = await staff.graphql(`{ assinatura(id: "${id}") { valor dadosGuardados { campo conteudo } } }`);
    await shop.em.getConnection().execute('update planos set valor = 2000');
    expect(detail.data!.assinatura).toMatchObject({
      valor: 240,
      dadosGuardados: expect.arrayContaining([{ campo: 'plano.valor', conteudo: '20' }]),
    });
  });

  it('leaves a trace of the status and the note', async () => {
    await pedir();
    const { id, versao } = (await listar('pagina: 1')).itens[0]!;
    await staff.graphql(ATENDER, { id, versao, status: 'concluida', nota: 'pago' });
    const { data } = await staff.graphql(
      `{ alteracoes(tabela: "pedido", linhaId: ${id}) { itens { usuario mudancas { campo de para } } } }`,
    );
    expect((data!.alteracoes as { itens: unknown[] }).itens).toEqual([
      {
        usuario: 'ana',
        mudancas: [
          { campo: 'status', de: 'nova', para: 'concluida' },
          { campo: 'nota', de: null, para: 'pago' },
        ],
      },
    ]);
  });
});

describe('the export', () => {
  it('is CSV that Brazilian spreadsheets open, with every order of the filter', async () => {
    await pedir({ nomeEmpresa: 'Exportada Primeira', infoAdicional: 'parte 1; 2 "aspas"' });
    const response = await staff.rest('GET', '/api/assinaturas/exportar?busca=exportada+primeira&status=&de=');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="assinaturas-\d{4}-\d\d-\d\d\.csv"$/);
    const [header, line] = response.body.split('\r\n');
    expect(header).toBe(
      '\uFEFFid;clienteIdB;criada em;status;status por;codigo;substitui_id;substituida_por_id;nome;cpf_cnpj;email;email_copia;tel_cel;cep;endereco;numero;complemento;bairro;cidade;estado;dominio;dominio_registro;plano;pagamento (meses);selectedSystem;espaco_adicional (GB);ip_adicional;cupom;valor;valor conferido;indicacao;infoAdicional;nota;paga em;referencia_externa;contrato;aceito em;responsavel;familia;motivo do cancelamento',
    );
    expect(line).toContain(';Exportada Primeira;');
    expect(line).toContain(';240,00;');
    expect(response.body).toContain(';"parte 1; 2 ""aspas""";');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("http://x")'])(
    'keeps %j from being read as a formula',
    async (formula) => {
      await pedir({ nomeEmpresa: 'Formula Perigosa', infoAdicional: formula, complemento: formula });
      const { body } = await staff.rest('GET', '/api/assinaturas/exportar?busca=formula+perigosa');
      const cells = body.split(/[;\r\n]+/).map((cell) => cell.replace(/^"/, ''));
      expect(cells.filter((cell) => /^[=+@\t]|^-\d/.test(cell))).toEqual([]);
    },
  );

  it('says statuses as people read them', async () => {
    await pedir({ nomeEmpresa: 'Exportada Em Palavras' });
    const { id, versao } = (await listar('busca: "exportada em palavras"')).itens[0]!;
    const atender = `mutation { atenderAssinatura(id: "${id}", versao: ${versao}, status: em_atendimento, nota: "") { versao } }`;
    expect((await staff.graphql(atender)).errors).toBeUndefined();
    const { body } = await staff.rest('GET', '/api/assinaturas/exportar?busca=exportada+em+palavras&status=em_atendimento');
    const [titles, cells] = body.split('\r\n').map((line) => line.split(';'));
    expect(cells![titles!.indexOf('status')]).toBe('Em atendimento');
  });

  it('reads thousands without a gap or a repeat', async () => {
    const { body } = await staff.rest('GET', '/api/assinaturas/exportar');
    const { total } = await listar('pagina: 1');
    const ids = body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });
});

describe('the dashboard', () => {
  it('sums orders by day, family, period and coupon, and counts what waits', async () => {
    const query = `{ painelAdmin { assinaturasNovas porDia { chave quantidade valor } porPlanoTipo { chave quantidade }
      porPeriodo { chave valor } porCupom { chave } bannersPorVencer { nome } } }`;
    const ler = async () =>
      (await staff.graphql(query)).data!.painelAdmin as {
        assinaturasNovas: number;
        porDia: { quantidade: number; valor: number }[];
      };
    const before = await ler();
    await pedir();
    const after = await ler();
    expect(after.porDia).toHaveLength(30);
    const [was, is] = [before.porDia.at(-1)!, after.porDia.at(-1)!];
    expect([is.quantidade - was.quantidade, is.valor - was.valor]).toEqual([1, 240]);
    expect(after.assinaturasNovas - before.assinaturasNovas).toBe(1);
    expect(after).toMatchObject({ porPlanoTipo: [{ chave: 'PHP' }] });
  });
});
