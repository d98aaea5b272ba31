import type { EntityManager } from '@mikro-orm/core';
import { etapaDe, type EtapaDoPedido } from './acompanhamento.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';
import { outrosDe, type Familia } from './familia.service.ts';

/** An order that was over when another came that names it. */
export interface PedidoCitado {
  codigo: string;
  etapa: EtapaDoPedido;
  pago: boolean;
}

/** The order that one of a family names without correcting it, and the codes of all others that are linked with the family so, however far. */
export async function citacoes(
  em: EntityManager,
  pedido: Readonly<Assinatura>,
  familia: Familia,
): Promise<{ cita: PedidoCitado | null; citadoPor: string[] }> {
  const { substituiId } = familia.corrigidas.at(-1) ?? pedido;
  const daFamilia = [pedido, ...outrosDe(familia)];
  const ligados = await ligadosPor(em, daFamilia);
  const citado = ligados.find(({ id }) => id === substituiId);
  return {
    cita: citado ? { codigo: codigoDe(citado.clienteIdB), etapa: etapaDe(citado.status), pago: citado.pagaEm !== null } : null,
    // What is paid and done was another wish.
    citadoPor: ligados
      .filter(({ id, pagaEm, status }) => id !== substituiId && !(pagaEm !== null && etapaDe(status) === 'concluido'))
      .map(({ clienteIdB }) => codigoDe(clienteIdB)),
  };
}

/** So many orders are looked at where one names another, which is named again. */
const LIGADOS = 60;

/** The orders that some lead to, from one to the next, by correcting or only naming one another; without themselves. */
async function ligadosPor(em: EntityManager, pedidos: readonly Readonly<Assinatura>[]): Promise<Readonly<Assinatura>[]> {
  const conhecidos = [...pedidos];
  for (let novos = conhecidos; novos.length > 0 && conhecidos.length < LIGADOS;) {
    const ids = conhecidos.map(({ id }) => id);
    const deles = novos.map(({ id }) => id);
    const corrigidos = novos.flatMap(({ substituiId }) => substituiId ?? []);
    // Each part by an index of its own: an empty one would have the whole table read.
    const partes = [{ substituiId: { $in: deles } }, ...(corrigidos.length > 0 ? [{ id: { $in: corrigidos } }] : [])];
    const quais = { $and: [{ id: { $nin: ids } }, { $or: partes }] };
    const limit = LIGADOS - conhecidos.length;
    novos = await em.find(Assinatura, quais, { orderBy: { id: 'asc' }, limit, disableIdentityMap: true });
    conhecidos.push(...novos);
  }
  return conhecidos.slice(pedidos.length);
}
