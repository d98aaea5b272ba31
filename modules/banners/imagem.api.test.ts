import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../../tests/support/picture.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';

// How a picture is answered to everybody, whatever it is kept in.

let shop: Shop;
let url: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  url = `/banner/${await uploadPicture(shop, await signIn(shop), 'banners')}`;
});
afterAll(() => shop.close());

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => shop.app.inject({ method, url, headers });

describe('a picture', () => {
  it('is answered with what a browser and a proxy need to keep it for good', async () => {
    const { statusCode, headers, rawPayload } = await ask();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
    expect(new Date(headers['last-modified']!).toUTCString()).toBe(headers['last-modified']);
    expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    const head = await ask({}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(rawPayload.length),
      0,
    ]);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await ask();
    const { etag, 'last-modified': modified } = headers as Record<string, string>;
    for (const [name, value] of [
      ['if-none-match', etag!],
      ['if-none-match', `"x", ${etag}`],
      ['if-modified-since', modified!],
    ] as const) {
      const { statusCode, rawPayload, headers: said } = await ask({ [name]: value });
      expect([value, statusCode, rawPayload.length, said.etag]).toEqual([value, 304, 0, etag]);
      expect(said['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await ask({ 'if-none-match': '"another"', 'if-modified-since': modified! })).statusCode).toBe(200);
    expect((await ask({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).statusCode).toBe(200);
  });

  it('is sent in part', async () => {
    const whole = (await ask()).rawPayload;
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, whole.length - 1],
      ['bytes=-5', whole.length - 5, whole.length - 1],
      [`bytes=5-${whole.length * 2}`, 5, whole.length - 1],
    ] as const) {
      const { statusCode, headers, rawPayload } = await ask({ range });
      expect([range, statusCode, headers['content-range']]).toEqual([range, 206, `bytes ${from}-${to}/${whole.length}`]);
      expect(rawPayload.equals(whole.subarray(from, to + 1))).toBe(true);
    }
    const beyond = await ask({ range: `bytes=${whole.length}-` });
    expect([beyond.statusCode, beyond.headers['cache-control']]).toEqual([416, undefined]);
    for (const range of ['bytes=0-1,5-6', 'bytes=x', 'lines=0-1'])
      expect([range, (await ask({ range })).rawPayload.length]).toEqual([range, whole.length]);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200);
  });

  it('is told from one that is not there', async () => {
    for (const path of ['/banner/nada.webp', '/banner/nada-480.avif', `${url}/`, `/banner-icp/${url.slice(8)}`])
      expect([path, (await shop.app.inject(path)).statusCode]).toEqual([path, 404]);
    expect((await shop.app.inject(`${url}?v=2`)).statusCode).toBe(200);
  });
});
