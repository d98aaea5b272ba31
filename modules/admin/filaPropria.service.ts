import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput, refuseField } from '../../platform/validation.ts';
import '../../platform/portuguese.ts';
import { assinaturas } from '../checkout/assinatura.admin.service.ts';
import { mensagens } from '../contact/mensagem.admin.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { FilaPropria } from './filaPropria.entity.ts';

/** So many queues of her own an account has beside a list: each is counted every few seconds. */
const MAIS_FILAS = 10;
/** No list has more filters. */
const MAIS_CAMPOS = 20;

/** What staff do with the rows of each list that has queues. */
export const SERVICOS = { assinaturas, mensagens } as const;

/** Lists that have queues. */
export type ListaComFilas = keyof typeof SERVICOS;

/** A part of a filter, as an address of the list's export writes it. */
export interface CampoDaFila {
  campo: string;
  valor: string;
}

/** A queue of one's own, and how many rows are in it; null where it looks for words, which nobody does every few seconds. */
export interface FilaPropriaContada {
  id: number;
  nome: string;
  filtro: CampoDaFila[];
  quantidade: number | null;
}

const filaSchema = z.object({ nome: z.string().trim().min(1, 'Dê um nome à fila.').max(40, 'Use no máximo 40 caracteres.') });
const campoSchema = z.object({
  campo: z.string().trim().min(1, 'Diga o filtro.').max(40, 'Use no máximo 40 caracteres.'),
  valor: z.string().max(200, 'Use no máximo 200 caracteres.'),
});

/** The queues that an account has made for itself, by their names. One that names what no filter of this version takes any more has none in it. */
export async function listarFilas(em: EntityManager, lista: ListaComFilas, usuario: string): Promise<FilaPropriaContada[]> {
  const filas = await em.find(FilaPropria, { usuario, lista }, { orderBy: { nome: 'asc' }, disableIdentityMap: true });
  const contadas: FilaPropriaContada[] = [];
  // One after the other: a tab that looks on takes no connection from those who order.
  for (const { id, nome, filtro } of filas) {
    const quantidade = 'busca' in filtro ? null : await contar(em, lista, filtro);
    contadas.push({ id, nome, filtro: Object.entries(filtro).map(([campo, valor]) => ({ campo, valor })), quantidade });
  }
  return contadas;
}

// A step of the schema may have taken away what a filter names.
async function contar(em: EntityManager, lista: ListaComFilas, filtro: Record<string, string>): Promise<number> {
  try {
    return await SERVICOS[lista].contar(em, filtro);
  } catch (error) {
    if (error instanceof DomainError) return 0;
    throw error;
  }
}

/**
 * Makes a queue of an account out of a filter of a list; under a name that it has already, in the place of that.
 * @throws `DADOS_INVALIDOS` for a filter that the list does not take, and beyond `MAIS_FILAS`
 */
export async function guardarFila(
  em: EntityManager,
  { lista, ...entrada }: { lista: ListaComFilas; nome: string; filtro: readonly CampoDaFila[] },
  autor: Autor,
): Promise<void> {
  const { nome } = parseInput(filaSchema, entrada);
  const filtro = await lerFiltro(em, lista, entrada.filtro);
  const { usuario } = autor;
  await em.transactional(async (tx) => {
    const outras = await tx.count(FilaPropria, { usuario, lista, nome: { $ne: nome } });
    if (outras >= MAIS_FILAS)
      throw refuseField('nome', 'DADOS_INVALIDOS', `Há ${MAIS_FILAS} filas suas aqui. Exclua alguma antes.`);
    await tx.upsert(FilaPropria, { usuario, lista, nome, filtro }, { onConflictFields: ['usuario', 'lista', 'nome'] });
    await registrarAto(tx, autor);
  });
}

async function lerFiltro(
  em: EntityManager,
  lista: ListaComFilas,
  campos: readonly CampoDaFila[],
): Promise<Record<string, string>> {
  if (campos.length > MAIS_CAMPOS) throw refuseField('filtro', 'DADOS_INVALIDOS', `Use no máximo ${MAIS_CAMPOS} filtros.`);
  const lidos = campos.map((campo) => parseInput(campoSchema, campo)).filter(({ valor }) => valor !== '');
  if (lidos.length === 0)
    throw refuseField(
      campos.length === 0 ? 'filtro' : 'valor',
      'DADOS_INVALIDOS',
      'Filtre a lista antes de guardá-la como fila.',
    );
  const filtro = Object.fromEntries(lidos.map(({ campo, valor }) => [campo, valor]));
  if (Object.keys(filtro).length < lidos.length) throw refuseField('campo', 'DADOS_INVALIDOS', 'Diga cada filtro uma vez só.');
  try {
    await SERVICOS[lista].contar(em, filtro);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The list names what it was asked; here that is what two fields say.
    const fields = ['campo', 'valor'].map((campo) => ({ campo, mensagem: error.message }));
    throw new DomainError('invalid', 'DADOS_INVALIDOS', error.message, { fields });
  }
  return filtro;
}

/** Takes a queue of an account away; one that is gone already, or is another's, is none of hers. */
export async function excluirFila(em: EntityManager, id: number, autor: Autor): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.nativeDelete(FilaPropria, { id, usuario: autor.usuario });
    await registrarAto(tx, autor);
  });
}

/** Takes queues away, whose ever they are: those of which a text names a person who is erased. Only whoever made one could do so. */
export async function apagarFilasQueNomeiam(tx: EntityManager, nomeia: (texto: string) => boolean): Promise<void> {
  const filas = await tx.findAll(FilaPropria);
  const dela = filas.filter(({ nome, filtro }) => [nome, ...Object.values(filtro)].some(nomeia));
  if (dela.length > 0) await tx.nativeDelete(FilaPropria, { id: { $in: dela.map(({ id }) => id) } });
}
