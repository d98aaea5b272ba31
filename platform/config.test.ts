import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BESIDE, NONSENSE } from '../tests/support/nonsense.ts';
import { CONFIG_VARIABLES, loadConfig } from './config.ts';

/** Values that these variables take. */
const NAMED: Record<string, string> = {
  DATABASE_URL: 'sqlite:x/y.db',
  PUBLIC_URL: 'http://localhost',
  SESSION_SECRET: 'um segredo de teste com mais de 32 letras',
  ADMIN_PATH: '/ipe',
  BRAND_NAME: 'Maré Cloud',
};

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({}, tmpdir())).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      databaseUrl: 'sqlite:var/site.db',
      notice: null,
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

  it.each([
    ['529.982.247-25', '52998224725'],
    ['12.345.678/0001-95', '12345678000195'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    [' Financeiro@Loja.example ', 'financeiro@loja.example'],
    ['+5511999990000', '+5511999990000'],
    ['+551140000000', '+551140000000'],
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ])('takes the PIX key %s as codes write it', (PIX_KEY, chave) => {
    const { payment } = loadConfig({ PIX_KEY, PIX_NAME: ' Loja do Ipe ', PIX_CITY: 'SAO PAULO', PAYMENT_DAYS: '3' });
    expect(payment).toEqual({ pix: { chave, nome: 'Loja do Ipe', cidade: 'SAO PAULO' }, dias: 3 });
    expect(loadConfig({}).payment).toEqual({ pix: null, dias: 5 });
  });

  it('names what PIX lacks', () => {
    expect(() => loadConfig({ PIX_KEY: 'a@loja.example', PIX_CITY: 'RECIFE' })).toThrow(
      'A variável PIX_KEY está errada: só serve junto com PIX_NAME.',
    );
  });

  it.each(['um,dois', 'um:5432,dois:5432', 'loja:s@um,dois'])('asks for one machine where %s are told', (machines) => {
    expect(() => loadConfig({ DATABASE_URL: `postgresql://${machines}/loja` })).toThrow(
      /^A variável DATABASE_URL está errada: diz mais de uma máquina;/,
    );
    expect(() => loadConfig({ DATABASE_URL: 'postgresql://loja:a%2Cb@um/a,b' })).not.toThrow();
  });

  it('treats an empty variable as not set', () => {
    expect(loadConfig({ PORT: '' }).port).toBe(3000);
    expect(loadConfig({ BRAND_DIR: '' }).brandDir).toBe(null);
  });

  it('takes an empty variable of the brand for none, where a company may have none', () => {
    const { brand } = loadConfig({ SOCIAL_INSTAGRAM: '', PORTAL_URL: '', WHATSAPP_NUMBER: '', EMAIL_ABUSE: '', GTM_ID: '' });
    expect(brand).toMatchObject({ SOCIAL_INSTAGRAM: null, PORTAL_URL: null, WHATSAPP_NUMBER: null, EMAIL_ABUSE: null });
    expect(brand.GTM_ID).toBe(undefined);
    expect(loadConfig({ BRAND_FOUNDED: '' }).brand.BRAND_FOUNDED).toBe(null);
    expect(brand.TICKET_URL).toBe('https://portal.ipe.example/chamados');
  });

  it('tells neither year nor whereabouts of a company that has told its name and none', () => {
    const BRAND_NAME = 'Maré Cloud';
    const untold = { BRAND_FOUNDED: null, BRAND_ADDRESS: null, BRAND_PHONE: null, BRAND_HOURS: null };
    expect(loadConfig({ BRAND_NAME }).brand).toMatchObject(untold);
    expect(loadConfig({ BRAND_NAME, BRAND_PHONE: '+55 81 3000-0000' }).brand.BRAND_PHONE).toBe('+55 81 3000-0000');
    expect(loadConfig({ BRAND_NAME, BRAND_FOUNDED: '2000' }).brand.BRAND_FOUNDED).toBe('2000');
    expect(loadConfig({}).brand.BRAND_FOUNDED).toBe('2000');
  });

  it.each(['BRAND_NAME', 'BRAND_SHORT_NAME', 'BRAND_LEGAL_NAME', 'BRAND_CNPJ', 'PANEL_NAME', 'EMAIL_CONTACT', 'EMAIL_PRIVACY'])(
    'refuses an empty %s',
    (name) => {
      expect(() => loadConfig({ [name]: '' })).toThrow(new RegExp(`^A variável ${name} está errada: .+\\.$`));
    },
  );

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
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE-URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['ADMINPATH', 'ADMIN_PATH'],
    ['BRAND_NAM', 'BRAND_NAME'],
  ])('takes %s for %s misspelt, and does not go on without it', (name, meant) => {
    expect(() => loadConfig({ [name]: 'x' })).toThrow(
      new RegExp(`^A variável ${name} está errada: a loja não a conhece; o certo é ${meant}\\.$`),
    );
    expect(() => loadConfig({ [name]: 'x', [meant]: NAMED[meant] })).not.toThrow();
  });

  it('has nothing against variables of others', () => {
    const others = ['PATH', 'HOME', 'HOSTNAME', 'LOGNAME', 'TERM', 'XDG_DATA_DIRS', 'PGDATABASE', 'PGHOST', 'POSTGRES_URL', 'DB_URL', 'INIT_CWD', 'npm_package_name']; // prettier-ignore
    expect(() => loadConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
  });

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

  it.each(['uploads/banner', 'cache-de-imagens'])('keeps the database out of %s, where pictures come and go', (folder) => {
    const among = { DATA_DIR: 'loja', DATABASE_URL: `sqlite:loja/${folder}/site.db` };
    expect(() => loadConfig(among)).toThrow(/^A variável DATABASE_URL está errada: não pode ficar em .*, que é das imagens/);
    expect(() => loadConfig({ ...among, DATABASE_URL: 'sqlite:loja/outra/site.db' })).not.toThrow();
  });

  it('is documented, variable by variable, in .env.example', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual(CONFIG_VARIABLES.filter((name) => name !== 'NODE_ENV').sort());
  });
});

describe('the folder of the data, where no setting names it', () => {
  const found = (files: readonly string[], settings: Record<string, string> = {}) => {
    const root = mkdtempSync(join(tmpdir(), 'checkout-'));
    for (const file of files) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    const { dataDir, databaseUrl, notice } = loadConfig(settings, root);
    rmSync(root, { recursive: true });
    return { dataDir, databaseUrl, notice };
  };

  it.each([
    ['a new checkout', []],
    ['a shop in the default folder', ['var/site.db']],
    ['one in each', ['var/site.db', 'data/site.db']],
    ['what the program keeps in data', ['data/migrations/index.ts', 'data/uploads/banner/a.webp']],
  ])('is var with %s', (_what, files) => {
    expect(found(files)).toEqual({ dataDir: 'var', databaseUrl: 'sqlite:var/site.db', notice: null });
  });

  it('is that of older versions where the shop is there, and a sentence says so', () => {
    const { notice, ...where } = found(['data/site.db']);
    expect(where).toEqual({ dataDir: 'data', databaseUrl: 'sqlite:data/site.db' });
    expect(notice).toMatch(/^Os dados desta loja estão em data, .*DATA_DIR=data.*para var\.$/);
  });

  it('is told by what lies beside the database where that is elsewhere', () => {
    const settings = { DATABASE_URL: 'postgresql://loja@localhost/loja' };
    for (const file of ['uploads/banner/a.webp', 'session-secret', 'cache-de-imagens/a'])
      expect(found([`data/${file}`], settings)).toMatchObject({ dataDir: 'data', notice: expect.any(String) });
    expect(found(['data/session-secret', 'var/cache-de-imagens/a'], settings)).toMatchObject({ dataDir: 'var' });
    expect(found(['data/uploads/banner/a.webp', 'var/uploads/banner/a.webp'], settings)).toMatchObject({ dataDir: 'var' });
  });

  it('is what DATA_DIR says, without a word', () => {
    expect(found(['data/site.db'], { DATA_DIR: 'data' })).toMatchObject({ dataDir: 'data', notice: null });
    expect(found(['data/site.db'], { DATA_DIR: 'var' })).toMatchObject({ dataDir: 'var', notice: null });
  });
});
