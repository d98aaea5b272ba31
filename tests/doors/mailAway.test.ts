import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { freePort } from '../../scripts/freePort.ts';
import { openMailServer } from '../support/mailServer.ts';
import { MailShop } from '../support/mailShop.ts';
import { QUICK, SOON } from '../support/tellingShop.ts';

// What becomes of letters while the server of mail is away, and when it is back (059).

/** After the third failure of its own a letter would wait for longer than any test, and after the fourth be given up. */
const TEMPO = { ...QUICK, pausas: [20, 20, 60_000] };
const LETTERS = 6;
const MARIA = 'maria@empresa.com.br';
const RUI = 'rui@empresa.com.br';

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of close.toReversed()) await one();
  close = [];
});

async function open(settings: Record<string, string> = {}) {
  const shop = await MailShop.open(settings);
  close.push(() => shop.close());
  return shop;
}

/** Servers that are away: where they are asked, how often they were, and how they come back. */
const AWAY = {
  async 'that takes no conversation'() {
    let asked = 0;
    const deaf = createServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => deaf.listen(port, '127.0.0.1', resolve));
    const back = async () => {
      await new Promise((resolve) => deaf.close(resolve));
      const server = await openMailServer({}, port);
      close.push(server.close);
      return server;
    };
    return { url: `smtp://127.0.0.1:${port}`, asked: () => asked, back };
  },
  async 'that ends each conversation (421)'() {
    let [asked, ends] = [0, true];
    const server = await openMailServer({
      onConnect(_session, callback) {
        asked += 1;
        const error = Object.assign(new Error('4.3.2 Service shutting down'), { responseCode: 421 });
        return ends ? callback(error) : callback();
      },
    });
    close.push(server.close);
    const back = async () => {
      ends = false;
      return server;
    };
    return { url: server.url, asked: () => asked, back };
  },
  async 'that knows the password no more'() {
    let [asked, knows] = [0, false];
    const server = await openMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ password }, _session, callback) {
        asked += 1;
        return knows ? callback(null, { user: 'loja' }) : callback(new Error(`Invalid username or password: ${password}`));
      },
    });
    close.push(server.close);
    const back = async () => {
      knows = true;
      return server;
    };
    return { url: server.url.replace('//', '//loja:tr0cada@'), asked: () => asked, back };
  },
} as const;

describe.each(Object.entries(AWAY))('a server %s', (_what, begin) => {
  it('is asked again and again, and is sent everything soon after it is back, however long that was', async () => {
    const { url, asked, back } = await begin();
    const shop = await open({ SMTP_URL: url });
    await shop.deliver({ tempo: TEMPO });
    for (let n = 0; n < LETTERS / 2; n++) await shop.order({ emailPrincipal: `cliente${n}@empresa.com.br` });
    await expect.poll(asked, SOON).toBeGreaterThan(LETTERS * TEMPO.pausas.length);
    const all = async () => [...(await shop.entries()), ...(await shop.entries('email:equipe'))];
    expect((await all()).map(({ estado }) => estado)).toEqual(Array<string>(LETTERS).fill('esperando'));
    for (const { tentativas } of await all()) expect(tentativas).toBeLessThanOrEqual(2);
    const { received } = await back();
    await expect.poll(async () => (await all()).map(({ estado }) => estado), SOON).not.toContain('esperando');
    expect((await all()).map(({ estado }) => estado)).not.toContain('desistida');
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(LETTERS);
  });

  it('is a line of the log when it goes, with what it has answered, and another when it is back, however many letters wait', async () => {
    const { url, asked, back } = await begin();
    const shop = await open({ SMTP_URL: url });
    const { log } = shop.shop.app;
    const [warn, info] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
    await shop.deliver({ tempo: TEMPO });
    for (let n = 0; n < LETTERS / 2; n++) await shop.order({ emailPrincipal: `cliente${n}@empresa.com.br` });
    const gone = () => warn.mock.calls.filter(([line]) => 'resposta' in Object(line));
    const answer = { resposta: expect.stringContaining('servidor de e-mail') };
    await expect.poll(gone, SOON).toEqual([[answer, expect.stringContaining('as cartas esperam')]]);
    const before = asked();
    await expect.poll(asked, SOON).toBeGreaterThan(before + LETTERS);
    expect(gone()).toHaveLength(1);
    expect(JSON.stringify([gone(), await shop.entries()])).not.toMatch(/tr0cada|@empresa/);
    const lines = () => info.mock.calls.filter(([line]) => /servidor de e-mail/.test(String(line)));
    expect(lines()).toEqual([]);
    await back();
    await expect.poll(lines, SOON).toEqual([[expect.stringContaining('voltou a aceitar')]]);
    expect(gone()).toHaveLength(1);
  });
});

it('a letter at which the server falls silent each time keeps no other back', async () => {
  const shop = await open({ MAIL_STAFF: '' });
  shop.server.answer = (para) => (para === MARIA ? 'hang' : null);
  await shop.deliver({ tempo: TEMPO, tentativa: 1500 });
  await shop.order({ emailPrincipal: MARIA });
  for (let n = 0; n < 5; n++) await shop.order({ emailPrincipal: `cliente${n}@empresa.com.br` });
  const states = async () => (await shop.entries()).map(({ estado }) => estado);
  await expect.poll(states, SOON).toEqual([...Array<string>(5).fill('entregue'), 'esperando']);
});

it.each(['hang', { code: 421, text: '4.7.0 Try again later' }] as const)(
  'a letter at which a server that is there breaks off (%j) is tried as often as any, keeps no other back, and comes no more than that',
  async (answer) => {
    const shop = await open({ MAIL_STAFF: '' });
    let asked = 0;
    shop.server.answer = (para) => (para === MARIA ? ((asked += 1), answer) : null);
    await shop.deliver({ tempo: TEMPO, tentativa: 400 });
    await shop.order({ emailPrincipal: MARIA });
    await expect.poll(() => asked, SOON).toBe(3);
    await shop.order({ emailPrincipal: RUI });
    await expect.poll(() => shop.mailsTo(RUI).length, SOON).toBe(1);
    expect((await shop.entries())[1]).toMatchObject({ estado: 'esperando', tentativas: 3 });
    expect(asked).toBe(3);
  },
);

it('a letter that is refused itself goes at its own pace while others go', async () => {
  const shop = await open({ MAIL_STAFF: '' });
  let asked = 0;
  shop.server.answer = (para) => (para === MARIA ? { code: 451, text: `depois ${(asked += 1)}` } : null);
  await shop.deliver({ tempo: TEMPO });
  await shop.order({ emailPrincipal: MARIA });
  await expect.poll(() => asked, SOON).toBe(3);
  await shop.order({ emailPrincipal: RUI });
  await expect.poll(() => shop.mailsTo(RUI).length, SOON).toBe(1);
  expect((await shop.entries())[1]).toMatchObject({ estado: 'esperando', tentativas: 3 });
});

it('a letter that no server has taken for a week is given up, whatever the attempts', async () => {
  const shop = await open({ MAIL_STAFF: '' });
  await shop.server.close();
  for (const emailPrincipal of [MARIA, RUI]) await shop.order({ emailPrincipal });
  const em = shop.shop.em.fork();
  const [first, second] = await em.find(Entrega, {}, { orderBy: { id: 'asc' } });
  const daysAgo = (days: number) => ({ criadaEm: new Date(Date.now() - days * 86_400_000) });
  await em.nativeUpdate(Entrega, { id: first!.id }, daysAgo(8));
  await em.nativeUpdate(Entrega, { id: second!.id }, daysAgo(6));
  await shop.deliver({ tempo: TEMPO });
  const states = async () => (await shop.entries()).map(({ estado, resposta }) => [estado, resposta]);
  const refused = 'O servidor de e-mail recusou a conexão.';
  await expect.poll(states, SOON).toEqual([
    ['esperando', refused],
    ['desistida', refused],
  ]);
  shop.server = await openMailServer({}, Number(new URL(shop.server.url).port));
  await expect.poll(() => shop.mailsTo(RUI).length, SOON).toBe(1);
});
