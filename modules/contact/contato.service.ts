import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { conferirToken, type Verificacao } from '../verification/verificacao.service.ts';
import { contatoSchema } from './contato.ts';
import { Mensagem } from './mensagem.entity.ts';

/** Stores a contact message after the bot check. @throws `DADOS_INVALIDOS` with a message per field */
export async function enviarContato(
  em: EntityManager,
  verificacao: Verificacao,
  entrada: Record<string, unknown>,
  agora: Date,
): Promise<void> {
  const { data, error } = contatoSchema.safeParse(entrada);
  if (error) {
    const fields = error.issues.map(({ path, message }) => ({ campo: path.join('.'), mensagem: message }));
    throw new DomainError('invalid', 'DADOS_INVALIDOS', fields[0]?.mensagem ?? 'Confira os dados.', { fields });
  }
  await em.transactional(async (tx) => {
    await conferirToken(tx, verificacao, String(entrada.recaptchaToken ?? ''), agora);
    tx.persist(tx.create(Mensagem, { ...data, criadaEm: agora }));
  });
}
