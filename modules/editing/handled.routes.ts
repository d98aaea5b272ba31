import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import { csvInstant, writeCsv, type CsvColumn } from '../../platform/csv.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { authorOf, type AccessControl } from '../admin/access.service.ts';
import { lerTabela, type CampoDescrito } from './campo.ts';
import type { HandledRow } from './handledRow.ts';
import type { HandledService } from './handled.service.ts';
import { statusDe, type TabelaAtendida } from './tabela.ts';

interface ExportDoor<Row extends HandledRow> {
  /** Of the address and of the file: `mensagens`. */
  nome: string;
  schema: TabelaAtendida;
  /** Field that tells a row apart outside of the shop: it stands beside the key. */
  identificador?: string;
  filtro: z.ZodType;
  servico: HandledService<Row>;
  /** Columns behind all others, where they move none. */
  mais?: readonly CsvColumn<Row>[];
}

/** The export of rows that are handled, which a browser downloads (D27). */
export function exportRoute<Row extends HandledRow>({
  nome,
  schema,
  identificador,
  filtro,
  servico,
  mais = [],
}: ExportDoor<Row>) {
  const colunas: readonly CsvColumn<Row & Exportada>[] = [...columnsOf(schema, identificador), ...mais];
  const route: FastifyPluginAsyncZod<{ fork: () => EntityManager; accessControl: AccessControl }> = async (
    app,
    { fork, accessControl },
  ) => {
    app.addHook('onRequest', accessControl.guard);

    app.get(
      `/api/${nome}/exportar`,
      {
        schema: {
          tags: ['Administração'],
          operationId: `exportar${nome.charAt(0).toUpperCase()}${nome.slice(1)}`,
          summary: `Exporta ${nome} em CSV`,
          description: 'UTF-8, ponto e vírgula, vírgula decimal; nenhuma célula é lida como fórmula.',
          querystring: filtro,
          produces: ['text/csv'],
          response: { 200: z.any().describe('O arquivo.'), 400: problemSchema, 401: problemSchema },
        },
      },
      async (request, reply) => {
        const rows = await servico.retirar(fork(), request.query, authorOf(request));
        reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
        reply.header('content-disposition', `attachment; filename="${nome}-${businessDay(new Date())}.csv"`);
        return reply.send(writeCsv(colunas, rows));
      },
    );
  };
  return route;
}

type Exportada = HandledRow & { nota: string };

/** How a row is handled, its fields, and what staff have noted. */
function columnsOf(schema: TabelaAtendida, identificador: string | undefined): readonly CsvColumn<Exportada>[] {
  const palavras = statusDe(schema);
  const campos = lerTabela(schema).filter(({ arquivo }) => arquivo !== null);
  const coluna = (campo: CampoDescrito): CsvColumn<Exportada> => [
    campo.arquivo ?? campo.nome,
    (row) => celula(campo, row[campo.nome as never]),
  ];
  return [
    ['id', ({ id }) => id],
    ...campos.filter(({ nome }) => nome === identificador).map(coluna),
    ['criada em', ({ criadaEm }) => csvInstant(criadaEm)],
    ['status', ({ status }) => palavras[status]?.rotulo ?? status],
    ['status por', ({ statusPor }) => statusPor ?? ''],
    ...campos.filter(({ nome }) => nome !== identificador).map(coluna),
    ['nota', ({ nota }) => nota],
  ];
}

function celula({ unidade }: CampoDescrito, dado: string | number | boolean | null): string | number {
  if (dado === null) return '';
  if (typeof dado === 'boolean') return dado ? 'sim' : 'não';
  return typeof dado === 'number' && unidade === 'reais' ? dado.toFixed(2).replace('.', ',') : dado;
}
