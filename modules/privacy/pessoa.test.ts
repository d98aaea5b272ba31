import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from '../checkout/assinatura.entity.ts';
import { Mensagem } from '../contact/mensagem.entity.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { exportarTitular } from './privacidade.service.ts';
import { lerTitular } from './titular.ts';

// All that staff see of one person, which is what the command exports and erases.

const CPF = '52998224725';
const CNPJ = '11222333000181';

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.em.nativeDelete(Assinatura, {});
  await shop.em.nativeDelete(Mensagem, {});
});

const { linhas, dizer } = linkedOrders(() => ({ shop, staff, planoId }));

interface Conta {
  cpfCnpj: string;
  desde: string | null;
  porStatus: { status: string; quantidade: number }[];
  pago: number;
  pagoEmCanceladas: number;
  aReceber: number;
  porConferir: number;
}
interface Pessoa {
  assinaturas: { id: string; email: string }[];
  contas: Conta[];
  mensagens: { email: string; assunto: string }[];
  ligadas: number[];
  copias: number[];
  outrosEmails: string[];
  outrosDocumentos: string[];
  emailsDeVarios: string[];
}

const DE_UMA_PESSOA = `query ($titular: String!) { pessoa(titular: $titular) {
  assinaturas { id email } mensagens { email assunto } ligadas copias outrosEmails outrosDocumentos emailsDeVarios
  contas { cpfCnpj desde porStatus { status quantidade } pago pagoEmCanceladas aReceber porConferir } } }`;

async function pessoa(titular: string): Promise<Pessoa> {
  const { data, errors } = await staff.graphql(DE_UMA_PESSOA, { titular });
  expect(errors).toBeUndefined();
  return data!.pessoa as Pessoa;
}

/** An order of a document and an address. Answers its number, its identifier and its key. */
async function pedir(cpfCnpj: string, emailPrincipal: string, mais: object = {}) {
  const chave = novaChave();
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave, cpfCnpj, emailPrincipal, ...mais };
  const { data, errors } = await shop.graphql(
    'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }',
    { input },
  );
  expect(errors).toBeUndefined();
  const { clienteIdB } = data!.criarAssinatura as { clienteIdB: string };
  return { chave, clienteIdB, id: (await linhas()).find((linha) => linha.clienteIdB === clienteIdB)!.id };
}

const escrever = (email: string, assunto: string) =>
  shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
    input: { nome: 'Rui', email, celular: '11 9', assunto, mensagem: 'Olá' },
  });

const ids = ({ assinaturas }: Pessoa) => assinaturas.map(({ id }) => Number(id));

describe('a person', () => {
  it('has the orders of the document whatever the address, the newest first, and the messages of those addresses', async () => {
    const primeira = await pedir(CPF, 'ana@x.com');
    const segunda = await pedir('529.982.247-25', 'ana@y.com');
    await pedir(CNPJ, 'rui@x.com');
    await escrever('ana@x.com', 'Primeira');
    await escrever('ana@y.com', 'Segunda');
    await escrever('rui@x.com', 'Outra pessoa');
    const ana = await pessoa('529.982.247-25');
    expect(ids(ana)).toEqual([segunda.id, primeira.id]);
    expect(ana.mensagens.map(({ assunto }) => assunto)).toEqual(['Segunda', 'Primeira']);
    expect(ana.outrosEmails).toEqual(['ana@x.com', 'ana@y.com']);
  });

  it('is not made of two documents by an address that both have: each has its own sums, and nobody the messages', async () => {
    const dela = await pedir(CPF, 'agencia@x.com');
    const dele = await pedir(CNPJ, 'agencia@x.com');
    const so = await pedir(CPF, 'ana@x.com');
    await escrever('agencia@x.com', 'De qual?');
    const agencia = await pessoa(' Agencia@X.com');
    expect(ids(agencia)).toEqual([dele.id, dela.id]);
    expect(agencia.outrosDocumentos.toSorted()).toEqual([CNPJ, CPF].toSorted());
    expect(agencia.contas.map(({ cpfCnpj, aReceber }) => [cpfCnpj, aReceber]).toSorted()).toEqual(
      [
        [CNPJ, 240],
        [CPF, 240],
      ].toSorted(),
    );
    expect(agencia.mensagens).toHaveLength(1);
    const ana = await pessoa(CPF);
    expect(ids(ana)).toEqual([so.id, dela.id]);
    expect(ana).toMatchObject({ mensagens: [], emailsDeVarios: ['agencia@x.com'] });
  });

  it('is told of orders that only copy the address, or are only linked, and has none of them', async () => {
    const sua = await pedir(CPF, 'ana@x.com');
    const ligada = await pedir(CNPJ, 'rui@x.com');
    // As versions before stored it for whoever knew the key.
    await shop.em.nativeUpdate(Assinatura, { id: sua.id }, { substituidaPorId: ligada.id });
    const copia = await pedir(CNPJ, 'eva@x.com', { emailAlternativo: 'ana@x.com' });
    const ana = await pessoa('ana@x.com');
    expect(ids(ana)).toEqual([sua.id]);
    expect(ana).toMatchObject({ ligadas: [ligada.id], copias: [copia.id] });
  });

  it('is whoever is exported: the same orders, and by an address the same messages', async () => {
    const corrigida = await pedir(CPF, 'ana@x.con');
    await pedir(CPF, 'ana@x.com', { substitui: corrigida.chave });
    await pedir(CNPJ, 'ana@exâmple.com');
    await pedir(CNPJ, 'ana@xn--exmple-xta.com', { emailAlternativo: 'ana@x.com' });
    await escrever('ana@x.com', 'Oi');
    await escrever('ana@exâmple.com', 'Olá');
    for (const texto of [CPF, CNPJ, 'ana@x.com', 'ana@x.con', 'ana@exâmple.com', 'ana@xn--exmple-xta.com', 'ninguem@x.com']) {
      const vista = await pessoa(texto);
      const titular = lerTitular(texto)!;
      const { assinaturas, mensagens } = await exportarTitular(shop.orm.em.fork(), titular, LINHA_DE_COMANDO);
      const exportadas = (assinaturas as { id: number }[]).map(({ id }) => id);
      expect([texto, ids(vista).toSorted()]).toEqual([texto, exportadas.toSorted()]);
      if ('email' in titular) expect([texto, vista.mensagens.length]).toEqual([texto, mensagens.length]);
    }
  });

  it.each(['', 'ana', '123', '1234567890', `${'ana@'.repeat(20_000)}x.com`])('is not %j', async (titular) => {
    const { errors } = await staff.graphql(DE_UMA_PESSOA, { titular });
    expect(errors?.[0]).toMatchObject({
      message: 'Informe um CPF, um CNPJ ou um e-mail.',
      extensions: { erro: 'DADOS_INVALIDOS' },
    });
  });
});

describe('what the orders of a person come to', () => {
  const conta = async () => (await pessoa(CPF)).contas[0]!;

  it('counts by status, and says what is paid and what is owed', async () => {
    const paga = await pedir(CPF, 'ana@x.com');
    await dizer(paga.clienteIdB, { pagaEm: PAGO, status: 'concluida' });
    await pedir(CPF, 'ana@x.com');
    const cancelada = await pedir(CPF, 'ana@x.com');
    await dizer(cancelada.clienteIdB, { status: 'cancelada' });
    expect(await conta()).toMatchObject({
      porStatus: [
        { status: 'nova', quantidade: 1 },
        { status: 'concluida', quantidade: 1 },
        { status: 'cancelada', quantidade: 1 },
      ],
      pago: 240,
      pagoEmCanceladas: 0,
      aReceber: 240,
      porConferir: 0,
    });
  });

  it('counts a payment once that has gone along to a correction, and what a correction takes the place of never', async () => {
    const primeira = await pedir(CPF, 'ana@x.com');
    await dizer(primeira.clienteIdB, { pagaEm: PAGO });
    await pedir(CPF, 'ana@x.com', { substitui: primeira.chave });
    expect(await conta()).toMatchObject({ pago: 240, aReceber: 0, pagoEmCanceladas: 0 });
    const outra = await pedir(CPF, 'ana@x.com');
    await pedir(CPF, 'ana@x.com', { substitui: outra.chave, periodo: 24, valor: 480 });
    expect(await conta()).toMatchObject({ pago: 240, aReceber: 480 });
  });

  it('counts two payments of one day and one total as two, unless one version before noted both and one order corrects the other', async () => {
    const [primeira, segunda] = [await pedir(CPF, 'ana@x.com'), await pedir(CPF, 'ana@x.com')];
    for (const { clienteIdB } of [primeira, segunda]) await dizer(clienteIdB, { pagaEm: PAGO });
    expect(await conta()).toMatchObject({ pago: 480 });
    await shop.em.nativeUpdate(Assinatura, {}, { pagamentoId: null });
    expect(await conta()).toMatchObject({ pago: 480 });
    await shop.em.nativeUpdate(Assinatura, { id: segunda.id }, { substituiId: primeira.id });
    expect(await conta()).toMatchObject({ pago: 240 });
  });

  it('says what was paid for orders that are cancelled, and since when there is one that is not', async () => {
    const cancelada = await pedir(CPF, 'ana@x.com');
    await dizer(cancelada.clienteIdB, { pagaEm: PAGO });
    await dizer(cancelada.clienteIdB, { status: 'cancelada' });
    expect(await conta()).toMatchObject({ desde: null, pago: 240, pagoEmCanceladas: 240, aReceber: 0 });
    const { id } = await pedir(CPF, 'ana@x.com');
    await shop.em.nativeUpdate(Assinatura, { id }, { dataCadastro: '2024-02-29' });
    expect(await conta()).toMatchObject({ desde: '2024-02-29' });
  });

  it('leaves out totals that nobody has confirmed, and counts them', async () => {
    const { id } = await pedir(CPF, 'ana@x.com');
    await shop.em.nativeUpdate(Assinatura, { id }, { valorConferido: false });
    expect(await conta()).toMatchObject({ aReceber: 0, pago: 0, porConferir: 1 });
  });
});
