import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/command.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Entrada } from '../admin/entrada.entity.ts';
import { Assinatura } from '../checkout/assinatura.entity.ts';
import { Mensagem } from '../contact/mensagem.entity.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';

// Whoever takes personal data out of the shop, or erases them, stands in the trace, and whose data they were does not.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const entity of [Assinatura, Mensagem, Alteracao]) await shop.orm.em.fork().nativeDelete<object>(entity, {});
  const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  for (const emailPrincipal of ['ana@x.com', 'bia@x.com', 'bia@x.com']) {
    const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), emailPrincipal };
    await send('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', input);
  }
  const mensagem = { nome: 'Bia', email: 'bia@x.com', celular: '11 9', assunto: 'Oi', mensagem: 'Olá' };
  await send('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', mensagem);
});

async function send(query: string, input: object): Promise<void> {
  expect((await shop.graphql(query, { input })).errors).toBeUndefined();
}

/** The trace as the screen reads it. */
async function trace(): Promise<unknown[]> {
  const query = '{ alteracoes { total itens { em usuario acao tabela linhaId rotulo semVersao mudancas { campo de para } } } }';
  const { data, errors } = await staff.graphql(query);
  expect(errors).toBeUndefined();
  return (data!.alteracoes as { itens: unknown[] }).itens;
}

const line = (usuario: string, acao: string, tabela: string, rotulo: string, filtro: Record<string, string | number> = {}) => ({
  em: expect.any(String),
  usuario,
  acao,
  tabela,
  linhaId: null,
  rotulo,
  semVersao: false,
  mudancas: Object.entries(filtro).map(([campo, para]) => ({ campo, de: null, para })),
});

it.each([
  ['/api/assinaturas/exportar', line('ana', 'exportou', 'pedido', '3 linhas')],
  [
    '/api/assinaturas/exportar?status=nova&planoTipo=&periodo=12&de=2020-01-31',
    line('ana', 'exportou', 'pedido', '3 linhas', { status: 'nova', periodo: 12, de: '2020-01-31' }),
  ],
  [
    '/api/assinaturas/exportar?busca=bia%40x.com',
    line('ana', 'exportou', 'pedido', '2 linhas', { textoProcurado: 'há um, que não é guardado' }),
  ],
  ['/api/mensagens/exportar?status=nova', line('ana', 'exportou', 'contato', '1 linha', { status: 'nova' })],
  ['/api/mensagens/exportar?status=arquivada', line('ana', 'exportou', 'contato', '0 linhas', { status: 'arquivada' })],
])('%s leaves a line', async (url, expected) => {
  expect((await staff.rest('GET', url)).statusCode).toBe(200);
  expect(await trace()).toEqual([expected]);
});

it('what is refused leaves none', async () => {
  expect((await shop.app.inject('/api/assinaturas/exportar')).statusCode).toBe(401);
  expect((await staff.rest('GET', '/api/assinaturas/exportar?status=nada')).statusCode).toBe(400);
  expect(await trace()).toEqual([]);
});

it('the command leaves a line for the export and the erasure of one person, who is not named in it', async () => {
  const privacy = (...args: string[]) => runCommand('privacy', args, shop.config.dataDir);
  expect(JSON.parse((await privacy('exportar', 'bia@x.com')).stdout)).toMatchObject({ mensagens: [{}] });
  expect((await privacy('apagar', 'bia@x.com')).code).toBe(0);
  expect((await privacy('apagar', '000.000.000-00')).code).toBe(0);
  const lines = await trace();
  expect(lines).toEqual([
    line('linha de comando', 'apagou', 'titular', 'nada'),
    line('linha de comando', 'apagou', 'titular', '2 assinaturas, 1 mensagem'),
    line('linha de comando', 'exportou', 'titular', '2 assinaturas, 1 mensagem'),
  ]);
  expect(JSON.stringify(lines)).not.toContain('bia');
  // The lines outlive the next erasure and the job, which look for lines of rows that are gone.
  await privacy('apagar', 'ana@x.com');
  expect(await trace()).toHaveLength(4);
});

it('the command that deletes what is past its term leaves a line', async () => {
  await shop.orm.em.fork().nativeUpdate(Entrada, {}, { em: new Date(0) });
  const { stdout } = await runCommand('privacy', ['prazos', '--sim'], shop.config.dataDir);
  expect(stdout).toMatch(/^entradas: \d+ apagadas/);
  expect(await trace()).toEqual([
    line('linha de comando', 'apagou', 'prazo', expect.stringMatching(/^\d+ de entradas$/) as never),
  ]);
});

it.each(['/api/assinaturas/exportar', '/api/mensagens/exportar'])('%s is not taken by a link of another site', async (url) => {
  const headers = {
    ...staff.headers,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect((await shop.app.inject({ url, headers })).statusCode).toBe(401);
  expect(await trace()).toEqual([]);
  expect((await shop.app.inject({ url, headers: { ...headers, 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(200);
});
