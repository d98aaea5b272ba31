import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles } from '../../tests/support/hostileFiles.ts';
import { storedPictures } from '../../tests/support/picture.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { graphqlUpload, restUpload, sendUpload } from '../../tests/support/uploads.ts';

// What is sent in the place of a picture is refused before any database is asked.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const stored = () => storedPictures(shop.em);

describe('thirty hostile files', () => {
  it('each get a clear sentence through both doors and leave nothing behind', async () => {
    const before = await stored();
    const files = await hostileFiles();
    expect(files).toHaveLength(30);
    for (const [name, content] of files) {
      const rest = await sendUpload(shop, staff, restUpload(name, content));
      const graphql = (await sendUpload(shop, staff, graphqlUpload(name, content))).json();
      const sentence = rest.json().detail as string;
      expect([name, rest.statusCode]).toEqual([name, 400]);
      expect([name, sentence]).toEqual([name, expect.stringMatching(/^(O arquivo|A imagem) .+\.$/)]);
      expect([name, graphql.errors[0].message, graphql.data]).toEqual([name, sentence, null]);
    }
    expect(await stored()).toEqual(before);
  }, 120_000);

  it.each([10.2, 10.6, 12, 40])(
    'of %d MB leave the connection to the next request, whichever door refused them',
    async (size) => {
      if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
      const url = shop.app.listeningOrigin;
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (path: string, headers: object, body?: Buffer) =>
        new Promise<{ status: number; body: string; port: number }>((resolve, reject) => {
          const sent = request(
            url + path,
            { agent, method: body ? 'POST' : 'GET', headers: headers as Record<string, string> },
            (answer) => {
              const port = sent.socket!.localPort!;
              void text(answer).then((said) => resolve({ status: answer.statusCode!, body: said, port }), reject);
            },
          );
          sent.on('error', reject).end(body);
        });
      const content = Buffer.alloc(Math.round(size * 1024 * 1024), 1);
      for (const form of [restUpload('foto.png', content), graphqlUpload('foto.png', content)]) {
        const refused = await ask(form.path, { ...staff.headers, ...form.headers }, form.body);
        expect(refused.body).toContain('O arquivo é grande demais');
        expect(await ask('/api/planos/listarativos', {})).toMatchObject({ status: 200, port: refused.port });
      }
      agent.destroy();
    },
  );
});
