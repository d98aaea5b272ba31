import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/validation.ts';
import { maquinaQuePede, visitorOf } from '../admin/access.service.ts';
import type { Services } from '../services.ts';
import { criarAssinatura, type CheckoutParts } from './assinatura.service.ts';
import { paraRest, paraServico, temporarioComExemplo, type Temporario } from './temporario.schema.ts';
import { ROTULOS, tipoDoRotulo, type TipoDominio } from './tipoDominio.ts';
import { semAspas } from '../editing/chave.ts';
import { chaveDoCabecalho, dizerRepetido } from '../editing/chave.schema.ts';

/** REST door of the orders (section 7.1). */
export const assinaturaRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'accessControl' | 'callerOf' | 'checkout'>> = async (
  app,
  { fork, accessControl, callerOf, checkout },
) => {
  app.post(
    '/api/temporarios/salvar',
    {
      schema: {
        tags: ['Assinaturas'],
        operationId: 'registrarAssinatura',
        summary: 'Registra uma assinatura',
        description:
          'Responde depois de gravar. Repetida com a mesma chave e os mesmos dados, responde a primeira e não cria outra; com outros dados é recusada. Com uma chave de acesso que tem pedidos:criar, não há verificação contra robôs.',
        headers: z.object({
          'idempotency-key': z
            .string()
            .optional()
            .describe(
              'Chave de idempotência, sorteada (um UUID; de 8 a 100 caracteres, sem acentos nem vírgulas), entre aspas ou não: uma que se adivinha pode ser usada antes por outro. Repetida com os mesmos dados, por ela ou por chave, a resposta é o pedido da primeira vez, com Idempotent-Replayed: true.',
            ),
        }),
        body: temporarioComExemplo(checkout.contratos),
        response: {
          200: z.object({
            clienteIdB: z.string().describe('Identificador público.'),
            codigo: z.string().describe('Código curto, como K7M4-2Q9X: é o que se diz por telefone ou mensagem.'),
            valor: z.number().describe('Total registrado, em reais.'),
          }),
          400: problemSchema,
          404: problemSchema.describe('O cupom não existe (CUPOM_INVALIDO).'),
          409: problemSchema.describe(
            'O valor mudou (VALOR_ATUALIZADO; o novo total vem em campos), o plano mudou (PLANO_ATUALIZADO; o texto de agora vem em campos), o contrato mudou (CONTRATO_ATUALIZADO; com planoId, a versão de agora vem em campos), a chave já tem outro pedido (CHAVE_REUTILIZADA) ou, de uma máquina, foi encerrada antes de o pedido chegar (ATO_ENCERRADO), ou, com uma chave de acesso, substitui não diz um pedido que este possa corrigir, ou diz dois (SUBSTITUI_RECUSADO).',
          ),
          429: problemSchema,
          503: problemSchema.describe(
            'Muitos envios com uma chave esperam pelo primeiro, que ainda está sendo registrado (PEDIDO_EM_ANDAMENTO): repita depois de Retry-After, com a mesma chave.',
          ),
        },
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      const ler = () => {
        const chave = lerChave(chaveDoCabecalho(headers['idempotency-key']), body.chave);
        const dito = paraServico({ ...body, nome: lerNome(body), empresa: undefined });
        return { ...dito, ...lerDominio(body, checkout), chave };
      };
      const access = await accessControl.recognise(request);
      const quem = { caller: callerOf(visitorOf(request, access)), maquina: maquinaQuePede(access) };
      const { repetida, ...pedido } = await criarAssinatura(fork(), checkout, ler, new Date(), quem).catch(paraRest);
      return dizerRepetido(reply, repetida).send(pedido);
    },
  );
};

/** The key of the header or of the body; without either, a new one. @throws `CHAVE_DIVERGENTE` when they are two */
function lerChave(cabecalho: string | undefined, corpo: Temporario['chave']): string {
  const noCorpo = semAspas(String(corpo ?? ''));
  if (cabecalho && noCorpo && cabecalho !== noCorpo)
    throw refuseField(
      'chave',
      'CHAVE_DIVERGENTE',
      'A chave do cabeçalho Idempotency-Key e a do corpo são diferentes. Envie uma só.',
    );
  // One that is there and empty is refused like any other that is too short: whoever meant to send one has no protection otherwise.
  return cabecalho ?? (corpo == null ? randomUUID() : noCorpo);
}

/** The one name that nome and empresa are both set to (section 3.4). @throws `EMPRESA_DIVERGENTE` when they are two */
function lerNome(body: Temporario): Temporario['nome'] {
  const { empresa } = body;
  const nome = String(body.nome ?? '').trim() === '' ? (empresa ?? body.nome) : body.nome;
  if (empresa != null && empresa !== '' && String(empresa).trim() !== String(nome).trim()) throw empresaDivergente();
  return nome;
}

function empresaDivergente(): DomainError {
  const mensagem = 'Os campos nome e empresa levam o mesmo valor. Envie um só, ou os dois iguais.';
  const fields = ['nome', 'empresa'].map((campo) => ({ campo, mensagem }));
  return new DomainError('invalid', 'EMPRESA_DIVERGENTE', mensagem, { fields });
}

/** The label and the domain in the service's terms; the placeholder stands for a free subdomain (section 4.1). */
function lerDominio(body: Temporario, { placeholderDomain }: CheckoutParts): { tipoDominio: TipoDominio; dominio: string } {
  const dominio = String(body.dominio ?? '').trim();
  const livre = dominio === '' || dominio.toLowerCase() === placeholderDomain;
  const rotulo = String(body.dominio_registro ?? '').trim();
  const tipoDominio = rotulo ? tipoDoRotulo(rotulo) : livre ? 'subdominio' : 'ja-tenho';
  if (!tipoDominio)
    throw refuseField('dominio_registro', 'ROTULO_DESCONHECIDO', `Use um dos rótulos de domínio: ${ROTULOS.join('; ')}.`);
  return { tipoDominio, dominio: tipoDominio === 'subdominio' && livre ? '' : dominio };
}
