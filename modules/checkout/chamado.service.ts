import type { EntityManager } from '@mikro-orm/core';
import { Assinatura } from './assinatura.entity.ts';
import { comCodigo } from './codigo.service.ts';
import { lerCodigo } from './codigo.ts';
import { ehIdentificador } from './identificador.ts';

/** The order that other systems call so: by its identifier, by its short code in any spelling, or by their own reference; null where there is none. */
export async function pedidoChamado(em: EntityManager, nome: string): Promise<Assinatura | null> {
  const identificador = nome.toLowerCase();
  return (
    (ehIdentificador(identificador) ? await em.findOne(Assinatura, { clienteIdB: identificador }) : null) ??
    (await peloCodigo(em, nome)) ??
    (await em.findOne(Assinatura, { referenciaExterna: nome.trim() }))
  );
}

async function peloCodigo(em: EntityManager, texto: string): Promise<Assinatura | null> {
  const codigo = lerCodigo(texto);
  return codigo === null ? null : em.findOne(Assinatura, { $or: comCodigo(codigo) }, { orderBy: { id: 'asc' } });
}
