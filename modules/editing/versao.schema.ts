import { z } from 'zod';

/** The version as the body of a PUT may carry it (D39). */
export const COM_VERSAO = {
  versao: z.number().int().nullish().describe('Versão que foi lida; com ela, uma alteração simultânea é recusada.'),
};

/** The version as staff read it in an answer. */
export const VERSAO = z.number().int().describe('Versão da linha, que cresce a cada alteração.');

/** What the description of the interface says of versions. */
export const DA_VERSAO =
  'Altera só os campos informados. A versão lida vai no campo versao ou no cabeçalho If-Match, e uma antiga responde 409; ' +
  'sem nenhum dos dois a alteração é feita, e o histórico diz que foi sem conferir a versão. A resposta traz a nova em ETag.';

/** The rows as the public reads them: versions are the staff's. */
export function semVersao<Row extends { versao: number }>(rows: readonly Row[]): Omit<Row, 'versao'>[] {
  return rows.map(({ versao: _versao, ...row }) => row);
}
