import type { EntityManager } from '@mikro-orm/core';
import { mostrarPlanoAtivo } from '../catalogue/plano.service.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { pedidoDoCaminho } from '../checkout/identificador.ts';
import { vendeNaRota } from '../checkout/rotas.ts';
import { versaoDoCaminho } from '../contract/versao.ts';
import { canonicalAddress, join, NADA, NENHUM, type CanonicalAddress } from './address.ts';

/**
 * The address under which a page is kept that is to be rendered now: as `canonicalAddress`, but plans that cannot be ordered there share
 * the one page that says so, and everything unknown the one that says that. Null when the plans cannot be read, where an order is followed: that is
 * nobody else's, and at a version of a contract: whether there is one is in the database.
 */
export async function keptAddress(url: string, em: EntityManager): Promise<CanonicalAddress | null> {
  const address = canonicalAddress(url);
  if (!address) {
    const [caminho = ''] = url.split('?', 1);
    return pedidoDoCaminho(caminho) === null && versaoDoCaminho(caminho) === null ? NADA : null;
  }
  const [rota = '', query] = address.url.split('?');
  const asked = new URLSearchParams(query);
  const [planoId, periodo] = [asked.get('planoId'), asked.get('periodo')];
  if (planoId === null) return address;
  try {
    const plano = await mostrarPlanoAtivo(em, planoId);
    return plano && vendeNaRota(rota, nomeDoTipo(plano.planoTipo))
      ? address
      : { ...address, url: join(rota, NENHUM, periodo ? `periodo=${periodo}` : '') };
  } catch {
    return null;
  }
}
