import type { EntityManager } from '@mikro-orm/core';
import { readKept } from '../../platform/database/keptRows.ts';
import { parseInput } from '../../platform/validation.ts';
import { autoresDe, type Autores } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import type { Espera } from '../editing/espera.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import { changeRow, createRow, deleteRow, findRow, type EditedTable } from '../editing/rows.service.ts';
import type { Target } from '../editing/target.ts';
import { DomainError } from '../../platform/errors.ts';
import { declararInteressados, enfileirar } from '../outbox/anuncio.service.ts';
import { TESTE } from '../outbox/entrega.ts';
import { apressar, descartarDe } from '../outbox/fila.service.ts';
import { conferirEndereco } from './endereco.server.ts';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import { sortearSegredo } from './segredo.server.ts';
import { webhookCampos } from './webhook.campos.ts';
import { Webhook } from './webhook.entity.ts';

const DIA_MS = 86_400_000;
/** For how long the secret of before signs as well. */
const TROCA_MS = DIA_MS;

/** Each costs every order a row. */
const MAXIMO = 50;

/** What webhooks need of the shop. */
export interface WebhookParts {
  /** Key that secrets are sealed with. */
  chave: string;
  permitePrivados: boolean;
}

const WEBHOOKS: EditedTable<Webhook> = {
  entidade: Webhook,
  rotulo: ({ url }) => new URL(url).host,
  schema: webhookCampos,
};

/** How entries of the outbox name a webhook. */
const nomear = (id: number) => `webhook:${id}`;

// One that is paused is told later.
declararInteressados(async (em) =>
  (await todosOsWebhooks(em)).map(({ id, eventos }) => ({ destino: nomear(id), tipos: eventos.split(' ') })),
);

/** Every webhook, the oldest first; outside of a transaction as this process remembers them. */
export function todosOsWebhooks(em: EntityManager): Promise<readonly Readonly<Webhook>[]> {
  return readKept(em, Webhook, {}, { id: 'asc' });
}

/** The webhooks that are told of events now, by the names that entries have for them. */
export async function webhooksAtivos(em: EntityManager): Promise<Map<string, Readonly<Webhook>>> {
  const ativos = (await todosOsWebhooks(em)).filter(({ pausadoEm }) => pausadoEm === null);
  return new Map(ativos.map((webhook) => [nomear(webhook.id), webhook]));
}

/** How many webhooks are paused: what there is to tell them waits, and is forgotten after its time. */
export async function contarPausados(em: EntityManager): Promise<number> {
  return (await esperaDosPausados(em)).quantas;
}

/** The same, and since when the one is that was paused first. */
export async function esperaDosPausados(em: EntityManager): Promise<Espera> {
  const desde = (await todosOsWebhooks(em))
    .flatMap(({ pausadoEm }) => pausadoEm ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return { quantas: desde.length, desde: desde[0] ?? null };
}

/** A webhook. @throws `NAO_ENCONTRADO` */
export function buscarWebhook(em: EntityManager, id: number): Promise<Webhook> {
  return findRow(em, WEBHOOKS, id);
}

/** Who has made and changed each of some webhooks, by their ids; what the shop does by itself is nobody's. */
export async function autoresDosWebhooks(em: EntityManager, ids: readonly number[]): Promise<Map<number, Autores>> {
  const autores = await autoresDe(em, webhookCampos, ids);
  const dePessoas = ({ alteradoPor, ...resto }: Autores) => ({
    ...resto,
    alteradoPor: alteradoPor.filter((nome) => nome !== LOJA.usuario),
  });
  return new Map([...autores].map(([id, quem]) => [id, dePessoas(quem)]));
}

/** What staff write of a webhook. */
export interface WebhookEntrada {
  url: string;
  eventos: readonly string[];
}

/** A webhook with its secret, as it is told once. */
export interface WebhookComSegredo {
  id: number;
  versao: number;
  segredo: string;
}

/** Stores a new webhook with a secret of its own. @throws `DADOS_INVALIDOS`, `WEBHOOKS_DEMAIS` where there are 50 */
export async function criarWebhook(
  em: EntityManager,
  { chave, permitePrivados }: WebhookParts,
  { url, eventos }: WebhookEntrada,
  autor: Autor,
): Promise<WebhookComSegredo> {
  const dados = parseInput(webhookCampos, { url, eventos: eventos.join(' ') });
  conferirEndereco(dados.url, permitePrivados);
  if ((await em.count(Webhook)) >= MAXIMO) throw cheio();
  const segredo = sortearSegredo();
  const fechado = await sealSecret(segredo, chave);
  const { id, versao } = await createRow(em, WEBHOOKS, { ...dados, segredo: fechado, criadoEm: new Date() }, autor);
  return { id, versao, segredo };
}

function cheio(): DomainError {
  return new DomainError(
    'conflict',
    'WEBHOOKS_DEMAIS',
    `Uma loja tem no máximo ${MAXIMO} webhooks. Exclua um que não serve mais.`,
  );
}

/** The secret of a webhook, for whoever repeats what has made it. @throws `NAO_ENCONTRADO`, `SEGREDO_PERDIDO` */
export async function segredoDoWebhook(em: EntityManager, { chave }: WebhookParts, id: number): Promise<WebhookComSegredo> {
  const webhook = await buscarWebhook(em, id);
  const segredo = await openSecret(webhook.segredo, chave);
  if (segredo !== null) return { id, versao: webhook.versao, segredo };
  const mensagem = 'O segredo deste webhook foi guardado com outra chave e não abre mais. Troque o segredo.';
  throw new DomainError('conflict', 'SEGREDO_PERDIDO', mensagem);
}

/** Changes where a webhook is and what it is told of; what is not said stays. @throws `DADOS_INVALIDOS` and what editing throws */
export async function alterarWebhook(
  em: EntityManager,
  { permitePrivados }: WebhookParts,
  target: Target,
  { url, eventos }: Partial<WebhookEntrada>,
  autor: Autor,
): Promise<Webhook> {
  const ditos = { ...(url != null && { url }), ...(eventos != null && { eventos: eventos.join(' ') }) };
  const dados = parseInput(webhookCampos.partial(), ditos);
  if (dados.url !== undefined) conferirEndereco(dados.url, permitePrivados);
  return changeRow(em, WEBHOOKS, target, () => dados, autor);
}

/** Pauses a webhook, or lets it go on at once with all that waits for it. @throws `NAO_ENCONTRADO` */
export function pausarWebhook(em: EntityManager, id: number, pausado: boolean, autor: Autor): Promise<Webhook> {
  const mudar = async (webhook: Webhook, tx: EntityManager) => {
    if (!pausado) await apressar(tx, nomear(id));
    const pausadoEm = pausado ? (webhook.pausadoEm ?? new Date()) : null;
    return { pausadoEm, motivo: pausado ? (webhook.motivo ?? `Pausado por ${autor.usuario}.`) : null };
  };
  return changeRow(em, WEBHOOKS, { id, versao: null }, mudar, autor);
}

/** Gives a webhook another secret; for a day the one of before signs as well. @throws `NAO_ENCONTRADO` */
export async function trocarSegredo(
  em: EntityManager,
  { chave }: WebhookParts,
  id: number,
  autor: Autor,
): Promise<WebhookComSegredo> {
  const segredo = sortearSegredo();
  const fechado = await sealSecret(segredo, chave);
  const mudar = (webhook: Webhook) => ({
    segredo: fechado,
    segredoAnterior: webhook.segredo,
    anteriorAte: new Date(new Date().getTime() + TROCA_MS),
  });
  const { versao } = await changeRow(em, WEBHOOKS, { id, versao: null }, mudar, autor);
  return { id, versao, segredo };
}

/** Deletes a webhook; what waits for it is told to nobody. @throws what `deleteRow` throws */
export async function excluirWebhook(em: EntityManager, target: Target, autor: Autor): Promise<void> {
  await em.transactional(async (tx) => {
    await deleteRow(tx, WEBHOOKS, target, autor);
    await descartarDe(tx, nomear(target.id));
  });
}

/** Has something sent to a webhook that says nothing, to try it out. Answers the id of the entry. @throws `NAO_ENCONTRADO`, `WEBHOOK_PAUSADO` */
export function testarWebhook(em: EntityManager, id: number, autor: Autor): Promise<string> {
  return em.transactional(async (tx) => {
    const { pausadoEm } = await findRow(tx, WEBHOOKS, id);
    if (pausadoEm !== null)
      throw new DomainError('conflict', 'WEBHOOK_PAUSADO', 'Este webhook está pausado. Retome-o antes de testar.');
    const dados = { versao: 1, mensagem: 'Teste enviado pela administração.' };
    const teste = { tipo: TESTE, tabela: 'webhook', linhaId: id, dados, agora: new Date() };
    const resposta = (await enfileirar(tx, teste, [{ destino: nomear(id) }])).join();
    await registrarAto(tx, autor, { resposta });
    return resposta;
  });
}

/** Pauses a webhook that cannot be reached, in the name of the shop; staff read why. One that staff have deleted meanwhile needs none. */
export async function pausarPorFalha(em: EntityManager, id: number, motivo: string): Promise<void> {
  const mudar = ({ pausadoEm }: Webhook) => (pausadoEm === null ? { pausadoEm: new Date(), motivo } : {});
  try {
    await changeRow(em, WEBHOOKS, { id, versao: null }, mudar, LOJA);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NAO_ENCONTRADO')) throw error;
  }
}

/** Whoever does what the shop does by itself, in the trace. */
const LOJA: Autor = { id: 0, usuario: 'a própria loja' };
