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

/** The same as the server takes it: one of these statuses, or none where the row keeps its own. */
export function atendimentoCom<Status extends string>(opcoes: readonly Status[]) {
  return atendimentoCampos.extend({ status: z.enum(opcoes, SEM_STATUS).nullish() });
}
