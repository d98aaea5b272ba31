import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PlanoTipo } from '../catalogue/plano.ts';
import { familiasComOpcoes, type FamiliaComOpcoes } from './opcoes.ts';

const tipoSchema = z.enum(Object.values(PlanoTipo));
const extraSchema = z.object({
  quantidade: z.int().describe('GB de espaço, ou IPs: o que espacoAdicional ou ipAdicional leva.'),
  valor: z.number().describe('Preço por mês, em reais, antes do desconto do período.'),
});
const familiaSchema = z.object({
  tipo: tipoSchema.describe('Tipo da família, e dos seus planos fora de promoção.'),
  tipos: z.array(tipoSchema).describe('Valores de planoTipo que têm estas opções: o da família e os das suas promoções.'),
  nome: z.string().describe('Nome da família.'),
  rota: z.string().describe('Caminho da página dos planos.'),
  rotaAssinatura: z.string().describe('Caminho da página em que os planos são assinados; leva planoId e periodo.'),
  periodos: z.array(z.int()).describe('Períodos de pagamento, em meses pagos de uma vez.'),
  periodoPadrao: z.int().describe('Período com que as páginas abrem, em meses.'),
  sistemas: z.array(z.string()).describe('Sistemas operacionais, o padrão primeiro; vazio quando não há escolha.'),
  discos: z.array(extraSchema).describe('Espaço adicional; vazio quando não há.'),
  ips: z.array(extraSchema).describe('IPs adicionais; vazio quando não há.'),
});

/** REST door of what can be ordered; it changes with the version of the shop only. */
export const opcoesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/familias',
    {
      config: { kept: [] },
      schema: {
        tags: ['Planos'],
        operationId: 'listarFamilias',
        summary: 'Lista as famílias de planos, com o que se pode escolher',
        description:
          'Na ordem dos menus, com tudo que uma assinatura ou uma cotação aceita: períodos, sistemas, espaço e IPs adicionais. O mesmo que familias, no GraphQL, em que planoTipo se escreve com _ em vez de -.',
        response: { 200: z.array(familiaSchema) },
      },
    },
    async () => familiasComOpcoes().map(familia),
  );
};

/** A family as the schema has it, whose lists are the answer's own. */
function familia({ tipo, nome, rota, rotaAssinatura, periodos, periodoPadrao, ...listas }: FamiliaComOpcoes) {
  const { tipos, sistemas, discos, ips } = listas;
  const opcoes = { tipos: [...tipos], sistemas: [...sistemas], discos: [...discos], ips: [...ips] };
  return Object.assign(opcoes, { tipo, nome, rota, rotaAssinatura, periodos: [...periodos], periodoPadrao });
}
