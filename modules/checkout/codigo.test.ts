import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { exportarTitular } from '../privacy/privacidade.service.ts';
import { Assinatura } from './assinatura.entity.ts';
import { preencherCodigos } from './codigo.service.ts';
import { codigoDe, inicioDoIdentificador, lerCodigo } from './codigo.ts';

/** Columns of an order that are copied into another. */
const COPIED = 'versao, data_cadastro, nome, empresa, email, email_copia, cpf_cnpj, cep, endereco, numero, complemento, bairro, cidade, estado, tel_cel, pagamento, dominio, dominio_registro, plano, selected_system, espaco_adicional, valor_espaco_adicional, ip_adicional, valor_ip_adicional, envio, cliente_usuario, cliente_revenda, cliente_adicional, indicacao, info_adicional, cupom, valor, valor_conferido, criada_em'; // prettier-ignore
const copyOf = (clienteIdB: string, novo: string, chave: string) =>
  `insert into assinaturas (cliente_id_b, chave, ${COPIED}) select '${novo}', '${chave}', ${COPIED} from assinaturas where cliente_id_b = '${clienteIdB}'`;

describe('the short code', () => {
  it('is made of letters that nobody takes for one another, from the identifier alone', () => {
    expect(codigoDe('00000000-0000-4000-8000-000000000000')).toBe('0000-0000');
    expect(codigoDe('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('ZZZZ-ZZZZ');
    // Crockford's base 32 of 0x123456789a, digit by digit: 00010 01000 11010 00101 01100 11110 00100 11010.
    expect(codigoDe('12345678-9abc-4def-8012-3456789abcde')).toBe('28T5-CY4T');
  });

  it('says the beginning of the identifier, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(codigoDe(uuid)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(inicioDoIdentificador(codigoDe(uuid))).toBe(uuid.slice(0, 11));
      }),
    );
  });

  it('is read however it was typed', () => {
    for (const typed of ['10TK-0001', '10tk0001', ' 10 tk 00 01 ', 'iotk-oool', 'LOTK-OOO1', '1-0-t-k-0-0-0-1'])
      expect([typed, lerCodigo(typed)]).toEqual([typed, '10TK-0001']);
    for (const typed of ['', '10TK-000', '10TK-00011', 'UUUU-0000', '10TK_0001', 'ção-12345'])
      expect(lerCodigo(typed)).toBeNull();
  });
});

describe('an order', () => {
  let shop: Shop;
  let staff: Staff;
  let planoId: string;
  beforeAll(async () => {
    shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
    staff = await signIn(shop);
    planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.em.nativeDelete(Assinatura, {}));
  afterEach(() => vi.restoreAllMocks());

  interface Criada {
    clienteIdB: string;
    codigo: string;
  }
  const CRIAR = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB codigo } }';
  async function pedir(chave = novaChave()): Promise<Criada> {
    const { data } = await shop.graphql(CRIAR, { input: { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave } });
    return data!.criarAssinatura as Criada;
  }
  const guardadas = () => shop.em.fork().find(Assinatura, {}, { orderBy: { id: 'asc' } });
  const esquecerCodigos = () => shop.em.getConnection().execute('update assinaturas set codigo = null');
  async function achar(busca: string): Promise<Criada[]> {
    const { data } = await staff.graphql(
      'query ($busca: String) { assinaturas(pagina: 1, busca: $busca) { itens { clienteIdB codigo } } }',
      { busca },
    );
    return (data!.assinaturas as { itens: Criada[] }).itens;
  }

  it('is told its code through both doors, and again when it is repeated', async () => {
    const chave = novaChave();
    const criada = await pedir(chave);
    expect(criada.codigo).toBe(codigoDe(criada.clienteIdB));
    expect(await pedir(chave)).toEqual(criada);
    const payload = { ...TEMPORARIO, planoId, valor: 240, chave: novaChave() };
    const rest = (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
    expect(rest).toEqual({ clienteIdB: expect.any(String), codigo: codigoDe(rest.clienteIdB), valor: 240 });
    expect((await guardadas()).map(({ codigoGuardado }) => codigoGuardado)).toEqual([criada.codigo, rest.codigo]);
  });

  it('gets another identifier where its code is taken', async () => {
    const primeira = await pedir();
    const parecida = `${primeira.clienteIdB.slice(0, 11)}00-4000-8000-000000000000` as const;
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(parecida as ReturnType<typeof crypto.randomUUID>);
    const segunda = await pedir();
    expect(segunda.clienteIdB).not.toBe(parecida);
    expect(segunda.codigo).not.toBe(primeira.codigo);
    expect((await guardadas()).map(({ clienteIdB }) => clienteIdB)).toEqual([primeira.clienteIdB, segunda.clienteIdB]);
  });

  it('is found by its code in any form, and shown with it, also where none is stored yet', async () => {
    const criada = await pedir();
    await pedir();
    const formas = [criada.codigo, criada.codigo.toLowerCase(), criada.codigo.replace('-', ''), criada.codigo.replace('-', ' ')];
    const trocada = criada.codigo.replaceAll('0', 'o').replaceAll('1', 'l');
    for (const forma of [...formas, trocada]) expect([forma, await achar(forma)]).toEqual([forma, [criada]]);
    await esquecerCodigos();
    expect(await achar(trocada)).toEqual([criada]);
    const { body } = await staff.rest('GET', `/api/assinaturas/exportar?busca=${criada.codigo}`);
    const [titles, cells] = body.split('\r\n').map((line) => line.split(';'));
    expect(cells![titles!.indexOf('codigo')]).toBe(criada.codigo);
    const dados = await exportarTitular(shop.em.fork(), { email: 'maria@empresa.com.br' }, { id: 0, usuario: 'ana' });
    expect(dados.assinaturas[0]).toMatchObject(criada);
  });

  it('is found by what people paste and write around its code, by half of it, and by the other system’s reference', async () => {
    const { clienteIdB, codigo } = await pedir();
    const outra = await pedir();
    const [inicio, fim] = codigo.split('-');
    await shop.em.nativeUpdate(Assinatura, { clienteIdB }, { referenciaExterna: 'FAT/2026 0042' });
    const formas = [
      `pedido ${codigo}`,
      `Pedido nº ${codigo}`,
      `#${codigo}`,
      `${codigo}.`,
      `(${codigo})`,
      codigo.replace('-', '–'),
      codigo.replace('-', ' – '),
      `código: ${inicio} ${fim}`,
      inicio!,
      fim!.toLowerCase(),
      `${inicio}-${fim![0]}`,
      `https://loja.example/acompanhar/${clienteIdB}`,
      `veja https://loja.example/acompanhar/${clienteIdB.toUpperCase()}?x=1`,
      `maria ${codigo}`,
      `${codigo} Maria Souza`,
      `silva ${fim}`,
      'FAT/2026 0042',
      ' FAT/2026 0042 ',
    ].map((forma) => forma.replace(/Maria Souza|silva/, FORMULARIO.nomeEmpresa));
    for (const forma of formas) expect([forma, await achar(forma)]).toEqual([forma, [{ clienteIdB, codigo }]]);
    for (const forma of [`josefina ${codigo}`, `pedido ${codigo} ${outra.codigo}`, 'ZZ%_', 'FAT'])
      expect([forma, (await achar(forma)).filter((achada) => achada.clienteIdB === clienteIdB)]).toEqual([forma, []]);
    expect((await achar('pedido')).length).toBe(0);
  });

  it('that was stored before there were codes has one since, unless another has it', async () => {
    const [primeira, outra, estranha] = [await pedir(), await pedir(), await pedir()];
    await shop.orm.migrator.down({ to: '2026-12-06-ordens-widens' });
    const parecida = `${primeira.clienteIdB.slice(0, 11)}00-4000-8000-000000000000`;
    const execute = (sql: string) => shop.em.getConnection().execute(sql);
    await execute(`update assinaturas set cliente_id_b = '${parecida}' where cliente_id_b = '${outra.clienteIdB}'`);
    await execute(`update assinaturas set cliente_id_b = 'b1' where cliente_id_b = '${estranha.clienteIdB}'`);
    for (let i = 0; i < 30; i++) await execute(copyOf(primeira.clienteIdB, crypto.randomUUID(), `antes-${i}`));
    await shop.orm.migrator.up();
    const [uma, igual, semUuid, ...outras] = await guardadas();
    expect([uma!.codigoGuardado, igual!.codigoGuardado, semUuid!.codigoGuardado]).toEqual([primeira.codigo, null, null]);
    expect(outras).toHaveLength(30);
    for (const { clienteIdB, codigoGuardado } of outras)
      expect([clienteIdB, codigoGuardado]).toEqual([clienteIdB, codigoDe(clienteIdB)]);
  });

  it('of a version before it gets its code stored; of two with one code, the first', async () => {
    const criada = await pedir();
    await pedir();
    await esquecerCodigos();
    expect(await preencherCodigos(shop.em.fork())).toBe(2);
    expect(await preencherCodigos(shop.em.fork())).toBe(0);
    const [primeira, outra] = await guardadas();
    expect(primeira!.codigoGuardado).toBe(criada.codigo);
    const parecida = `${criada.clienteIdB.slice(0, 11)}00-4000-8000-000000000000`;
    await shop.em.nativeUpdate(Assinatura, outra!.id, { clienteIdB: parecida, codigoGuardado: null });
    expect(await preencherCodigos(shop.em.fork())).toBe(0);
    expect((await achar(criada.codigo)).map(({ clienteIdB }) => clienteIdB)).toEqual([parecida, criada.clienteIdB]);
  });
});
