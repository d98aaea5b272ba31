import { existsSync, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './configError.ts';
import { findDataDir, PICTURE_CACHE, UPLOADS } from './dataDir.ts';
import { wrongPostgresAddress } from './database/postgresAddress.ts';
import { sqliteFile } from './database/sqliteFile.ts';
import { readDifferently } from './environmentFile.ts';
import { mailSchema, readMail, type MailConfig } from './mail.ts';
import { misspelt } from './misspelt.ts';
import { pingAddresses, type PingAddress } from './pingAddresses.ts';
import { pixSchema, type Recebedor } from './pix.ts';
import { isServed, leadsInto } from './served.ts';
import { isThisMachine } from './thisMachine.ts';
import { isTrustProxy, readTrustProxy, type TrustProxy } from './trustProxy.ts';
import { brandSchema, readBrand, type Brand } from './brand.ts';
import { httpUrl } from './httpUrl.ts';
import { cspHosts } from './http/cspHosts.ts';
import { lookupSchema } from './lookupSettings.ts';
import { signInSchema } from './signInSettings.ts';

/** How orders and messages are told from a robot's (D23). */
export type BotCheckConfig =
  | { kind: 'off' }
  | { kind: 'altcha' }
  | { kind: 'recaptcha'; siteKey: string; secretKey: string; minScore: number; verifyUrl: string };

/** Everything an operator can set, checked. `loadConfig` is the only reader of `process.env`. */
export interface Config {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Origin of canonical links, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** What the operator should know of the settings and has to be told at every start and by every command; null when there is nothing. */
  notice: string | null;
  /** `sqlite:PATH` or `postgresql://…`. */
  databaseUrl: string;
  /** Whether others copy the database: no backup of the shop's own is expected. */
  backupElsewhere: boolean;
  demoData: boolean;
  /** Base path of the admin area, for instance `/ipe`. */
  adminPath: string;
  /** The first administrator, created when there is none; without a password one is made (D26). */
  firstAdmin: { usuario: string; senha: string | undefined };
  graphqlSandbox: boolean;
  /** At least 32 characters; generated when not set. */
  sessionSecret: string | undefined;
  /** How long a session of the staff lasts, in seconds: in all, and without a request. */
  session: { total: number; ociosa: number };
  /** Whose accounts have to have a second factor. */
  secondFactor: 'optional' | 'administrators' | 'all';
  botCheck: BotCheckConfig;
  rateLimit: boolean;
  lookups: LookupConfig;
  /** Stored as the domain of an order with a free subdomain (D19). */
  placeholderDomain: string;
  /** Who is paid by PIX, and the days after the order's in which it may be; without a receiver the pages say how instructions come (D46). */
  payment: { pix: Recebedor | null; dias: number };
  /** How mail goes out; null where none does, and none is promised (D43). */
  mail: MailConfig | null;
  /** Whether webhooks may be at private addresses; for tests. */
  webhookAllowPrivate: boolean;
  /** Proxies whose X-Forwarded headers are believed, in Fastify's form. */
  trustProxy: TrustProxy;
  /** Where /metrics is served, apart from the site; null where it is not. */
  metrics: { host: string; port: number } | null;
  /** How long what visitors sent is kept, in months. */
  retention: { assinaturas: number; mensagens: number; alteracoes: number; entradas: number };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Lines for somebody who looks on, or for programs. */
  logFormat: 'text' | 'json';
  brand: Brand;
  /** What browsers measure the way to the data centres with; none where that is not offered. */
  pingAddresses: readonly PingAddress[];
  /** Further hosts that the tag manager's tags load from and tell. */
  cspExtra: readonly string[];
  /** The company's folder of logo, colours and texts; null where the site keeps its own. */
  brandDir: string | null;
}

/** Where look-ups ask (D22). */
export interface LookupConfig {
  cnpjUrl: string;
  cepUrl: string;
  rdapBootstrapUrl: string;
  /** Asked instead of RDAP when set. */
  whois: { url: string; user: string; password: string } | null;
  timeoutMs: number;
}

const onOff = z.enum(['on', 'off'], { error: 'deve ser on ou off' }).transform((value) => value === 'on');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'deve ser um número de 0 a 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'deve ser um número de 0 a 65535');

const months = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'deve ser um número de meses, de 1 a 999')
    .transform(Number)
    .default(fallback);

/** What a machine is called: an address, or a name of the DNS. */
const machine = (fallback: string) =>
  z
    .string()
    .refine(
      (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
      'deve ser um endereço IP ou um nome de máquina',
    )
    .default(fallback);

/** What an outside service has given, and is sent as it is. */
const key = z
  .string()
  .regex(/^[\w-]+$/, 'deve ter só letras, números, hífen e sublinhado')
  .optional();

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const SERVED = 'não pode ficar dentro do que o site mostra (dist, public)';

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'deve ser production, development ou test' })
    .default('development'),
  PORT: port.default(3000),
  HOST: machine('0.0.0.0'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço http(s) completo' })
    .regex(/^https?:\/\/[^/?#@\\]+\/?$/, 'não pode ter usuário antes do domínio nem caminho depois dele')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .refine((folder) => !isServed(folder), SERVED)
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'deve começar com sqlite: ou postgresql://')
    .superRefine((url, context) => {
      const message = sqliteFile(url) === null ? wrongPostgresAddress(url) : null;
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .refine((url) => !url.includes(':memory:'), 'deve ser um arquivo: na memória os pedidos se perdem')
    .refine((url) => !isServed(sqliteFile(url) ?? '/'), SERVED)
    .optional(),
  BACKUP_ELSEWHERE: onOff.default(false),
  DEMO_DATA: onOff.optional(),
  ADMIN_PATH: z
    .string()
    .max(100, 'deve ter no máximo 100 caracteres')
    .regex(/^(\/[a-z0-9-]+)+$/, 'deve ser um caminho como /ipe, em minúsculas e sem barra no fim')
    .default('/ipe'),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[a-z0-9._@-]{3,60}$/, 'deve ter de 3 a 60 letras minúsculas, números, ponto, hífen, sublinhado ou @')
    .default('admin'),
  // As long as the sign-in takes it (administrador.ts).
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'deve ter pelo menos 10 caracteres')
    .max(200, 'deve ter no máximo 200 caracteres')
    .optional(),
  GRAPHQL_SANDBOX: onOff.optional(),
  ...signInSchema.shape,
  BOT_CHECK: z.enum(['altcha', 'recaptcha', 'off'], { error: 'deve ser altcha, recaptcha ou off' }).optional(),
  RECAPTCHA_SITE_KEY: key,
  RECAPTCHA_SECRET_KEY: key,
  RECAPTCHA_MIN_SCORE: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'deve ser um número de 0 a 1')
    .transform(Number)
    .default(0.5),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  RATE_LIMIT: onOff.default(true),
  ...lookupSchema.shape,
  PLACEHOLDER_DOMAIN: z
    .string()
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]+$/, 'deve ser um domínio, em minúsculas')
    .max(253, 'deve ter no máximo 253 caracteres')
    .default('subdominio-gratis.ipe.example'),
  WEBHOOK_ALLOW_PRIVATE: onOff.default(false),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, 'deve ser off, um número de proxies, ou os endereços deles separados por vírgula')
    .default('off')
    .transform(readTrustProxy),
  METRICS_PORT: port.optional(),
  METRICS_HOST: machine('127.0.0.1'),
  RETENTION_ORDERS_MONTHS: months(60),
  RETENTION_MESSAGES_MONTHS: months(60),
  RETENTION_TRACE_MONTHS: months(60),
  RETENTION_SIGN_INS_MONTHS: months(6),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'deve ser fatal, error, warn, info, debug, trace ou silent',
    })
    .default('info'),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'deve ser text ou json' }).optional(),
  BRAND_DIR: z.string().refine(isFolder, 'deve ser uma pasta que existe').optional(),
  ...pixSchema.shape,
  PAYMENT_DAYS: z
    .string()
    .regex(/^[1-9]\d?$/, 'deve ser um número de dias, de 1 a 99')
    .transform(Number)
    .default(5),
  ...mailSchema.shape,
  PING_ADDRESSES: pingAddresses,
  CSP_EXTRA: cspHosts,
  ...brandSchema.shape,
});

/** GTM_ID has no example: empty and not set are the same. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(Object.keys(brandSchema.omit({ GTM_ID: true }).shape));

/** Names of all variables, for the test that holds `.env.example` against them. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(schema.shape);

/**
 * Reads `.env` and the environment.
 * @param root what the default folders are relative to
 * @throws ConfigError with one sentence that names the wrong variable
 */
export function loadConfig(environment: NodeJS.ProcessEnv = readEnvironment(), root = '.'): Config {
  // Of the brand, an empty variable says that there is none; any other is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => value !== '' || MAY_BE_EMPTY.has(name)));
  const meant = misspelt(Object.keys(given), CONFIG_VARIABLES);
  if (meant.length > 0)
    throw new ConfigError(...meant.map(([name, other]) => [name, `a loja não a conhece; o certo é ${other}`] as const));
  const result = schema.safeParse(given);
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
    // All at once, and of each what is wrong first.
    throw new ConfigError(...reasons.filter(([name], i) => reasons.findIndex(([other]) => other === name) === i));
  }
  const env = result.data;
  const { dataDir, notice } =
    env.DATA_DIR === undefined ? findDataDir(env.DATABASE_URL !== undefined, root) : { dataDir: env.DATA_DIR, notice: null };
  refuseContradictions(env, dataDir);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir,
    notice,
    databaseUrl: env.DATABASE_URL ?? `sqlite:${join(dataDir, 'site.db')}`,
    backupElsewhere: env.BACKUP_ELSEWHERE,
    // Invented prices are for one's own machine, unless somebody asks for them (D54).
    demoData: env.DEMO_DATA ?? isThisMachine(new URL(publicUrl).hostname),
    adminPath: env.ADMIN_PATH,
    firstAdmin: { usuario: env.ADMIN_USERNAME, senha: env.ADMIN_PASSWORD },
    graphqlSandbox: env.GRAPHQL_SANDBOX ?? env.NODE_ENV !== 'production',
    sessionSecret: env.SESSION_SECRET,
    session: { total: env.SESSION_HOURS * 3600, ociosa: env.SESSION_IDLE_MINUTES * 60 },
    secondFactor: env.SECOND_FACTOR,
    botCheck: readBotCheck(env),
    rateLimit: env.RATE_LIMIT,
    lookups: {
      cnpjUrl: env.CNPJ_API_URL,
      cepUrl: env.CEP_API_URL,
      rdapBootstrapUrl: env.RDAP_BOOTSTRAP_URL,
      whois: env.WHOIS_API_URL ? { url: env.WHOIS_API_URL, user: env.WHOIS_API_USER, password: env.WHOIS_API_PASSWORD } : null,
      timeoutMs: env.LOOKUP_TIMEOUT_MS,
    },
    placeholderDomain: env.PLACEHOLDER_DOMAIN,
    payment: { pix: readPix(env), dias: env.PAYMENT_DAYS },
    mail: readMail(env),
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE,
    trustProxy: env.TRUST_PROXY,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    retention: {
      assinaturas: env.RETENTION_ORDERS_MONTHS,
      mensagens: env.RETENTION_MESSAGES_MONTHS,
      alteracoes: env.RETENTION_TRACE_MONTHS,
      entradas: env.RETENTION_SIGN_INS_MONTHS,
    },
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json'),
    brand: readBrand(given),
    cspExtra: env.CSP_EXTRA,
    pingAddresses: env.PING_ADDRESSES,
    brandDir: env.BRAND_DIR ?? null,
  };
}

/** Settings that are right one by one, and together cannot work. @throws ConfigError */
function refuseContradictions(env: z.infer<typeof schema>, dataDir: string): void {
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT && env.PORT !== 0) {
    throw new ConfigError(['METRICS_PORT', 'deve ser outra porta que a do site, PORT']);
  }
  for (const folder of [UPLOADS, PICTURE_CACHE])
    if (leadsInto(sqliteFile(env.DATABASE_URL ?? '') ?? '/', join(dataDir, folder)))
      throw new ConfigError(['DATABASE_URL', `não pode ficar em ${folder}, que é das imagens`]);
  if (env.DATABASE_URL === undefined && isServed(join(dataDir, 'site.db'))) throw new ConfigError(['DATA_DIR', SERVED]);
  for (const name of ['WHOIS_API_USER', 'WHOIS_API_PASSWORD'] as const) {
    if (env[name] !== '' && !env.WHOIS_API_URL) throw new ConfigError([name, 'só serve junto com WHOIS_API_URL']);
  }
  const pair = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const;
  const [given, missing] = env[pair[0]] ? pair : [pair[1], pair[0]];
  if (env[given] && !env[missing]) throw new ConfigError([given, `só serve junto com ${missing}`]);
}

const PIX = ['PIX_KEY', 'PIX_NAME', 'PIX_CITY'] as const;

/** All three settings of PIX, or none. @throws ConfigError */
function readPix(env: z.infer<typeof schema>): Recebedor | null {
  const { PIX_KEY: chave, PIX_NAME: nome, PIX_CITY: cidade } = env;
  if (chave !== undefined && nome !== undefined && cidade !== undefined) return { chave, nome, cidade };
  const given = PIX.find((name) => env[name] !== undefined);
  if (given === undefined) return null;
  throw new ConfigError([given, `só serve junto com ${PIX.filter((name) => env[name] === undefined).join(' e ')}`]);
}

/** reCAPTCHA when both its keys are set, else the embedded proof of work. */
function readBotCheck(env: z.infer<typeof schema>): BotCheckConfig {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env;
  const kind = env.BOT_CHECK ?? (siteKey && secretKey ? 'recaptcha' : 'altcha');
  if (kind !== 'recaptcha') return { kind };
  if (!siteKey || !secretKey) {
    throw new ConfigError(['BOT_CHECK', 'recaptcha exige RECAPTCHA_SITE_KEY e RECAPTCHA_SECRET_KEY']);
  }
  return { kind, siteKey, secretKey, minScore: env.RECAPTCHA_MIN_SCORE, verifyUrl: env.RECAPTCHA_VERIFY_URL };
}

/**
 * The environment, with what stands in `.env` or in the file that is named.
 * @throws Error when there is none; ConfigError when it has values that systemd, which starts the server, reads otherwise
 */
export function readEnvironment(named?: string): NodeJS.ProcessEnv {
  const file = named ?? '.env';
  if (!existsSync(file)) {
    if (named === undefined) return process.env;
    throw new Error(`Não há arquivo ${file}.`);
  }
  const wrong = readDifferently(readFileSync(file, 'utf8'), file);
  if (wrong.length > 0) throw new ConfigError(...wrong);
  process.loadEnvFile(file);
  return process.env;
}
