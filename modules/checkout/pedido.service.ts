import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { AFazer } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { reais } from '../editing/campos.ts';
import { jaEsta } from '../editing/darStatus.ts';
import { semAspas } from '../editing/chave.ts';
import { escreverDia } from '../editing/dia.ts';
import { changeRow, leaveRow } from '../editing/rows.service.ts';
import { ASSINATURAS, assinaturas } from './assinatura.admin.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { STATUS_DA_EQUIPE } from './assinatura.ts';
import { pedidoChamado } from './chamado.service.ts';
import { pagaPor } from './pagador.service.ts';
import { escreverDiaDo } from './palavras.ts';
import { correcaoQueVale } from './correcao.service.ts';
import { outrosDaFamilia } from './familia.service.ts';
import { acharPelaChave } from './idempotencia.service.ts';
import { MAIOR_REFERENCIA } from './identificador.ts';
import { MotivoDoCancelamento } from './motivo.ts';
import { motivoDito } from './motivo.service.ts';
import { custaNada, exigirTotal, mesmoTotal, semCusto } from './pagamentoDoPedido.service.ts';

/** How far the clock of another system may be ahead, in milliseconds. */
const ADIANTADO_MS = 10 * 60_000;
/** How long before its order a payment may have come. */
const ANTES_DIAS = 60;
const DIA_MS = 86_400_000;

/** What another system, as staff, may say of an order's status. */
export const statusSchema = z.enum(STATUS_DA_EQUIPE, `Use um destes: ${STATUS_DA_EQUIPE.join(', ')}.`);

const MOTIVOS = Object.values(MotivoDoCancelamento);

/** What it may say of why an order is cancelled. */
export const motivoSchema = z.enum(MOTIVOS, `Use um destes: ${MOTIVOS.join(', ')}.`);

const mudancaSchema = z
  .object({
    status: statusSchema.nullable(),
    motivo: motivoSchema.nullable(),
    pagaEm: z.preprocess(
      comoRfc3339,
      z.iso
        .datetime({ offset: true, error: 'Use data, hora e fuso, como em 2026-11-23T15:00:00-03:00.' })
        .transform((texto) => new Date(texto))
        .nullable(),
    ),
    valorPago: reais().nullable(),
    referenciaExterna: z
      .string()
      .trim()
      .max(MAIOR_REFERENCIA, `Use no máximo ${MAIOR_REFERENCIA} caracteres.`)
      // Part of an address (RFC 3986, 5.2.4): nobody could ask for these.
      .refine((texto) => texto !== '.' && texto !== '..', 'Use outra coisa que só pontos.')
      .transform((texto) => texto || null)
      .nullable(),
  })
  .partial();

/** An instant of ISO 8601 as RFC 3339 writes it: Java leaves seconds out that are none, PHP the colon of the zone. */
function comoRfc3339(dito: unknown): unknown {
  if (typeof dito !== 'string') return dito;
  return dito.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00').replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
}

/** An order's name, and the version of it that was read; without one, the last who says something of it is right. */
interface PedidoVisto {
  nome: string;
  versao?: number | null | undefined;
}

/** The order that is called so (`pedidoChamado`). @throws `PEDIDO_NAO_ENCONTRADO` */
export async function buscarPedido(em: EntityManager, nome: string): Promise<Assinatura> {
  const pedido = await pedidoChamado(em, nome);
  if (!pedido) throw new DomainError('not-found', 'PEDIDO_NAO_ENCONTRADO', 'Não há pedido com este nome.');
  return pedido;
}

/**
 * Writes what another system says of an order: its status, why it is cancelled, when it was paid (D46) and how much (in reais, looked at and not stored: it is the total),
 * what it is called there. Said twice, it is done once; the trace says by whom.
 * @throws `DADOS_INVALIDOS`, `REFERENCIA_REPETIDA` where another order is called so already, or has it for its key, `PEDIDO_SUBSTITUIDO` where another order stands in its place,
 * `PAGAMENTO_DIVERGENTE` where it is not the total that was paid, `PEDIDO_SEM_CUSTO` where there is nothing to pay, and what `buscarPedido` and editing throw
 */
async function atualizarPedido(
  em: EntityManager,
  { nome, versao }: PedidoVisto,
  entrada: unknown,
  autor: Autor,
): Promise<Assinatura> {
  const agora = new Date();
  const { status, motivo, valorPago, ...dito } = parseInput(mudancaSchema, entrada);
  if (valorPago != null && !dito.pagaEm) throw semInstante();
  if (dito.pagaEm && dito.pagaEm.getTime() > agora.getTime() + ADIANTADO_MS) throw noFuturo();
  const pedidoVisto = await buscarPedido(em, nome);
  const { id } = pedidoVisto;
  const jaDito = jaDiz(pedidoVisto, { status, motivo, ...dito });
  if (valorPago != null && jaDito) exigirTotal(pedidoVisto, valorPago);
  if (jaDito && (versao == null || versao === pedidoVisto.versao)) return leaveRow(em, pedidoVisto, autor);
  const { referenciaExterna } = dito;
  // What it is called already may be said again, whoever came later: a payment would be kept out with it.
  const outraReferencia = referenciaExterna && referenciaExterna !== pedidoVisto.referenciaExterna;
  if (outraReferencia && (await ehDeOutro(em, referenciaExterna, pedidoVisto))) throw referenciaRepetida();
  const mudar = async (pedido: Assinatura, tx: EntityManager) => {
    const nova = dito.pagaEm && dito.pagaEm.getTime() !== pedido.pagaEm?.getTime();
    const outro = nova ? await correcaoQueVale(tx, pedido) : null;
    if (outro && !ficaNele(pedido, outro)) throw substituido(pedido, outro);
    if (valorPago != null) exigirTotal(pedido, valorPago);
    if (dito.pagaEm) recusarPagamento(pedido, dito.pagaEm);
    const novo = status && status !== pedido.status ? { status, statusPor: autor.usuario, statusEm: agora } : null;
    return {
      ...(dito.pagaEm !== undefined && { pagaEm: dito.pagaEm }),
      ...(dito.referenciaExterna !== undefined && { referenciaExterna: dito.referenciaExterna }),
      ...novo,
      ...(motivo !== undefined && motivoDito(novo ?? pedido, motivo)),
    };
  };
  try {
    return await changeRow(em, ASSINATURAS, { id, versao: versao ?? null }, mudar, autor);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw referenciaRepetida(error);
  }
}

/** The same as an act, which its key has done once (`umaVez`), whichever door it comes by. */
export function atualizacao(em: EntityManager, visto: PedidoVisto, dito: object): Omit<AFazer<Assinatura>, 'chave'> {
  return {
    nome: 'atualizarPedido',
    conteudo: { pedido: visto.nome, ...dito },
    fazer: (autor) => atualizarPedido(em, visto, { ...dito }, autor),
    repetir: ({ linhaId }) => assinaturas.buscar(em, linhaId!),
  };
}

/** Whether an order says all of this already, whatever has become of it since: the payment that it has is no other's because it is said again. */
function jaDiz(pedido: Assinatura, { status, motivo, pagaEm, referenciaExterna }: z.output<typeof mudancaSchema>): boolean {
  if (!jaEsta(pedido, { status, motivo })) return false;
  if (referenciaExterna !== undefined && referenciaExterna !== pedido.referenciaExterna) return false;
  if (pagaEm === undefined) return true;
  return pagaEm?.getTime() === pedido.pagaEm?.getTime();
}

/**
 * Whether another order has this for a name of its own, or a machine's one for its key, by which corrections call it: found by it, it would be mistaken for
 * the one that has it for a reference. Of one family either leads to the last correction.
 */
async function ehDeOutro(em: EntityManager, nome: string, pedido: Assinatura): Promise<boolean> {
  const chamado = await pedidoChamado(em, nome);
  if (chamado !== null && chamado.id !== pedido.id) return true;
  const comChave = await acharPelaChave(em, semAspas(nome), true);
  if (comChave === null || comChave.id === pedido.id) return false;
  return !(await outrosDaFamilia(em, pedido)).some(({ id }) => id === comChave.id);
}

function referenciaRepetida(cause?: unknown): DomainError {
  const mensagem = 'Outro pedido já se chama assim. Nada foi mudado.';
  return new DomainError('conflict', 'REFERENCIA_REPETIDA', mensagem, {
    cause,
    fields: [{ campo: 'referenciaExterna', mensagem }],
  });
}

/** Whether a payment stays with the corrected order that it came by: it pays for that, and not for the correction, which has none yet. */
function ficaNele(pedido: Assinatura, outro: Assinatura): boolean {
  return pedido.pagaEm === null && outro.pagaEm === null && !custaNada(outro) && !mesmoTotal(pedido, outro);
}

/** A payment that is another order's, or that nobody can tell whose it is. */
function substituido(pedido: Assinatura, outro: Assinatura): DomainError {
  const dele =
    pedido.pagaEm !== null
      ? `Este pedido já consta como pago, em ${escreverDiaDo(pedido.pagaEm)}, e foi corrigido por outro (${outro.codigo}). Se é o mesmo pagamento, nada há a dizer; se é outro, quem acerta é a equipe: não o dê àquele.`
      : outro.pagaEm !== null
        ? `Este pedido foi corrigido por outro, ${outro.codigo}, que já está pago. Se é o mesmo pagamento, nada há a dizer; se é outro, devolva-o ou acerte com o cliente.`
        : custaNada(outro)
          ? `Este pedido foi corrigido por outro, ${outro.codigo}, que não custa nada: o que foi pago por este é para devolver.`
          : pagaPor(pedido, outro)
            ? `Este pedido foi corrigido por outro, do mesmo total, e o pagamento é daquele (${outro.codigo}).`
            : `Este pedido foi corrigido por outro, ${outro.codigo}, do mesmo total, mas de outro e-mail ou documento. Se são do mesmo cliente, corrija neste o que for diferente, e diga o pagamento naquele.`;
  return new DomainError('conflict', 'PEDIDO_SUBSTITUIDO', `${dele} Nada foi mudado.`);
}

/** What costs nothing, and a year that was mistyped; some are paid before they are written down. What is stored may be said again. */
function recusarPagamento(pedido: Assinatura, pagaEm: Date): void {
  if (pagaEm.getTime() === pedido.pagaEm?.getTime()) return;
  if (custaNada(pedido)) throw semCusto('Este pedido não custa nada, e o que não custa nada não é pago. Nada foi mudado.');
  const dia = pedido.dataCadastro;
  if (new Date(`${dia}T00:00:00-03:00`).getTime() - pagaEm.getTime() <= ANTES_DIAS * DIA_MS) return;
  throw pagamentoRecusado(
    `O pedido é de ${escreverDia(dia)}, e o pagamento seria de mais de ${ANTES_DIAS} dias antes. Confira a data.`,
  );
}

function semInstante(): DomainError {
  const mensagem = 'Diga também em pagaEm quando foi pago.';
  return new DomainError('invalid', 'DADOS_INVALIDOS', mensagem, { fields: [{ campo: 'valorPago', mensagem }] });
}

function noFuturo(): DomainError {
  return pagamentoRecusado('O pagamento não pode ser no futuro.');
}

function pagamentoRecusado(mensagem: string): DomainError {
  return new DomainError('invalid', 'DADOS_INVALIDOS', mensagem, { fields: [{ campo: 'pagaEm', mensagem }] });
}
