import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn } from '../../tests/support/staff.ts';
import { aplicarPrazos } from '../privacy/prazos.service.ts';
import { Entrada } from './entrada.entity.ts';
import { registrarEntrada } from './entrada.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const em = () => shop.orm.em.fork();
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'x-forwarded-for': '198.51.100.7', ...headers },
    payload: { username, password },
  });

describe('the record of sign-ins', () => {
  it('says who, from where, by which browser, and how it ended; no name that is no account', async () => {
    const staff = await signIn(shop);
    await em().nativeDelete(Entrada, {});
    await login('ana', 'errada');
    await login('minha senha no campo errado', SENHA);
    await login('ana', SENHA, staff.headers);
    const again = await signIn(shop);
    await again.graphql('mutation { redefinirSenha(id: 2, senha: "errada") { senha } }');
    const { data } = await again.graphql('{ entradas { total itens { usuario visitante conhecido resultado } } }');
    const { total, itens } = data!.entradas as { total: number; itens: object[] };
    const linha = (usuario: string | null, visitante: string, conhecido: boolean, resultado: string) => ({
      usuario,
      visitante,
      conhecido,
      resultado,
    });
    expect([total, itens]).toEqual([
      5,
      [
        linha('ana', '127.0.0.1', true, 'confirmacao_recusada'),
        linha('ana', '127.0.0.1', false, 'entrou'),
        linha('ana', '198.51.100.7', true, 'entrou'),
        linha(null, '198.51.100.7', false, 'recusada'),
        linha('ana', '198.51.100.7', false, 'recusada'),
      ],
    ]);
  });

  it('is bounded: strangers push out what strangers did, and never who came in', async () => {
    await em().nativeDelete(Entrada, {});
    await registrarEntrada(em(), { usuario: 'ana', visitante: '::1', conhecido: true, resultado: 'entrou' });
    const recusada = { usuario: null, visitante: '::1', conhecido: false, resultado: 'recusada' as const, em: new Date() };
    await em().insertMany(Entrada, Array.from({ length: 10_005 }, () => recusada) as never[]);
    await registrarEntrada(em(), recusada);
    expect(await em().count(Entrada, { resultado: 'recusada' })).toBe(10_000);
    expect(await em().count(Entrada, { resultado: 'entrou' })).toBe(1);
  });

  it('keeps what somebody left who had a password, whatever strangers do, and those of other accounts', async () => {
    await em().nativeDelete(Entrada, {});
    const bia = { usuario: 'bia', visitante: '::1', conhecido: false };
    for (const resultado of ['codigo_pedido', 'codigo_recusado', 'confirmacao_recusada'] as const)
      await registrarEntrada(em(), { ...bia, resultado });
    const recusada = { usuario: null, visitante: '::1', conhecido: false, resultado: 'recusada' as const, em: new Date() };
    await em().insertMany(Entrada, Array.from({ length: 10_005 }, () => recusada) as never[]);
    await registrarEntrada(em(), recusada);
    const leo = { ...bia, usuario: 'leo', resultado: 'codigo_pedido' as const, em: new Date() };
    await em().insertMany(Entrada, Array.from({ length: 1_005 }, () => leo) as never[]);
    await registrarEntrada(em(), leo);
    expect(await em().count(Entrada, { usuario: 'bia' })).toBe(3);
    expect(await em().count(Entrada, { usuario: 'leo' })).toBe(1_000);
  });

  it('goes when its term ends', async () => {
    await em().nativeDelete(Entrada, {});
    await login('ninguem', 'errada');
    const prazos = { assinaturas: 60, mensagens: 60, alteracoes: 60, entradas: 6 };
    const daqui = (meses: number) => new Date(Date.now() + meses * 31 * 86_400_000);
    await aplicarPrazos(em(), prazos, daqui(5));
    expect(await em().count(Entrada)).toBe(1);
    await aplicarPrazos(em(), prazos, daqui(7));
    expect(await em().count(Entrada)).toBe(0);
  });
});
