import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const escrever = (dados: object) =>
  shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
    input: { nome: 'João', email: 'joao@exemplo.com', celular: '11 9', assunto: 'Dúvida', mensagem: 'Olá', ...dados },
  });
const listar = async (args: string) => {
  const { data } = await staff.graphql(`{ mensagens(${args}) { total itens { id versao assunto status } } }`);
  return data!.mensagens as { total: number; itens: { id: string; versao: number; assunto: string; status: string }[] };
};

describe('contact messages', () => {
  it('are found by name, e-mail and subject, without regard to accents, and by status', async () => {
    await escrever({ nome: 'Antônio', assunto: 'Migração urgente' });
    for (const busca of ['antonio', 'migracao', 'joao@exemplo'])
      expect((await listar(`busca: "${busca}"`)).total).toBeGreaterThan(0);
    expect((await listar('busca: "ninguém"')).total).toBe(0);
    expect((await listar('status: arquivada')).total).toBe(0);
  });

  it('are answered with a status and a note, and two people do not overwrite each other', async () => {
    await escrever({ assunto: 'Atender' });
    const { id, versao } = (await listar('busca: "atender"')).itens[0]!;
    const atender = (status: string) =>
      staff.graphql(
        `mutation ($id: ID!, $versao: Int!) {
          atenderMensagem(id: $id, versao: $versao, status: ${status}, nota: "ligado") { status statusPor nota }
        }`,
        { id, versao },
      );
    expect((await atender('respondida')).data!.atenderMensagem).toEqual({
      status: 'respondida',
      statusPor: 'ana',
      nota: 'ligado',
    });
    expect((await atender('arquivada')).errors![0]!.extensions.code).toBe('CONFLICT');
  });

  it('are exported as CSV in which nothing is a formula', async () => {
    await escrever({ assunto: 'Exportar', mensagem: '=HYPERLINK("http://x")' });
    const { body, headers } = await staff.rest('GET', '/api/mensagens/exportar?busca=exportar&status=');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toMatch(/^\uFEFFid;criada em;status;/);
    expect(body).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(body.trim().split('\r\n')).toHaveLength(2);
  });

  it.each([',', '\t', ',  ', '\t \t'])('stay whole cells for a program that also splits at %j', async (sign) => {
    const parte = `Parte${[...sign].map((letter) => letter.codePointAt(0)).join('e')}`;
    await escrever({ assunto: `${parte}${sign}=1+1`, mensagem: `bom dia${sign}=2+2` });
    const { body } = await staff.rest('GET', `/api/mensagens/exportar?busca=${parte}&status=`);
    const cells = body.replaceAll(/"[^"]*"/g, '""').split(/[;,\t\r\n]+/);
    expect(cells.filter((cell) => cell.trim().startsWith('='))).toEqual([]);
    expect(body).toContain(`"bom dia${sign}=2+2"`);
  });

  it.each(['\n', '\r', '\r\n'])('stay one row of the CSV each, whatever breaks their lines (%j)', async (fim) => {
    await escrever({ assunto: `Linhas ${fim.length}`, mensagem: `bom dia${fim}=1+1;outra` });
    const { body } = await staff.rest('GET', '/api/mensagens/exportar?busca=linhas&status=');
    // Outside of quotes there is no line but those of rows.
    const unquoted = body.replaceAll(/"[^"]*"/g, '""');
    expect(unquoted.split(/\r\n|\r|\n/).filter((line) => line.startsWith('='))).toEqual([]);
    expect(unquoted).not.toContain('outra');
  });
});
