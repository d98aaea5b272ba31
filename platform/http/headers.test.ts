import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lerMarca } from '../../modules/brand/marca.service.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { BRANDED } from '../../tests/support/branded.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';

let shop: Shop;
let secure: Shop;
beforeAll(async () => {
  shop = await openShop();
  secure = await openShop({ PUBLIC_URL: 'https://loja.example' });
});
afterAll(async () => {
  await shop.close();
  await secure.close();
});

const POLICY =
  /^default-src 'self';script-src 'self';.*object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'/;

async function everyAddress(of: Shop): Promise<string[]> {
  const routes = [...of.app.routes.keys()].map((url) => url.replace(/:\w+/g, '1').replace('*', 'nada'));
  return [...new Set([...routes, ...ROTAS_INDEXADAS, '/ipe/login', '/assineja-vps', '/nada'])];
}

describe('every answer', () => {
  it('carries the security headers, whatever its status', async () => {
    for (const url of await everyAddress(shop)) {
      const { headers } = await shop.app.inject(url);
      const seen = {
        url,
        nosniff: headers['x-content-type-options'],
        referrer: headers['referrer-policy'],
        frames: headers['x-frame-options'],
        opener: headers['cross-origin-opener-policy'],
        resource: headers['cross-origin-resource-policy'],
        permissions: headers['permissions-policy'],
      };
      expect(seen).toEqual({
        url,
        nosniff: 'nosniff',
        referrer: 'strict-origin-when-cross-origin',
        frames: 'DENY',
        opener: 'same-origin',
        resource: 'same-origin',
        permissions: expect.stringContaining('camera=()'),
      });
    }
  });

  it('lets no inline script run, on any page', async () => {
    for (const url of [...ROTAS_INDEXADAS, '/ipe/login', '/assineja-vps', '/nada', '/api/planos/listarativos', '/auth/me']) {
      expect([url, (await shop.app.inject(url)).headers['content-security-policy']]).toEqual([
        url,
        expect.stringMatching(POLICY),
      ]);
    }
  });

  it('insists on https where the site has it, and only there', async () => {
    expect((await secure.app.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await shop.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('says nothing that a Host header has put there', async () => {
    for (const url of ['/', '/sitemap.xml', '/robots.txt', '/plano-hospedagem-php', '/ipe']) {
      const response = await shop.app.inject({ url, headers: { host: 'outro.example', 'x-forwarded-host': 'outro.example' } });
      expect(response.body + JSON.stringify(response.headers)).not.toContain('outro.example');
    }
  });

  it('only the picture of letters may be shown by another site: mail is read in a browser, too', async () => {
    const branded = await openShop({ ...BRANDED });
    const { arquivos, cabeca } = await lerMarca(branded.config);
    const policyOf = async (of: Shop, url: string) => (await of.app.inject(url)).headers['cross-origin-resource-policy'];
    for (const url of arquivos.keys())
      expect([url, await policyOf(branded, url)]).toEqual([url, url === cabeca.icones['192'] ? 'cross-origin' : 'same-origin']);
    await branded.close();
    expect(await policyOf(shop, '/icons/icon-192.png')).toBe('cross-origin');
    for (const url of ['/icons/icon-512.png', '/icons/icon-192.png/x', '/favicon.svg', '/?x=/icons/icon-192.png'])
      expect([url, await policyOf(shop, url)]).toEqual([url, 'same-origin']);
  });

  it('only the previews may be framed, and by this site alone', async () => {
    const { headers } = await shop.app.inject('/ipe/previa/plano');
    expect([headers['x-frame-options'], headers['content-security-policy']]).toEqual([
      'SAMEORIGIN',
      expect.stringContaining("frame-ancestors 'self'"),
    ]);
  });
});

describe('the log', () => {
  it('carries request ids and no personal data', async () => {
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((line: string) => lines.push(String(line)) > 0) as never;
    const loud = await openShop({ LOG_LEVEL: 'info', BOT_CHECK: 'off', RATE_LIMIT: 'off' });
    try {
      await loud.app.inject('/assineja-finalizada?id=1&email=maria@empresa.com.br&telefone=11999990000');
      const send = () =>
        loud.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
          input: { nome: 'Maria', email: 'maria@empresa.com.br', celular: '1', assunto: 'x', mensagem: 'segredo' },
        });
      await send();
      const run = (sql: string) => loud.em.getConnection().execute(sql);
      await run('create unique index uma_so on mensagens (email, nome)');
      await send();
      await run('drop table mensagens');
      await send();
    } finally {
      process.stdout.write = write;
      await loud.close();
    }
    const log = lines.join('');
    expect(log).toContain('"reqId":"req-');
    expect(log).toMatch(/unique constraint/i);
    expect(log).toMatch(/no such table|does not exist/);
    expect(log).not.toMatch(/maria|segredo|11999990000|127\.0\.0\.1/i);
  });
});
