import compress from '@fastify/compress';
import routes from '@fastify/routes';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { domainErrorOf, registerApollo } from './graphql/apollo.ts';
import { createExecutor } from './graphql/execute.ts';
import { createSchema } from './graphql/schema.ts';
import { sdl } from './graphql/sdl.ts';
import { accessPlugin } from './modules/admin/access.plugin.ts';
import { createAccessControl, isStranger, type Access, type AccessControl } from './modules/admin/access.service.ts';
import { PAGINA_DO_LINK } from './modules/admin/linkDeAcesso.ts';
import { createAcervo } from './modules/banners/acervo.service.ts';
import { createAttempts } from './platform/attempts.ts';
import type { Cabeca } from './modules/brand/marca.ts';
import { lerMarca, type MarcaLida } from './modules/brand/marca.service.ts';
import type { CheckoutParts } from './modules/checkout/assinatura.service.ts';
import { contratosVigentes } from './modules/contract/contrato.service.ts';
import { createLookups } from './modules/lookup/lookup.service.ts';
import { ABERTURA, MODULES, PERMISSAO } from './modules/index.ts';
import { countPlans } from './modules/catalogue/plano.metrics.ts';
import { createKeeping } from './modules/keeping.ts';
import { describeRest } from './modules/rest.ts';
import type { Entregador } from './modules/outbox/entregador.service.ts';
import type { ContextFactory, Services } from './modules/services.ts';
import { caminhoOcupado, createNothingAt, ehPagina } from './modules/site/caminho.ts';
import { keptAddress } from './modules/site/address.service.ts';
import { documentosDoSite, type Documentos } from './modules/site/documentos.server.ts';
import { papelariaDe } from './modules/mail/papelaria.service.ts';
import { createOutbox } from './modules/telling.ts';
import { ditosDasPaginas } from './modules/site/ditos.service.ts';
import { isScreenName } from './pages/(admin)/screens/screens.ts';
import { PREVIAS } from './pages/(preview)/previa/previas.ts';
import { createFrontDoor, type FrontDoorParts } from './platform/http/frontDoor.ts';
import { createPoliteFetch } from './platform/http/politeFetch.ts';
import { createLogger, tellsRequests } from './platform/logger.ts';
import { readGauges } from './platform/gauges.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import type { Config } from './platform/config.ts';
import { ConfigError } from './platform/configError.ts';
import { BANCO_INCOMPLETO } from './platform/database/unavailable.ts';
import { ERROR_KINDS, type DomainError } from './platform/errors.ts';
import { createCounts } from './platform/createCounts.ts';
import { createLimits } from './platform/limits.ts';
import { loadKeys } from './platform/secret.ts';
import type { Orm } from './platform/database/orm.ts';
import { scrub } from './platform/database/scrub.ts';
import { servedName } from './platform/database/servedShop.ts';
import { assets, BUILT } from './platform/http/assets.ts';
import { createFailureAnswer, failures } from './platform/http/failures.ts';
import { keptAnswers } from './platform/http/keptAnswers.ts';
import { health } from './platform/http/health.ts';
import { openapi } from './platform/http/openapi.ts';
import { reliedOn } from './platform/http/reliedOn.ts';
import { ownDatabase } from './platform/http/ownDatabase.ts';
import { isUnder, pages } from './platform/http/pages.ts';
import { createProxies } from './platform/http/proxies.ts';
import { unknownProxy } from './platform/http/unknownProxy.ts';
import { visitorBehind } from './platform/http/visitor.ts';
import { createReaderOf } from './platform/http/reader.ts';
import { readableJson } from './platform/http/readableJson.ts';
import { security, securityHeaders } from './platform/http/security.ts';
import { createWarmerOf } from './platform/http/warm.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
    /** Tells others outside of what was announced, once it is started. */
    outbox: Entregador;
    /** Cuts connections on which nobody waits for an answer: they only wait, or trickle. */
    cutIdle: () => void;
  }
}

/** What an operator's tools ask for; answered however busy the server is. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** Pages of the staff that are no screens of the administration. */
const OTHER_STAFF_PAGES: ReadonlySet<string> = new Set(['login', PAGINA_DO_LINK, ...PREVIAS.map((nome) => `previa/${nome}`)]);
/** The contact form shows the text of the answer, whatever it is (D32). */
const TEXTS = ['/api/contato/enviar'];
const MAX_PARAM_LENGTH = 4096;
/** Requests at work from which on what need not be done at once is done slowly. */
const BUSY = 4;
/** Bytes of a JSON body; the longest order has about 10 KB. Uploads have a limit of their own. */
const MAX_BODY = 128 * 1024;

/**
 * Composes the whole server over an open database, without listening; tests call it with `inject`.
 * @param marcaLida what stands in the company's folder; read when not given
 */
export async function createApp(config: Config, orm: Orm, marcaLida?: MarcaLida): Promise<FastifyInstance> {
  const { arquivos, textos, cores, ...marca } = marcaLida ?? (await lerMarca(config));
  const documentos = documentosDoSite(config, textos);
  const metrics = createMetrics();
  let nothingAt: (url: string) => boolean = () => false;
  const { probe, cache, line, visitas, ordered, hear, letGo } = createKeeping(config, orm, metrics, {
    nothingAt: (url) => nothingAt(url),
    onDropped: (dropped) => warmer.add(dropped),
    warn: (err, message) => app.log.warn({ err }, message),
  });
  const readerOf = createReaderOf(TEXTS);
  const { turnedAway: onTurnedAway } = metrics;
  const { app, headers, turns, load } = createServer(config, { cache, readerOf, onAsked: visitas.contar, onTurnedAway });
  const warmer = createWarmerOf(app, cache.isKept);
  const proxies = createProxies(config.trustProxy);
  const fork = () => orm.em.fork();
  const keys = loadKeys(config.dataDir, config.sessionSecret);
  const verificacao = { check: config.botCheck, chave: keys.challenges };
  const createLimiter = createCounts(config, { app, orm, key: keys.counts });
  const acervo = createAcervo(orm, config.dataDir, (err) => app.log.warn({ err }, 'a picture could not be kept on the disk'));
  const callerOf = createLimits(config.rateLimit, createLimiter);
  const services: Services = {
    fork,
    accessControl: createAccessTo(config, { fork, secret: keys.sessions, callerOf }),
    attempts: createAttempts(config.rateLimit, createLimiter),
    chaveDosFatores: keys.secondFactors,
    chaveDosLinks: keys.links,
    callerOf,
    lookups: createLookups({ ...config.lookups, ask: createPoliteFetch({ createLimiter, counts: config.rateLimit }) }),
    verificacao,
    checkout: checkoutParts(config, { verificacao, documentos, aoRegistrar: ordered }),
    papelaria: papelariaDe(config, { cabeca: marca.cabeca, cores }),
    webhooks: { chave: keys.webhooks, permitePrivados: config.webhookAllowPrivate },
    arquivos,
    acervo,
    visitas,
    ...companyOf(config, marca, fork),
    ...settingsOf(config, app.log),
  };
  const { accessControl } = services;
  const createContext: ContextFactory = (visitor, access) => ({
    ...services,
    em: fork(),
    agora: new Date(),
    caller: services.callerOf(visitor),
    access,
    // In process there is no browser to hand it to.
    handSession: async () => {},
  });
  const schema = createSchema();
  const executeAs = createExecutor(schema, createContext);

  // Only the admin area sees who has signed in: a public page is the same for everyone who asks for it.
  const adminPageContext = async (request: FastifyRequest) => {
    const visitor = visitorBehind(request);
    if (!isUnder(config.adminPath, request.url)) return { execute: executeAs(visitor, null) };
    const access = await accessControl.signedIn(request);
    return { execute: executeAs(visitor, access), ...shownToStaff(config, access) };
  };

  app.decorate('metrics', metrics);
  metrics.watch(app);
  const isBusy = () => load().atWork > BUSY;
  app.decorate('outbox', createOutbox(app, { ...services, orm, metrics, config, createLimiter, isBusy, probe }));
  app.addHook('onClose', letGo);
  await hear(app.log);
  const shown = [marca, documentos];
  readGauges(metrics, { app, cache, warmer, pictures: acervo.memoria, load, fork, config, shown, probe, line });
  countPlans(metrics, fork);
  await app.register(routes);
  await app.register(ownDatabase, { probe, alwaysOpen: PROBES });
  await app.register(security, { headers, ...shownWhere(config, marca.cabeca) });
  await app.register(failures, { readerOf });
  for (const refusal of [readableJson, reliedOn]) await app.register(refusal);
  await app.register(turns);
  // Answers only: what is compressed is not taken.
  await app.register(keptAnswers, { cache: config.mode === 'production' ? cache : null, isStranger });
  await app.register(compress, { globalDecompression: false });
  await app.register(health, {
    probe,
    onClosing: () => void warmer.stop(),
    diagnosisKey: keys.diagnosis,
    shopName: () => servedName(config.dataDir),
    proxies,
  });
  await app.register(unknownProxy, { proxies });

  await app.register(openapi, { ...describeRest(config), scopesOf: ABERTURA.escoposDe });
  await app.register(accessPlugin);
  for (const { routes: doors = [] } of MODULES) for (const door of doors) await app.register(door, services);
  await openGraphql(app, {
    schema,
    createContext,
    accessControl,
    sandbox: config.graphqlSandbox,
    adminPath: config.adminPath,
  });
  if (config.mode === 'production') await app.register(assets);
  if (caminhoOcupado(config.adminPath, app.routes.keys()))
    throw new ConfigError(['ADMIN_PATH', 'o site já tem algo neste caminho']);
  nothingAt = createNothingAt([...app.routes.keys(), config.adminPath]);
  if (config.mode === 'development') await app.register((await import('./platform/http/pages.dev.ts')).developmentPages);
  await app.register(pages, {
    cache: config.mode === 'production' ? cache : null,
    address: async (url) => (isUnder(config.adminPath, url) ? null : keptAddress(url, fork())),
    changing: config.mode === 'development',
    pageContext: async (request, survived) => ({
      ...(await adminPageContext(request)),
      ...(await shownNow({ ...shownOf(config), ...marca, avisos: [] }, services.ditos, { request, survived })),
      documentos,
      refusalOf,
      warn: warnOf(request, survived),
    }),
  });
  return app;
}

/** Whether the database is away for every page; where it only lacks something, the rest is shown as it is. */
function isAway(error: DomainError | null): boolean {
  return error?.kind === 'unavailable' && error.code !== BANCO_INCOMPLETO;
}

/** Tells the log what a page has survived, and the page of what kind it was. */
function warnOf(request: FastifyRequest, survived: (isAway: boolean) => void) {
  return (error: unknown, message: string) => {
    survived(isAway(domainErrorOf(error)));
    request.log.warn({ err: error }, message);
  };
}

/** What services know of the settings as they are. */
function settingsOf(
  { payment, session, secondFactor, demoData, dataDir, databaseUrl, publicUrl, adminPath, brand, mode }: Config,
  log: FastifyBaseLogger,
) {
  const publicFolder = mode === 'production' ? BUILT : 'public';
  const limparArquivo = () =>
    scrub(databaseUrl).catch((err: unknown) => log.warn({ err }, 'what was erased may still be in the database file'));
  const daEquipe = { duracao: session, fatorExigido: secondFactor };
  return { pagamento: payment, ...daEquipe, demoData, dataDir, publicUrl, adminPath, brand, publicFolder, limparArquivo };
}

/** The door of GraphQL, and what may be asked at it. */
async function openGraphql(app: FastifyInstance, parts: Parameters<typeof registerApollo>[1]): Promise<void> {
  await registerApollo(app, parts);
  await app.register(sdl, { schema: parts.schema });
}

/** What services know of the company: what its folder says, and what is said of it at an instant. */
function companyOf({ brand }: Config, { cabeca, marca }: Pick<MarcaLida, 'cabeca' | 'marca'>, fork: Services['fork']) {
  const ditos: Services['ditos'] = (agora) => ditosDasPaginas(fork(), { brand, marca }, agora);
  return { cabeca, numeros: marca.numeros, ditos };
}

/** What pages show, with what staff have written of the company. The settings say it as well: a page that needs nothing else of the database is not away. */
async function shownNow<Shown extends object>(
  shown: Shown,
  ditos: Services['ditos'],
  { request, survived }: { request: FastifyRequest; survived: (isAway: boolean) => void },
): Promise<Shown> {
  try {
    return { ...shown, ...(await ditos(new Date())) };
  } catch (err) {
    survived(false);
    request.log.warn({ err }, 'what staff have written of the company cannot be read: a page says what the settings say');
    return shown;
  }
}

/** What pages show of the settings: no secret among them. */
function shownOf({ brand, botCheck, publicUrl, payment, mail, pingAddresses }: Config) {
  const check = botCheck.kind === 'recaptcha' ? { kind: botCheck.kind, siteKey: botCheck.siteKey } : botCheck;
  return { brand, botCheck: check, publicUrl, diasDoPix: payment.pix && payment.dias, enviaEmails: mail !== null, pingAddresses };
}

/** What the administration's pages know: where it is, what is asked of accounts, and who has signed in. */
function shownToStaff({ adminPath, secondFactor: fatorExigido }: Config, access: Access | null) {
  const { usuario = null, papel = null } = access?.autor ?? {};
  return { adminPath, fatorExigido, usuario, papel, faltaFator: access?.faltaFator ?? false };
}

/** What a page may say of a failure that a use case has foreseen. */
function refusalOf(error: unknown) {
  const refusal = domainErrorOf(error);
  return refusal && { status: ERROR_KINDS[refusal.kind].status, message: refusal.message, retryAfter: refusal.retryAfter };
}

/** Tells who is asking, of people and of machines. */
function createAccessTo(
  { publicUrl, session: duracao, secondFactor: fatorExigido }: Config,
  parts: Pick<Services, 'fork' | 'callerOf'> & { secret: string },
): AccessControl {
  return createAccessControl({ ...parts, publicUrl, duracao, fatorExigido, abertura: ABERTURA, permissao: PERMISSAO });
}

function checkoutParts(
  { brand, placeholderDomain }: Config,
  { documentos, ...parts }: Pick<CheckoutParts, 'verificacao' | 'aoRegistrar'> & { documentos: Documentos },
): CheckoutParts {
  return { ...parts, contratos: contratosVigentes(documentos), provedor: brand.BRAND_NAME, placeholderDomain };
}

/** What may be shown where: the previews in a frame of this site, the picture of letters by whoever shows mail. */
function shownWhere({ adminPath }: Config, { icones }: Cabeca) {
  return { framed: (url: string) => isUnder(`${adminPath}/previa`, url), shownElsewhere: icones['192'] };
}

/** Fastify behind the front door; what both say has the same headers. */
function createServer(config: Config, parts: Omit<FrontDoorParts, 'alwaysOpen' | 'trustProxy' | 'headers'>) {
  const headers = securityHeaders({
    https: config.publicUrl.startsWith('https:'),
    development: config.mode === 'development',
    tagManager: config.brand.GTM_ID !== undefined,
    tagHosts: config.cspExtra,
    measured: [...new Set(config.pingAddresses.map(({ url }) => new URL(url).origin))],
    recaptcha: config.botCheck.kind === 'recaptcha',
  });
  const frontDoor = createFrontDoor({ ...parts, alwaysOpen: PROBES, trustProxy: config.trustProxy, headers });
  const app = Fastify({
    loggerInstance: createLogger(config, (path) => ehPagina(path) || isScreen(config.adminPath, path)),
    logController: new LogController({
      disableRequestLogging: ({ url }: FastifyRequest) => !tellsRequests(config) || PROBES.has(url),
    }),
    serverFactory: frontDoor.serverFactory,
    clientErrorHandler: frontDoor.clientErrorHandler,
    // The front door says it, with the headers of every answer.
    return503OnClosing: false,
    bodyLimit: MAX_BODY,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: createFailureAnswer(parts.readerOf, headers),
  });
  app.decorate('cutIdle', frontDoor.cutIdle);
  return { app, headers, turns: frontDoor.turns, load: frontDoor.load };
}

/** Whether the administration has a screen, the login or a preview at a path. */
function isScreen(adminPath: string, path: string): boolean {
  if (path === adminPath) return true;
  const name = isUnder(adminPath, path) ? path.slice(adminPath.length + 1) : '';
  return isScreenName(name) || OTHER_STAFF_PAGES.has(name);
}
