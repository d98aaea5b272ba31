import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { Alteracao, AlteracaoAcao } from './alteracao.entity.ts';
import type { Autor } from './autor.ts';
import { pageSchema, type ListPage } from './list.ts';
import { PAGE_SIZE } from './pageSize.ts';
import { compararFotos } from './mudanca.ts';
import { exigirArea } from '../roles/permissao.ts';
import type { Papel } from '../roles/papel.ts';
import { areaDaPalavra, palavrasDoPapel } from './areaDaPalavra.ts';
import { palavraDe, SEM_TABELA, type Assunto, type Tabela } from './tabela.ts';
import { findOlder, type Older } from '../../platform/database/older.ts';
import { parseInput } from '../../platform/validation.ts';

interface Registro {
  autor: Autor;
  acao: AlteracaoAcao;
  tabela: Assunto;
  linhaId: number | null;
  rotulo: string;
  /** True when the change was asked for without the version that was read (D39). */
  semVersao?: boolean;
  antes: Record<string, unknown>;
  depois: Record<string, unknown>;
}

/** Columns that are made from others and say nothing new. */
const DERIVADAS = new Set(['busca', 'statusPor', 'statusEm']);

/**
 * Adds a line to the trace, in the caller's transaction; a change that changes nothing leaves none. Whatever door it came by, nobody changes what his role
 * leaves to others. @throws `PAPEL_NAO_PERMITE`
 */
export function registrarAlteracao(em: EntityManager, { autor, tabela, antes, depois, ...registro }: Registro): void {
  exigirPapel(autor, palavraDe(tabela), registro);
  const mudancas = compararFotos(antes, depois, typeof tabela === 'string' ? undefined : tabela).filter(
    ({ campo }) => !DERIVADAS.has(campo),
  );
  if (mudancas.length === 0 && registro.acao === 'alterou') return;
  const de = { ...registro, tabela: palavraDe(tabela), usuario: autor.usuario, em: new Date() };
  em.persist(em.create(Alteracao, { ...de, mudancas }));
}

/** Everybody keeps the own account; what is taken out is read. */
function exigirPapel({ id, papel }: Autor, palavra: string, { acao, linhaId }: Pick<Registro, 'acao' | 'linhaId'>): void {
  const propria = palavra === SEM_TABELA.administrador && linhaId === id;
  if (papel && !propria) exigirArea(papel, areaDaPalavra(palavra), { muda: acao !== 'exportou' });
}

interface Saida {
  autor: Autor;
  acao: 'exportou' | 'apagou';
  tabela: Assunto;
  quantas: string;
  /** What narrowed it. */
  filtro?: Record<string, unknown>;
}

/** What staff look for is most often somebody's name or address, and whoever is erased must not stand in the trace. */
const TEXTO_PROCURADO = 'há um, que não é guardado';

/** Stores that many rows were taken out of the shop, or erased, at once, in the caller's transaction if there is one. */
export async function registrarSaida(em: EntityManager, { quantas, filtro = {}, ...saida }: Saida): Promise<void> {
  const { busca, ...outros } = filtro;
  const antes = {};
  const depois = { ...outros, ...(busca !== undefined && { textoProcurado: TEXTO_PROCURADO }) };
  registrarAlteracao(em, { ...saida, linhaId: null, rotulo: quantas, antes, depois });
  await em.flush();
}

/** The trace as a role reads it, newest first: of one row, of one table or of everything. @throws `DADOS_INVALIDOS` */
export async function listarAlteracoes(
  em: EntityManager,
  filtro: { tabela?: string | undefined; linhaId?: number | undefined },
  { pagina: pedida, papel }: { pagina: number; papel: Papel | undefined },
): Promise<ListPage<Alteracao>> {
  const { pagina } = parseInput(pageSchema, { pagina: pedida });
  const palavras = palavrasDoPapel(papel);
  const where: FilterQuery<Alteracao> = {
    ...(palavras && { $and: [{ tabela: { $in: palavras } }] }),
    ...(filtro.tabela && { tabela: filtro.tabela }),
    ...(filtro.linhaId && { linhaId: filtro.linhaId }),
  };
  const [itens, total] = await em.findAndCount(Alteracao, where, {
    orderBy: { id: 'desc' },
    limit: PAGE_SIZE,
    offset: (pagina - 1) * PAGE_SIZE,
  });
  return { itens, total };
}

/** Who did what to which row of a table, the oldest first, without what was written. */
export function resumoDasAlteracoes(
  em: EntityManager,
  table: Tabela,
): Promise<Pick<Alteracao, 'linhaId' | 'usuario' | 'acao'>[]> {
  return em.find(Alteracao, { tabela: palavraDe(table) }, { fields: ['linhaId', 'usuario', 'acao'], orderBy: { id: 'asc' } });
}

/** Who has made a row and who has changed it, by their names at the time, as far as the trace goes back. */
export interface Autores {
  criadoPor: string | null;
  /** Each once, whoever did it last first. */
  alteradoPor: string[];
}

/** Who has made and changed these rows of a table, by their ids. */
export async function autoresDe(em: EntityManager, table: Tabela, linhas: readonly number[]): Promise<Map<number, Autores>> {
  const autores = new Map<number, Autores>(linhas.map((id) => [id, { criadoPor: null, alteradoPor: [] }]));
  const where = {
    tabela: palavraDe(table),
    linhaId: { $in: [...linhas] },
    acao: { $in: ['criou', 'alterou'] as AlteracaoAcao[] },
  };
  for (const { linhaId, usuario, acao } of await em.find(Alteracao, where, {
    fields: ['linhaId', 'usuario', 'acao'],
    orderBy: { id: 'asc' },
  })) {
    const antes = autores.get(linhaId!)!;
    // An embedded database may give a number a second time: whoever made the row of before made another.
    const mudado =
      acao === 'criou'
        ? { criadoPor: usuario, alteradoPor: [] }
        : { ...antes, alteradoPor: [usuario, ...antes.alteradoPor.filter((nome) => nome !== usuario)] };
    autores.set(linhaId!, mudado);
  }
  return autores;
}

/** What a field of a row said before what it was given last, at an instant or since; undefined where the trace does not say it, or does not any more. */
export async function diziaAntes(
  em: EntityManager,
  { tabela, linhaId, campo, desde }: { tabela: Tabela; linhaId: number; campo: string; desde: Date },
): Promise<unknown> {
  const where = { tabela: palavraDe(tabela), linhaId, acao: AlteracaoAcao.alterou, em: { $gte: desde } };
  const linhas = await em.find(Alteracao, where, { orderBy: { id: 'desc' } });
  return linhas.flatMap(({ mudancas }) => mudancas).find((mudanca) => mudanca.campo === campo)?.de;
}

/** Whether a field of a row was changed after an instant; what a clock that was ahead has written, later than `ate`, says nothing. */
export async function mudouDesde(
  em: EntityManager,
  { tabela, linhaId, campo, desde, ate }: { tabela: string; linhaId: number; campo: string; desde: Date; ate: Date },
): Promise<boolean> {
  const linhas = await em.find(Alteracao, { tabela, linhaId, em: { $gt: desde, $lte: ate } });
  return linhas.some(({ mudancas }) => mudancas.some((mudanca) => mudanca.campo === campo));
}

/** Whether the trace says who has made a row: nobody is named where a visitor has. */
export async function temOrigem(em: EntityManager, table: Tabela, linhaId: number): Promise<boolean> {
  return (await em.count(Alteracao, { tabela: palavraDe(table), linhaId, acao: 'criou' })) > 0;
}

/** The lines of the trace from before an instant. */
export function alteracoesAntigas(em: EntityManager, antesDe: Date): Promise<Older | null> {
  return findOlder(em, Alteracao, 'em', antesDe);
}

/** Deletes the lines of the trace from before an instant. Answers how many. */
export function apagarAlteracoesAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  return em.nativeDelete(Alteracao, { em: { $lt: antesDe } });
}
