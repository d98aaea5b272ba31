import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../../tests/support/botCheck.ts';
import { TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';

describe('the bot check', () => {
  let guarded: Shop;
  beforeAll(async () => {
    guarded = await openShop({ RATE_LIMIT: 'off' });
  });
  afterAll(() => guarded.close());

  const send = async (captchaToken: string) => {
    const payload = { ...TEMPORARIO, valor: 10, captchaToken };
    const response = await guarded.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    return { status: response.statusCode, codigo: response.json().codigo };
  };

  const solve = () => solveBotCheck(guarded.app);

  it('lets a solved challenge through once', async () => {
    const token = await solve();
    expect((await send(token)).status).toBe(200);
    expect(await send(token)).toEqual({ status: 400, codigo: 'VERIFICACAO_RECUSADA' });
  });

  it('does not use a token up when the order is refused for something else', async () => {
    const token = await solve();
    const payload = { ...TEMPORARIO, valor: 10, planoId: 999999, captchaToken: token };
    expect((await guarded.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json().codigo).toBe(
      'PLANO_INDISPONIVEL',
    );
    expect((await send(token)).status).toBe(200);
  });

  it.each([
    ['', 'VERIFICACAO_AUSENTE'],
    ['nada', 'VERIFICACAO_RECUSADA'],
    [Buffer.from('{"number":1}').toString('base64'), 'VERIFICACAO_RECUSADA'],
  ])('refuses the token %j', async (token, codigo) => {
    expect(await send(token)).toEqual({ status: 400, codigo });
  });
});

describe('reCAPTCHA', () => {
  let answer: unknown = {};
  const google = createServer((_request, response) => response.end(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  let guarded: Shop;
  beforeAll(async () => {
    await new Promise<void>((resolve) => google.listen(0, resolve));
    guarded = await openShop({
      RATE_LIMIT: 'off',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: `http://localhost:${(google.address() as AddressInfo).port}/`,
    });
  });
  afterAll(async () => {
    await guarded.close();
    google.closeAllConnections();
    await new Promise((resolve) => google.close(resolve));
  });

  it.each([
    ['a good score', { success: true, score: 0.9, action: 'submit' }, 200],
    ['the lowest score', { success: true, score: 0.5, action: 'submit' }, 200],
    ['a low score', { success: true, score: 0.4, action: 'submit' }, 400],
    ['no score', { success: true, action: 'submit' }, 400],
    ['another action', { success: true, score: 0.9, action: 'login' }, 400],
    ['a refusal', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 400],
    ['no JSON', 'nada', 503],
    ['a key that is not Google’s', { success: false, 'error-codes': ['invalid-input-secret'] }, 503],
  ])('with %s', async (what, said, status) => {
    answer = said;
    const payload = { ...TEMPORARIO, valor: 10, captchaToken: `token ${what}` };
    const response = await guarded.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    expect(response.statusCode).toBe(status);
    if (status !== 200) expect(response.json().detail).toBe('Erro ao validar reCAPTCHA. Tente novamente.');
  });
});
