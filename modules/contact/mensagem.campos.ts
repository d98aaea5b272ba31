import { z } from 'zod';
import { campoDaEquipe } from '../editing/campo.ts';
import { tabelaAtendida } from '../editing/tabela.ts';
import { STATUS_DA_MENSAGEM } from './mensagem.ts';

/** A message from the contact page, as it is stored (section 3.5); staff read it and write nothing in it. */
export const mensagemCampos = tabelaAtendida('contato', STATUS_DA_MENSAGEM, {
  nome: campoDaEquipe(z.string(), { rotulo: 'Nome', descricao: 'Nome.', ordena: true }),
  email: campoDaEquipe(z.string(), { rotulo: 'E-mail', descricao: 'E-mail.' }),
  celular: campoDaEquipe(z.string(), { rotulo: 'Celular', descricao: 'Celular.' }),
  assunto: campoDaEquipe(z.string(), { rotulo: 'Assunto', descricao: 'Assunto.', ordena: true }),
  mensagem: campoDaEquipe(z.string(), { rotulo: 'Mensagem', descricao: 'Mensagem.', longo: true }),
});

/** A message as it is stored, but for its key, its version and how it is handled. */
export type MensagemLinha = z.output<typeof mensagemCampos>;
