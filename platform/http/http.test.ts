import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://loja.example' });
});
afterAll(() => shop.close());

describe('the HTTP server', () => {
  it('says that it is up and that its database answers', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok', version });
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('sends security headers, HSTS when it is reached by https', async () => {
    const { headers } = await shop.app.inject('/healthz');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('answers %s to an unknown address with 404', async (method) => {
    expect((await shop.app.inject({ method, url: '/nada', payload: {} })).statusCode).toBe(404);
  });

  it('answers a body that is no JSON with 400 and a clear sentence', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '{nada',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].message).toMatch(/^O endereço ou os dados/);
  });

  it('tells integrators the bounds that a number has, and none that it has not', async () => {
    const { body } = await shop.app.inject('/api/docs/json');
    expect(body).not.toContain(String(Number.MAX_SAFE_INTEGER));
    const { properties } = JSON.parse(body).paths['/api/planos'].post.requestBody.content['application/json'].schema;
    expect(properties).toMatchObject({
      dominios: { minimum: 0, maximum: 1_000_000_000 },
      desconto1: { minimum: 0, maximum: 100 },
      valor: { minimum: 0, maximum: 9_999_999 },
    });
  });

  it('describes every REST route in the OpenAPI document, with a readable page', async () => {
    const { paths, components } = (await shop.app.inject('/api/docs/json')).json();
    expect(Object.keys(paths).toSorted()).toEqual([
      '/api/assinaturas/exportar',
      '/api/banners/deletar/{id}',
      '/api/banners/listar',
      '/api/banners/salvar',
      '/api/banners/update/{id}',
      '/api/banners/upload/banner',
      '/api/bannersicp/deletar/{id}',
      '/api/bannersicp/listar',
      '/api/bannersicp/salvar',
      '/api/bannersicp/update/{id}',
      '/api/bannersicp/upload/banner',
      '/api/catalogo/exportar',
      '/api/contato/enviar',
      '/api/cotacao',
      '/api/cupons/codigo/{code}',
      '/api/emails/{exemplo}',
      '/api/familias',
      '/api/mensagens/exportar',
      '/api/pedidos',
      '/api/pedidos/{pedido}',
      '/api/planos',
      '/api/planos.json',
      '/api/planos/buscar/{id}',
      '/api/planos/listarativos',
      '/api/planos/{id}',
      '/api/schema.graphql',
      '/api/temporarios/salvar',
      '/api/titulares/exportar',
      '/api/verificacao/desafio',
      '/auth/link',
      '/auth/login',
      '/auth/logout',
      '/auth/me',
      '/auth/senha',
    ]);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['PlanoListado', 'BannerListado', 'Problema']));
    const page = await shop.app.inject({ url: '/api/docs/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('API da Ipê Hospedagem');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';style-src 'self' 'sha256-");
    expect(policy).not.toMatch(/unsafe|https?:|validator/);
  });
});
