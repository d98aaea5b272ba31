import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { contratoDoPlano } from '../contract/contrato.service.ts';
import { paraTodos } from '../editing/resposta.schema.ts';
import type { Services } from '../services.ts';
import { listarTodosOsPlanos } from './plano.admin.service.ts';
import { planoCampos } from './plano.campos.ts';
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
      config: { kept: ['planos', 'dia'] },
      schema: {
        tags: ['Planos'],
        operationId: 'listarPlanos',
        summary: 'Lista os planos à venda',
        description:
          'Todos os planos ativos, de todas as famílias, ao preço de hoje, por ordem crescente. Ao administrador, como estão guardados: também os inativos, com o preço de sempre e o agendado (agendadoInicio, agendadoValor …), e de cada um a versao que uma alteração confere.',
        response: { 200: z.array(planoListadoSchema) },
      },
    },
    async (request) =>
      (await accessControl.recognise(request))
        ? listarTodosOsPlanos(fork())
        : (await listarPlanosAtivos(fork())).map((plano) => paraTodos(planoCampos, plano)),
  );

  app.get(
    '/api/planos/buscar/:id',
    {
      config: { kept: ['planos', 'dia'] },
      schema: {
        tags: ['Planos'],
        operationId: 'buscarPlano',
        summary: 'Busca um plano à venda',
        description:
          'Ao preço de hoje, também com uma chave, com o contrato que vale para quem o assina hoje. Um plano fora de venda não existe aqui. Para alterar um plano, a versao vem de GET /api/planos/listarativos, a uma chave com catalogo:ler: o ETag daqui não é versão.',
        params: z.object({ id: z.string().describe('Identificador do plano.') }),
        response: { 200: planoBuscadoSchema, 404: problemSchema },
      },
    },
    async ({ params }) => {
      const plano = await mostrarPlanoAtivo(fork(), params.id);
      if (!plano) throw new DomainError('not-found', 'PLANO_NAO_ENCONTRADO', 'Plano não encontrado ou fora de venda.');
      return { ...paraTodos(planoCampos, plano), contrato: contratoDoPlano(checkout.contratos, plano) };
    },
  );
};
