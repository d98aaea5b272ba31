import { expect } from '@playwright/test';
import { test, visit, watchLayoutShift } from '../support/visitor.ts';

/** A processor so slow that the browser would paint between the parts of a document that it has read. */
const SLOWDOWN = 12;

for (const url of ['/', '/plano-vps-linux', '/politica-de-spam', '/assineja-vps-linux-dedicado']) {
  test(`nothing of ${url} moves while a slow device reads it`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const layoutShift = await watchLayoutShift(page);
    await visit(page, url);
    expect(await layoutShift()).toBe(0);
  });
}
