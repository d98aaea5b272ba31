const TOO_LONG = 'x'.repeat(300);
const NO_ADDRESS = ['nada', 'javascript:alert(1)', 'ftp://loja.example/'];
/** The address of a service: what a request cannot carry, and the log would show, is no part of it. */
const NO_SERVICE = [...NO_ADDRESS, 'https://usuario:senha@servico.example/'];

/** Values that each setting cannot work with. A new setting has to come with its own. */
export const NONSENSE: Readonly<Record<string, readonly string[]>> = {
  NODE_ENV: ['produção'],
  PORT: ['abc', '-1', '70000'],
  HOST: ['não é máquina'],
  PUBLIC_URL: [
    'loja.example',
    'https://loja.example/loja',
    'https://',
    'https://ana:senha@loja.example',
    'https://loja.example\\x',
  ],
  // Only the start can tell a folder from none.
  DATA_DIR: ['dist', 'dist/client/dados', 'public/dados'],
  DATABASE_URL: ['mysql://localhost/x', 'nada', 'sqlite::memory:', 'sqlite:dist/client/loja.db', 'sqlite:public/site.db'],
  DEMO_DATA: ['sim'],
  ADMIN_PATH: ['ipe', '/ipe/', '/', '/Ipe', `/${TOO_LONG}`],
  ADMIN_USERNAME: ['a b', 'x', TOO_LONG],
  ADMIN_PASSWORD: ['x'.repeat(220), 'curta'],
  GRAPHQL_SANDBOX: ['1'],
  SESSION_SECRET: ['curto', ' '.repeat(40)],
  SESSION_HOURS: ['0', '1.5', 'nunca'],
  SESSION_IDLE_MINUTES: ['0', '-5', 'nunca'],
  BOT_CHECK: ['talvez', 'recaptcha'],
  RECAPTCHA_SITE_KEY: ['só', 'sem-a-outra'],
  RECAPTCHA_SECRET_KEY: ['não é', 'sem-a-outra'],
  RECAPTCHA_MIN_SCORE: ['2', '-1', 'alto'],
  RECAPTCHA_VERIFY_URL: NO_SERVICE,
  RATE_LIMIT: ['yes'],
  CNPJ_API_URL: NO_SERVICE,
  CEP_API_URL: NO_SERVICE,
  RDAP_BOOTSTRAP_URL: NO_SERVICE,
  WHOIS_API_URL: NO_SERVICE,
  WHOIS_API_USER: ['a:b', 'sem-endereco'],
  WHOIS_API_PASSWORD: ['sem-endereco'],
  LOOKUP_TIMEOUT_MS: ['1', '00', 'logo'],
  PLACEHOLDER_DOMAIN: ['nada', 'não.é.domínio', '-.a'],
  TRUST_PROXY: ['not-an-ip', 'on', '-1', '10.0.0.0/99', '10.0.0.1,nada', '1.2.3'],
  METRICS_PORT: ['abc', '70000', '3000'],
  METRICS_HOST: ['não é máquina'],
  RETENTION_ORDERS_MONTHS: ['0', 'sempre'],
  RETENTION_MESSAGES_MONTHS: ['0', '-1'],
  RETENTION_TRACE_MONTHS: ['0', '1.5'],
  RETENTION_SIGN_INS_MONTHS: ['0', '1e3'],
  LOG_LEVEL: ['verbose'],
  LOG_FORMAT: ['xml'],
  BRAND_DIR: ['/nao/ha/marca', 'package.json'],
  BRAND_NAME: ['', '   ', TOO_LONG],
  BRAND_SHORT_NAME: ['   ', TOO_LONG],
  BRAND_LEGAL_NAME: ['   ', TOO_LONG],
  BRAND_CNPJ: ['123'],
  BRAND_FOUNDED: ['ontem', '1'],
  PANEL_NAME: ['   ', TOO_LONG],
  PANEL_DEMO_URL: NO_ADDRESS,
  PORTAL_URL: NO_ADDRESS,
  TICKET_URL: NO_ADDRESS,
  CANCEL_URL: NO_ADDRESS,
  WIKI_URL: NO_ADDRESS,
  SOCIAL_INSTAGRAM: NO_ADDRESS,
  SOCIAL_FACEBOOK: NO_ADDRESS,
  SOCIAL_YOUTUBE: NO_ADDRESS,
  SOCIAL_LINKEDIN: NO_ADDRESS,
  WHATSAPP_NUMBER: ['+55 11 4000-0000'],
  EMAIL_CONTACT: ['contato'],
  EMAIL_BILLING: ['@'],
  EMAIL_PRIVACY: ['a@b@c'],
  EMAIL_ABUSE: ['abuse@'],
  GTM_ID: ['UA-1'],
};

/** Values that look right and that only the start can refuse: it asks the system, the database, the routes and the lists of passwords. ARQUIVO is a file that is no database, EM_USO a port that somebody has. */
export const SEEN_AT_THE_START: Readonly<Record<string, readonly string[]>> = {
  PORT: ['EM_USO'],
  HOST: ['203.0.113.7', 'nao-existe.invalid'],
  DATA_DIR: ['/dev/null/dados', 'ARQUIVO'],
  DATABASE_URL: ['sqlite:/dev/null/site.db', 'sqlite:/', 'sqlite:ARQUIVO', 'postgresql://127.0.0.1:1/loja'],
  ADMIN_PATH: ['/api', '/graphql', '/auth/x', '/banner', '/assets', '/sobre-nos', '/assineja-vps'],
  ADMIN_PASSWORD: ['1234567890', 'mariadasilva'],
  METRICS_PORT: ['EM_USO'],
  METRICS_HOST: ['203.0.113.7'],
};

/** What a setting needs beside it to be looked at. */
export const BESIDE: Readonly<Record<string, Record<string, string>>> = { METRICS_HOST: { METRICS_PORT: '0' } };
