import type { EntityManager } from '@mikro-orm/core';
import { readKept } from '../../platform/database/keptRows.ts';
import { comTextos, type DitosDaEmpresa } from './textoDoSite.ts';
import { TextoDoSite } from './textoDoSite.entity.ts';

/** What the site says of the company at an instant: the settings, with what staff have written over them. */
export async function ditosDoSite(em: EntityManager, ditos: DitosDaEmpresa, agora: Date): Promise<DitosDaEmpresa> {
  const [textos = null] = await readKept(em, TextoDoSite, {}, { id: 'asc' });
  return comTextos(ditos, textos, agora);
}
