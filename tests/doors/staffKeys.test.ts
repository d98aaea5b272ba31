import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../support/factories.ts';
import { novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { SENHA, signIn, type Staff } from '../support/staff.ts';
import { uploadPicture } from '../support/picture.ts';
import { jobs } from '../../modules/index.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { Ato } from '../../modules/editing/ato.entity.ts';

// What the idempotency key of the staff's acts means: whose it is, for how long, and what it covers (D16, D38).

let shop: Shop;
let staff: Staff;
let imagem: Record<'banners' | 'bannersicp', string>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  imagem = { banners: await uploadPicture(shop, staff, 'banners'), bannersicp: await uploadPicture(shop, staff, 'bannersicp') };
});
afterAll(() => shop.close());

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { erro?: string; campos?: object[] } }[];
}

const em = () => shop.orm.em.fork();
const plano = () => criarPlano(em(), { planoTipo: 'JAVA' });

async function send(query: string, variables: Record<string, unknown>, { headers } = staff): Promise<Answer> {
  return (await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json();
}

describe('a key', () => {
  const DUPLICATE = 'mutation ($id: ID!, $chave: String) { duplicarPlano(id: $id, chave: $chave) { id } }';

  it.each(['curta', 'x'.repeat(101)])('of another length is refused', async (chave) => {
    const { errors } = await send(DUPLICATE, { id: String((await plano()).id), chave });
    expect(errors![0]!.message).toBe('A chave deve ter de 8 a 100 caracteres.');
  });

  it('is one person’s: another’s act under the same is another act', async () => {
    const [id, chave] = [String((await plano()).id), novaChave()];
    const other = await signIn(shop, 'maria');
    const [first, second] = [await send(DUPLICATE, { id, chave }), await send(DUPLICATE, { id, chave }, other)];
    expect(second.errors).toBeUndefined();
    expect(second.data).not.toEqual(first.data);
  });

  it('under which something was refused is free', async () => {
    const [id, chave] = [String((await plano()).id), novaChave()];
    expect((await send(DUPLICATE, { id: '999999', chave })).errors![0]!.extensions.erro).toBe('NAO_ENCONTRADO');
    expect((await send(DUPLICATE, { id, chave })).errors).toBeUndefined();
  });

  it('of a change that is refused for other content says which version the first one made', async () => {
    const [{ id, versao }, chave] = [await plano(), novaChave()];
    const change = (valor: number) =>
      send('mutation ($id: ID!, $versao: Int!, $input: PlanoInput!, $chave: String) { salvarPlano(id: $id, versao: $versao, input: $input, chave: $chave) { versao } }', { id: String(id), versao, input: { valor }, chave }); // prettier-ignore
    await change(42.9);
    const { errors } = await change(43.9);
    expect(errors![0]!.extensions).toMatchObject({
      erro: 'CHAVE_REUTILIZADA',
      campos: [
        { campo: 'chave', mensagem: errors![0]!.message },
        { campo: 'versao', mensagem: String(versao + 1) },
        { campo: 'id', mensagem: String(id) },
      ],
    });
  });

  it('answers nothing that somebody has changed since', async () => {
    const [{ id, versao }, chave] = [await plano(), novaChave()];
    const save = 'mutation ($id: ID!, $versao: Int!, $input: PlanoInput!, $chave: String) { salvarPlano(id: $id, versao: $versao, input: $input, chave: $chave) { valor versao } }'; // prettier-ignore
    const mine = { id: String(id), versao, input: { valor: 42.9 }, chave };
    await send(save, mine);
    await send(save, { id: String(id), versao: versao + 1, input: { valor: 55 } });
    const { data, errors } = await send(save, mine);
    expect([data, errors![0]!.extensions.erro]).toEqual([null, 'ALTERADO_POR_OUTRA_PESSOA']);
  });

  it('is remembered for a week', async () => {
    const [id, old] = [String((await plano()).id), novaChave()];
    await send(DUPLICATE, { id, chave: old });
    const past = new Date(Date.now() - 8 * 86_400_000);
    await em().nativeUpdate(Ato, {}, { em: past });
    for (const { run } of jobs) await run(em(), shop.config, shop.app.log);
    expect(await em().count(Ato)).toBe(0);
  });

  it('is not asked for longer than that', async () => {
    const [id, chave] = [String((await plano()).id), novaChave()];
    const first = await send(DUPLICATE, { id, chave });
    await em().nativeUpdate(Ato, {}, { em: new Date(Date.now() - 8 * 86_400_000) });
    const again = await send(DUPLICATE, { id, chave });
    expect(again.errors).toBeUndefined();
    expect(again.data).not.toEqual(first.data);
  });

  it('of a new account takes no password away that somebody has signed in with', async () => {
    const create =
      'mutation ($senha: String!, $chave: String) { criarAdministrador(usuario: "em.uso", senha: $senha, chave: $chave) { senha } }';
    const variables = { senha: SENHA, chave: novaChave() };
    const { senha } = (await send(create, variables)).data!.criarAdministrador as { senha: string };
    const enter = () => shop.app.inject({ method: 'POST', url: '/auth/login', payload: { username: 'em.uso', password: senha } });
    expect((await enter()).statusCode).toBe(200);
    expect((await send(create, variables)).errors![0]!.extensions.erro).toBe('CONTA_EM_USO');
    expect((await enter()).statusCode).toBe(200);
  });

  it('is not needed', async () => {
    const id = String((await plano()).id);
    const [first, second] = [await send(DUPLICATE, { id }), await send(DUPLICATE, { id })];
    expect(second.data).not.toEqual(first.data);
  });
});

describe('closing a key', () => {
  const CLOSE = 'mutation ($chave: String!) { encerrarAto(chave: $chave) { feito linhaId versao } }';
  const SAVE = 'mutation ($id: ID, $versao: Int, $input: PlanoInput!, $chave: String) { salvarPlano(id: $id, versao: $versao, input: $input, chave: $chave) { id versao } }'; // prettier-ignore
  const close = async (chave: string, who = staff) => {
    const { data, errors } = await send(CLOSE, { chave }, who);
    return data?.encerrarAto ?? errors![0]!.message;
  };
  const OPEN = { feito: false, linhaId: null, versao: null };

  it('under which something was done answers the row and the version that it made, whatever has become of it since', async () => {
    const [{ id, versao }, chave] = [await plano(), novaChave()];
    await send(SAVE, { id: String(id), versao, input: { valor: 42.9 }, chave });
    await send(SAVE, { id: String(id), versao: versao + 1, input: { valor: 55 } });
    const done = { feito: true, linhaId: String(id), versao: versao + 1 };
    expect([await close(chave), await close(chave)]).toEqual([done, done]);
  });

  it('names the new row', async () => {
    const chave = novaChave();
    const { data } = await send(SAVE, { input: { nome: 'Nova', planoTipo: 'PHP', valor: 10 }, chave });
    expect(await close(chave)).toEqual({ feito: true, linhaId: (data!.salvarPlano as { id: string }).id, versao: 1 });
  });

  it('twice is the same answer, and leaves nothing to be done under it', async () => {
    const [{ id, versao }, chave] = [await plano(), novaChave()];
    expect(await Promise.all([close(chave), close(chave)])).toEqual([OPEN, OPEN]);
    const late = await send(SAVE, { id: String(id), versao, input: { valor: 42.9 }, chave });
    expect(late.errors![0]!).toMatchObject({
      message: 'Este envio chegou tarde: já tinha sido dado por perdido. Nada foi feito; envie de novo.',
      extensions: { erro: 'ATO_ENCERRADO' },
    });
    expect((await em().findOneOrFail(Plano, { id })).versao).toBe(versao);
    expect(await close(chave)).toEqual(OPEN);
  });

  it('is one’s own affair: another’s act under the same is not touched', async () => {
    const [{ id, versao }, chave] = [await plano(), novaChave()];
    expect(await close(chave, await signIn(shop, 'maria.fecha'))).toEqual(OPEN);
    expect((await send(SAVE, { id: String(id), versao, input: { valor: 42.9 }, chave })).errors).toBeUndefined();
  });

  it('under which something was refused is as one that was never sent', async () => {
    const chave = novaChave();
    await send(SAVE, { id: '999999', versao: 1, input: { valor: 1 }, chave });
    expect(await close(chave)).toEqual(OPEN);
  });

  it('refuses what is no key', async () => {
    expect(await close('curta')).toBe('A chave deve ter de 8 a 100 caracteres.');
  });

  it('holds over REST too', async () => {
    const headers = { ...staff.headers, 'idempotency-key': novaChave() };
    await close(headers['idempotency-key']);
    const payload = { nome: 'Tarde', planoTipo: 'PHP', valor: 10 };
    const late = await shop.app.inject({ method: 'POST', url: '/api/planos', headers, payload });
    expect([late.statusCode, late.json().codigo]).toEqual([409, 'ATO_ENCERRADO']);
  });
});

describe('through REST', () => {
  it.each([
    ['/api/planos', () => ({ nome: 'Por REST', planoTipo: 'PHP', valor: 10 })],
    ['/api/banners/salvar', () => ({ nome: 'Por REST', tipo: 'FIXO', imagem: imagem.banners })],
    ['/api/bannersicp/salvar', () => ({ nome: 'Por REST', imagem: imagem.bannersicp })],
  ])('%s stores one row for a key, and says when it was there', async (url, body) => {
    const headers = { ...staff.headers, 'idempotency-key': novaChave() };
    const post = (payload: object) => shop.app.inject({ method: 'POST', url, headers, payload });
    const [first, again] = [await post(body()), await post(body())];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    const other = await post({ ...body(), nome: 'Outro' });
    expect([other.statusCode, other.json().codigo]).toEqual([409, 'CHAVE_REUTILIZADA']);
  });
});
