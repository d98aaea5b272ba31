import type { z } from 'zod';
import { MensagemAbertaDocument, MensagensDocument } from '../../../graphql/generated/admin/graphql.ts';
import { mensagemCampos } from '../../../modules/contact/mensagem.campos.ts';
import { MensagemStatus } from '../../../modules/contact/mensagem.ts';
import { handledOrders } from '../../../modules/editing/status.ts';
import { consulta, enderecoDaExportacao, enderecoDaLista, palavra, umDe } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = enderecoDaLista(handledOrders(mensagemCampos)).extend({
  status: umDe(Object.values(MensagemStatus)),
  /** The message that is open. */
  id: palavra(),
});

type Endereco = z.output<typeof endereco>;

export const perguntaDasMensagens = (dito: Endereco) => pergunta(MensagensDocument, { ...consulta(dito), status: dito.status });

export const perguntaDaMensagem = (id: string) => pergunta(MensagemAbertaDocument, { id });

/** The list as it is shown, as CSV. */
export const exportacaoDasMensagens = ({ busca, status }: Endereco) => enderecoDaExportacao('mensagens', { busca, status });

/** Mensagens (D27). */
export const mensagens = tela({
  titulo: 'Mensagens',
  menu: { rotulo: 'Mensagens', icone: 'mail' },
  endereco,
  perguntas: (dito) => [
    perguntaDasMensagens(dito),
    ...(dito.id ? [{ ...perguntaDaMensagem(dito.id), dispensavel: true as const }] : []),
  ],
});
