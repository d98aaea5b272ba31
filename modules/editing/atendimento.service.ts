import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from './alvo.ts';
import type { Autor } from './autor.ts';
import { alterarLinha, type Tabela } from './edicao.service.ts';

interface LinhaAtendida {
  id: number;
  versao: number;
  status: string;
  statusPor: string | null;
  statusEm: Date | null;
  nota: string;
}

/** Records how a row is being worked: its status, by whom and when, and a note among staff (D27). @throws what editing throws */
export async function atenderLinha<Row extends LinhaAtendida>(
  em: EntityManager,
  tabela: Tabela<Row>,
  opcoes: readonly Row['status'][],
  { alvo, entrada, autor }: { alvo: Alvo; entrada: unknown; autor: Autor },
): Promise<Row> {
  const atendimentoSchema = z.object({
    status: z.enum(opcoes, { error: 'Selecione o status.' }),
    nota: z.string({ error: 'Texto inválido.' }).max(5000, 'Texto longo demais.').default(''),
  });
  const dados = parseInput(atendimentoSchema, entrada);
  const mudar = ({ status }: Row) => {
    const quem = status === dados.status ? {} : { statusPor: autor.usuario, statusEm: new Date() };
    return { ...dados, ...quem } as never;
  };
  return alterarLinha(em, tabela, alvo, mudar, autor);
}
