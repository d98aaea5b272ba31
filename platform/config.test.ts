import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BESIDE, NONSENSE } from '../tests/support/nonsense.ts';
import { CONFIG_VARIABLES, loadConfig } from './config.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      databaseUrl: 'sqlite:data/site.db',
      adminPath: '/ipe',
      demoData: true,
      graphqlSandbox: true,
      brand: { BRAND_NAME: 'Ipê Hospedagem', PANEL_NAME: 'Ipê Control Panel' },
    });
  });

  it('serves no sandbox in production unless told to', () => {
    expect(loadConfig({ NODE_ENV: 'production' }).graphqlSandbox).toBe(false);
    expect(loadConfig({ NODE_ENV: 'production', GRAPHQL_SANDBOX: 'on' }).graphqlSandbox).toBe(true);
  });

  it.each([
    ['http://localhost:8080', true],
    ['http://loja.localhost', true],
    ['http://127.0.0.9', true],
    ['http://[::1]:3000', true],
    ['https://loja.example.com', false],
    ['http://localhost.example.com', false],
    ['http://10.0.0.1', false],
  ])('invents prices for %s: %s, unless told otherwise', (PUBLIC_URL, demoData) => {
    expect(loadConfig({ PUBLIC_URL }).demoData).toBe(demoData);
    expect(loadConfig({ PUBLIC_URL, DEMO_DATA: demoData ? 'off' : 'on' }).demoData).toBe(!demoData);
  });

  it('treats an empty variable as not set', () => {
    expect(loadConfig({ PORT: '' }).port).toBe(3000);
    expect(loadConfig({ BRAND_DIR: '' }).brandDir).toBe(null);
  });

  it('takes an empty variable of the brand for none, where a company may have none', () => {
    const { brand } = loadConfig({ SOCIAL_INSTAGRAM: '', PORTAL_URL: '', WHATSAPP_NUMBER: '', EMAIL_ABUSE: '', GTM_ID: '' });
    expect(brand).toMatchObject({ SOCIAL_INSTAGRAM: null, PORTAL_URL: null, WHATSAPP_NUMBER: null, EMAIL_ABUSE: null });
    expect(brand.GTM_ID).toBe(undefined);
    expect(brand.TICKET_URL).toBe('https://portal.ipe.example/chamados');
  });

  it.each([
    'BRAND_NAME',
    'BRAND_SHORT_NAME',
    'BRAND_LEGAL_NAME',
    'BRAND_CNPJ',
    'BRAND_FOUNDED',
    'PANEL_NAME',
    'EMAIL_CONTACT',
    'EMAIL_PRIVACY',
  ])('refuses an empty %s', (name) => {
    expect(() => loadConfig({ [name]: '' })).toThrow(new RegExp(`^A variável ${name} está errada: .+\\.$`));
  });

  it('has, in the table of the tests, a nonsense for every setting', () => {
    expect(Object.keys(NONSENSE).toSorted()).toEqual(CONFIG_VARIABLES.toSorted());
  });

  it.each(Object.entries(NONSENSE).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'stops at a wrong %s (%s) with one sentence that names it',
    (name, value) => {
      expect(() => loadConfig({ ...BESIDE[name], [name]: value })).toThrow(new RegExp(`^A variável ${name} está errada: .+\\.$`));
    },
  );

  it.each([
    ['TRUST_PROXY', 'off'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.7, ::1'],
    ['HOST', '::'],
    ['HOST', 'localhost'],
    ['ADMIN_PASSWORD', 'x'.repeat(200)],
  ])('takes %s=%s', (name, value) => {
    expect(() => loadConfig({ [name]: value })).not.toThrow();
  });

  it('is documented, variable by variable, in .env.example', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual(CONFIG_VARIABLES.filter((name) => name !== 'NODE_ENV').sort());
  });
});
