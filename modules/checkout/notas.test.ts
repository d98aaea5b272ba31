import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

let shop: Shop;
let ana: Staff;
let bia: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  [ana, bia] = [await signIn(shop, 'ana'), await signIn(shop, 'bia')];
});
afterAll(() => shop.close());

interface Linha {
  id: string;
  versao: number;
  status: string;
  nota: string;
  notas: { texto: string; autor: string; em: string }[];
}

const CASOS = [
  ['pedido', 'assinatura', 'atenderAssinatura', 'AssinaturaStatus', 'concluida'],
  ['contato', 'mensagem', 'atenderMensagem', 'MensagemStatus', 'respondida'],
] as const;

describe.each(CASOS)('the notes on a %s', (tabela, consulta, mutacao, tipo, fim) => {
  const criar = async (): Promise<string> => {
    if (tabela === 'pedido') {
      const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
      const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave() };
      await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', { input });
    } else {
      const input = { nome: 'João', email: 'joao@exemplo.com', celular: '11 9', assunto: 'Dúvida', mensagem: 'Olá' };
      await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
    }
    const { data } = await ana.graphql(
      `{ ${consulta === 'mensagem' ? 'mensagens' : 'assinaturas'}(pagina: 1) { itens { id } } }`,
    );
    return (Object.values(data!)[0] as { itens: { id: string }[] }).itens[0]!.id;
  };
  const ler = async (id: string): Promise<Linha> => {
    const { data } = await ana.graphql(`{ ${consulta}(id: "${id}") { id versao status nota notas { texto autor em } } }`);
    return data![consulta] as Linha;
  };
  const atender = async (quem: Staff, id: string, versao: number, status: string | null, nota: string) =>
    (
      await quem.graphql(
        `mutation ($id: ID!, $versao: Int!, $status: ${tipo}, $nota: String!) { ${mutacao}(id: $id, versao: $versao, status: $status, nota: $nota) { id } }`,
        { id, versao, status, nota },
      )
    ).errors?.[0]?.extensions;

  it('are all kept, each with its author and time, whoever was first', async () => {
    const id = await criar();
    const { versao } = await ler(id);
    const errors = await Promise.all([
      atender(ana, id, versao, 'em_atendimento', 'da Ana'),
      atender(bia, id, versao, 'em_atendimento', 'da Bia'),
      atender(ana, id, versao, null, 'mais uma'),
      atender(bia, id, versao, null, '   '),
    ]);
    expect(errors).toEqual([undefined, undefined, undefined, undefined]);
    const linha = await ler(id);
    expect(linha.notas.map(({ autor, texto }) => `${autor}: ${texto}`).toSorted()).toEqual([
      'ana: da Ana',
      'ana: mais uma',
      'bia: da Bia',
    ]);
    expect(linha.nota.split('\n\n').toSorted()).toEqual(['da Ana', 'da Bia', 'mais uma']);
    for (const { em } of linha.notas) expect(Date.now() - Date.parse(em)).toBeLessThan(60_000);
  });

  it('stand in nobody’s way, but a status that somebody else has given does', async () => {
    const id = await criar();
    const { versao } = await ler(id);
    expect(await atender(ana, id, versao, fim, 'pronto')).toBeUndefined();
    expect(await atender(bia, id, versao, 'em_atendimento', 'perdida?')).toMatchObject({ code: 'CONFLICT' });
    expect(await atender(bia, id, versao, null, 'só a nota')).toBeUndefined();
    expect(await ler(id)).toMatchObject({ status: fim, nota: 'pronto\n\nsó a nota' });
  });

  it('go out with the export and leave with the row', async () => {
    const id = await criar();
    await atender(ana, id, (await ler(id)).versao, null, 'Combinado por telefone');
    const caminho = tabela === 'pedido' ? 'assinaturas' : 'mensagens';
    expect((await ana.rest('GET', `/api/${caminho}/exportar`)).body).toContain('ana: Combinado por telefone');
  });
});

describe('an order whose price nobody has confirmed', () => {
  interface Painel {
    valoresPorConferir: number;
    porDia: { quantidade: number; valor: number }[];
    porCupom: { chave: string }[];
    porPeriodo: unknown[];
    porPlanoTipo: unknown[];
  }
  const painel = async () => {
    const somas = 'porDia { chave quantidade valor } porCupom { chave quantidade valor } porPeriodo { chave quantidade valor }';
    const query = `{ painelAdmin { valoresPorConferir ${somas} porPlanoTipo { chave quantidade valor } } }`;
    return (await ana.graphql(query)).data!.painelAdmin as Painel;
  };

  it('counts in no sum, chart or coupon statistic until staff confirm it, and then with their amount', async () => {
    const before = await painel();
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/temporarios/salvar',
      payload: { ...TEMPORARIO, valor: 999.9, cupom: 'INVENTADO' },
    });
    expect(statusCode).toBeLessThan(300);
    const waiting = await painel();
    expect(waiting).toEqual({ ...before, valoresPorConferir: before.valoresPorConferir + 1 });

    const { data } = await ana.graphql('{ assinaturas(pagina: 1) { itens { id versao valorConferido } } }');
    const [{ id, versao }] = (data!.assinaturas as { itens: { id: string; versao: number }[] }).itens as [
      { id: string; versao: number },
    ];
    const confirmar = async (valor: number, lida = versao) =>
      ana.graphql(
        'mutation ($id: ID!, $versao: Int!, $valor: Float!) { confirmarValor(id: $id, versao: $versao, valor: $valor) { valor valorConferido } }',
        { id, versao: lida, valor },
      );
    for (const errado of [-1, 10.005]) expect((await confirmar(errado)).errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await confirmar(10, versao + 7)).errors![0]!.extensions.erro).toBe('ALTERADO_POR_OUTRA_PESSOA');
    expect((await confirmar(149.9)).data).toEqual({ confirmarValor: { valor: 149.9, valorConferido: true } });

    const after = await painel();
    const [was, is] = [before.porDia.at(-1)!, after.porDia.at(-1)!];
    expect([is.quantidade - was.quantidade, Number((is.valor - was.valor).toFixed(2))]).toEqual([1, 149.9]);
    expect(after.porCupom).toContainEqual({ chave: 'INVENTADO', quantidade: 1, valor: 149.9 });
    expect(after.valoresPorConferir).toBe(before.valoresPorConferir);
    const trace = await ana.graphql(
      `{ alteracoes(tabela: "pedido", linhaId: ${id}) { itens { usuario mudancas { campo de para } } } }`,
    );
    expect((trace.data!.alteracoes as { itens: unknown[] }).itens[0]).toEqual({
      usuario: 'ana',
      mudancas: [
        { campo: 'valor', de: 999.9, para: 149.9 },
        { campo: 'valorConferido', de: false, para: true },
      ],
    });
  });
});
