import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { Administrador } from './administrador.entity.ts';
import { garantirPrimeiroAdministrador } from './administrador.service.ts';
import { conferirSenha } from './senha.service.ts';

let shop: Shop;
let fresh: Shop;
let staff: Staff;
beforeAll(async () => {
  fresh = await openShop();
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop, 'rosangela');
});
afterEach(() => fresh.orm.em.fork().nativeDelete(Administrador, {}));
afterAll(async () => {
  await shop.close();
  await fresh.close();
});

/** Opens a shop with this password in its configuration. */
const begin = (senha: string) =>
  garantirPrimeiroAdministrador(fresh.orm.em.fork(), {
    usuario: 'rosangela',
    senha,
    entregar: async () => {},
    marca: 'Ipê Hospedagem',
  });

const FRACAS: readonly [string, RegExp][] = [
  ['1234567890', /entre as mais usadas/],
  ['p@ssw0rd123', /entre as mais usadas/],
  ['minhasenha123', /entre as mais usadas/],
  ['flamengo2024', /palavras comuns/],
  ['mariadasilva', /nomes de pessoas/],
  ['joaopedro1990', /nomes de pessoas/],
  ['rosangela2026', /nome de usuário/],
  ['ipehospedagem2026', /nome do site/],
  ['zzzzzzzzzzzzzz', /repetições/],
];

describe('a password that would be guessed', () => {
  it.each(FRACAS)('%s is refused, and the sentence says why', async (nova, motivo) => {
    const { errors } = await staff.graphql(
      'mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }',
      {
        atual: SENHA,
        nova,
      },
    );
    expect(errors?.[0]?.message).toMatch(motivo);
    expect(errors?.[0]?.message).toMatch(
      /^Esta senha .+\. Escolha outra, por exemplo quatro palavras que nada tenham em comum\.$/,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ campos: [{ campo: 'nova' }] });
  });

  it('is the address of the account, too', async () => {
    const email = 'marilda.tavora@exemplo.com.br';
    const other = await signIn(shop, 'marilda');
    await shop.em.fork().nativeUpdate(Administrador, { id: other.id }, { email });
    const change = 'mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }';
    expect((await other.graphql(change, { atual: SENHA, nova: email })).errors?.[0]?.message).toMatch(/do e-mail da conta/);
  });

  it.each(FRACAS)('%s is refused in the configuration of a new shop, in one sentence', async (senha) => {
    await expect(begin(senha)).rejects.toThrow(/^A variável ADMIN_PASSWORD está errada: esta senha .+\.$/);
  });

  it.each(['abacaxi voador azul', 'correct horse battery staple', 'XkT-91nbQw', 'administrador de teste'])(
    '%s is no such one',
    async (senha) => {
      expect(await begin(senha)).toBe(true);
    },
  );
});

it('comparing many passwords leaves threads for the files of the site', async () => {
  const done: string[] = [];
  const compare = async () => done.push(String(await conferirSenha(undefined, SENHA)));
  await compare();
  done.length = 0;
  const comparing = Array.from({ length: 12 }, compare);
  await nextTurn();
  await stat('.').then(() => done.push('file'));
  await Promise.all(comparing);
  // Node has four threads for both: with all of them taken, the file would wait until one of the last four begins its work.
  expect(done.indexOf('file')).toBeLessThan(6);
});
