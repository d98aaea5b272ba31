import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sealData } from 'iron-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sessao } from '../modules/admin/sessao.entity.ts';
import { TEMPORARIO } from '../tests/support/factories.order.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn } from '../tests/support/staff.ts';
import { loadKeys } from './secret.ts';

// One secret, and a key for each use: what is made with one is worth nothing where another is asked for.

const SECRET = 'um segredo de teste com mais de 32 letras';
const KEYS = loadKeys('', SECRET);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ SESSION_SECRET: SECRET, RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());

const KINDS = [
  ['the secret itself', SECRET, { session: 401, challenge: 400 }],
  ['the key of the sessions', KEYS.sessions, { session: 200, challenge: 400 }],
  ['the key of the challenges', KEYS.challenges, { session: 401, challenge: 200 }],
] as const;

describe.each(KINDS)('with %s', (_what, key, answers) => {
  it(`a session that is sealed is answered ${answers.session}`, async () => {
    const { headers } = await signIn(shop);
    const [cookie = ''] = headers.cookie.split('=');
    const { id } = await shop.orm.em.fork().findOneOrFail(Sessao, { id: { $ne: '' } }, { orderBy: { criadaEm: 'desc' } });
    const sealed = await sealData({ sessao: id }, { password: key });
    const response = await shop.app.inject({ url: '/auth/me', headers: { cookie: `${cookie}=${sealed}` } });
    expect(response.statusCode).toBe(answers.session);
  });

  it(`a challenge that is signed is answered ${answers.challenge}`, async () => {
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey };
    const challenge = await createChallenge({ ...work, expiresAt: new Date(Date.now() + 60_000), hmacSignatureSecret: key });
    const solution = await solveChallenge({ challenge, deriveKey });
    const payload = { ...TEMPORARIO, valor: 10, captchaToken: btoa(JSON.stringify({ challenge, solution })) };
    const response = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    expect(response.statusCode).toBe(answers.challenge);
  });
});

it('another secret gives other keys, the same one the same', () => {
  expect(loadKeys('', SECRET)).toEqual(KEYS);
  const all = [...Object.values(KEYS), ...Object.values(loadKeys('', `${SECRET}!`)), SECRET];
  expect(new Set(all).size).toBe(all.length);
});

it('a kept secret is whole, and one that is not is refused', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  const keys = loadKeys(dataDir);
  expect([loadKeys(dataDir), readdirSync(dataDir)]).toEqual([keys, ['session-secret']]);
  for (const left of ['', 'meio']) {
    writeFileSync(join(dataDir, 'session-secret'), left);
    expect(() => loadKeys(dataDir)).toThrow(
      /session-secret não tem um segredo; ponha de volta o que você copiou.*apague-o: todos entram de novo, .*segundo fator.*webhooks/,
    );
  }
  rmSync(dataDir, { recursive: true });
});
