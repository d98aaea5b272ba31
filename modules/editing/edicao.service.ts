import {
  LockMode,
  OptimisticLockError,
  TransactionPropagation,
  wrap,
  type EntityClass,
  type EntityManager,
  type FilterQuery,
  type ObjectQuery,
  type QueryOrderMap,
  type RequiredEntityData,
} from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from './alvo.ts';
import type { Autor } from './autor.ts';
import { registrarAlteracao } from './alteracao.service.ts';
import { consultaSchema, POR_PAGINA, type Consulta, type Pagina } from './lista.ts';

const LOTE = 500;
/** Several changes may be one: within a transaction of the caller's, they are done or undone with it. A new object each time: the ORM writes into it. */
const junto = () => ({ propagation: TransactionPropagation.REQUIRED });

/** What every row that staff edit has. */
export interface Linha {
  id: number;
  versao: number;
}

/** What the staff's use cases need to know of a table. */
export interface Tabela<Row extends Linha> {
  entidade: EntityClass<Row>;
  /** Word for one row, in the trace and in messages. */
  nome: string;
  /** What people call a row. */
  rotulo: (linha: Row) => string;
}

/** Columns to write. */
export type Dados<Row> = Partial<RequiredEntityData<Row>>;

/** One page of a table, sorted by a column that the list allows. @throws `DADOS_INVALIDOS` for a page or a column that there is not */
export async function listarLinhas<Row extends Linha>(
  em: EntityManager,
  { entidade }: Tabela<Row>,
  consulta: Consulta,
  { where, ordens, padrao }: { where: FilterQuery<Row>; ordens: readonly (keyof Row & string)[]; padrao: QueryOrderMap<Row>[] },
): Promise<Pagina<Row>> {
  const { pagina, ordenar } = parseInput(consultaSchema(ordens), consulta);
  const coluna = ordens.find((nome) => nome === ordenar);
  const escolhida = coluna && ([{ [coluna]: consulta.decrescente ? 'desc' : 'asc' }] as unknown as QueryOrderMap<Row>[]);
  const [itens, total] = await em.findAndCount(entidade, where, {
    orderBy: [...(escolhida ?? []), ...padrao] as never,
    limit: POR_PAGINA,
    offset: (pagina - 1) * POR_PAGINA,
  });
  return { itens: itens as Row[], total };
}

/** Every row of a filter, the newest first, a batch at a time: what an export reads. */
export async function* percorrerLinhas<Row extends Linha>(
  em: EntityManager,
  { entidade }: Tabela<Row>,
  where: ObjectQuery<Row>,
): AsyncGenerator<Row> {
  let ultima = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const lote = (await em.find(entidade, { $and: [where, { id: { $lt: ultima } }] } as never, {
      orderBy: { id: 'desc' } as never,
      limit: LOTE,
      disableIdentityMap: true,
    })) as Row[];
    yield* lote;
    if (lote.length < LOTE) return;
    ultima = lote.at(-1)!.id;
  }
}

/** The row with this id. @throws `NAO_ENCONTRADO` */
export async function buscarLinha<Row extends Linha>(em: EntityManager, tabela: Tabela<Row>, id: number): Promise<Row> {
  const linha = await em.findOne(tabela.entidade, { id } as FilterQuery<Row>);
  if (!linha) throw naoEncontrada(tabela);
  return linha as Row;
}

/** Stores a new row and its trace together. */
export async function criarLinha<Row extends Linha>(
  em: EntityManager,
  tabela: Tabela<Row>,
  dados: RequiredEntityData<Row>,
  autor: Autor,
): Promise<Row> {
  return em.transactional(async (tx) => {
    const linha = tx.create(tabela.entidade, dados) as Row;
    await tx.persist(linha).flush();
    registrar(tx, tabela, linha, autor, 'criou', {}, foto(linha));
    return linha;
  }, junto());
}

/**
 * Changes a row and stores its trace together. What is changed may depend on the row as it is; without a version to compare, the
 * trace says so (D39). @throws `NAO_ENCONTRADO`, and `ALTERADO_POR_OUTRA_PESSOA` when the version is old
 */
export async function alterarLinha<Row extends Linha>(
  em: EntityManager,
  tabela: Tabela<Row>,
  { id, versao }: Alvo,
  mudar: (linha: Row, tx: EntityManager) => Promise<Dados<Row>> | Dados<Row>,
  autor: Autor,
): Promise<Row> {
  try {
    return await em.transactional(async (tx) => {
      const linha = await travarLinha(tx, tabela, id);
      if (versao !== null && linha.versao !== versao) throw conflito(tabela);
      const antes = foto(linha);
      tx.assign(linha, (await mudar(linha, tx)) as never);
      await tx.flush();
      registrar(tx, tabela, linha, autor, 'alterou', antes, foto(linha), versao === null);
      return linha;
    }, junto());
  } catch (error) {
    if (error instanceof OptimisticLockError) throw conflito(tabela);
    throw error;
  }
}

/** Deletes a row; the trace keeps what it said. @throws `NAO_ENCONTRADO` */
export async function excluirLinha<Row extends Linha>(
  em: EntityManager,
  tabela: Tabela<Row>,
  id: number,
  autor: Autor,
): Promise<Row> {
  return em.transactional(async (tx) => {
    const linha = await buscarLinha(tx, tabela, id);
    registrar(tx, tabela, linha, autor, 'excluiu', foto(linha), {});
    tx.remove(linha);
    return linha;
  }, junto());
}

/** What a row says, as its trace writes it: every column but the key and the version. */
export type Foto = Record<string, unknown>;

/** Takes the picture of a row that the trace compares. */
export function foto<Row extends Linha>(linha: Row): Foto {
  const { id: _id, versao: _versao, ...campos } = wrap(linha).toObject() as Foto;
  return campos;
}

/** Adds a line to a row's trace, in the caller's transaction. */
export function registrar<Row extends Linha>(
  tx: EntityManager,
  { nome, rotulo }: Tabela<Row>,
  linha: Row,
  autor: Autor,
  acao: 'criou' | 'alterou' | 'excluiu',
  antes: Foto,
  depois: Foto,
  semVersao = false,
): void {
  registrarAlteracao(tx, { autor, acao, tabela: nome, linhaId: linha.id, rotulo: rotulo(linha), semVersao, antes, depois });
}

/** The row, locked until the transaction ends, so that several changes at once come one after the other. @throws `NAO_ENCONTRADO` */
export async function travarLinha<Row extends Linha>(tx: EntityManager, tabela: Tabela<Row>, id: number): Promise<Row> {
  const where = { id } as FilterQuery<Row>;
  const linha = await tx.findOne(tabela.entidade, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!linha) throw naoEncontrada(tabela);
  return linha;
}

function naoEncontrada({ nome }: { nome: string }): DomainError {
  return new DomainError('not-found', 'NAO_ENCONTRADO', `Este ${nome} não existe mais.`);
}

/** The refusal of one who has read an older version. */
export function conflito({ nome }: { nome: string }): DomainError {
  return new DomainError(
    'conflict',
    'ALTERADO_POR_OUTRA_PESSOA',
    `Outra pessoa alterou este ${nome} enquanto você editava. Nada foi sobrescrito e o que você digitou continua no formulário.`,
  );
}
