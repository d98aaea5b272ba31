import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

  it('treats an empty variable as not set', () => {
    expect(loadConfig({ PORT: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ipe.com.br'],
    ['PUBLIC_URL', 'https://ipe.com.br/loja'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DEMO_DATA', 'sim'],
    ['ADMIN_PATH', 'ipe'],
    ['ADMIN_PATH', '/ipe/'],
    ['GRAPHQL_SANDBOX', '1'],
    ['LOG_LEVEL', 'verbose'],
    ['BRAND_CNPJ', '123'],
    ['PORTAL_URL', 'javascript:alert(1)'],
    ['EMAIL_CONTACT', 'contato'],
    ['GTM_ID', 'UA-1'],
    ['WHATSAPP_NUMBER', '+55 11 4000-0000'],
  ])('stops at a wrong %s (%s) with one sentence that names it', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^A variável ${name} está errada: .+\\.$`));
  });

  it('is documented, variable by variable, in .env.example', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual(CONFIG_VARIABLES.filter((name) => name !== 'NODE_ENV').sort());
  });
});
