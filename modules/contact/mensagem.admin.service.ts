import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import { contains } from '../../platform/database/search.ts';
import { searchText } from '../../platform/searchText.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from '../editing/alvo.ts';
import { atenderLinha } from '../editing/atendimento.service.ts';
import type { Autor } from '../editing/autor.ts';
import { listarNotas, type NotaLida } from '../editing/nota.service.ts';
import { buscarLinha, listarLinhas, type Tabela } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { ORDENS } from '../editing/ordens.ts';
import { retirarLinhas } from '../editing/saida.service.ts';
import { Mensagem } from './mensagem.entity.ts';
import { filtroSchema, type FiltroDeMensagens } from './filtro.ts';
import { MensagemStatus } from './mensagem.ts';

const MENSAGENS: Tabela<Mensagem> = { entidade: Mensagem, nome: 'contato', rotulo: ({ assunto }) => assunto };

/** Contact messages, the newest first. */
export function listarMensagens(em: EntityManager, filtro: unknown, consulta: Consulta): Promise<Pagina<Mensagem>> {
  return listarLinhas(em, MENSAGENS, consulta, {
    where: condicao(parseInput(filtroSchema, filtro)),
    ordens: ORDENS.mensagens,
    padrao: [{ id: 'desc' }],
  });
}

/** Every message of a filter, the newest first, with its notes, to be taken out of the shop: the trace says so before the first goes. @throws `DADOS_INVALIDOS` */
export async function retirarMensagens(
  em: EntityManager,
  entrada: unknown,
  autor: Autor,
): Promise<AsyncGenerator<Mensagem & { nota: string }>> {
  const filtro = parseInput(filtroSchema, entrada);
  return retirarLinhas(em, MENSAGENS, { where: condicao(filtro), filtro, autor });
}

/** A message with everything in it. @throws `NAO_ENCONTRADO` */
export function buscarMensagem(em: EntityManager, id: number): Promise<Mensagem> {
  return buscarLinha(em, MENSAGENS, id);
}

/** Records how a message is being answered: its status, by whom and when, and a note among staff (D27). @throws what editing throws */
export function atenderMensagem(em: EntityManager, alvo: Alvo, entrada: unknown, autor: Autor): Promise<Mensagem> {
  return atenderLinha(em, MENSAGENS, Object.values(MensagemStatus), { alvo, entrada, autor });
}

/** The notes on a message, the oldest first. */
export function notasDaMensagem(em: EntityManager, id: number): Promise<NotaLida[]> {
  return listarNotas(em, MENSAGENS.nome, [id]);
}

/** How many messages nobody has taken up yet. */
export function contarMensagensNovas(em: EntityManager): Promise<number> {
  return em.count(Mensagem, { status: 'nova' });
}

function condicao({ busca, status }: FiltroDeMensagens): ObjectQuery<Mensagem> {
  return {
    ...(status && { status }),
    ...(busca && { busca: contains(searchText(busca)) }),
  };
}
