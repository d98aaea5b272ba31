import type { EntityManager } from '@mikro-orm/core';
import type { Caller } from '../../platform/limits.ts';
import { searchText } from '../../platform/searchText.ts';
import { parseInput } from '../../platform/validation.ts';
import { anunciar, camposDitos, comRetidas, interessadosEm } from '../outbox/anuncio.service.ts';
import {
  conferirToken,
  contarRecusa,
  contarSemProva,
  gastarToken,
  recusarGasto,
  type Verificacao,
} from '../verification/verificacao.service.ts';
import { contatoSchema } from './contato.ts';
import { comoSeLe } from './email.server.ts';
import { mensagemCampos } from './mensagem.campos.ts';
import { Mensagem } from './mensagem.entity.ts';

/**
 * Stores a contact message after the bot check.
 * @throws `DADOS_INVALIDOS` with a message per field, `MUITAS_TENTATIVAS`, or what the bot check throws
 */
export async function enviarContato(
  em: EntityManager,
  verificacao: Verificacao,
  entrada: Record<string, unknown>,
  agora: Date,
  caller: Caller,
): Promise<void> {
  const tentativas = { caller, recusada: 'tentativaDeContato', semProva: 'contatoSemProva' } as const;
  const { recaptchaToken, ...dados } = await contarRecusa(tentativas, () => parseInput(contatoSchema, entrada));
  await contarSemProva(verificacao, recaptchaToken, tentativas);
  const token = await conferirToken(verificacao, recaptchaToken, tentativas);
  await recusarGasto(em, token);
  // A message counts as one only now: what fails the form or the check takes nobody else's turn at the same address.
  await caller.spend('contato');
  const interessados = await interessadosEm(em);
  await em.transactional(async (tx) => {
    await gastarToken(tx, token, agora);
    const mensagem = tx.create(Mensagem, {
      ...dados,
      criadaEm: agora,
      busca: searchText(dados.nome, comoSeLe(dados.email), dados.assunto, dados.celular.replace(/\D/g, '')),
    });
    await tx.persist(mensagem).flush();
    const { id: linhaId } = mensagem;
    const dito = () => ({ versao: 1, id: linhaId, ...camposDitos(mensagemCampos, mensagem), criadaEm: agora.toISOString() });
    const evento = { tipo: 'mensagem.recebida', tabela: mensagemCampos, linhaId, dados: dito, agora } as const;
    const quem = { visitante: caller.visitor, email: mensagem.email, linhaId, substituiId: null, agora };
    await anunciar(tx, evento, await comRetidas(tx, interessados, evento.tipo, quem));
  });
}
