import type { EntityManager } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import FormData from 'form-data';
import sharp from 'sharp';
import { Banner } from '../../modules/banners/banner.entity.ts';
import { BannerIcp } from '../../modules/banners/bannerIcp.entity.ts';
import { Destaque } from '../../modules/catalogue/destaque.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Mensagem } from '../../modules/contact/mensagem.entity.ts';
import { Aviso } from '../../modules/notices/aviso.entity.ts';
import { Depoimento } from '../../modules/testimonials/depoimento.entity.ts';
import { criarAviso, criarBanner, criarBannerIcp, criarDepoimento, criarDestaque, criarPlano } from './factories.ts';
import { CLIENTE, criarCupom, novaChave, TEMPORARIO } from './factories.order.ts';
import { uploadPicture } from './picture.ts';
import { openShop, type Shop } from './shop.ts';
import { SENHA, signIn, type Staff } from './staff.ts';
import { ACCOUNT_ACTS } from './accountActs.ts';
import { TEXT_ACTS } from './textActs.ts';
import { WEBHOOK_ACTS } from './webhookActs.ts';

export type Variables = Record<string, unknown>;

/** A shop in which somebody of the staff has signed in, and has sent a picture for each of the two sorts of banners. */
export interface Desk {
  shop: Shop;
  staff: Staff;
  imagem: Record<'banners' | 'bannersicp', string>;
  em: () => EntityManager;
}

/** An act of the staff: its document but for the key, what it is sent with, and what it says otherwise. */
export interface Act {
  args: string;
  call: string;
  answer?: string;
  variables: (desk: Desk) => Promise<Variables>;
  /** What takes the place of some of them, given all of them. */
  other: (variables: Variables) => Variables;
  /** A file goes along, as `$arquivo`. */
  file?: () => Promise<Buffer>;
}

/** What GraphQL answers. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { erro?: string } }[];
  extensions?: Record<string, unknown>;
}

/** Opens a shop in which staff may act as often as they like. */
export async function openDesk(): Promise<Desk> {
  // Nobody takes the mail: what is to be sent waits.
  const mail = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'loja@loja.example', MAIL_STAFF: 'equipe@loja.example' };
  const shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off', ...mail });
  const staff = await signIn(shop);
  const imagem = {
    banners: await uploadPicture(shop, staff, 'banners'),
    bannersicp: await uploadPicture(shop, staff, 'bannersicp'),
  };
  return { shop, staff, imagem, em: () => shop.orm.em.fork() };
}

/** Sends a document, with a file where one goes along. */
export async function sendTo(
  app: FastifyInstance,
  headers: Staff['headers'],
  { query, variables, file }: { query: string; variables: Variables; file?: Buffer | undefined },
): Promise<Answer> {
  if (!file) return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json();
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.arquivo'] }));
  form.append('0', file, { filename: 'arquivo', contentType: 'application/octet-stream' });
  const all = { ...headers, ...form.getHeaders(), 'apollo-require-preflight': 'true' };
  return (await app.inject({ method: 'POST', url: '/graphql', headers: all, payload: form.getBuffer() })).json();
}

const ANOTHER_ROW = () => ({ id: '999999' });

const saving = (input: (desk: Desk) => Variables, type: string, other: Variables): Act => ({
  args: `$input: ${type}!`,
  call: 'input: $input',
  answer: '{ id versao }',
  variables: async (desk) => ({ input: input(desk) }),
  other: (variables) => ({ input: { ...(variables.input as Variables), ...other } }),
});
const onRow = (create: (desk: Desk) => Promise<{ id: number }>): Act => ({
  args: '$id: ID!',
  call: 'id: $id',
  variables: async (desk) => ({ id: String((await create(desk)).id) }),
  other: ANOTHER_ROW,
});
const ordering = (create: (desk: Desk) => Promise<{ id: number }>, entity: new () => { id: number }, group = {}): Act => ({
  args: '$ids: [Int!]!',
  call: 'ids: $ids',
  variables: async (desk) => {
    await create(desk);
    const all = (await desk.em().find(entity as never, group, { orderBy: { id: 'desc' } as never })) as { id: number }[];
    return { ids: all.map(({ id }) => id) };
  },
  other: () => ({ ids: [999_999] }),
});
const handling = (create: (desk: Desk) => Promise<{ id: number; versao: number }>): Act => ({
  args: '$id: ID!, $versao: Int!, $nota: String!',
  call: 'id: $id, versao: $versao, nota: $nota, status: em_atendimento',
  answer: '{ id versao status notas { texto } }',
  variables: async (desk) => {
    const { id, versao } = await create(desk);
    return { id: String(id), versao, nota: 'Ligar às 15 h' };
  },
  other: () => ({ nota: 'Ligar às 16 h' }),
});

const assigning = (create: (desk: Desk) => Promise<{ id: number }>): Act => ({
  args: '$id: ID!, $para: String',
  call: 'id: $id, responsavelAntes: null, responsavel: $para',
  answer: '{ id versao responsavel }',
  variables: async (desk) => ({ id: String((await create(desk)).id), para: 'ana' }),
  other: () => ({ para: null }),
});

const many = (create: (desk: Desk) => Promise<{ id: number; versao: number }>, input: string): Act => ({
  args: `$linhas: [${input}!]!`,
  call: 'linhas: $linhas',
  answer: '{ feitas { id versao } deixadas { id erro mensagem } }',
  variables: async (desk) => {
    const rows = [await create(desk), await create(desk)];
    const said = rows.map(({ id, versao }) => ({ id: String(id), versao, status: 'em_atendimento', responsavel: 'ana' }));
    return { linhas: [...said, { id: '999999', versao: 1, responsavel: null }] };
  },
  other: ({ linhas }) => ({ linhas: (linhas as object[]).slice(1) }),
});

/** An order without a plan, which staff have to confirm. */
const order = async ({ shop, em }: Desk) => {
  const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
  await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  return (await em().findAll(Assinatura, { orderBy: { id: 'desc' }, limit: 1 }))[0]!;
};
const message = async ({ shop, em }: Desk) => {
  const input = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11999990000', assunto: 'Oi', mensagem: 'Olá' };
  await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
  return (await em().findAll(Mensagem, { orderBy: { id: 'desc' }, limit: 1 }))[0]!;
};
const key = async ({ staff }: Desk) => {
  const { data } = await staff.graphql(
    'mutation { criarChave(nome: "a revogar", escopos: ["pedidos:ler"]) { chaveDeAcesso { id } } }',
  );
  return (data!.criarChave as { chaveDeAcesso: { id: number } }).chaveDeAcesso;
};
const catalogue = async () =>
  Buffer.from(JSON.stringify({ formato: 'catalogo', versao: 1, destaques: [{ titulo: 'Do arquivo', texto: 'x' }] }));
const picture = () =>
  sharp({ create: { width: 600, height: 200, channels: 3, background: 'purple' } })
    .png()
    .toBuffer();

/** Every act of the staff that may come twice, by the name of its mutation. */
export const ACTS: Readonly<Record<string, Act>> = {
  ...WEBHOOK_ACTS,
  ...TEXT_ACTS,
  salvarPlano: saving(() => ({ nome: 'Uma vez', planoTipo: 'PHP', valor: 10 }), 'PlanoInput', { valor: 11 }),
  salvarPrecos: {
    args: '$precos: [PrecoDoPlano!]!',
    call: 'precos: $precos',
    answer: '{ feitas { id versao } deixadas { id erro mensagem } }',
    variables: async ({ em }) => {
      const { id, versao } = await criarPlano(em());
      return { precos: [String(id), '999999'].map((plano) => ({ id: plano, versao, valor: 12.5 })) };
    },
    other: ({ precos }) => ({ precos: (precos as object[]).slice(1) }),
  },
  salvarDestaque: saving(() => ({ titulo: 'Uma vez', texto: 'Só' }), 'DestaqueInput', { texto: 'Outro' }),
  salvarDepoimento: saving(() => ({ nome: 'Uma vez', texto: 'Só', consentimento: true }), 'DepoimentoInput', { texto: 'Outro' }),
  salvarAviso: saving(() => ({ texto: 'Uma vez', tom: 'INFORMACAO', dataFim: '2030-01-01' }), 'AvisoInput', { texto: 'Outro' }),
  salvarCupom: saving(
    () => ({ codigo: 'UMA-VEZ', tipo: 'porcentagem', valor: 10, dataInicio: '2026-01-01', dataFim: '2026-12-31' }),
    'CupomInput',
    { valor: 11 },
  ),
  salvarBanner: saving(({ imagem }) => ({ nome: 'Uma vez', tipo: 'FIXO', imagem: imagem.banners }), 'BannerInput', {
    nome: 'Outro',
  }),
  salvarBannerIcp: saving(({ imagem }) => ({ nome: 'Uma vez', imagem: imagem.bannersicp }), 'BannerIcpInput', { nome: 'Outro' }),
  duplicarPlano: { ...onRow(({ em }) => criarPlano(em(), { planoTipo: 'JAVA' })), answer: '{ id }' },
  excluirPlano: onRow(({ em }) => criarPlano(em(), { planoTipo: 'JAVA' })),
  excluirDestaque: onRow(({ em }) => criarDestaque(em())),
  excluirDepoimento: onRow(({ em }) => criarDepoimento(em())),
  excluirAviso: onRow(({ em }) => criarAviso(em())),
  excluirCupom: onRow(({ em }) => criarCupom(em(), { codigo: novaChave().toUpperCase() })),
  excluirBanner: onRow(({ em }) => criarBanner(em())),
  excluirBannerIcp: onRow(({ em }) => criarBannerIcp(em())),
  reordenarPlanos: ordering(({ em }) => criarPlano(em(), { planoTipo: 'VPSICP' }), Plano, { planoTipo: 'VPSICP' }),
  reordenarDestaques: ordering(({ em }) => criarDestaque(em()), Destaque),
  reordenarDepoimentos: ordering(({ em }) => criarDepoimento(em()), Depoimento),
  reordenarAvisos: ordering(({ em }) => criarAviso(em()), Aviso),
  reordenarBanners: ordering(({ em }) => criarBanner(em()), Banner),
  reordenarBannersIcp: ordering(({ em }) => criarBannerIcp(em()), BannerIcp),
  atenderAssinatura: {
    args: '$id: ID!, $versao: Int!, $nota: String!, $motivo: MotivoDoCancelamento',
    call: 'id: $id, versao: $versao, nota: $nota, status: cancelada, motivo: $motivo',
    answer: '{ id versao status motivo notas { texto } }',
    variables: async (desk) => {
      const { id, versao } = await order(desk);
      return { id: String(id), versao, nota: 'Ligar às 15 h', motivo: 'desistencia' };
    },
    other: () => ({ motivo: 'duplicado' }),
  },
  atenderMensagem: handling(message),
  atenderAssinaturas: many(order, 'AtendimentoDeAssinatura'),
  atenderMensagens: many(message, 'AtendimentoDeMensagem'),
  atribuirAssinatura: assigning(order),
  atribuirMensagem: assigning(message),
  guardarFila: {
    args: '$lista: ListaComFilas!, $nome: String!, $filtro: [CampoDaFilaInput!]!',
    call: 'lista: $lista, nome: $nome, filtro: $filtro',
    answer: '',
    variables: async () => ({ lista: 'mensagens', nome: 'Uma vez', filtro: [{ campo: 'status', valor: 'nova' }] }),
    other: () => ({ nome: 'Outra' }),
  },
  excluirFila: {
    args: '$id: ID!',
    call: 'id: $id',
    answer: '',
    variables: async () => ({ id: '1' }),
    other: () => ({ id: '2' }),
  },
  corrigirAssinatura: {
    args: '$id: ID!, $versao: Int!, $telefone: String!',
    call: 'id: $id, versao: $versao, input: { telCel: $telefone }',
    answer: '{ id versao telCel }',
    variables: async (desk) => {
      const { id, versao } = await order(desk);
      return { id: String(id), versao, telefone: '11 98888-7777' };
    },
    other: () => ({ telefone: '11 97777-6666' }),
  },
  trocarEscolhas: {
    args: '$id: ID!, $versao: Int!, $planoId: ID!, $valor: Float!, $sistema: String',
    call: 'id: $id, versao: $versao, escolhas: { planoId: $planoId, periodo: 12, selectedSystem: $sistema }, valor: $valor',
    answer: '{ id versao valor }',
    variables: async (desk) => {
      const { id, versao } = await order(desk);
      const plano = await criarPlano(desk.em(), { nome: novaChave(), valor: 20, desconto2: 0 });
      return { id: String(id), versao, planoId: String(plano.id), valor: 240 };
    },
    other: () => ({ sistema: 'Outro' }),
  },
  registrarPedido: {
    args: '$cliente: ContatoDoPedidoInput!, $planoId: ID!, $valor: Float!',
    call: 'cliente: $cliente, pedido: { planoId: $planoId, periodo: 12, tipoDominio: "subdominio" }, valor: $valor',
    answer: '{ id versao valor }',
    variables: async (desk) => {
      const plano = await criarPlano(desk.em(), { nome: novaChave(), valor: 20, desconto2: 0 });
      return { cliente: CLIENTE, planoId: String(plano.id), valor: 240 };
    },
    other: () => ({ cliente: { ...CLIENTE, numero: '2000' } }),
  },
  confirmarValor: {
    args: '$id: ID!, $versao: Int!, $valor: Float!',
    call: 'id: $id, versao: $versao, valor: $valor',
    answer: '{ id versao valor }',
    variables: async (desk) => {
      const { id, versao } = await order(desk);
      return { id: String(id), versao, valor: 120 };
    },
    other: () => ({ valor: 130 }),
  },
  atualizarPedido: {
    args: '$pedido: String!, $pagaEm: String!, $referenciaExterna: String',
    call: 'pedido: $pedido, status: concluida, pagaEm: $pagaEm, referenciaExterna: $referenciaExterna',
    answer: '{ id versao status pagaEm referenciaExterna }',
    variables: async (desk) => {
      const { clienteIdB } = await order(desk);
      return { pedido: clienteIdB, pagaEm: new Date().toISOString(), referenciaExterna: `FAT-${clienteIdB}` };
    },
    other: () => ({ referenciaExterna: 'FAT-outra' }),
  },
  ...ACCOUNT_ACTS,
  apagarPessoa: {
    args: '$titular: String!, $visto: String!, $senha: String!',
    call: 'titular: $titular, visto: $visto, senha: $senha',
    answer: '{ assinaturas mensagens copias mencoes { tabela id campo certa } }',
    variables: async (desk) => {
      await message(desk);
      const titular = 'rui@exemplo.com';
      const query = 'query ($titular: String!) { previaDoApagamento(titular: $titular) { visto } }';
      const { data } = await desk.staff.graphql(query, { titular });
      return { titular, visto: (data!.previaDoApagamento as { visto: string }).visto, senha: SENHA };
    },
    other: () => ({ titular: 'outra@exemplo.com' }),
  },
  criarChave: {
    args: '$nome: String!, $escopos: [String!]!',
    call: 'nome: $nome, escopos: $escopos',
    answer: '{ chaveDeAcesso { id nome escopos } }',
    variables: async () => ({ nome: 'cobrança', escopos: ['pedidos:ler'] }),
    other: () => ({ escopos: ['pedidos:criar'] }),
  },
  revogarChave: { ...onRow(key), answer: '{ id vale }' },
  aplicarCatalogo: {
    args: '$arquivo: Upload!, $resumo: String!',
    call: 'arquivo: $arquivo, resumo: $resumo',
    answer: '{ resumo tabelas { tabela iguais novas { rotulo } } }',
    variables: async ({ shop, staff }) => {
      const query = 'mutation ($arquivo: Upload!) { compararCatalogo(arquivo: $arquivo) { resumo } }';
      const { data } = await sendTo(shop.app, staff.headers, { query, variables: {}, file: await catalogue() });
      return { resumo: (data!.compararCatalogo as { resumo: string }).resumo };
    },
    other: () => ({ resumo: 'outro' }),
    file: catalogue,
  },
  enviarImagem: {
    args: '$arquivo: Upload!, $pasta: PastaDeImagem!',
    call: 'arquivo: $arquivo, pasta: $pasta',
    variables: async () => ({ pasta: 'BANNER' }),
    other: () => ({ pasta: 'BANNER_ICP' }),
    file: picture,
  },
};
