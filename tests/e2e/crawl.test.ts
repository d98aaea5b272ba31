import { expect } from '@playwright/test';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { test } from '../support/visitor.ts';

/** Order pages are one link a plan, and journeys of their own. */
const ELSEWHERE = /^\/assineja-/;

test('every link from the home page works, reaches every public page, and no two pages share a title', async ({ request }) => {
  const titles = new Map<string, string>();
  const fragments: [page: string, id: string][] = [];
  const bodies = new Map<string, string>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (bodies.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = response.headers()['content-type']?.includes('html') ? await response.text() : '';
    bodies.set(path, html);
    const title = html.match(/<title>(.*?)<\/title>/)?.[1];
    if (title) {
      // At another period it is the same page.
      const [address = ''] = path.split('?');
      expect([...titles].find(([other, known]) => known === title && other !== address)?.[0], `title of ${path}`).toBeUndefined();
      titles.set(address, title);
    }
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const [target = '', id] = href.replaceAll('&amp;', '&').split('#');
      if (id !== undefined) fragments.push([target || path, id]);
      if (target.startsWith('/') && !ELSEWHERE.test(target)) waiting.push(target);
    }
  }
  for (const rota of ROTAS_INDEXADAS) expect([...titles.keys()]).toContain(rota);
  for (const [page, id] of fragments) expect(bodies.get(page), `${page}#${id}`).toContain(`id="${id}"`);
});

test('no picture is without size and text', async ({ request }) => {
  for (const rota of ROTAS_INDEXADAS) {
    const html = await (await request.get(rota)).text();
    for (const [image] of html.matchAll(/<img [^>]*>/g))
      expect(image).toMatch(/(?=.* alt=")(?=.* width="\d+")(?=.* height="\d+")/);
  }
});
