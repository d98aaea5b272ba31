import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { contains } from '../../platform/database/search.ts';
import { DomainError } from '../../platform/errors.ts';
import { searchText } from '../../platform/searchText.ts';
import { parseInput } from '../../platform/validation.ts';
import { declararUso } from '../catalogue/uso.service.ts';
import type { Alvo } from '../editing/alvo.ts';
import { atenderLinha } from '../editing/atendimento.service.ts';
import type { Autor } from '../editing/autor.ts';
import { reais } from '../editing/campos.ts';
import { listarNotas, type NotaLida } from '../editing/nota.service.ts';
import { alterarLinha, buscarLinha, listarLinhas, type Tabela } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { ORDENS } from '../editing/ordens.ts';
import { retirarLinhas } from '../editing/saida.service.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_ABERTOS, STATUS_DA_EQUIPE } from './assinatura.ts';
import { filtroSchema, type FiltroDeAssinaturas } from './filtro.ts';

const ASSINATURAS: Tabela<Assinatura> = { entidade: Assinatura, nome: 'pedido', rotulo: ({ nome }) => nome };

declararUso(async (em, planoId) => {
  const abertas = await em.count(Assinatura, { planoId, status: { $in: [...STATUS_ABERTOS] } });
  if (abertas === 0) return [];
  return [abertas === 1 ? '1 assinatura em aberto' : `${abertas} assinaturas em aberto`];
});

/** How many orders, open or not, name a plan or a coupon. */
export function assinaturasQueCitam(em: EntityManager, oQue: { planoId: number } | { cupom: string }): Promise<number> {
  return em.count(Assinatura, oQue);
}

/** Orders, the newest first. @throws `DADOS_INVALIDOS` for a filter that makes no sense */
export function listarAssinaturas(em: EntityManager, filtro: unknown, consulta: Consulta): Promise<Pagina<Assinatura>> {
  return listarLinhas(em, ASSINATURAS, consulta, {
    where: condicao(parseInput(filtroSchema, filtro)),
    ordens: ORDENS.assinaturas,
    padrao: [{ id: 'desc' }],
  });
}

/** An order with everything in it. @throws `NAO_ENCONTRADO` */
export function buscarAssinatura(em: EntityManager, id: number): Promise<Assinatura> {
  return buscarLinha(em, ASSINATURAS, id);
}

/** Every order of a filter, the newest first, with its notes, to be taken out of the shop: the trace says so before the first goes. @throws `DADOS_INVALIDOS` */
export async function retirarAssinaturas(
  em: EntityManager,
  entrada: unknown,
  autor: Autor,
): Promise<AsyncGenerator<Assinatura & { nota: string }>> {
  const filtro = parseInput(filtroSchema, entrada);
  return retirarLinhas(em, ASSINATURAS, { where: condicao(filtro), filtro, autor });
}

/** Records how an order is being worked: its status, by whom and when, and a note among staff (D27). @throws what editing throws */
export function atenderAssinatura(em: EntityManager, alvo: Alvo, entrada: unknown, autor: Autor): Promise<Assinatura> {
  return atenderLinha(em, ASSINATURAS, STATUS_DA_EQUIPE, { alvo, entrada, autor });
}

/** The notes on an order, the oldest first. */
export function notasDaAssinatura(em: EntityManager, id: number): Promise<NotaLida[]> {
  return listarNotas(em, ASSINATURAS.nome, [id]);
}

const valorSchema = z.object({ valor: reais() });

/**
 * Confirms, or corrects, the total of an order that came without a plan (D14): from then on it counts (D42). What staff said may be
 * corrected again; what the shop reckoned from a plan may not.
 * @throws `DADOS_INVALIDOS`, `VALOR_JA_CONFERIDO` and what editing throws
 */
export async function confirmarValor(em: EntityManager, alvo: Alvo, entrada: unknown, autor: Autor): Promise<Assinatura> {
  const { valor } = parseInput(valorSchema, entrada);
  const mudar = ({ valorConferido, planoId }: Assinatura) => {
    if (!valorConferido || planoId === null) return { valor, valorConferido: true };
    throw new DomainError('conflict', 'VALOR_JA_CONFERIDO', 'O valor deste pedido já foi conferido.');
  };
  return alterarLinha(em, ASSINATURAS, alvo, mudar, autor);
}

function condicao({ busca, status, planoTipo, periodo, de, ate }: FiltroDeAssinaturas): ObjectQuery<Assinatura> {
  const procurada = busca ? procurar(busca) : {};
  return {
    ...(status && { status }),
    ...(planoTipo && { planoTipo }),
    ...(periodo && { pagamento: periodo }),
    ...((de || ate) && { dataCadastro: { ...(de && { $gte: de }), ...(ate && { $lte: ate }) } }),
    ...procurada,
  };
}

/** Name, e-mail, CPF/CNPJ, domain or id (D27). A number with its dots and dashes finds the number. */
function procurar(busca: string): ObjectQuery<Assinatura> {
  const texto = searchText(busca);
  const documento = texto.replace(/[.\-/\s]/g, '');
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(texto)) return { clienteIdB: texto };
  const ehNumero = /^\d+$/.test(documento);
  return {
    $or: [
      { busca: contains(texto) },
      ...(ehNumero && documento !== texto ? [{ busca: contains(documento) }] : []),
      ...(ehNumero && documento.length < 10 ? [{ id: Number(documento) }] : []),
    ],
  };
}
