import { z } from 'zod';
import { campoDaEquipe, tabelaDeCampos } from './campo.ts';
import { texto } from './campos.ts';

const SEM_STATUS = { error: 'Selecione o status.' };

/** What staff say of a row that they handle, as the form asks for it (D27). */
export const atendimentoCampos = tabelaDeCampos({
  status: campoDaEquipe(z.string(SEM_STATUS), { rotulo: 'Status', descricao: 'Como está.' }),
  nota: campoDaEquipe(texto(5000), {
    rotulo: 'Nota interna',
    descricao: 'Acrescentada às outras.',
    ajuda: 'Acrescentada às outras, com seu nome e a hora',
    longo: true,
  }),
});

/** The same where a status may have a reason, which is one of a list. */
export const atendimentoComMotivoCampos = tabelaDeCampos({
  status: atendimentoCampos.shape.status,
  motivo: campoDaEquipe(z.string().nullable(), {
    rotulo: 'Motivo',
    descricao: 'Por que está assim.',
    ajuda: 'O cliente lê o motivo, menos spam e outro; de spam e duplicado não é avisado',
  }),
  nota: atendimentoCampos.shape.nota,
});

/** The same as the server takes it: one of these statuses, or none where the row keeps its own, and of these reasons. */
export function atendimentoCom<Status extends string>(opcoes: readonly Status[], motivos: readonly string[] = []) {
  return atendimentoCampos.extend({ status: z.enum(opcoes, SEM_STATUS).nullish(), motivo: motivoEntre(motivos) });
}

/** One of these reasons; null for none, and left out it stays as it is. */
export const motivoEntre = (motivos: readonly string[]) => z.enum(motivos, { error: 'Selecione o motivo.' }).nullish();
