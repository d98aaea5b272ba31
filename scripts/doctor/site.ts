import { once } from 'node:events';
import { connect } from 'node:tls';
import { z } from 'zod';
import { lerMarca } from '../../modules/brand/marca.service.ts';
import { provarServidor } from '../../modules/mail/transporte.server.ts';
import { ROTAS_DE_DOCUMENTO } from '../../modules/site/documento.ts';
import { exampleLinks, exampleNames } from '../../platform/brand.ts';
import type { Config } from '../../platform/config.ts';
import { DIAGNOSIS_HEADER, type Diagnosis } from '../../platform/http/health.ts';
import { callOutside } from '../../platform/http/outgoing.ts';
import { diagnosisKey } from '../../platform/secret.ts';
import { isThisMachine } from '../../platform/thisMachine.ts';
import { VERSION } from '../../platform/version.ts';
import { judgeCertificate } from './certificate.ts';
import { bad, doubtful, good, look, type Finding } from './finding.ts';
import { doubtOf } from './visitorSeen.ts';

const TIMEOUT_MS = 10_000;
/** An address of a documentation network (RFC 5737), which nobody has. */
const INVENTED = '203.0.113.77';

const healthSchema = z.object({
  version: z.string(),
  diagnosis: z.object({ visitor: z.string(), believed: z.boolean(), forwarded: z.string().nullable() }).optional(),
});

/** What visitors meet: the site under its address, the certificate, whom the server takes them for, the brand, and letters. */
export function lookAtSite(config: Config): Promise<Finding[]> {
  return Promise.all([
    look('site', () => site(config)),
    look('certificado', () => certificate(config)),
    look('proxy', () => proxy(config)),
    look('marca', () => brand(config)),
    look('e-mail', () => mail(config)),
  ]);
}

function ask({ publicUrl }: Config, path: string, headers: Record<string, string> = {}) {
  return callOutside(publicUrl + path, { configured: publicUrl, timeoutMs: TIMEOUT_MS, headers });
}

/** What the shop says of itself, and what stands at the head of it. @throws Error in a sentence where somebody else answers, as a proxy without a shop does */
async function health(config: Config, headers: Record<string, string> = {}) {
  const answer = await ask(config, '/healthz', headers);
  const said = healthSchema.safeParse(await answer.json().catch(() => null));
  if (!said.success) throw new Error(`quem responde em ${config.publicUrl} não é a loja (${answer.status})`);
  return { ...said.data, head: answer.headers };
}

async function site(config: Config) {
  const { status } = await ask(config, '/readyz');
  if (status !== 200)
    return bad(`${config.publicUrl}/readyz respondeu ${status}: o banco não aceita gravações, ou o site não está no ar`);
  const { version } = await health(config);
  if (version === VERSION) return good(`${config.publicUrl} no ar, versão ${version}`);
  return doubtful(`${config.publicUrl} está na versão ${version}, e este programa na ${VERSION}: reinicie`);
}

async function certificate({ publicUrl }: Config) {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'http:')
    return isThisMachine(hostname) ? good('nenhum: o site é desta máquina') : bad('nenhum: senhas e pedidos passam abertos');
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: TIMEOUT_MS });
  socket.once('timeout', () => socket.destroy(new Error('não respondeu a tempo')));
  await once(socket, 'secureConnect');
  const found = judgeCertificate(socket);
  socket.destroy();
  return found;
}

/** Sends an address that nobody has, and looks whether the server believes it, and whom it takes this machine for. */
async function proxy(config: Config) {
  const key = diagnosisKey(config.dataDir, config.sessionSecret);
  if (key === null) return doubtful('a loja ainda não foi iniciada com esta pasta de dados');
  const headers = { 'x-forwarded-for': INVENTED, [DIAGNOSIS_HEADER]: key };
  const { diagnosis, head } = await health(config, headers);
  if (!diagnosis)
    return doubtful(`quem responde em ${config.publicUrl} tem outro segredo: é outra loja, ou outra pasta de dados`);
  return judge(diagnosis, new URL(config.publicUrl), head);
}

async function judge({ visitor, believed, forwarded }: Diagnosis, { protocol, hostname }: URL, head: Pick<Headers, 'get'>) {
  if (visitor === INVENTED)
    return bad(
      'um visitante pode dizer o endereço que quiser: TRUST_PROXY acredita em quem não deve, ou o proxy repassa o cabeçalho X-Forwarded-For como veio',
    );
  const comesThroughProxy = forwarded !== INVENTED;
  if (comesThroughProxy && !believed)
    return bad('todos os visitantes contam como um só: há um proxy na frente, e TRUST_PROXY não o conhece');
  if (!comesThroughProxy && protocol === 'https:')
    return bad('o proxy não diz de quem é o pedido: ele deve mandar o cabeçalho X-Forwarded-For');
  if (!comesThroughProxy) return good(isThisMachine(hostname) ? 'nenhum' : 'nenhum: visitantes chegam direto');
  const doubt = await doubtOf(visitor, hostname, head);
  if (doubt === null) return good(`visto certo: este pedido veio de ${visitor}`);
  return doubtful(
    `${doubt}: confira que ${visitor}, de onde a loja viu este pedido vir, é desta máquina, e não de uma rede de conteúdo (CDN) pela qual todos os ` +
      'visitantes contariam como um só (docs/operations/install.md, Behind a CDN)',
  );
}

async function brand(config: Config) {
  const { publicUrl, brandDir, placeholderDomain, brand: own } = config;
  // Whatever else is to be said of it: with a folder that is wrong the shop does not start again.
  const { cabeca, marca, textos } = await lerMarca(config);
  const examples = exampleNames(own);
  if (examples.length > 0) {
    const says = `ainda é do exemplo: ${examples.join(', ')}`;
    return isThisMachine(new URL(publicUrl).hostname) ? doubtful(says) : bad(says);
  }
  const links = [...exampleLinks(own), ...(placeholderDomain.endsWith('.example') ? ['PLACEHOLDER_DOMAIN'] : [])];
  const pictures = {
    logo: marca.logo,
    favicon: cabeca.favicon.startsWith('/marca/'),
    'compartilhar/padrao.jpg': cabeca.compartilhar.inicio,
  };
  const missing = Object.entries(pictures).flatMap(([name, given]) => (given ? [] : [name]));
  const left = [
    ...(links.length > 0 ? [`links e nomes ainda são do exemplo: ${links.join(', ')} (vazio quer dizer nenhum)`] : []),
    ...(brandDir === null ? ['logo, cores e imagens de compartilhamento ainda são do exemplo: BRAND_DIR'] : []),
    ...(own.BRAND_ADDRESS === null ? ['o endereço da empresa não é dito (Decreto 7.962/2013): BRAND_ADDRESS'] : []),
    ...(brandDir !== null && missing.length > 0
      ? [`imagens ainda são do exemplo; faltam em BRAND_DIR: ${missing.join(', ')}`]
      : []),
  ];
  if (left.length > 0) return doubtful(left.join('; '));
  // Whoever has read them and keeps them has nothing to do; whoever has not should know whose they are.
  const shipped = ROTAS_DE_DOCUMENTO.filter((rota) => !textos[rota]).map((rota) => rota.slice(1));
  const texts =
    shipped.length > 0
      ? `; textos que vêm com a loja, com os seus nomes: infraestrutura, páginas dos planos, ${shipped.join(', ')}`
      : '';
  return good(`${own.BRAND_NAME}, ${own.BRAND_CNPJ}${texts}`);
}

/** Asks the server of mail whether it would take a letter; none is sent. */
async function mail({ mail: settings }: Config) {
  if (settings === null) return good('nenhum: a loja não envia e-mails, e não os promete');
  const { smtp, staff } = settings;
  await provarServidor(smtp);
  const says = `${smtp.host}:${smtp.port} aceita os da loja`;
  return staff.length > 0 ? good(says) : doubtful(`${says}; ninguém da equipe é avisado: MAIL_STAFF`);
}
