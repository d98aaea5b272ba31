import { raw, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput, refuseField } from '../../platform/validation.ts';
import { normalizarCodigo } from '../coupons/codigo.ts';
import { declararUso } from '../catalogue/uso.service.ts';
import type { Target } from '../editing/target.ts';
import type { Autor } from '../editing/autor.ts';
import { reais } from '../editing/campos.ts';
import { changeRow } from '../editing/rows.service.ts';
import { comEstesIds, deQuem, todas } from '../editing/filtro.ts';
import { createHandledService, type HandledTable } from '../editing/handled.service.ts';
import { interessadosEm } from '../outbox/anuncio.service.ts';
import type { TipoDeEvento } from '../outbox/entrega.ts';
import { etapaDe } from './acompanhamento.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import { anunciarAoCliente, anunciarPedido } from './anuncio.service.ts';
import { AssinaturaStatus, EVENTO_DO_STATUS, STATUS_ABERTOS, STATUS_DA_EQUIPE, STATUS_SEM_EFEITO } from './assinatura.ts';
import { travarTodos } from './familia.service.ts';
import { filtroSchema } from './filtro.ts';
import { cancelaCalado, MotivoDoCancelamento } from './motivo.ts';
import { motivoDito } from './motivo.service.ts';
import { exigirTotal } from './pagamentoDoPedido.service.ts';
import { procurar } from './procura.service.ts';
import {
  aAcertar as porAcertar,
  aCobrar as deQueSeCobra,
  aDevolver as porDevolver,
  POR_CONFERIR,
  porLiberar as deQueSeLibera,
  testeAcabou as comTesteQueAcabou,
} from './relatorio.service.ts';
import { seguirMudanca } from './retomada.service.ts';

/** What others are told of besides what was ordered. */
const DITOS: ReadonlySet<string> = new Set(['status', 'pagaEm', 'referenciaExterna']);

/** What staff's use cases need to know of orders. */
export const ASSINATURAS: HandledTable<Assinatura, typeof filtroSchema> = {
  entidade: Assinatura,
  rotulo: ({ nome }) => nome,
  schema: assinaturaCampos,
  travar: travarTodos,
  seguir: (tx, { row, antes, autor }) => seguirMudanca(tx, { row, antes, autor }),
  anunciar: async (tx, { row, acao, campos, antes }) => {
    // A note among staff is nobody else's.
    if (!campos.some((campo) => DITOS.has(campo) || campo in assinaturaCampos.shape)) return;
    const doStatus = campos.includes('status') ? EVENTO_DO_STATUS[row.status] : undefined;
    // Once: whoever activates what was paid does not do it again when the instant is corrected.
    const foiPago = campos.includes('pagaEm') && row.pagaEm !== null && antes.pagaEm == null;
    const tipos: TipoDeEvento[] = [...(foiPago ? ['pedido.pago' as const] : []), ...(doStatus ? [doStatus] : [])];
    if (tipos.length === 0) tipos.push('pedido.alterado');
    // Who hears that it was paid hears of its end in the same letter.
    if (acao === 'alterou' && !foiPago) tipos.push(...soAoCliente(row, campos, antes));
    const agora = new Date();
    const interessados = await interessadosEm(tx);
    for (const tipo of tipos) await anunciarPedido(tx, { tipo, linha: row, agora, interessados });
    if (doStatus === undefined && deixouDeCalar(row, antes))
      await anunciarAoCliente(tx, { tipo: 'pedido.cancelado', linha: row, agora });
  },
  status: STATUS_DA_EQUIPE,
  motivada: {
    opcoes: Object.values(MotivoDoCancelamento),
    dizer: (row, motivo) => Object.assign(row, motivoDito(row, motivo as MotivoDoCancelamento | null)),
  },
  filtro: filtroSchema,
  condicao: (
    {
      busca,
      status,
      motivo,
      planoTipo,
      periodo,
      cupom,
      porConferir,
      pago,
      abertas,
      porLiberar,
      aCobrar,
      testeAcabou,
      aAcertar,
      aDevolver,
      responsavel,
      escolhidas,
      de,
      ate,
    },
    em,
  ) => ({
    ...(status && { status }),
    ...(responsavel && deQuem(responsavel)),
    ...(escolhidas !== undefined && comEstesIds(escolhidas)),
    ...(planoTipo && { planoTipo }),
    ...(cupom !== undefined && { cupom: normalizarCodigo(cupom) }),
    ...(periodo && { pagamento: periodo }),
    ...(pago !== undefined && { pagaEm: pago ? { $ne: null } : null }),
    ...((de || ate) && { dataCadastro: { ...(de && { $gte: de }), ...(ate && { $lte: ate }) } }),
    ...todas([
      abertas !== undefined && { status: { [abertas ? '$in' : '$nin']: [...STATUS_ABERTOS] } },
      motivo && canceladasPor(motivo),
      porConferir && POR_CONFERIR,
      porLiberar && deQueSeLibera(),
      aCobrar && deQueSeCobra(em),
      testeAcabou && comTesteQueAcabou(em),
      aAcertar && porAcertar(),
      aDevolver && porDevolver(),
      busca !== undefined && procurar(busca),
    ]),
  }),
};

/** Orders that are cancelled for a reason, as the order itself says it (`Assinatura.motivo`). */
const canceladasPor = (motivo: MotivoDoCancelamento): ObjectQuery<Assinatura> => ({
  status: AssinaturaStatus.cancelada,
  motivoGuardado: motivo,
  [raw((alias) => `${alias}.motivo_em is not distinct from ${alias}.status_em`)]: [],
});

/** Whether an end that was kept from whoever ordered is told now, since its reason is another. */
function deixouDeCalar(row: Assinatura, { motivo }: Partial<Assinatura>): boolean {
  return etapaDe(row.status) === 'cancelado' && cancelaCalado(motivo, row) && !cancelaCalado(row.motivo, row);
}

/** What a change says to whoever ordered, besides what others are told: that it is done, what of what he was told is taken back, or what is to be paid from now on. */
function soAoCliente({ status, pagaEm }: Assinatura, campos: readonly string[], antes: Partial<Assinatura>): TipoDeEvento[] {
  const etapa = etapaDe(status);
  const mudouStatus = campos.includes('status');
  if (mudouStatus && etapa === 'concluido') return ['pedido.concluido'];
  // Who was not reached before learns of the end.
  if (etapa === 'cancelado' && campos.includes('email')) return ['pedido.contato'];
  // The letter of the end asks whoever has paid to write; of one that was over already the money was given back.
  if (etapa === 'cancelado') return mudouStatus || pagaEm !== null || antes.pagaEm == null ? [] : ['pedido.devolvido'];
  // The letter of the order that has its payment now says all of it.
  if (mudouStatus && etapa === 'substituido') return [];
  if (mudouStatus && antes.status && STATUS_SEM_EFEITO.includes(antes.status)) return ['pedido.retomado'];
  if (campos.includes('pagaEm') && pagaEm === null) return ['pedido.desmarcado'];
  if (mudouStatus && antes.status && etapaDe(antes.status) === 'concluido') return ['pedido.reaberto'];
  if (campos.includes('valor') || campos.includes('valorConferido')) return ['pedido.valor'];
  return campos.includes('email') || campos.includes('dominio') ? ['pedido.contato'] : [];
}

/** What staff do with orders, as with every row that they handle. */
export const assinaturas = createHandledService(ASSINATURAS);

declararUso(async (em, planoId) => {
  const abertas = await em.count(Assinatura, { planoId, status: { $in: [...STATUS_ABERTOS] } });
  if (abertas === 0) return [];
  return [abertas === 1 ? '1 assinatura em aberto' : `${abertas} assinaturas em aberto`];
});

/** How many orders, open or not, name a plan or a coupon. */
export function assinaturasQueCitam(em: EntityManager, oQue: { planoId: number } | { cupom: string }): Promise<number> {
  return em.count(Assinatura, oQue);
}

const PAGO_ASSIM =
  'Este pedido consta como pago, por outro valor, ou por nada. Diga que foi este o valor pago, se o pedido vale, ou desmarque o pagamento antes. Nada foi mudado.';

const valorSchema = z.object({ valor: reais(), valorPago: reais().nullish() });

/**
 * Confirms, or corrects, the total of an order that came without a plan (D14): from then on it counts (D42). What staff said may be
 * corrected again; what the shop reckoned from a plan may not. Of what is paid the total changes where that is what was paid (`valorPago`, in reais).
 * @throws `DADOS_INVALIDOS`, `VALOR_JA_CONFERIDO`, `PAGAMENTO_DIVERGENTE`, `PEDIDO_PAGO` for another total than was paid, and what editing throws
 */
export async function confirmarValor(em: EntityManager, target: Target, entrada: unknown, autor: Autor): Promise<Assinatura> {
  const { valor, valorPago } = parseInput(valorSchema, entrada);
  const mudar = ({ codigo, status, valor: antes, valorConferido, planoId, pagaEm }: Assinatura) => {
    if (valorConferido && planoId !== null)
      throw new DomainError('conflict', 'VALOR_JA_CONFERIDO', 'O valor deste pedido já foi conferido.');
    // Whether the money is given back is for whoever has it to say.
    if (valorPago != null && pagaEm === null) throw refuseField('valorPago', 'DADOS_INVALIDOS', 'O pedido não consta como pago.');
    if (valorPago != null) exigirTotal({ codigo, valor, valorConferido: true }, valorPago);
    // What counts for another order is said of that.
    const outroPago = valor === 0 || (valor !== antes && (valorPago == null || STATUS_SEM_EFEITO.includes(status)));
    if (pagaEm !== null && outroPago) throw new DomainError('conflict', 'PEDIDO_PAGO', PAGO_ASSIM);
    // Whoever has paid what was confirmed before is told of both.
    return { valor, valorConferido: true, ...(valorConferido && valor !== antes && { valorAnterior: antes }) };
  };
  return changeRow(em, ASSINATURAS, target, mudar, autor);
}
