import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from './alvo.ts';
import type { Autor } from './autor.ts';
import { conflito, registrar, travarLinha, type Linha, type Tabela } from './edicao.service.ts';
import { anotar } from './nota.service.ts';
import { LONGO } from '../../platform/portuguese.ts';

/** What every row that staff handle has. */
export interface LinhaAtendida extends Linha {
  criadaEm: Date;
  status: string;
  statusPor: string | null;
  statusEm: Date | null;
}

/**
 * Records how a row is being worked: its status, by whom and when, and one more note among staff (D27). Notes never stand in each
 * other's way; a status does when somebody else has given another one meanwhile. @throws what editing throws
 */
export async function atenderLinha<Row extends LinhaAtendida>(
  em: EntityManager,
  tabela: Tabela<Row>,
  opcoes: readonly Row['status'][],
  { alvo, entrada, autor }: { alvo: Alvo; entrada: unknown; autor: Autor },
): Promise<Row> {
  const atendimentoSchema = z.object({
    status: z.enum(opcoes, { error: 'Selecione o status.' }).nullish(),
    nota: z
      .string({ error: 'Texto inválido.' })
      .transform((texto) => texto.trim())
      .pipe(z.string().max(5000, LONGO))
      .default(''),
  });
  const { status, nota } = parseInput(atendimentoSchema, entrada);
  return em.transactional(async (tx) => {
    const linha = await travarLinha(tx, tabela, alvo.id);
    const antes: Record<string, unknown> = { status: linha.status };
    if (status && status !== linha.status) {
      if (linha.versao !== alvo.versao) throw conflito(tabela);
      Object.assign(linha, { status, statusPor: autor.usuario, statusEm: new Date() });
    }
    if (nota) anotar(tx, tabela.nome, linha.id, nota, autor);
    registrar(tx, tabela, linha, autor, 'alterou', antes, { status: linha.status, ...(nota && { nota }) });
    await tx.flush();
    return linha;
  });
}
