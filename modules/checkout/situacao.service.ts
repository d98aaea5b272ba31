import type { EntityManager } from '@mikro-orm/core';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_ABERTOS, STATUS_SEM_EFEITO } from './assinatura.ts';
import { canceladaComQual, canceladasJunto } from './cadeia.service.ts';
import { entreAsCorrecoes } from './correcao.service.ts';
import { outroQueVale, seguiria, vale } from './ditoDaFamilia.service.ts';
import { lerFamilia, outrosDe, type Familia } from './familia.service.ts';
import type { MotivoDoCancelamento } from './motivo.ts';
import { doPagamento } from './pagamentoNaFamilia.service.ts';

/** The order that was replaced by one, and takes its place again once that is cancelled for a reason, or for none; null where there is none. */
export async function voltaSeCancelada(
  em: EntityManager,
  pedido: Assinatura,
  motivo: MotivoDoCancelamento | null,
): Promise<Assinatura | null> {
  if (!corrigeEVale(pedido)) return null;
  const familia = await lerFamilia(em, pedido);
  const corrigido = canceladasJunto(pedido, motivo, familia).length > 0 ? null : seguiria(familia);
  return corrigido && !vale(corrigido) ? corrigido : null;
}

/** The orders that are cancelled with one, which corrects them, if that is cancelled for a reason. */
export async function asCanceladasJunto(
  em: EntityManager,
  pedido: Assinatura,
  motivo: MotivoDoCancelamento | null,
): Promise<Assinatura[]> {
  return corrigeEVale(pedido) ? canceladasJunto(pedido, motivo, await lerFamilia(em, pedido)) : [];
}

function corrigeEVale(pedido: Assinatura): boolean {
  return pedido.substituiId !== null && !pedido.soCita && vale(pedido);
}

/** How an order and those that it is linked with stand, in sentences for staff; null where it is linked with none. */
export async function situacaoDe(em: EntityManager, pedido: Assinatura): Promise<string | null> {
  const familia = await lerFamilia(em, pedido);
  const ditas = [
    (await aoLadoDoCitado(em, pedido, familia)) ?? qualVale(pedido, familia),
    doPagamento(pedido, familia),
    ...(await quemCita(em, pedido, familia)),
  ].filter((dita) => dita !== null);
  return ditas.length > 0 ? ditas.join(' ') : null;
}

const jaPaga = ({ pagaEm }: Assinatura) => (pagaEm === null ? '' : ', já paga');

const SAO_DUAS = 'são duas. Veja com o cliente se quer as duas; se não, cancele uma delas.';

/** Of an order that only names another: which one stands beside it, most likely for the same wish; null where what it names was another wish, or is over. */
async function aoLadoDoCitado(em: EntityManager, pedido: Assinatura, familia: Familia): Promise<string | null> {
  if (!pedido.soCita || !estaAberta(pedido)) return null;
  const citada = await em.findOne(Assinatura, { id: pedido.substituiId }, { disableIdentityMap: true });
  if (citada === null) return null;
  const daCitada = await lerFamilia(em, citada);
  const valem = vale(citada) ? (entreAsCorrecoes(citada, daCitada) ?? citada) : outroQueVale(citada, daCitada);
  if (valem === null || familia.correcoes.some(vale) || (valem.id === citada.id && !estaAberta(citada))) return null;
  if (valem.id === citada.id) return `Só cita a assinatura ${citada.id}, que vale também${jaPaga(citada)}: ${SAO_DUAS}`;
  const antes = valem.pagaEm === null ? jaPaga(citada) : '';
  return `Só cita a assinatura ${citada.id}${antes}, no lugar da qual vale a assinatura ${valem.id}${jaPaga(valem)}: ${SAO_DUAS}`;
}

/** The same of the one beside which such an order stands. */
async function quemCita(em: EntityManager, pedido: Assinatura, familia: Familia): Promise<string[]> {
  if (!vale(pedido) || familia.correcoes.some(vale)) return [];
  const deles = [pedido, ...outrosDe(familia)];
  const citam = await em.find(
    Assinatura,
    { substituiId: { $in: deles.map(({ id }) => id) }, soCita: true, status: { $nin: [...STATUS_SEM_EFEITO] } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  const abertas = citam.filter((cita) => estaAberta(cita) && (estaAberta(pedido) || cita.substituiId !== pedido.id));
  return abertas.map(({ id, substituiId, pagaEm }) => {
    const qual = substituiId === pedido.id ? 'esta' : `a assinatura ${substituiId}, ${ligacao(substituiId, familia)}`;
    return `A assinatura ${id}${pagaEm === null ? '' : ', já paga,'} cita ${qual}: ${SAO_DUAS}`;
  });
}

const ligacao = (id: number | null, { corrigidas }: Familia) =>
  corrigidas.some((corrigida) => corrigida.id === id) ? 'que esta corrige' : 'do mesmo cliente';

const estaAberta = ({ status }: Assinatura) => STATUS_ABERTOS.includes(status);

function qualVale(pedido: Assinatura, familia: Familia): string | null {
  const { substituiId, substituidaPorId } = pedido;
  const { correcoes, corrigidas } = familia;
  const [corrigida] = corrigidas;
  const outra = vale(pedido) ? entreAsCorrecoes(pedido, familia) : outroQueVale(pedido, familia);
  if (outra && correcoes.includes(outra)) return `No lugar dela vale a assinatura ${outra.id}, que a corrige.`;
  if (outra && outra === corrigida) return `Corrige a assinatura ${outra.id}, que vale no lugar dela.`;
  if (outra) return `No lugar dela vale a assinatura ${outra.id}, do mesmo cliente.`;
  if (substituidaPorId !== null && vale(pedido)) return `A correção, a assinatura ${substituidaPorId}, foi cancelada: vale esta.`;
  const comEla = canceladaComQual(pedido, familia);
  if (comEla) return `Foi cancelada junto com a correção, a assinatura ${comEla.id}.`;
  if (substituiId === null) return null;
  if (!corrigida) return `Só cita a assinatura ${substituiId}: esta vale por si.`;
  return vale(pedido)
    ? `Corrige a assinatura ${substituiId}, e vale no lugar dela.`
    : `Corrige a assinatura ${substituiId}; nenhuma das duas vale.`;
}
