import { CODIGOS } from './codigos.ts';
import { EVENTOS } from './webhooks/evento.schema.ts';
import type { Config } from '../platform/config.ts';
import type { OpenapiOptions } from '../platform/http/openapi.ts';
import { ACTS, VISITORS_OF_A_NETWORK } from '../platform/limits.ts';

/** What programs may do only so often, in words. */
const LIMITES: readonly (readonly [dito: string, act: keyof typeof ACTS])[] = [
  ['registrar assinaturas', 'assinatura'],
  ['enviá-las, registradas ou não', 'tentativaDeAssinatura'],
  ['cotações', 'cotacao'],
  ['perguntas sobre cupons que não há', 'cupom'],
  ['olhar um pedido (GraphQL: `acompanhamento`)', 'acompanhamento'],
  ['consultas de CEP, CNPJ e domínio', 'consulta'],
  ['mensagens de contato', 'contato'],
];

const JANELAS: Readonly<Record<number, string>> = { 60: 'por minuto', 3600: 'por hora' };

/** How often an act may be done, by one or by as much as so many. */
function vezes(act: keyof typeof ACTS, quantos: number): string {
  return ACTS[act].map(({ points, duration }) => `${points * quantos} ${JANELAS[duration]}`).join(', ');
}

/** What is said of REST before any of its operations, for whoever writes a program against it (CommonMark). */
const DESCRICAO = `Para programas de integração. Exemplos completos estão em \`docs/examples\` do repositório; o mesmo, e mais, há em GraphQL, em \`/graphql\`, com o esquema em [/api/schema.graphql](/api/schema.graphql).

Valores em reais, com duas casas; descontos em porcento; períodos em meses. Corpos e respostas em JSON (UTF-8), a não ser onde a operação diz outra coisa. Um corpo diz o seu tamanho em \`Content-Length\`: em pedaços não é aceito (em .NET, \`StringContent\` em vez de \`JsonContent\`). Datas em ISO 8601.

## Chaves de acesso
Um programa vem com uma chave: \`Authorization: Bearer loja_…\`. A equipe a cria na administração, com os escopos de que ele precisa. O que é público não pede chave.

## Verificação contra robôs
Quem registra uma assinatura com uma chave de \`pedidos:criar\` não é verificado. Sem ela, e no contato, vai um token que vale uma vez: o do reCAPTCHA v3, se a loja o usa, ou a solução de um desafio de \`GET /api/verificacao/desafio\`. Assim também numa cotação que diz de quem é e tem um cupom.

## Uma vez só
\`POST /api/temporarios/salvar\`, \`PATCH /api/pedidos/{pedido}\` e os cadastros da equipe levam uma \`Idempotency-Key\` sorteada (UUID). Sem resposta, repita com a mesma chave: nada é feito duas vezes, e \`Idempotent-Replayed: true\` diz que já estava feito. O que muda algo e não guarda chaves recusa o cabeçalho (400 \`CHAVE_NAO_ACEITA\`), e assim \`If-Match\` o que não confere versões (400 \`VERSAO_NAO_ACEITA\`). A chave de um cadastro, ou do que se diz de um pedido, é da conta ou chave de acesso que o envia: repetido sob outra, como depois de trocar a chave de acesso, ele é feito de novo; as dos pedidos, todas as chaves de acesso partilham. Em GraphQL, \`encerrarAto\` diz se algo foi feito, e encerra a chave do que não foi.

## Erros
Todo erro é \`application/problem+json\` (RFC 9457), menos no contato, que responde em texto: \`codigo\` é estável, \`detail\` é uma frase que pode ser mostrada, \`campos\` diz o que há de errado em cada campo. Além do que cada operação diz: 404 num caminho que não existe, 405 com \`Allow\` num método que o caminho não tem, 411 num corpo sem \`Content-Length\` (em pedaços, \`Transfer-Encoding: chunked\`), 413 num corpo grande demais, 415 num corpo que não é \`application/json\` (ou, onde se enviam arquivos, \`multipart/form-data\`), 431 num cabeçalho grande demais, 503 com \`Retry-After\` enquanto o banco está fora. Um campo ou parâmetro desconhecido é recusado, com o nome que talvez se quisesse.

| \`codigo\` | O que quer dizer |
|---|---|
${Object.entries(CODIGOS)
  .map(([codigo, texto]) => `| ${codigo} | ${texto} |`)
  .join('\n')}

O que o protocolo recusa leva \`HTTP_\` e o status.

## Limites
Quantas vezes cada visitante pode o quê, e uma chave de acesso, venha de onde vier:

| | visitante | chave |
|---|---|---|
${LIMITES.map(([dito, act]) => `| ${dito} | ${vezes(act, 1)} | ${vezes(act, VISITORS_OF_A_NETWORK)} |`).join('\n')}

Depois, 429 com \`Retry-After\` em segundos. Um cupom que há não conta; um que não há conta também numa cotação, e num pedido com chave de acesso ou sem desafio. Listas públicas têm \`ETag\`, também com chave: pergunte com \`If-None-Match\`, e o que não mudou é 304.

## Webhooks
A loja avisa do que acontece: pedidos, mensagens, planos. A equipe cadastra os endereços na administração; os corpos e a assinatura estão em Webhooks, abaixo.

## O que se pode escolher
\`GET /api/familias\` diz períodos, extras e sistemas de cada família; \`GET /api/planos.json\`, os planos à venda e os preços de cada período; uma escolha que não há é recusada com as que há.

## Versões
Esta é a versão 1. Campos e operações são acrescentados sem aviso: ignore o que não conhece. O que sair é antes marcado como \`deprecated\` aqui, responde com o cabeçalho \`Deprecation\` (RFC 9745) e \`Sunset\` (RFC 8594), e fica por ao menos seis meses; o registro das mudanças (CHANGELOG) o diz.`;

const WEBHOOKS = 'Webhooks';
const DO_WEBHOOK = `A loja envia isto ao endereço que a equipe cadastrou em Webhooks, como em [Standard Webhooks](https://www.standardwebhooks.com/): os cabeçalhos \`webhook-id\` (o mesmo em cada nova tentativa), \`webhook-timestamp\` (segundos) e \`webhook-signature\` (\`v1,\` e HMAC-SHA256, em base64, de \`id.timestamp.corpo\`, com o segredo depois de \`whsec_\`; dois durante a troca de segredos). Responda 2xx em 15 segundos; o que falha vem de novo depois de 1 minuto, 5, 30, 2 horas, 6, 12, 24 e 24.`;

const TAGS = [
  { name: 'Administração', description: 'O catálogo e o que se retira, para a equipe e para chaves de acesso.' },
  { name: 'Assinaturas', description: 'Quanto custa, e registrar uma assinatura.' },
  { name: 'Banners', description: 'O que o site e o painel mostram, para todos.' },
  { name: 'Contato', description: 'Mensagens ao atendimento.' },
  { name: 'Cupons', description: 'Descontos que se pedem pelo código.' },
  { name: 'GraphQL', description: 'O que há em /graphql para programas: o esquema.' },
  { name: 'Pedidos', description: 'As assinaturas, para o sistema que as copia e diz o que foi feito delas.' },
  { name: 'Planos', description: 'O que está à venda, para todos.' },
  { name: 'Sessão', description: 'Entrada e saída da equipe.' },
  { name: 'Verificação', description: 'A verificação contra robôs.' },
  { name: WEBHOOKS, description: 'O que a loja envia a endereços que a equipe cadastra na administração.' },
];

/** What the description of REST (/api/docs) says of a shop. */
export function describeRest({ brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>): Omit<OpenapiOptions, 'scopesOf'> {
  const info = {
    title: `API da ${brand.BRAND_NAME}`,
    version: '1',
    description: DESCRICAO,
    contact: { name: brand.BRAND_NAME, url: `${publicUrl}/atendimento`, email: brand.EMAIL_CONTACT },
    license: { name: 'Política de uso', url: `${publicUrl}/politica-de-uso` },
  };
  const webhooks = Object.fromEntries(
    Object.entries(EVENTOS).map(([nome, { schema, quando }]) => [nome, { schema, when: quando }]),
  );
  return { info, tags: TAGS, publicUrl, webhooks, webhook: { tag: WEBHOOKS, description: DO_WEBHOOK } };
}
