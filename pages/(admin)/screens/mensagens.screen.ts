import type { z } from 'zod';
import { MensagemAbertaDocument, MensagensDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { mensagemCampos } from '../../../modules/contact/mensagem.campos.ts';
import { MensagemStatus } from '../../../modules/contact/mensagem.ts';
import type { HandledSort } from '../../../modules/editing/status.ts';
import { listQuery, exportAddress, listAddress, word, oneOf } from './address.ts';
import { holdersQuestion } from '../components/holders.ts';
import { question, screen, type ScreenQuestion } from './screen.ts';

// Every screen loads this: the table itself comes with the screen. A test holds both together.
const ORDENS = ['nome', 'assunto', 'criadaEm', 'status'] as const satisfies readonly HandledSort<typeof mensagemCampos>[];

const address = listAddress(ORDENS).extend({
  status: oneOf(Object.values(MensagemStatus)),
  abertas: oneOf(['sim', 'nao']),
  responsavel: word(),
  /** The message that is open. */
  id: word(),
});

type Address = z.output<typeof address>;

/** What narrows the list. */
function filtros({ status, abertas, responsavel }: Address) {
  return { status, abertas: abertas && abertas === 'sim', responsavel };
}

export const mensagensQuestion = (said: Address) => question(MensagensDocument, { ...listQuery(said), ...filtros(said) });

export const mensagemQuestion = (id: string) => question(MensagemAbertaDocument, { id });

/** What narrows the list, by its names in REST. */
export const mensagensFilter = (said: Address) => ({ busca: said.busca, ...filtros(said) });

/** The list as it is shown, as CSV. */
export const mensagensExport = (said: Address) => exportAddress('mensagens', mensagensFilter(said));

/** Mensagens (D27). */
export const mensagens = screen({
  title: 'Mensagens',
  menu: { label: 'Mensagens', icon: 'mail' },
  area: 'pedidos',
  address,
  questions: (said) => [
    mensagensQuestion(said),
    { ...holdersQuestion('mensagens'), optional: 'beside' },
    ...(said.id ? [{ ...mensagemQuestion(said.id), optional: 'row' } satisfies ScreenQuestion] : []),
  ],
});
