import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { MailShop } from '../support/mailShop.ts';
import { startAgain } from '../support/shop.ts';
import { SOON } from '../support/tellingShop.ts';

// What a clock that is ahead has counted, put off and dated, once it is right again.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let strangers = 0;
const stranger = () => `adiantado${++strangers}@empresa-${strangers}.com.br`;
const ADDRESS = '198.51.100.7';

/** A shop with its limits on, whose machine is so many hours ahead for now; the sessions of its staff outlast that. */
async function open(hours: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });
  onTestFinished(() => void vi.useRealTimers());
  const shop = await MailShop.open({
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
    SESSION_IDLE_MINUTES: '9999',
    SESSION_HOURS: '999',
  });
  onTestFinished(() => shop.close());
  return shop;
}
const states = async (shop: MailShop) => (await shop.entries()).map(({ estado }) => estado);
const gauge = async ({ shop }: MailShop, name: string) =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(await shop.app.metrics.registry.metrics())![1]);

describe.each([3, 30])('a clock that was %i hours ahead and is put right', (hours) => {
  it.each(['in a process that goes on', 'before a start'])('has put off no order and no letter, %s', async (when) => {
    const shop = await open(hours);
    const put = () => (when === 'before a start' ? startAgain(shop.shop) : Promise.resolve());
    const emails = Array.from({ length: 10 }, stranger);
    for (const emailPrincipal of emails) await shop.order({ emailPrincipal }, ADDRESS);
    await expect(shop.order({ emailPrincipal: stranger() }, ADDRESS)).rejects.toThrow('Muitas tentativas');
    vi.useRealTimers();
    await put();
    expect(await gauge(shop, 'deliveries_oldest_waiting_seconds')).toBeGreaterThan((hours - 1) * 3600);
    // Of its minute, and not of the hours before it.
    const refused = await shop.order({ emailPrincipal: stranger() }, ADDRESS).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refused).not.toContain('minutos');
    const later = stranger();
    await shop.order({ emailPrincipal: later }, '203.0.113.7');
    shop.shop.app.outbox.start();
    await expect.poll(() => shop.mailsTo(later).length, SOON).toBe(1);
    // Six are a network's at once.
    await expect.poll(() => emails.filter((email) => shop.mailsTo(email).length > 0).length, SOON).toBeGreaterThanOrEqual(6);
    expect(await states(shop)).not.toContain('desistida');
    expect(await gauge(shop, 'deliveries_oldest_waiting_seconds')).toBeLessThan(60);
    const waiting = await shop.shop.em.fork().find(Entrega, { estado: 'esperando' });
    for (const { proximaEm } of waiting) expect(proximaEm.getTime()).toBeLessThan(Date.now() + HOUR);
  });

  it('has a letter that failed meanwhile go', async () => {
    const shop = await open(hours);
    const emailPrincipal = stranger();
    const write = (values: object) => shop.shop.em.fork().nativeUpdate(Entrega, { id: { $gt: 0 } }, values);
    await shop.order({ emailPrincipal }, ADDRESS);
    // It came before the clock was wrong.
    const before = new Date(Date.now() - hours * HOUR - MINUTE);
    await write({ criadaEm: before, proximaEm: before });
    shop.server.answer = () => ({ code: 451, text: 'depois' });
    shop.shop.app.outbox.start();
    await expect.poll(async () => (await shop.entries())[0]!.resposta ?? '', SOON).toContain('451');
    await shop.shop.app.outbox.stop();
    // As a machine alone writes it, and one of an older version.
    await write({ proximaEm: new Date(Date.now() + MINUTE) });
    vi.useRealTimers();
    shop.server.answer = () => null;
    await startAgain(shop.shop);
    shop.shop.app.outbox.start();
    await expect.poll(() => shop.mailsTo(emailPrincipal).length, SOON).toBe(1);
  });
});
