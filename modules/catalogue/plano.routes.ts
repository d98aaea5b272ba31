import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { contratoDoPlano } from '../contract/contrato.service.ts';
import { semVersao } from '../editing/versao.schema.ts';
import type { Services } from '../services.ts';
import { listarTodosOsPlanos } from './plano.admin.service.ts';
import { planoBuscadoSchema, planoListadoSchema } from './plano.schema.ts';
import { mostrarPlanoAtivo, listarPlanosAtivos } from './plano.service.ts';

/** REST door of the plans (section 7). */
export const planoRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'accessControl' | 'checkout'>> = async (
  app,
  { fork, accessControl, checkout },
) => {
  app.get(
    '/api/planos/listarativos',
    {
      config: { kept: ['planos'] },
      schema: {
        tags: ['Planos'],
        operationId: 'listarPlanos',
        summary: 'Lista os planos à venda',
        description:
          'Todos os planos ativos, de todas as famílias, por ordem crescente. Ao administrador, também os inativos, e de cada um a versao que uma alteração confere.',
        response: { 200: z.array(planoListadoSchema) },
      },
    },
    async (request) =>
      (await accessControl.recognise(request)) ? listarTodosOsPlanos(fork()) : semVersao(await listarPlanosAtivos(fork())),
  );

  app.get(
    '/api/planos/buscar/:id',
    {
      config: { kept: ['planos'] },
      schema: {
        tags: ['Planos'],
        operationId: 'buscarPlano',
        summary: 'Busca um plano à venda',
        description:
          'Com o contrato que vale para quem o assina hoje. Um plano fora de venda não existe aqui. Para alterar um plano, a versao vem de GET /api/planos/listarativos, a uma chave com catalogo:ler: o ETag daqui não é versão.',
        params: z.object({ id: z.string().describe('Identificador do plano.') }),
        response: { 200: planoBuscadoSchema, 404: problemSchema },
      },
    },
    async ({ params }) => {
      const plano = await mostrarPlanoAtivo(fork(), params.id);
      if (!plano) throw new DomainError('not-found', 'PLANO_NAO_ENCONTRADO', 'Plano não encontrado ou fora de venda.');
      return { ...plano, contrato: contratoDoPlano(checkout.contratos, plano) };
    },
  );
};
