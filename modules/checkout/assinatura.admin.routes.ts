import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import type { Portaria } from '../admin/acesso.service.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { percorrerAssinaturas } from './assinatura.admin.service.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { exportarAssinaturas } from './exportacao.service.ts';

// A form leaves what is not chosen empty.
const opcional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((dado) => dado || undefined, schema.optional());

const filtroSchema = z.object({
  busca: opcional(z.string().max(200)).describe('Nome, e-mail, CPF/CNPJ, domínio ou identificador.'),
  status: opcional(z.enum(Object.values(AssinaturaStatus))).describe('Status.'),
  planoTipo: opcional(z.enum(Object.values(PlanoTipo))).describe('Família do plano.'),
  periodo: opcional(z.coerce.number().int()).describe('Meses.'),
  de: opcional(z.iso.date()).describe('Primeiro dia.'),
  ate: opcional(z.iso.date()).describe('Último dia.'),
});

/** The export of the orders, which a browser downloads (D27). */
export const assinaturaAdminRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; portaria: Portaria }> = async (
  app,
  { fork, portaria },
) => {
  app.addHook('onRequest', portaria.guardar);

  app.get(
    '/api/assinaturas/exportar',
    {
      schema: {
        tags: ['Administração'],
        summary: 'Exporta assinaturas em CSV',
        description: 'UTF-8, ponto e vírgula, vírgula decimal; nenhuma célula é lida como fórmula.',
        querystring: filtroSchema,
        produces: ['text/csv'],
      },
    },
    (request, reply) => {
      const nome = `assinaturas-${businessDay(new Date())}.csv`;
      reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${nome}"`);
      return reply.send(exportarAssinaturas(percorrerAssinaturas(fork(), request.query)));
    },
  );
};
