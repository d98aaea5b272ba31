import { existsSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/core';
import type { FastifyBaseLogger } from 'fastify';
import { businessDay } from '../../platform/calendar.ts';
import type { Config } from '../../platform/config.ts';
import type { Older } from '../../platform/database/older.ts';
import { expectScrub, scrub } from '../../platform/database/scrub.ts';
import { lastTerms, recordTerms, TERMS_RECORD, type TermsRecord } from '../../platform/termsRecord.ts';
import { apagarEntradasAntigas, entradasAntigas } from '../admin/entrada.service.ts';
import { apagarAssinaturasAntigas, assinaturasAntigas } from '../checkout/retencao.service.ts';
import { apagarMensagensAntigas, mensagensAntigas } from '../contact/retencao.service.ts';
import { alteracoesAntigas, apagarAlteracoesAntigas } from '../editing/alteracao.service.ts';

/** How long what visitors sent and staff did is kept, in months. */
export type Prazos = Config['retention'];

type Nome = keyof Prazos;

/** Rows of one table that are past their term. */
export interface Vencidas extends Older {
  tabela: Nome;
}

/** What applying the terms came to: rows of each table that were deleted, or that wait for the operator, and why. */
type Cumprimento = { apagadas: readonly Vencidas[] } | { esperam: readonly Vencidas[]; motivo: string };

/** The terms, and where what they are about is kept. */
type Configuracao = Pick<Config, 'retention' | 'dataDir' | 'databaseUrl'>;

const DIA_MS = 86_400_000;
/** Days after which a shop that was away is asked about before anything goes: a clock that is wrong is wrong by more, a holiday by less. */
const DIAS_SEM_PERGUNTAR = 31;

/** What each table has from before an instant, and how it goes. */
const TABELAS: Record<
  Nome,
  {
    antigas: (em: EntityManager, antesDe: Date) => Promise<Older | null>;
    apagar: (em: EntityManager, antesDe: Date) => Promise<number>;
  }
> = {
  assinaturas: { antigas: assinaturasAntigas, apagar: apagarAssinaturasAntigas },
  mensagens: { antigas: mensagensAntigas, apagar: apagarMensagensAntigas },
  alteracoes: { antigas: alteracoesAntigas, apagar: apagarAlteracoesAntigas },
  entradas: { antigas: entradasAntigas, apagar: apagarEntradasAntigas },
};
const NOMES = Object.keys(TABELAS) as Nome[];

/** What is past its term now, without deleting it. */
export async function vencidas(em: EntityManager, prazos: Prazos, agora: Date): Promise<Vencidas[]> {
  const achadas: Vencidas[] = [];
  for (const tabela of NOMES) {
    const antigas = await TABELAS[tabela].antigas(em, limite(agora, prazos[tabela]));
    if (antigas) achadas.push({ tabela, ...antigas });
  }
  return achadas;
}

/** Deletes what is older than its term; the text leaves the file with the next `scrub`. Answers what went. */
export async function aplicarPrazos(em: EntityManager, prazos: Prazos, agora: Date): Promise<Vencidas[]> {
  return em.transactional(async (tx) => {
    const achadas = await vencidas(tx, prazos, agora);
    for (const tabela of NOMES) await TABELAS[tabela].apagar(tx, limite(agora, prazos[tabela]));
    if (achadas.length > 0) await expectScrub(tx);
    return achadas;
  });
}

/** Whether a night was missed: the terms were last applied more than a day ago, or never, or as a clock has it that was ahead. */
export async function estaAtrasado(em: EntityManager, config: Configuracao, agora: Date): Promise<boolean> {
  const ultima = await lastTerms(em, config);
  const idade = ultima ? agora.getTime() - ultima.em.getTime() : Infinity;
  return idade < 0 || idade > DIA_MS;
}

/** The daily job: applies the terms, and tells in the log what went, or what waits for the operator. Answers whether nothing waits. */
export async function rodarPrazos(em: EntityManager, config: Configuracao, log: FastifyBaseLogger): Promise<boolean> {
  const cumprimento = await cumprirPrazos(em, config, new Date());
  if ('esperam' in cumprimento) {
    log.warn({ esperam: porTabela(cumprimento.esperam) }, fraseDaEspera(cumprimento));
    return false;
  }
  const { apagadas } = cumprimento;
  if (apagadas.length > 0)
    log.info({ apagadas: porTabela(apagadas) }, `Passaram do prazo e foram apagadas: ${contar(apagadas)}.`);
  return true;
}

/**
 * Applies the terms as far as that may be done without asking: what is deleted by a clock that is ahead, or by a term that was
 * mistyped, is gone for good.
 */
async function cumprirPrazos(em: EntityManager, config: Configuracao, agora: Date): Promise<Cumprimento> {
  const motivo = await motivoDaEspera(em, config, agora);
  const esperam = motivo === null ? [] : await vencidas(em, config.retention, agora);
  if (motivo === null) return { apagadas: await cumprirSemPerguntar(em, config, agora) };
  if (esperam.length === 0) {
    // That nothing is past a shorter term yet is no consent to it: whoever mistyped it would find out when the first row is gone.
    await recordTerms(em, config, { em: agora, prazos: { ...config.retention, ...(await combinados(em, config)) } });
    await scrub(config.databaseUrl);
    return { apagadas: [] };
  }
  // What was erased otherwise leaves the file all the same.
  await scrub(config.databaseUrl);
  return { esperam, motivo };
}

/** Of the terms that were agreed, those that are longer than the ones of now. */
async function combinados(em: EntityManager, config: Configuracao): Promise<Partial<Prazos>> {
  const antes = (await lastTerms(em, config))?.prazos ?? {};
  return Object.fromEntries(
    NOMES.filter((nome) => (antes[nome] ?? 0) > config.retention[nome]).map((nome) => [nome, antes[nome]]),
  );
}

/** Applies the terms because the operator says so, or nothing speaks against it. The record of it is last: what was interrupted is done again. Answers what went. */
export async function cumprirSemPerguntar(em: EntityManager, config: Configuracao, agora: Date): Promise<Vencidas[]> {
  const apagadas = await aplicarPrazos(em, config.retention, agora);
  await scrub(config.databaseUrl);
  await recordTerms(em, config, { em: agora, prazos: config.retention });
  return apagadas;
}

/** Why nothing may be deleted without asking, as it stands after a "porque"; null when it may. */
export async function motivoDaEspera(em: EntityManager, config: Configuracao, agora: Date): Promise<string | null> {
  const { retention: prazos } = config;
  const ultima = await lastTerms(em, config);
  if (!ultima) return `não há registro de uma vez anterior (${TERMS_RECORD})`;
  const dias = (agora.getTime() - ultima.em.getTime()) / DIA_MS;
  if (dias < 0) return `o relógio está antes da última vez, ${ultima.em.toISOString()}`;
  if (dias > DIAS_SEM_PERGUNTAR)
    return `a última vez foi há ${Math.floor(dias)} dias: a loja esteve parada, ou o relógio está adiantado`;
  const menores = NOMES.filter((nome) => prazos[nome] < (ultima.prazos[nome] ?? Infinity));
  if (menores.length > 0)
    return `diminuiu o prazo de ${menores.map((nome) => `${nome}, ${mudanca(ultima, prazos, nome)}`).join(' e de ')}`;
  const tardias = await chegadasVencidas(em, prazos, ultima);
  if (tardias.length === 0) return null;
  return `o relógio esteve errado, ou voltou uma cópia: ${contar(tardias)} já teriam passado do prazo na última vez, ${ultima.em.toISOString()}, e não estavam aqui`;
}

/** What was past its term when the terms were last applied, and is here all the same: it has come since, with the day of a clock that was years behind. */
async function chegadasVencidas(em: EntityManager, prazos: Prazos, ultima: TermsRecord): Promise<Vencidas[]> {
  const valiam = (nome: Nome) => Math.max(prazos[nome], ultima.prazos[nome] ?? Infinity);
  const achadas: Vencidas[] = [];
  for (const tabela of NOMES.filter((nome) => Number.isFinite(valiam(nome)))) {
    const antigas = await TABELAS[tabela].antigas(em, limite(ultima.em, valiam(tabela)));
    if (antigas) achadas.push({ tabela, ...antigas });
  }
  return achadas;
}

/** Says how many rows of which tables. */
export function contar(linhas: readonly Vencidas[]): string {
  return linhas.map(({ tabela, linhas: quantas }) => `${quantas} de ${tabela}`).join(', ');
}

/** Says what waits, why, and how to go on: for the log. */
function fraseDaEspera({ esperam, motivo }: { esperam: readonly Vencidas[]; motivo: string }): string {
  // A release has the command beside it.
  const comando = existsSync('privacy.js') ? 'node privacy.js' : 'npm run privacy --';
  return `Nada do que passou do prazo foi apagado, porque ${motivo}. Esperam: ${contar(esperam)}. Veja com "${comando} prazos" e apague com "${comando} prazos --sim".`;
}

function porTabela(linhas: readonly Vencidas[]): Record<string, number> {
  return Object.fromEntries(linhas.map(({ tabela, linhas: quantas }) => [tabela, quantas]));
}

/** The days that rows are of, in São Paulo. */
export function diasDe({ de, ate }: Older): string {
  return `de ${businessDay(de)} a ${businessDay(ate)}`;
}

function mudanca(ultima: TermsRecord, prazos: Prazos, nome: Nome): string {
  const antes = ultima.prazos[nome];
  return antes === undefined ? `agora ${prazos[nome]} meses` : `de ${antes} para ${prazos[nome]} meses`;
}

function limite(agora: Date, meses: number): Date {
  const dia = new Date(agora);
  dia.setUTCMonth(dia.getUTCMonth() - meses);
  // A month without such a day: its last, since the term must not be shorter than it says.
  if (dia.getUTCDate() !== agora.getUTCDate()) dia.setUTCDate(0);
  return dia;
}
