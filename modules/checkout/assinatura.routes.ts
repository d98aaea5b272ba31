import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { visitorAt } from '../../platform/http/visitor.ts';
import { refuseField } from '../../platform/validation.ts';
import type { Services } from '../services.ts';
import { MAIOR_TOKEN } from '../verification/token.ts';
import { COMO_TER_UM_TOKEN } from '../verification/verificacao.schema.ts';
import { criarAssinatura, type CheckoutParts } from './assinatura.service.ts';
import { ROTULOS, tipoDoRotulo, type TipoDominio } from './tipoDominio.ts';
import { LONGO } from '../../platform/portuguese.ts';

// What each field may hold is the service's to say; null says as much as a field that is not there.
const dado = z
  .union([z.string().max(MAIOR_TOKEN), z.number()], {
    error: ({ input }) => (typeof input === 'string' ? LONGO.error : 'Deve ser um texto ou um número.'),
  })
  .nullish();

/** The payload of section 3.4, its names as written; what they mean to the service is in `NOMES`. */
const temporarioSchema = z
  .strictObject({
    nome: dado.describe('Nome ou razão social; obrigatório aqui ou em empresa.'),
    empresa: dado.describe('O mesmo valor de nome, que pode vir só aqui.'),
    email: dado,
    email_copia: dado,
    cpf_cnpj: dado,
    cep: dado,
    endereco: dado,
    numero: dado,
    complemento: dado,
    estado: dado,
    cidade: dado,
    bairro: dado,
    tel_cel: dado,
    pagamento: dado.describe('Meses pagos de uma vez: 1, 6, 12 ou 24.'),
    dominio: dado,
    dominio_registro: dado.describe(
      'Rótulo do tipo de domínio (seção 3.4). Sem ele, um domínio conta como já registrado, e nenhum como subdomínio grátis.',
    ),
    plano: dado.describe('Descrição do plano; usada só sem planoId.'),
    planoId: dado.describe('Identificador do plano. Sem ele o pedido é aceito e marcado como valor não conferido.'),
    envio: dado,
    cliente_usuario: dado,
    cliente_revenda: dado,
    cliente_adicional: dado,
    indicacao: dado,
    cupom: dado,
    infoAdicional: dado,
    data_cadastro: dado.describe('Ignorado: vale o dia do servidor.'),
    valor: dado.describe('Total em reais que o visitante viu; é conferido quando há planoId.'),
    planoVisto: dado.describe(
      'O plano como o visitante o viu, no texto “família: nome. itens separados por ponto e vírgula.”. Com ele, um plano que já é outro é recusado (PLANO_ATUALIZADO), com o texto de agora em campos; sem ele, só o total é conferido.',
    ),
    captchaToken: dado.describe(COMO_TER_UM_TOKEN),
    selectedSystem: dado.describe('Sistema operacional; sem ele, o primeiro que o plano oferece.'),
    espaco_adicional: dado,
    valor_espaco_adicional: dado.describe('Valor do espaço adicional no período, em reais; com planoId o servidor o calcula.'),
    ip_adicional: dado,
    valor_ip_adicional: dado.describe('Valor dos IPs adicionais no período, em reais; com planoId o servidor o calcula.'),
    substitui: dado.describe('Chave do pedido que este corrige, quando a resposta dele se perdeu.'),
    chave: dado.describe('Chave de idempotência, se não vier no cabeçalho Idempotency-Key.'),
  })
  .meta({
    // What is missing the service names, each with its sentence; readers of the document want to know it before.
    required: ['email', 'cpf_cnpj', 'cep', 'endereco', 'bairro', 'cidade', 'estado', 'pagamento', 'valor'],
  });

type Temporario = z.infer<typeof temporarioSchema>;

/** Names of the payload on the left, of the service on the right. */
const NOMES: Partial<Record<keyof Temporario, string>> = {
  nome: 'nomeEmpresa',
  email: 'emailPrincipal',
  email_copia: 'emailAlternativo',
  cpf_cnpj: 'cpfCnpj',
  tel_cel: 'telefone',
  pagamento: 'periodo',
  cliente_usuario: 'clienteUsuario',
  cliente_revenda: 'clienteRevenda',
  cliente_adicional: 'clienteAdicional',
  espaco_adicional: 'espacoAdicional',
  ip_adicional: 'ipAdicional',
  valor_espaco_adicional: 'valorEspacoAdicional',
  valor_ip_adicional: 'valorIpAdicional',
};

/** REST door of the orders (section 7.1). */
export const assinaturaRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'callerOf' | 'checkout'>> = async (
  app,
  { fork, callerOf, checkout },
) => {
  app.post(
    '/api/temporarios/salvar',
    {
      schema: {
        tags: ['Assinaturas'],
        summary: 'Registra uma assinatura',
        description:
          'Responde depois de gravar. Repetida com a mesma chave e os mesmos dados, responde a primeira e não cria outra; com outros dados é recusada.',
        headers: z.object({
          'idempotency-key': z
            .string()
            .optional()
            .describe('Chave de idempotência, sorteada (um UUID): uma que se adivinha pode ser usada antes por outro.'),
        }),
        body: temporarioSchema,
        response: {
          200: z.object({
            clienteIdB: z.string().describe('Identificador público.'),
            valor: z.number().describe('Total registrado, em reais.'),
          }),
          400: problemSchema,
          404: problemSchema.describe('O cupom não existe (CUPOM_INVALIDO).'),
          409: problemSchema.describe(
            'O valor mudou (VALOR_ATUALIZADO; o novo total vem em campos), o plano mudou (PLANO_ATUALIZADO; o texto de agora vem em campos), ou a chave já tem outro pedido (CHAVE_REUTILIZADA).',
          ),
          429: problemSchema,
        },
      },
    },
    async ({ body, headers, ip }) => {
      const ler = () => {
        const chave = lerChave(headers['idempotency-key'], body.chave);
        return { ...paraServico(body), ...lerDominio(body, checkout), chave };
      };
      const caller = callerOf(visitorAt(ip));
      const { clienteIdB, valor } = await criarAssinatura(fork(), checkout, ler, new Date(), caller).catch(paraRest);
      return { clienteIdB, valor };
    },
  );
};

/** The key of the header or of the body, or a new one. @throws `CHAVE_DIVERGENTE` when they are two */
function lerChave(cabecalho: string | undefined, corpo: Temporario['chave']): string {
  const noCorpo = String(corpo ?? '');
  if (cabecalho && noCorpo && cabecalho !== noCorpo)
    throw refuseField(
      'chave',
      'CHAVE_DIVERGENTE',
      'A chave do cabeçalho Idempotency-Key e a do corpo são diferentes. Envie uma só.',
    );
  return cabecalho || noCorpo || randomUUID();
}

/** What the service takes. @throws `EMPRESA_DIVERGENTE`: nome and empresa are both set to the same name (section 3.4) */
function paraServico({ empresa, ...body }: Temporario): Record<string, unknown> {
  const nome = String(body.nome ?? '').trim() === '' ? (empresa ?? body.nome) : body.nome;
  if (empresa != null && empresa !== '' && String(empresa).trim() !== String(nome).trim()) throw empresaDivergente();
  const entrada = Object.entries({ ...body, nome }).map(([campo, conteudo]) => [
    NOMES[campo as keyof Temporario] ?? campo,
    typeof conteudo === 'number' ? String(conteudo) : conteudo,
  ]);
  return Object.fromEntries(entrada);
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

/** Errors name the fields as the payload does. */
function paraRest(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const nomes = new Map(Object.entries(NOMES).map(([fora, dentro]) => [dentro, fora]));
  const fields = error.fields.map(({ campo, mensagem }) => ({ campo: nomes.get(campo) ?? campo, mensagem }));
  throw new DomainError(error.kind, error.code, error.message, { fields, cause: error, retryAfter: error.retryAfter });
}
