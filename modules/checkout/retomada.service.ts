import { LockMode, type EntityManager } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { DomainError } from '../../platform/errors.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import { interessadosEm } from '../outbox/anuncio.service.ts';
import { anunciarPedido } from './anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO, STATUS_ABERTOS, STATUS_SEM_EFEITO, type AssinaturaStatus } from './assinatura.ts';
import { correcaoQueVale, corrigidoDe, ligadas, mesmoTotal } from './correcao.service.ts';

interface Mudanca {
  row: Assinatura;
  antes: Partial<Assinatura>;
  autor: Autor;
}

/**
 * What follows for an order, and for the one that it corrects, from what staff say of it; in the transaction in which they do.
 * @throws `PEDIDO_SUBSTITUIDO` where it is said to be done, and a correction of it stands: one payment would be delivered for twice
 */
export async function seguirMudanca(tx: EntityManager, { row, antes, autor }: Mudanca): Promise<void> {
  const agora = new Date();
  const valia = antes.status === undefined || !STATUS_SEM_EFEITO.includes(antes.status);
  const vale = !STATUS_SEM_EFEITO.includes(row.status);
  if (concluiu(row, antes) && (await correcaoQueVale(tx, row))) throw corrigidoAinda();
  if (pagaDeNovo(row, antes, { valia, vale })) row.prazoDesde = businessDay(agora);
  if (antes.pagaEm instanceof Date && row.pagaEm === null) await desmarcarJuntas(tx, { row, pagaEm: antes.pagaEm, autor, agora });
  if (valia === vale) return;
  const visto = await corrigidoDe(tx, row);
  if (!visto) return;
  const corrigido = await tx.findOneOrFail(Assinatura, { id: visto.id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (vale) await tomarOLugar(tx, { corrigido, row, autor, agora });
  else if ((await correcaoQueVale(tx, row)) === null) await devolverOLugar(tx, { corrigido, row, autor, agora });
}

function concluiu({ status }: Assinatura, antes: Partial<Assinatura>): boolean {
  const acabou = (qual: AssinaturaStatus) => !STATUS_ABERTOS.includes(qual) && !STATUS_SEM_EFEITO.includes(qual);
  return antes.status !== undefined && acabou(status) && !acabou(antes.status);
}

function corrigidoAinda(): DomainError {
  const mensagem =
    'O cliente corrigiu este pedido por outro, que vale no lugar dele. Conclua aquele, ou cancele-o antes de concluir este. Nada foi mudado.';
  return new DomainError('conflict', 'PEDIDO_SUBSTITUIDO', mensagem);
}

/** Whether its customer has as many days as at first to pay: it goes on, its total is known only now, or its payment is taken back. */
function pagaDeNovo(
  { valor, valorConferido, pagaEm }: Assinatura,
  antes: Partial<Assinatura>,
  { valia, vale }: { valia: boolean; vale: boolean },
): boolean {
  if (!vale) return false;
  const outroTotal =
    valorConferido &&
    ((antes.valorConferido !== undefined && !antes.valorConferido) || (antes.valor !== undefined && antes.valor !== valor));
  return !valia || outroTotal || (antes.pagaEm instanceof Date && pagaEm === null);
}

/** A payment that is taken back is so wherever it had gone along: what was given back pays for no order. */
async function desmarcarJuntas(
  tx: EntityManager,
  { row, pagaEm, autor, agora }: { row: Assinatura; pagaEm: Date; autor: Autor; agora: Date },
): Promise<void> {
  for await (const { id } of ligadas(tx, row)) {
    const outra = await tx.findOneOrFail(Assinatura, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (outra.pagaEm?.getTime() !== pagaEm.getTime() || !mesmoTotal(outra, row)) continue;
    if (!STATUS_SEM_EFEITO.includes(outra.status)) outra.prazoDesde = businessDay(agora);
    await mudar(tx, outra, { pagaEm: null }, autor, agora);
  }
}

interface Troca {
  corrigido: Assinatura;
  row: Assinatura;
  autor: Autor;
  agora: Date;
}

/** The order that a cancelled one corrected holds again: it waits for staff, with the payment of the same total. */
async function devolverOLugar(tx: EntityManager, { corrigido, row, autor, agora }: Troca): Promise<void> {
  const voltar = corrigido.status === 'substituida';
  if (!voltar && STATUS_SEM_EFEITO.includes(corrigido.status)) return;
  const pagaEm = corrigido.pagaEm ?? (mesmoTotal(corrigido, row) ? row.pagaEm : null);
  corrigido.prazoDesde = businessDay(agora);
  await mudar(tx, corrigido, { ...(voltar && { status: ASSINATURA_ESPERANDO }), pagaEm }, autor, agora);
}

/** An order that was cancelled and goes on takes again the place of the one that it corrects, with the payment of the same total. */
async function tomarOLugar(tx: EntityManager, { corrigido, row, autor, agora }: Troca): Promise<void> {
  const igual = mesmoTotal(corrigido, row);
  if (corrigido.pagaEm !== null && igual) row.pagaEm ??= corrigido.pagaEm;
  const trocar = corrigido.status === ASSINATURA_ESPERANDO && (corrigido.pagaEm === null || igual);
  if (trocar) await mudar(tx, corrigido, { status: 'substituida' }, autor, agora);
}

async function mudar(
  tx: EntityManager,
  linha: Assinatura,
  mudanca: { status?: AssinaturaStatus; pagaEm?: Date | null },
  autor: Autor,
  agora: Date,
): Promise<void> {
  const antes = { status: linha.status, pagaEm: linha.pagaEm };
  Object.assign(linha, mudanca, mudanca.status && { statusPor: autor.usuario, statusEm: agora });
  const depois = { status: linha.status, pagaEm: linha.pagaEm };
  await tx.flush();
  if (antes.status === depois.status && antes.pagaEm === depois.pagaEm) return;
  registrarAlteracao(tx, {
    autor,
    acao: 'alterou',
    tabela: assinaturaCampos,
    linhaId: linha.id,
    rotulo: linha.nome,
    antes,
    depois,
  });
  await anunciarPedido(tx, { tipo: 'pedido.alterado', linha, agora, interessados: await interessadosEm(tx) });
}
