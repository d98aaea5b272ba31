import { z } from 'zod';
import { lerTabela } from '../editing/campo.ts';
import { NO_REST } from './anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { INSTANTE } from '../editing/resposta.schema.ts';
import { COMBINADO } from './combinado.ts';
import { ENTREGA } from './ditoDaFamilia.service.ts';
import { MotivoDoCancelamento } from './motivo.ts';
import { temporarioSchema } from './temporario.schema.ts';
import { TIPOS_DOMINIO } from './tipoDominio.ts';

const { substituiId: _corrige, substituidaPorId: _corrigida, ...ditos } = assinaturaCampos.shape;

/** Of these what is stored is the catalogue's own words, not what was sent. */
const DO_CATALOGO = new Set(['plano', 'selectedSystem', 'cupom']);

const campos = lerTabela(z.object(ditos)).map(({ nome, descricao }) => {
  const dito = nome in NO_REST ? NO_REST[nome as keyof typeof NO_REST] : nome;
  return [dito, descrever(ditos[nome as keyof typeof ditos], dito, descricao)] as const;
});

/** What a field is, and how long a text the door took into it. That is said, not looked at: what is stored is answered as it is. */
function descrever(schema: z.ZodType, nome: string, description: string): z.ZodType {
  const enviado = (temporarioSchema.shape as Partial<Record<string, z.ZodType>>)[nome];
  const maxLength = DO_CATALOGO.has(nome) ? undefined : enviado?.meta()?.maxLength;
  return schema.meta({ description, maxLength });
}

/** An order as other systems read it: what is stored, under the names of `POST /api/temporarios/salvar`, and what has become of it. */
export const pedidoSchema = z
  .object({
    versao: z.int().describe('Versão deste formato; campos podem ser acrescentados sem que mude.'),
    ...Object.fromEntries(campos),
    linhas: z
      .array(
        z.object({
          descricao: z.string().describe('O que é, com o período.'),
          valor: z.number().describe('Valor no período, em reais; negativo quando desconta.'),
        }),
      )
      .describe(
        'Plano, espaço e IPs adicionais, desconto do período e cupom, o que houver, como numa cotação; somam valor, ao centavo. Vazia quando o valor não foi conferido, ou já não se sabe de que partes é. O registro de um domínio não está no valor.',
      ),
    substitui: z.string().nullable().describe('Identificador público do pedido que este corrige.'),
    substituidoPor: z
      .string()
      .nullable()
      .describe(
        'Identificador público do pedido que corrige este, seja qual for o status deste; fica também depois que aquele é cancelado: se um pedido vale dizem status, noLugar e liberado.',
      ),
    noLugar: z
      .string()
      .nullable()
      .describe(
        'Identificador público do pedido que vale no lugar deste, se este foi cancelado ou substituído: o que o corrige ou, cancelado este, o que ele corrigia, que volta a esperar; null quando este vale, ou nenhum vale. Quando passa a ser outro, o pedido conta como alterado.',
      ),
    pagoPorOutro: z
      .string()
      .nullable()
      .describe(
        'Identificador público do pedido do mesmo cliente cujo pagamento conta para este, que vale e não tem outro: não o cobre de novo; a equipe acerta a diferença. null quando não há, e quando a correção deste que vale foi paga: cobra-se e entrega-se por aquela.',
      ),
    entrega: z.string().describe(ENTREGA.entrega),
    liberado: z.boolean().describe(ENTREGA.liberado),
    status: z.enum(AssinaturaStatus).describe('Em que pé está.'),
    referenciaExterna: z.string().nullable().describe('Como o outro sistema o chama.'),
    tipoDominio: z.enum(TIPOS_DOMINIO).nullable().describe(COMBINADO.tipoDominio),
    registroPorAno: z.number().nullable().describe(COMBINADO.registroPorAno),
    cobraAntes: z.boolean().describe(COMBINADO.cobraAntes),
    contrato: z
      .object({
        versao: z.string().describe('SHA-256 do texto.'),
        aceitoEm: INSTANTE.describe('Quando foi aceito (ISO 8601).'),
      })
      .nullable()
      .describe('O contrato que foi aceito; null quando nenhum foi.'),
    pagaEm: INSTANTE.nullable().describe('Quando foi pago (ISO 8601).'),
    pagamentoId: z
      .string()
      .nullable()
      .describe(
        'Qual pagamento é: o mesmo em todos os pedidos a que foi junto. null sem pagamento, e quando foi anotado por uma versão anterior. Se um pedido cancelado e o que vale no lugar dele têm dois, e não foi só levado de um ao outro, o do cancelado é para devolver.',
      ),
    criadaEm: INSTANTE.describe('Quando chegou (ISO 8601).'),
    alteradoEm: INSTANTE.describe('Quando mudou pela última vez (ISO 8601).'),
  })
  .meta({ id: 'Pedido', description: 'Uma assinatura registrada, como outros sistemas a leem.' });

/** What whoever may write of orders, and not read them, is answered over GraphQL: what it is called, and what is written. */
export const CAMPOS_DO_ATENDIMENTO = [
  'id',
  'versao',
  'clienteIdB',
  'codigo',
  'noLugar',
  'status',
  'statusEm',
  'motivo',
  'pagaEm',
  'referenciaExterna',
  'alteradoEm',
] as const;

/** The same over REST, under the names of `pedidoSchema`. */
export const pedidoAtendidoSchema = pedidoSchema
  .pick({ versao: true, noLugar: true, status: true, referenciaExterna: true, pagaEm: true, alteradoEm: true })
  .extend({
    clienteIdB: z.string().describe('Identificador público.'),
    codigo: z.string().describe('Código curto.'),
    motivo: z.enum(MotivoDoCancelamento).nullable().describe('Por que está cancelado; null quando não foi dito, ou não está.'),
  })
  .meta({ id: 'PedidoAtendido', description: 'O que se responde de um pedido a uma chave sem pedidos:ler.' });
