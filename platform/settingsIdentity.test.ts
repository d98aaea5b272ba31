import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { settingsIdentity } from './settingsIdentity.ts';

const of = (environment: Record<string, string>, shown: unknown = {}) =>
  settingsIdentity(loadConfig({ PUBLIC_URL: 'http://localhost', ...environment }), shown);

it('is the same for machines that differ in what is their own', () => {
  const own = {
    PORT: '4000',
    HOST: '10.0.0.2',
    DATA_DIR: 'outra',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9100',
    DATABASE_URL: 'sqlite:outra/site.db',
  };
  expect(of(own)).toBe(of({}));
});

it('tells what the company says of itself apart', () => {
  const textos = { '/contrato-de-hospedagem': 'Contrato' };
  expect(of({}, { textos })).toBe(of({ BRAND_DIR: 'docs/examples/marca' }, { textos }));
  expect(of({}, { textos })).not.toBe(of({}));
});

it('tells numbers of proxies apart', () => {
  expect(of({ TRUST_PROXY: '1' })).not.toBe(of({ TRUST_PROXY: '2' }));
  expect(of({ TRUST_PROXY: '2' })).toBe(of({ TRUST_PROXY: '2' }));
});

it.each([
  ['RETENTION_ORDERS_MONTHS', '6'],
  ['BRAND_NAME', 'Maré'],
  ['ADMIN_PATH', '/outra'],
  ['PUBLIC_URL', 'https://loja.example'],
  ['BOT_CHECK', 'off'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/8'],
  ['PAYMENT_DAYS', '9'],
])('is another where %s is %s', (name, value) => {
  expect(of({ [name]: value })).not.toBe(of({}));
});
