import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { searchText } from '../../platform/searchText.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import { alterarLinha, buscarLinha, listarLinhas, percorrerLinhas, type Tabela } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { Mensagem } from './mensagem.entity.ts';
import { MensagemStatus } from './mensagem.ts';

const MENSAGENS: Tabela<Mensagem> = { entidade: Mensagem, nome: 'contato', rotulo: ({ assunto }) => assunto };

/** What staff narrow the list of messages by. */
export interface FiltroDeMensagens {
  busca?: string | undefined;
  status?: MensagemStatus | undefined;
}

/** Contact messages, the newest first. */
export function listarMensagens(em: EntityManager, filtro: FiltroDeMensagens, consulta: Consulta): Promise<Pagina<Mensagem>> {
  return listarLinhas(em, MENSAGENS, consulta, {
    where: condicao(filtro),
    ordens: ['nome', 'assunto', 'status'],
    padrao: [{ id: 'desc' }],
  });
}

/** Every message of a filter, the newest first. */
export function percorrerMensagens(em: EntityManager, filtro: FiltroDeMensagens): AsyncGenerator<Mensagem> {
  return percorrerLinhas(em, MENSAGENS, condicao(filtro));
}

/** A message with everything in it. @throws `NAO_ENCONTRADO` */
export function buscarMensagem(em: EntityManager, id: number): Promise<Mensagem> {
  return buscarLinha(em, MENSAGENS, id);
}

const atendimentoSchema = z.object({
  status: z.enum(Object.values(MensagemStatus), { error: 'Selecione o status.' }),
  nota: z.string({ error: 'Texto inválido.' }).max(5000, 'Texto longo demais.').default(''),
});

/** Records how a message is being answered: its status, by whom and when, and a note among staff (D27). @throws what editing throws */
export async function atenderMensagem(em: EntityManager, alvo: Alvo, entrada: unknown, autor: Autor): Promise<Mensagem> {
  const dados = parseInput(atendimentoSchema, entrada);
  const { status } = await buscarMensagem(em, alvo.id);
  const quem = status === dados.status ? {} : { statusPor: autor.usuario, statusEm: new Date() };
  return alterarLinha(em, MENSAGENS, alvo, { ...dados, ...quem }, autor);
}

/** How many messages nobody has taken up yet. */
export function contarMensagensNovas(em: EntityManager): Promise<number> {
  return em.count(Mensagem, { status: 'nova' });
}

function condicao({ busca, status }: FiltroDeMensagens): ObjectQuery<Mensagem> {
  return {
    ...(status && { status }),
    ...(busca && { busca: { $like: `%${searchText(busca).slice(0, 200)}%` } }),
  };
}
