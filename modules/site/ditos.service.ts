import type { EntityManager } from '@mikro-orm/core';
import { avisosNoAr } from '../notices/aviso.service.ts';
import type { AvisoNoAr } from '../notices/aviso.ts';
import { ditosDoSite } from '../texts/textoDoSite.service.ts';
import type { DitosDaEmpresa } from '../texts/textoDoSite.ts';

/** What every page says beside what it is about. */
export interface Ditos extends DitosDaEmpresa {
  avisos: readonly AvisoNoAr[];
}

/** What every page says at an instant: of the company what the settings say, with what staff have written over it, and the notices on air. */
export async function ditosDasPaginas(em: EntityManager, daEmpresa: DitosDaEmpresa, agora: Date): Promise<Ditos> {
  const [ditos, avisos] = await Promise.all([ditosDoSite(em, daEmpresa, agora), avisosNoAr(em, agora)]);
  return { ...ditos, avisos };
}
