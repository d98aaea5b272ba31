import { isEnumType, type GraphQLSchema } from 'graphql';
import { Banner } from '../../modules/banners/banner.entity.ts';
import { BannerIcp } from '../../modules/banners/bannerIcp.entity.ts';
import { Alteracao } from '../../modules/editing/alteracao.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { PlanoTipo, type PlanoTipoNome } from '../../modules/catalogue/plano.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import type { AssinaturaStatus } from '../../modules/checkout/assinatura.ts';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { pedidosDesde } from '../../modules/checkout/espelho.service.ts';
import { Mensagem } from '../../modules/contact/mensagem.entity.ts';
import type { MensagemStatus } from '../../modules/contact/mensagem.ts';
import type { Cupom } from '../../modules/coupons/cupom.entity.ts';
import type { CupomTipo } from '../../modules/coupons/cupom.ts';
import { criarBanner, criarAviso, criarDepoimento, criarDestaque, criarPlano, criarTextosDoSite } from '../support/factories.ts';
import { criarCupom, day, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { uploadPicture } from '../support/picture.ts';
import type { Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

/** Whoever has a domain may have mistyped it. */
const OWN_DOMAIN = { dominio: 'minhaempresa.com.br', dominio_registro: 'Não, já possui domínio registrado' };

/** What is in the shop when the first request comes. */
export interface Stock {
  planos: Plano[];
  cupons: Cupom[];
  /** Names of some orders: their identifiers, a code. */
  pedidos: string[];
  /** Where whoever copies orders may go on. */
  cursor: string;
  /** A change of a plan in the trace. */
  alteracao: string;
  /** Names of stored pictures. */
  imagem: string;
  imagemIcp: string;
  /** Ids of each group that can be put in order, by the end of the operation's name. */
  grupos: Readonly<Record<string, number[]>>;
  /** Puts every row back as it was, sessions included, and takes away what has come since. */
  restore: () => Promise<void>;
}

/** Values of an enumeration of the schema. */
export function valuesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`the schema has no enumeration ${name}`);
  return type.getValues().map((value) => value.name);
}

/** Fills a shop with a row of every kind: every type of plan, coupon and banner, every status of order and message, a machine's key, a webhook. */
export async function fillShop(shop: Shop, staff: Staff, schema: GraphQLSchema): Promise<Stock> {
  const em = shop.orm.em.fork();
  const planos: Plano[] = [];
  for (const tipo of valuesOf(schema, 'PlanoTipo'))
    planos.push(
      await criarPlano(em, { planoTipo: PlanoTipo[tipo as PlanoTipoNome], valor: (2490 + planos.length * 1007) / 100 }),
    );
  await criarPlano(em, { ativo: false });

  const cupons: Cupom[] = [];
  for (const tipo of valuesOf(schema, 'CupomTipo') as CupomTipo[]) {
    cupons.push(await criarCupom(em, { codigo: `TESTE-${tipo.toUpperCase()}`, tipo }));
    for (const { id: planoId } of planos)
      cupons.push(await criarCupom(em, { codigo: `SO-${tipo.toUpperCase()}-${planoId}`, tipo, planoId }));
  }
  await criarCupom(em, { codigo: 'VENCIDO', dataInicio: day(-9), dataFim: day(-2) });
  await criarCupom(em, { codigo: 'DESLIGADO', ativo: false });

  const imagem = await uploadPicture(shop, staff, 'banners');
  const imagemIcp = await uploadPicture(shop, staff, 'bannersicp');
  for (const tipo of valuesOf(schema, 'BannerTipo') as Banner['tipo'][])
    await criarBanner(em, { imagem, tipo, ...(tipo === 'TEMPORARIO' && { dataInicio: day(-1), dataFim: day(1) }) });
  await em.insert(BannerIcp, { nome: 'Ipê', imagem: imagemIcp });
  await criarDestaque(em);
  await criarDestaque(em, { ativo: false, planoId: planos[0]!.id });
  await criarDepoimento(em);
  await criarAviso(em);
  await criarTextosDoSite(em);

  // Nobody may switch off the own account.
  await signIn(shop, 'bia');
  await staff.graphql('mutation { criarChave(nome: "Cobrança", escopos: ["pedidos:ler"]) { segredo } }');
  await staff.graphql('mutation { criarWebhook(url: "https://recebe.example/avisos", eventos: ["pedido.criado"]) { id } }');
  await fillDesk(shop, schema, planos[0]!);
  // The trace and the notes have something to show.
  await staff.rest('PUT', `/api/planos/${planos.at(-1)!.id}`, { nome: 'Outro nome' });
  await staff.graphql('mutation { atenderAssinatura(id: 1, versao: 1, nota: "Ligar amanhã.") { id } }');
  await staff.graphql('mutation { atenderMensagem(id: 1, versao: 1, nota: "Respondida.") { id } }');

  const [pedidos, cursor] = await readOrders(shop);

  const grupos = {
    // Plans are put in order within their type.
    Planos: (await em.fork().find(Plano, { planoTipo: 'PHP' })).map(({ id }) => id),
    Banners: (await em.fork().findAll(Banner)).map(({ id }) => id),
    BannersIcp: [1],
    Depoimentos: [1],
    Avisos: [1],
    Destaques: [1, 2],
  };
  const { id: alteracao } = await em.fork().findOneOrFail(Alteracao, { tabela: 'plano', acao: 'alterou' });
  return {
    planos,
    cupons,
    pedidos,
    cursor,
    alteracao: String(alteracao),
    imagem,
    imagemIcp,
    grupos,
    restore: await createRestore(shop),
  };
}

/** Some names of the orders, and a cursor behind the first two. */
async function readOrders(shop: Shop): Promise<[string[], string]> {
  const { pedidos, cursor } = await pedidosDesde(shop.orm.em.fork(), { limite: 2 });
  return [[...pedidos.map(({ clienteIdB }) => clienteIdB), codigoDe(pedidos[0]!.clienteIdB)], cursor];
}

/** Orders and messages in every status, orders with a plan and without. */
async function fillDesk(shop: Shop, schema: GraphQLSchema, { id: planoId, valor }: Plano): Promise<void> {
  const rest = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
  for (const status of valuesOf(schema, 'AssinaturaStatus') as AssinaturaStatus[])
    for (const plano of [{ valor: 100 }, { planoId, pagamento: 1, valor }]) {
      const chave = novaChave();
      await rest('/api/temporarios/salvar', { ...TEMPORARIO, ...OWN_DOMAIN, ...plano, chave });
      await shop.orm.em.fork().nativeUpdate(Assinatura, { chave }, { status });
    }
  for (const status of valuesOf(schema, 'MensagemStatus') as MensagemStatus[]) {
    const assunto = `Dúvida ${status}`;
    const mensagem = { nome: 'João', email: 'joao@exemplo.com', celular: '11 99999-0000', assunto, mensagem: 'Qual?' };
    await rest('/api/contato/enviar', mensagem);
    await shop.orm.em.fork().nativeUpdate(Mensagem, { assunto }, { status });
  }
}

/** Keeps a copy of every table. */
async function createRestore(shop: Shop): Promise<() => Promise<void>> {
  const connection = shop.orm.em.getConnection();
  const rows: { name: string }[] = await connection.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'mikro%'",
  );
  const tables = rows.map(({ name }) => name);
  for (const table of tables) await connection.execute(`create table guarda_${table} as select * from ${table}`);
  return async () => {
    await shop.orm.em.fork().transactional(async (tx) => {
      const run = (sql: string) => connection.execute(sql, [], 'run', tx.getTransactionContext());
      await run('pragma defer_foreign_keys = on');
      for (const table of tables) {
        await run(`delete from ${table}`);
        await run(`insert into ${table} select * from guarda_${table}`);
      }
    });
  };
}
