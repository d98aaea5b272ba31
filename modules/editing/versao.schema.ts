import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';

/** The version as the body of a PUT may carry it (D39). */
export const COM_VERSAO = {
  versao: z.number().int().nullish().describe('Versão que foi lida; com ela, uma alteração simultânea é recusada.'),
};

/** The version as staff read it in an answer. */
export const VERSAO = z.number().int().describe('Versão da linha, que cresce a cada alteração.');

/** Where the version of a row of a public list is read, as the description says it, and the refusal of what is none. */
export const versaoDaLista = (lista: string) =>
  `o campo versao da linha em GET ${lista}, que uma chave com catalogo:ler recebe, ou o ETag da resposta a um cadastro ou alteração; o ETag de uma leitura pública não é versão`;

/** The header by which a REST call says which version it is about. @param onde where that is read */
export const comIfMatch = (onde: string) =>
  z.string().optional().describe(`A versão que foi lida, como em "3": ${onde}. Se já é outra, 409 (ALTERADO_POR_OUTRA_PESSOA).`);

/** What an old version is answered with. */
export const VERSAO_ANTIGA = problemSchema.describe(
  'A linha já não é da versão que foi lida (ALTERADO_POR_OUTRA_PESSOA): leia de novo, e decida com o que está lá.',
);

/** What the description of a deletion says of versions. */
export const DA_VERSAO_EXCLUIDA =
  'Com a versão lida em If-Match, só é excluído o que foi lido: se mudou desde então, 409. Sem ele, é excluído como estiver.';

/** What the description of the interface says of versions. */
export const DA_VERSAO =
  'Altera só os campos informados. A versão lida vai no campo versao ou no cabeçalho If-Match, e uma antiga responde 409; ' +
  'sem nenhum dos dois a alteração é feita, e o histórico diz que foi sem conferir a versão. A resposta traz a nova em ETag.';

/** The rows as the public reads them: versions are the staff's. */
export function semVersao<Row extends { versao: number }>(rows: readonly Row[]): Omit<Row, 'versao'>[] {
  return rows.map(({ versao: _versao, ...row }) => row);
}
