import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brandSchema, type Brand } from './brand.ts';

/** Everything an operator can set, checked. `loadConfig` is the only reader of `process.env`. */
export interface Config {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Origin of canonical links, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** `sqlite:PATH` or `postgresql://…`. */
  databaseUrl: string;
  demoData: boolean;
  /** Base path of the admin area, for instance `/ipe`. */
  adminPath: string;
  graphqlSandbox: boolean;
  /** Proxies whose X-Forwarded headers are believed, in Fastify's form. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  brand: Brand;
}

/** A wrong variable; the message is one sentence that names it. */
export class ConfigError extends Error {}

const onOff = z.enum(['on', 'off'], { error: 'deve ser on ou off' }).transform((value) => value === 'on');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'deve ser um número de 0 a 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'deve ser um número de 0 a 65535');

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'deve ser production, development ou test' })
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço http(s) completo' })
    .regex(/^https?:\/\/[^/?#]+\/?$/, 'não pode ter caminho depois do domínio')
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'deve começar com sqlite: ou postgresql://')
    .optional(),
  DEMO_DATA: onOff.default(true),
  ADMIN_PATH: z
    .string()
    .regex(/^(\/[a-z0-9-]+)+$/, 'deve ser um caminho como /ipe, em minúsculas e sem barra no fim')
    .default('/ipe'),
  GRAPHQL_SANDBOX: onOff.optional(),
  TRUST_PROXY: z.string().default('off').transform(readTrustProxy),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'deve ser fatal, error, warn, info, debug, trace ou silent',
    })
    .default('info'),
  ...brandSchema.shape,
});

/** Names of all variables, for the test that holds `.env.example` against them. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(schema.shape);

/** Reads `.env` and the environment. @throws ConfigError with one sentence that names the wrong variable. */
export function loadConfig(environment: NodeJS.ProcessEnv = readEnvironment()): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`A variável ${issue?.path.join('.')} está errada: ${issue?.message}.`);
  }
  const env = result.data;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? `sqlite:${join(env.DATA_DIR, 'site.db')}`,
    demoData: env.DEMO_DATA,
    adminPath: env.ADMIN_PATH,
    graphqlSandbox: env.GRAPHQL_SANDBOX ?? env.NODE_ENV !== 'production',
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    brand: brandSchema.parse(given),
  };
}

/** "off", a number of proxies, or their addresses. */
function readTrustProxy(value: string): Config['trustProxy'] {
  if (value === 'off') return false;
  if (!/^\d+$/.test(value)) return value;
  return (_address, hop) => hop < Number(value);
}

function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
