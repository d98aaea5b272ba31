import { z } from 'zod';
import { escolhidas, opcional, responsavel, simOuNao, textoProcurado } from '../editing/filtro.ts';
import { MensagemStatus } from './mensagem.ts';

/** What staff narrow the list and the export of messages by. */
export const filtroSchema = z.strictObject({
  busca: textoProcurado().describe('Palavras de nome, e-mail, celular ou assunto, em qualquer ordem.'),
  status: opcional(z.enum(Object.values(MensagemStatus))).describe('Status.'),
  abertas: simOuNao().describe('Com true, só as que a equipe ainda não terminou.'),
  responsavel: opcional(responsavel()),
  escolhidas: escolhidas().optional(),
});
