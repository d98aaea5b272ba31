import { UniqueConstraintViolationException, type EntityManager, type RequiredEntityData } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import type { FieldError } from '../../platform/errors.ts';
import { invalidInput, parseInput, refuseField } from '../../platform/validation.ts';
import type { Autor } from '../editing/autor.ts';
import { conflictOver, createRow, type Columns } from '../editing/rows.service.ts';
import { saveRow, type EditableTable } from '../editing/save.service.ts';
import { textoDoSiteCampos, UNICO } from './textoDoSite.campos.ts';
import { TextoDoSite } from './textoDoSite.entity.ts';

const TEXTOS: EditableTable<TextoDoSite> = {
  entidade: TextoDoSite,
  schema: textoDoSiteCampos,
  rotulo: () => 'Textos do site',
  conferir: async (_em, dados, antes) => {
    recusarFuturo(dados);
    recusarPassado(dados, antes);
  },
};

/** The texts as they are stored; empty, and of version 0, while nobody has written any. */
export async function mostrarTextosDoSite(em: EntityManager): Promise<TextoDoSite> {
  const guardados = await em.findOne(TextoDoSite, { id: UNICO });
  return guardados ?? Object.assign(new TextoDoSite(), { id: UNICO, versao: 0 });
}

/**
 * Stores what the input names over the version that was read: 0 while there was none.
 * @throws `DADOS_INVALIDOS`, and `ALTERADO_POR_OUTRA_PESSOA` when the version is old
 */
export async function salvarTextosDoSite(
  em: EntityManager,
  { versao, entrada, autor }: { versao: number; entrada: unknown; autor: Autor },
): Promise<TextoDoSite> {
  if (versao !== 0) return saveRow(em, TEXTOS, { target: { id: UNICO, versao }, entrada, autor });
  if (await em.findOne(TextoDoSite, { id: UNICO })) throw conflictOver(TEXTOS);
  const dados = parseInput(textoDoSiteCampos, entrada);
  recusarFuturo(dados);
  recusarPassado(dados, null);
  try {
    return await createRow(em, TEXTOS, { id: UNICO, ...dados } as RequiredEntityData<TextoDoSite>, autor);
  } catch (error) {
    // Two were the first at once.
    if (error instanceof UniqueConstraintViolationException) throw conflictOver(TEXTOS);
    throw error;
  }
}

/** @throws `DADOS_INVALIDOS` of an exception that would be said on no day; one that is over stays where it is stored */
function recusarPassado({ excecaoFim }: Columns<TextoDoSite>, antes: Readonly<TextoDoSite> | null): void {
  if (typeof excecaoFim !== 'string' || excecaoFim >= businessDay(new Date()) || excecaoFim === antes?.excecaoFim) return;
  throw refuseField('excecaoFim', 'DADOS_INVALIDOS', 'Este dia já passou: a exceção não apareceria. Confira o ano.');
}

/** @throws `DADOS_INVALIDOS` of a count that is still to come */
function recusarFuturo({ sitesEm, clientesEm }: Columns<TextoDoSite>): void {
  const hoje = businessDay(new Date());
  const futuros: FieldError[] = Object.entries({ sitesEm, clientesEm })
    .filter(([, dia]) => typeof dia === 'string' && dia > hoje)
    .map(([campo]) => ({ campo, mensagem: 'O dia da contagem ainda não chegou.' }));
  if (futuros.length > 0) throw invalidInput(futuros);
}
