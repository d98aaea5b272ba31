import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { Administrador } from '../../modules/admin/administrador.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { excluirPlano } from '../../modules/catalogue/plano.admin.service.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Mensagem } from '../../modules/contact/mensagem.entity.ts';
import { MODULES } from '../../modules/index.ts';
import { TODOS_OS_PAPEIS, type Papel } from '../../modules/roles/papel.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { operationOf } from '../support/operations.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { SENHA, signIn, type Staff } from '../support/staff.ts';

// What each role of the team may do, of everything that there is, said here once more by hand.

let shop: Shop;
const staff = {} as Record<Papel, Staff>;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  for (const papel of TODOS_OS_PAPEIS) staff[papel] = await signIn(shop, papel, papel);
});
afterAll(() => shop.close());

const schema = createSchema();
const FIELDS = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields()).map((field) => [`${root.name}.${field.name}`, operationOf(root, field)] as const),
);
const PUBLIC = new Set(MODULES.flatMap(({ isPublic = [] }) => isPublic));

async function pedir(): Promise<Assinatura> {
  await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...TEMPORARIO, valor: 100 } });
  return shop.orm.em.fork().findOneOrFail(Assinatura, { nome: TEMPORARIO.nome }, { orderBy: { id: 'desc' } });
}

const MENSAGEM = {
  nome: 'Rui',
  email: 'rui@exemplo.com.br',
  celular: '(11) 98888-7777',
  assunto: 'Passar',
  mensagem: 'De alguém',
};

const words = (text: string) => text.trim().split(/\s+/);
const queries = (text: string) => words(text).map((name) => `Query.${name}`);
const mutations = (text: string) => words(text).map((name) => `Mutation.${name}`);

/** Everybody's own account and queues, and the trace of what he reads. */
const OWN = [
  ...queries('alteracoes equipe filas meuSegundoFator minhasSessoes'),
  ...mutations(`desligarSegundoFator encerrarAto encerrarMinhasSessoes excluirFila excluirPasskey guardarFila guardarPasskey ligarSegundoFator prepararPasskey
    prepararSegundoFator sortearCodigosDeRecuperacao trocarSenha`),
  'GET /auth/me',
];
const ORDERS_READ = [
  ...queries(
    'assinatura assinaturas cotacaoDaTroca cotacaoDoPedido emails entregas mensagem mensagens painelAdmin pedido pedidosDesde pessoa',
  ),
  'GET /api/assinaturas/exportar',
  'GET /api/emails/{exemplo}',
  'GET /api/mensagens/exportar',
  'GET /api/pedidos',
  'GET /api/pedidos/{pedido}',
];
const ORDERS_CHANGED = [
  ...mutations(`atenderAssinatura atenderAssinaturas atenderMensagem atenderMensagens atribuirAssinatura atribuirMensagem
    atualizarPedido confirmarValor corrigirAssinatura registrarPedido tentarEntregas testarEmail trocarEscolhas`),
  'PATCH /api/pedidos/{pedido}',
];
const CATALOGUE_READ = [
  ...queries(`avisoCadastrado avisosCadastrados todosOsAvisos bannerCadastrado bannerIcpCadastrado bannersCadastrados bannersIcpCadastrados calendario cupomCadastrado cuponsCadastrados
    depoimentoCadastrado depoimentosCadastrados destaqueCadastrado destaquesCadastrados planoCadastrado planosCadastrados textosDoSite
    versaoDaLinha todosOsBanners todosOsBannersIcp todosOsDepoimentos todosOsDestaques todosOsPlanos`),
  'GET /api/catalogo/exportar',
];
const CATALOGUE_CHANGED = [
  ...mutations(`excluirAviso reordenarAvisos salvarAviso aplicarCatalogo compararCatalogo duplicarPlano enviarImagem excluirBanner excluirBannerIcp excluirCupom
    excluirDepoimento excluirDestaque excluirPlano reordenarBanners reordenarBannersIcp reordenarDepoimentos reordenarDestaques
    reordenarPlanos salvarBanner salvarBannerIcp salvarCupom salvarDepoimento salvarDestaque salvarPlano salvarPrecos
    salvarTextosDoSite`),
  'DELETE /api/banners/deletar/{id}',
  'DELETE /api/bannersicp/deletar/{id}',
  'DELETE /api/planos/{id}',
  'POST /api/banners/salvar',
  'POST /api/banners/upload/banner',
  'POST /api/bannersicp/salvar',
  'POST /api/bannersicp/upload/banner',
  'POST /api/planos',
  'PUT /api/banners/update/{id}',
  'PUT /api/bannersicp/update/{id}',
  'PUT /api/planos/{id}',
];
/** Whoever may do these lets others in, or takes out what is stored of a person. */
const ADMINISTRATORS = [
  ...queries('administradores chavesDeAcesso entradas previaDoApagamento sessoes webhook webhooks'),
  ...mutations(`alterarWebhook apagarPessoa ativarAdministrador convidarAdministrador criarAdministrador criarChave criarLinkDeAcesso criarWebhook descartarEntregas encerrarSessoes
    excluirWebhook mudarEmailDaConta mudarPapel pausarWebhook redefinirSenha revogarChave testarWebhook tirarSegundoFator
    trocarSegredoDoWebhook`),
  'GET /api/titulares/exportar',
];
const MAY: Record<Papel, readonly string[]> = {
  administrador: [...OWN, ...ORDERS_READ, ...ORDERS_CHANGED, ...CATALOGUE_READ, ...CATALOGUE_CHANGED, ...ADMINISTRATORS],
  vendas: [...OWN, ...ORDERS_READ, ...ORDERS_CHANGED, ...CATALOGUE_READ],
  conteudo: [...OWN.filter((name) => name !== 'Mutation.guardarFila'), ...CATALOGUE_READ, ...CATALOGUE_CHANGED],
  leitura: [...OWN, ...ORDERS_READ, ...CATALOGUE_READ],
};

async function routes(): Promise<string[]> {
  const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe('every operation of the staff', () => {
  it('is said of each role, and what is said is there', async () => {
    const all = [...FIELDS.map(([name]) => name), ...(await routes())].filter((name) => !PUBLIC.has(name));
    expect(all.toSorted()).toEqual(MAY.administrador.toSorted());
  });

  it.each(TODOS_OS_PAPEIS)('is done by one of %s if it is said, and refused otherwise before it is looked at', async (papel) => {
    const mine = new Set(MAY[papel]);
    for (const [name, query] of FIELDS) {
      if (PUBLIC.has(name) || query.includes('$arquivo')) continue;
      const { data, errors } = await staff[papel].graphql(query);
      const refused = errors?.[0]?.extensions.erro === 'PAPEL_NAO_PERMITE';
      expect([name, refused, refused && data]).toEqual([name, !mine.has(name), !mine.has(name) && null]);
    }
    for (const name of await routes()) {
      const [method, path] = name.split(' ') as ['GET', string];
      if (PUBLIC.has(name)) continue;
      const { statusCode, body } = await staff[papel].rest(method, path.replace(/\{\w+\}/g, '1'));
      expect([name, statusCode === 403 && body.includes('PAPEL_NAO_PERMITE')]).toEqual([name, !mine.has(name)]);
    }
  });

  it('that takes a file is refused before the file is read', async () => {
    const boundary = 'fim';
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--${boundary}--\r\n`;
    const send = async (papel: Papel) =>
      shop.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: {
          ...staff[papel].headers,
          'apollo-require-preflight': 'true',
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      });
    for (const papel of ['vendas', 'leitura'] as const) expect((await send(papel)).body).toContain('PAPEL_NAO_PERMITE');
    for (const papel of ['administrador', 'conteudo'] as const) expect((await send(papel)).body).toContain('ENVIO_INVALIDO');
  });
});

describe('the services', () => {
  it('refuse a role themselves, whatever door it came by, and nothing is stored', async () => {
    const em = () => shop.orm.em.fork();
    const { id, versao, nome } = await criarPlano(em(), { nome: 'De ninguém mais' });
    for (const papel of ['vendas', 'leitura'] as const) {
      const autor = { id: staff[papel].id, usuario: papel, papel };
      await expect(excluirPlano(em(), { id, versao }, autor)).rejects.toMatchObject({ code: 'PAPEL_NAO_PERMITE' });
    }
    expect(await em().count(Plano, { nome })).toBe(1);
  });
});

describe('the trace', () => {
  it('says to each role what happened to what it reads, and nothing of the rest', async () => {
    const em = shop.orm.em.fork();
    const { id } = await criarPlano(em, { nome: 'Rastreado' });
    await staff.administrador.rest('DELETE', `/api/planos/${id}`);
    const pedido = await pedir();
    await staff.vendas.graphql(
      `mutation { atenderAssinatura(id: "${pedido.id}", versao: ${pedido.versao}, status: cancelada, nota: "") { id } }`,
    );
    await staff.administrador.graphql(
      `mutation { mudarPapel(id: "${staff.leitura.id}", papel: vendas, senha: "${SENHA}") { id } }`,
    );
    await staff.administrador.graphql(
      `mutation { mudarPapel(id: "${staff.leitura.id}", papel: leitura, senha: "${SENHA}") { id } }`,
    );
    const said = async (papel: Papel, args = '') => {
      const { data } = await staff[papel].graphql(`{ alteracoes${args} { itens { tabela } } }`);
      const { itens } = (data as { alteracoes: { itens: { tabela: string }[] } }).alteracoes;
      return [...new Set(itens.map(({ tabela }) => tabela))].toSorted();
    };
    expect(await said('administrador')).toEqual(expect.arrayContaining(['administrador', 'pedido', 'plano']));
    for (const papel of ['vendas', 'leitura'] as const) {
      expect(await said(papel)).toEqual(expect.arrayContaining(['pedido', 'plano']));
      expect(await said(papel)).not.toContain('administrador');
    }
    expect(await said('conteudo')).toContain('plano');
    expect(await said('conteudo')).not.toContain('pedido');
    expect(await said('conteudo', '(tabela: "pedido")')).toEqual([]);
    expect(await said('vendas', '(tabela: "administrador")')).toEqual([]);
  });
});

it('who sees no order is told none by the queues, and keeps none', async () => {
  await pedir();
  const filas = '{ filas { assinaturas { ultima filas { nome } proprias { nome } } } }';
  const kept = `mutation { guardarFila(lista: assinaturas, nome: "Uma", filtro: [{ campo: "escolhidas", valor: "1" }]) }`;
  const { errors } = await staff.conteudo.graphql(kept);
  expect(errors?.[0]?.extensions.erro).toBe('PAPEL_NAO_PERMITE');
  expect((await staff.conteudo.graphql(filas)).data).toEqual({ filas: { assinaturas: { ultima: 0, filas: [], proprias: [] } } });
  const { data } = await staff.leitura.graphql(filas);
  expect((data as { filas: { assinaturas: { ultima: number } } }).filas.assinaturas.ultima).toBeGreaterThan(0);
});

describe('another role', () => {
  const papelDe = async (usuario: string) => (await shop.orm.em.fork().findOneOrFail(Administrador, { usuario })).papel;
  const mudar = (quem: Staff, de: Staff, papel: Papel, senha = SENHA) =>
    quem.graphql(`mutation { mudarPapel(id: "${de.id}", papel: ${papel}, senha: "${senha}") { papel } }`);

  it('holds from the next request on, in the session that is open', async () => {
    const nova = await signIn(shop, 'nova', 'leitura');
    const read = async () => (await nova.graphql('{ administradores { usuario } }')).errors?.[0]?.extensions.erro;
    expect(await read()).toBe('PAPEL_NAO_PERMITE');
    expect((await mudar(staff.administrador, nova, 'administrador')).data).toEqual({ mudarPapel: { papel: 'administrador' } });
    expect(await read()).toBeUndefined();
    expect((await nova.rest('GET', '/auth/me')).json()).toEqual({ id: nova.id, usuario: 'nova', papel: 'administrador' });
    await mudar(staff.administrador, nova, 'conteudo');
    expect(await read()).toBe('PAPEL_NAO_PERMITE');
    // A tab that is open hears it with what it asks for all the time.
    for (const papel of TODOS_OS_PAPEIS.toReversed()) {
      await mudar(staff.administrador, nova, papel);
      expect((await nova.graphql('{ filas { papel } }')).data).toEqual({ filas: { papel } });
    }
  });

  it('is given with one’s own password, and to others alone', async () => {
    const outra = await signIn(shop, 'outra', 'vendas');
    const wrong = await mudar(staff.administrador, outra, 'administrador', 'errada');
    expect(wrong.errors?.[0]?.extensions.erro).toBe('SENHA_ATUAL_ERRADA');
    const own = await mudar(staff.administrador, staff.administrador, 'leitura');
    expect(own.errors?.[0]?.extensions.erro).toBe('PROPRIA_CONTA');
    expect([await papelDe('outra'), await papelDe('administrador')]).toEqual(['vendas', 'administrador']);
  });

  it('of two who give each other one at once, one stays who may', async () => {
    const [um, dois] = [await signIn(shop, 'um'), await signIn(shop, 'dois')];
    const answers = await Promise.all([mudar(um, dois, 'leitura'), mudar(dois, um, 'leitura')]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect([await papelDe('um'), await papelDe('dois')].toSorted()).toEqual(['administrador', 'leitura']);
  });

  it('is what a new account is given, reading where none is said', async () => {
    const criar = (usuario: string, mais: string) =>
      staff.administrador.graphql(`mutation { criarAdministrador(usuario: "${usuario}", senha: "${SENHA}"${mais}) { senha } }`);
    await criar('de.conteudo', ', papel: conteudo');
    await criar('sem.papel', '');
    expect([await papelDe('de.conteudo'), await papelDe('sem.papel')]).toEqual(['conteudo', 'leitura']);
  });
});

it('an order is given to nobody who could not see to it', async () => {
  const { id } = await pedir();
  const dar = async (usuario: string) =>
    (await staff.vendas.graphql(`mutation { atribuirAssinatura(id: "${id}", responsavel: "${usuario}") { id } }`)).errors?.[0]
      ?.extensions.erro;
  expect([await dar('conteudo'), await dar('leitura'), await dar('vendas')]).toEqual([
    'CONTA_INATIVA',
    'CONTA_INATIVA',
    undefined,
  ]);
  const { data } = await staff.leitura.graphql('{ equipe }');
  expect((data as { equipe: string[] }).equipe).toEqual(expect.arrayContaining(['administrador', 'vendas']));
  expect((data as { equipe: string[] }).equipe).not.toContain('conteudo');
});

describe('whoever may not see to orders any more', () => {
  const deQuem = async (quem: Staff, lista: 'assinaturas' | 'mensagens') => {
    const { data } = await quem.graphql(`{ equipe(lista: ${lista}) }`);
    return (data as { equipe: string[] }).equipe;
  };
  const comEla = async (usuario: string) => {
    const { data } = await staff.administrador.graphql('{ administradores { usuario emAberto { assinaturas mensagens } } }');
    const contas = (data as { administradores: { usuario: string; emAberto: unknown }[] }).administradores;
    return contas.find((conta) => conta.usuario === usuario)?.emAberto;
  };

  it('is found while something open stands with him, in the list in which it is, and its count is told with his account', async () => {
    const saiu = await signIn(shop, 'saiu', 'vendas');
    const { id } = await pedir();
    expect(await comEla('saiu')).toEqual({ assinaturas: 0, mensagens: 0 });
    await saiu.graphql(`mutation { atribuirAssinatura(id: "${id}", responsavel: "saiu") { id } }`);
    const mensagem = await shop.orm.em.fork().insert(Mensagem, { ...MENSAGEM, criadaEm: new Date(), responsavel: 'saiu' });
    await shop.orm.em.fork().nativeUpdate(Administrador, { usuario: 'saiu' }, { papel: 'leitura' });
    expect(await comEla('saiu')).toEqual({ assinaturas: 1, mensagens: 1 });
    for (const lista of ['assinaturas', 'mensagens'] as const) expect(await deQuem(staff.leitura, lista)).toContain('saiu');
    // Nobody gives him more.
    const { data } = await staff.vendas.graphql('{ equipe }');
    expect((data as { equipe: string[] }).equipe).not.toContain('saiu');
    // Who sees no order is not told with whom one stands.
    expect(await deQuem(staff.conteudo, 'assinaturas')).not.toContain('saiu');

    await shop.orm.em.fork().nativeUpdate(Administrador, { usuario: 'saiu' }, { papel: 'vendas', ativo: false });
    expect(await deQuem(staff.vendas, 'assinaturas')).toContain('saiu');
    const { versao } = await shop.orm.em.fork().findOneOrFail(Assinatura, { id });
    await staff.vendas.graphql(
      `mutation { atenderAssinatura(id: "${id}", versao: ${versao}, status: cancelada, nota: "") { id } }`,
    );
    expect(await deQuem(staff.vendas, 'assinaturas')).not.toContain('saiu');
    expect(await deQuem(staff.vendas, 'mensagens')).toContain('saiu');
    expect(await comEla('saiu')).toEqual({ assinaturas: 0, mensagens: 1 });
    await shop.orm.em.fork().nativeDelete(Mensagem, { id: Number(mensagem) });
    expect(await deQuem(staff.vendas, 'mensagens')).not.toContain('saiu');
  });
});
