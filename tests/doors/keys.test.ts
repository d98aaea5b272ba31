import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { MODULES } from '../../modules/index.ts';
import { ESCOPOS, type Escopo } from '../../modules/keys/escopo.ts';
import { createKey, machineDoor } from '../support/accessKeys.ts';
import { operationOf } from '../support/operations.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What each scope of a machine's key opens, and that it opens nothing else, of everything that there is.

let shop: Shop;
let staff: Staff;
let ask: ReturnType<typeof machineDoor>['ask'];
let graphql: ReturnType<typeof machineDoor>['graphql'];
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  ({ ask, graphql } = machineDoor(shop));
});
afterAll(() => shop.close());

const schema = createSchema();
const FIELDS = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields()).map((field) => [`${root.name}.${field.name}`, operationOf(root, field)] as const),
);
const PUBLIC = new Set(MODULES.flatMap(({ isPublic = [] }) => isPublic));
const opened = (escopo: Escopo) => MODULES.flatMap(({ opens = {} }) => opens[escopo] ?? []);
const KEYS = new Set((Object.keys(ESCOPOS) as Escopo[]).flatMap(opened));

/** What is left to people: accounts, keys, passwords, the trace, messages, sums, files in and out. */
const PEOPLE = [
  ...[
    'administradores',
    'alteracoes',
    'chavesDeAcesso',
    'cotacaoDaTroca',
    'cotacaoDoPedido',
    'entradas',
    'entregas',
    'equipe',
    'filas',
    'mensagem',
    'mensagens',
    'meuSegundoFator',
    'minhasSessoes',
    'painelAdmin',
    'pessoa',
    'previaDoApagamento',
    'sessoes',
    'versaoDaLinha',
    'webhook',
    'webhooks',
    'emails',
  ].map((name) => `Query.${name}`),
  ...[
    'apagarPessoa',
    'aplicarCatalogo',
    'atenderMensagem',
    'atenderAssinaturas',
    'atenderMensagens',
    'atribuirAssinatura',
    'atribuirMensagem',
    'registrarPedido',
    'corrigirAssinatura',
    'alterarWebhook',
    'ativarAdministrador',
    'compararCatalogo',
    'convidarAdministrador',
    'criarAdministrador',
    'criarChave',
    'criarLinkDeAcesso',
    'criarWebhook',
    'descartarEntregas',
    'desligarSegundoFator',
    'encerrarMinhasSessoes',
    'encerrarSessoes',
    'enviarImagem',
    'excluirFila',
    'excluirPasskey',
    'excluirWebhook',
    'guardarFila',
    'guardarPasskey',
    'ligarSegundoFator',
    'mudarEmailDaConta',
    'mudarPapel',
    'pausarWebhook',
    'prepararPasskey',
    'prepararSegundoFator',
    'redefinirSenha',
    'revogarChave',
    'sortearCodigosDeRecuperacao',
    'tentarEntregas',
    'testarEmail',
    'testarWebhook',
    'tirarSegundoFator',
    'trocarSegredoDoWebhook',
    'trocarEscolhas',
    'trocarSenha',
  ].map((name) => `Mutation.${name}`),
  'GET /auth/me',
  'GET /api/assinaturas/exportar',
  'GET /api/catalogo/exportar',
  'POST /api/banners/upload/banner',
  'POST /api/bannersicp/upload/banner',
  'GET /api/mensagens/exportar',
  'GET /api/titulares/exportar',
  'GET /api/emails/{exemplo}',
];

describe('every operation', () => {
  it('is everybody’s, opened by a scope, or left to people; and what is named is there', async () => {
    const { paths } = (await ask('/api/docs/json')).json<{ paths: Record<string, object> }>();
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const all = [...FIELDS.map(([name]) => name), ...routes];
    const named = new Set([...PUBLIC, ...KEYS, ...PEOPLE]);
    expect(all.filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !all.includes(name))).toEqual([]);
    expect(PEOPLE.filter((name) => PUBLIC.has(name) || KEYS.has(name))).toEqual([]);
  });

  it.each(Object.keys(ESCOPOS) as Escopo[])(
    'that is not opened by %s is refused to a key that has nothing else',
    async (escopo) => {
      const { headers } = await createKey(staff, [escopo]);
      const mine = new Set(opened(escopo));
      for (const [name, query] of FIELDS) {
        if (PUBLIC.has(name) || query.includes('$arquivo')) continue;
        const { errors } = await graphql(headers, query);
        const erro = errors?.[0]?.extensions.erro;
        if (mine.has(name))
          expect([name, ['ESCOPO_AUSENTE', 'SO_PARA_PESSOAS', 'NAO_AUTENTICADO'].includes(erro ?? '')]).toEqual([name, false]);
        else expect([name, erro]).toEqual([name, PEOPLE.includes(name) ? 'SO_PARA_PESSOAS' : 'ESCOPO_AUSENTE']);
      }
      const { paths } = (await ask('/api/docs/json')).json<{ paths: Record<string, object> }>();
      for (const [path, methods] of Object.entries(paths))
        for (const method of Object.keys(methods)) {
          const name = `${method.toUpperCase()} ${path}`;
          if (PUBLIC.has(name)) continue;
          const { statusCode } = await ask(path.replace(/\{\w+\}/g, '1'), { method: method.toUpperCase() as 'GET', headers });
          expect([name, statusCode === 403]).toEqual([name, !mine.has(name)]);
        }
    },
  );
});

describe('the description of REST', () => {
  type Described = {
    description: string;
    security: Record<string, string[]>[];
    responses: Record<string, { description: string }>;
  };

  it('says which routes a key opens, with which scope, and what it is refused with', async () => {
    const { paths, components } = (await ask('/api/docs/json')).json<{
      paths: Record<string, Record<string, Described>>;
      components: { securitySchemes: Record<string, object> };
    }>();
    expect(components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { security, description, responses }] of Object.entries(methods)) {
        const name = `${method.toUpperCase()} ${path}`;
        const scopes = (Object.keys(ESCOPOS) as Escopo[]).filter((escopo) => opened(escopo).includes(name));
        const said = [...description.matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, scope]) => scope);
        expect([name, said]).toEqual([name, scopes]);
        expect([name, security.some((way) => 'bearer' in way)]).toEqual([name, scopes.length > 0]);
        // Whoever is everybody's guest may come without anything.
        expect([name, security.some((way) => Object.keys(way).length === 0)]).toEqual([
          name,
          scopes.length > 0 && PUBLIC.has(name),
        ]);
        if (PEOPLE.includes(name))
          expect([name, responses['403']?.description]).toEqual([name, expect.stringContaining('SO_PARA_PESSOAS')]);
        if (scopes.length === 0) continue;
        expect([name, responses['401']?.description]).toEqual([name, expect.stringContaining('CHAVE_INVALIDA')]);
        expect([name, responses['403']?.description]).toEqual([
          name,
          PUBLIC.has(name) ? undefined : expect.stringContaining('ESCOPO_AUSENTE'),
        ]);
      }
  });
});
