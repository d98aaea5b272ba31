import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { apagarTitular, aplicarPrazos, exportarTitular, lerTitular } from './privacidade.service.ts';

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

describe('what is stored about one person', () => {
  it('is exported whole and erased whole, and nobody else is touched', async () => {
    await pedir({ emailPrincipal: 'rui@exemplo.com', nomeEmpresa: 'Rui Alves' });
    await pedir({ emailPrincipal: 'outra@exemplo.com', emailAlternativo: 'rui@exemplo.com' });
    await pedir({ emailPrincipal: 'vera@exemplo.com' });
    await escrever('rui@exemplo.com');
    const rui = lerTitular(' Rui@Exemplo.com ')!;
    const dados = await exportarTitular(em(), rui);
    expect([dados.assinaturas.length, dados.mensagens.length]).toEqual([2, 1]);
    expect(dados.assinaturas[0]).toMatchObject({ nome: 'Rui Alves', email: 'rui@exemplo.com', endereco: 'Avenida Paulista' });
    expect(await apagarTitular(em(), rui)).toEqual({ assinaturas: 2, mensagens: 1 });
    expect(await exportarTitular(em(), rui)).toEqual({ assinaturas: [], mensagens: [] });
    expect((await exportarTitular(em(), lerTitular('vera@exemplo.com')!)).assinaturas).toHaveLength(1);
  });

  it('is found by CPF or CNPJ, with dots or without', async () => {
    await pedir({ cpfCnpj: '111.444.777-35', emailPrincipal: 'cpf@exemplo.com' });
    for (const texto of ['111.444.777-35', '11144477735']) {
      expect((await exportarTitular(em(), lerTitular(texto)!)).assinaturas).toHaveLength(1);
    }
    expect(lerTitular('qualquer coisa')).toBeNull();
  });
});

describe('the daily job', () => {
  it('deletes what is older than its term, and only that', async () => {
    await pedir({ emailPrincipal: 'prazo@exemplo.com' });
    await escrever('prazo@exemplo.com');
    const prazos = { assinaturas: 60, mensagens: 12, alteracoes: 60, entradas: 6 };
    const titular = lerTitular('prazo@exemplo.com')!;
    const daqui = (meses: number) => new Date(Date.now() + meses * 31 * 86_400_000);
    await aplicarPrazos(em(), prazos, new Date());
    expect(await exportarTitular(em(), titular)).toMatchObject({ assinaturas: [{}], mensagens: [{}] });
    await aplicarPrazos(em(), prazos, daqui(13));
    expect(await exportarTitular(em(), titular)).toMatchObject({ assinaturas: [{}], mensagens: [] });
    await aplicarPrazos(em(), prazos, daqui(61));
    expect(await exportarTitular(em(), titular)).toMatchObject({ assinaturas: [], mensagens: [] });
  });
});
