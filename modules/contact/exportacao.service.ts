import type { Readable } from 'node:stream';
import { csvInstant, writeCsv, type Coluna } from '../../platform/csv.ts';
import type { Mensagem } from './mensagem.entity.ts';

const COLUNAS: readonly Coluna<Mensagem & { nota: string }>[] = [
  ['id', ({ id }) => id],
  ['criada em', ({ criadaEm }) => csvInstant(criadaEm)],
  ['status', ({ status }) => status],
  ['status por', ({ statusPor }) => statusPor ?? ''],
  ['nome', ({ nome }) => nome],
  ['email', ({ email }) => email],
  ['celular', ({ celular }) => celular],
  ['assunto', ({ assunto }) => assunto],
  ['mensagem', ({ mensagem }) => mensagem],
  ['nota', ({ nota }) => nota],
];

/** Contact messages as CSV. */
export function exportarMensagens(mensagens: AsyncIterable<Mensagem & { nota: string }>): Readable {
  return writeCsv(COLUNAS, mensagens);
}
