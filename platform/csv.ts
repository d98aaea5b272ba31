import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column: its title, and how to read it off a row. */
export type CsvColumn<Row> = readonly [titulo: string, ler: (row: Row) => string | number];

/**
 * Rows as CSV (RFC 4180) in the form that Brazilian spreadsheet programs open: UTF-8 with a mark, semicolons. What a visitor typed as
 * a formula stays text (OWASP: CSV injection).
 */
export function writeCsv<Row>(colunas: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // Any line break, not only the one above: a spreadsheet begins a row at each. And where it is told to split cells at other signs,
    // what stands behind one would begin a cell, as a formula.
    quoted_match: /[\r\n\t]|,\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/,
    escape_formulas: true,
    header: true,
    columns: colunas.map(([titulo]) => titulo),
  });
  const linhas = (async function* () {
    for await (const row of rows) yield colunas.map(([, ler]) => ler(row));
  })();
  // An error ends the stream, and with it the download; there is nothing else to do about it here.
  return pipeline(Readable.from(linhas), csv, () => {});
}

const instante = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' });

/** Day and time in São Paulo, as a Brazilian spreadsheet reads it. */
export function csvInstant(instant: Date | null): string {
  return instant ? instante.format(instant) : '';
}

/** How a cell begins that `writeCsv` has kept from being a formula, and how one that would look so. */
const QUOTED = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text of a cell that `lerCelula` gives back, whatever it begins with. */
export function writeCell(texto: string): string {
  return QUOTED.test(texto) ? `'${texto}` : texto;
}

/** The text of a cell, without the sign by which `writeCsv` keeps it from being a formula. */
export function readCell(celula: string): string {
  return QUOTED.test(celula) ? celula.slice(1) : celula;
}
