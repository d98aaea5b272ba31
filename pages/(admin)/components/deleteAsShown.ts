import { Refusal } from '../adminApi.ts';
import type { Field, FormValues } from './formTable.ts';
import { lookAgain, onlyMoved } from './lookAgain.ts';
import { sayValue } from './values.ts';

interface Deletion<Row> {
  /** Word for one row in the trace. */
  tabela: string;
  campos: readonly Field[];
  /** @throws Refusal */
  buscar: (id: string) => Promise<Row>;
  /** Deletes it over its version. @throws Refusal */
  excluir: (linha: Row) => Promise<unknown>;
  /** The row turned out to be another than the list shows. */
  onChanged: () => void;
}

/** Deletes a row that still says what the list shows; of one that somebody has changed, says what. Where it has only been moved, it is the same row. Answers what the server has answered. @throws Refusal */
export async function deleteAsShown<Row extends { id: string; versao: number }>(
  row: Row,
  deletion: Deletion<Row>,
): Promise<unknown> {
  const { tabela, campos, buscar, excluir, onChanged } = deletion;
  try {
    return await excluir(row);
  } catch (refusal) {
    const { code, message } = refusal as Refusal;
    if (code !== 'ALTERADO_POR_OUTRA_PESSOA') throw refusal;
    const { linha } = await lookAgain(tabela, row.id, buscar);
    if (linha && onlyMoved(row, linha)) return await excluir(linha);
    onChanged();
    throw new Refusal(linha ? `${message} ${inWords(campos, row, linha)}` : message, code, []);
  }
}

function inWords(campos: readonly Field[], before: object, after: object): string {
  const [antes, agora] = [before as FormValues, after as FormValues];
  return campos
    .filter(({ nome }) => String(agora[nome] ?? '') !== String(antes[nome] ?? ''))
    .map(
      (campo) =>
        `${campo.rotulo}: era “${sayValue(campo, antes[campo.nome], antes)}”, agora é “${sayValue(campo, agora[campo.nome], agora)}”.`,
    )
    .join(' ');
}
