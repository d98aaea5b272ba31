import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import type { Papel } from '../roles/papel.ts';
import { Alteracao } from './alteracao.entity.ts';
import { areaDaPalavra, palavrasDoPapel } from './areaDaPalavra.ts';

/** A row as it was after a change: what of it is another by now, as far as the trace says it. */
export interface VersaoDaLinha {
  /** Id of the change that made it. */
  id: number;
  em: Date;
  usuario: string;
  /** What it said in each field that was changed since. */
  valores: { campo: string; dado: unknown }[];
}

const NAO_ESTA = 'Esta versão não está mais no histórico.';
const EXCLUIDA = 'O que tinha esta versão foi excluído depois dela.';

/**
 * What a row of the catalogue said after a change of it. A field said what the first change since then has found in it; where there is none, it says the
 * same now. Orders, messages and accounts are put back by nobody: what is done with them is done with people.
 * @throws `NAO_ENCONTRADO` of what the trace does not have (any more), of another area, or of a row that is gone
 */
export async function versaoDaLinha(em: EntityManager, id: number, papel: Papel | undefined): Promise<VersaoDaLinha> {
  const alteracao = await em.findOne(Alteracao, { id, acao: { $in: ['criou', 'alterou'] }, linhaId: { $ne: null } });
  const lidas = palavrasDoPapel(papel);
  if (!alteracao || areaDaPalavra(alteracao.tabela) !== 'catalogo' || (lidas && !lidas.includes(alteracao.tabela)))
    throw new DomainError('not-found', 'NAO_ENCONTRADO', NAO_ESTA);
  const { tabela, linhaId, usuario } = alteracao;
  const depois = await em.find(Alteracao, { tabela, linhaId, id: { $gt: id } }, { orderBy: { id: 'asc' } });
  // An embedded database may give a number a second time: what was made since is another row.
  if (depois.some(({ acao }) => acao !== 'alterou')) throw new DomainError('not-found', 'NAO_ENCONTRADO', EXCLUIDA);
  const valores = new Map<string, unknown>();
  for (const { campo, de } of depois.flatMap(({ mudancas }) => mudancas)) if (!valores.has(campo)) valores.set(campo, de ?? null);
  return { id, em: alteracao.em, usuario, valores: [...valores].map(([campo, dado]) => ({ campo, dado })) };
}
