import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import { csvInstant, writeCsv, type Coluna } from '../../platform/csv.ts';
import { autorDe, type Portaria } from '../admin/acesso.service.ts';
import type { LinhaAtendida } from './atendimento.service.ts';
import { lerTabela, type CampoDescrito, type Campos } from './campo.ts';
import type { HandledService } from './handled.service.ts';

interface ExportDoor<Row extends LinhaAtendida> {
  /** Of the address and of the file: `mensagens`. */
  nome: string;
  schema: z.ZodObject<Campos>;
  /** Field that tells a row apart outside of the shop: it stands beside the key. */
  identificador?: string;
  filtro: z.ZodType;
  servico: HandledService<Row>;
}

/** The export of rows that are handled, which a browser downloads (D27). */
export function exportRoute<Row extends LinhaAtendida>({ nome, schema, identificador, filtro, servico }: ExportDoor<Row>) {
  const colunas = colunasDe(schema, identificador);
  const route: FastifyPluginAsyncZod<{ fork: () => EntityManager; portaria: Portaria }> = async (app, { fork, portaria }) => {
    app.addHook('onRequest', portaria.guardar);

    app.get(
      `/api/${nome}/exportar`,
      {
        schema: {
          tags: ['Administração'],
          summary: `Exporta ${nome} em CSV`,
          description: 'UTF-8, ponto e vírgula, vírgula decimal; nenhuma célula é lida como fórmula.',
          querystring: filtro,
          produces: ['text/csv'],
        },
      },
      async (request, reply) => {
        const linhas = await servico.retirar(fork(), request.query, autorDe(request));
        reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
        reply.header('content-disposition', `attachment; filename="${nome}-${businessDay(new Date())}.csv"`);
        return reply.send(writeCsv(colunas, linhas));
      },
    );
  };
  return route;
}

type Exportada = LinhaAtendida & { nota: string };

/** How a row is handled, its fields, and what staff have noted. */
function colunasDe(schema: z.ZodObject<Campos>, identificador: string | undefined): readonly Coluna<Exportada>[] {
  const campos = lerTabela(schema).filter(({ arquivo }) => arquivo !== null);
  const coluna = (campo: CampoDescrito): Coluna<Exportada> => [
    campo.arquivo ?? campo.nome,
    (linha) => celula(campo, linha[campo.nome as never]),
  ];
  return [
    ['id', ({ id }) => id],
    ...campos.filter(({ nome }) => nome === identificador).map(coluna),
    ['criada em', ({ criadaEm }) => csvInstant(criadaEm)],
    ['status', ({ status }) => status],
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
