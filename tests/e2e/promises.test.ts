import { expect } from '@playwright/test';
import { test } from '../support/visitor.ts';

/** Words that promise mail of the shop's own: nothing sends any unless outgoing mail is configured (D43). */
const PROMISE =
  /(?:cheg|receb|envi|segu|respond|respost|avis|mand)\p{L}*[^.!?<]{0,80}\bpor e-mail|e-mail[^.!?<]{0,30}(?:que você receber|de confirmação)|caixa de spam/iu;

test('no page promises mail that nothing sends', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const indexed = [...sitemap.matchAll(/<loc>[^<]*?(\/[^<]*|)<\/loc>/g)].map(
    ([, path]) => new URL(path || '/', 'http://x').pathname,
  );
  expect(indexed.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const path of [...indexed, '/assineja-finalizada', '/atendimento-obrigado', '/assineja-hospedagem-php?planoId=1']) {
    const html = await (await request.get(path)).text();
    const text = html
      .replace(/<script[\s\S]*?<\/script>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    const promise = PROMISE.exec(text);
    if (promise) found.push(`${path}: ${promise[0]}`);
  }
  expect(found).toEqual([]);
});
