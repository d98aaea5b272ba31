import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { LONGO } from '../../platform/portuguese.ts';
import { MAIOR_TOKEN } from '../verification/token.ts';
import { COMO_TER_UM_TOKEN } from '../verification/verificacao.schema.ts';
import { ROTULOS } from './tipoDominio.ts';
import type { EntradaDeAssinatura } from './novaAssinatura.ts';

// What each field may hold is the service's to say; null says as much as a field that is not there.
const dado = z
  .union([z.string().max(MAIOR_TOKEN), z.number()], {
    error: ({ input }) => (typeof input === 'string' ? LONGO.error : 'Deve ser um texto ou um número.'),
  })
  .nullish();

/** An order of the first plan of the demonstration, with a key that has `pedidos:criar`. */
const EXEMPLO = {
  nome: 'Maria Aparecida de Souza',
  email: 'maria@empresa.com.br',
  cpf_cnpj: '529.982.247-25',
  cep: '01310-100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
  tel_cel: '11 99999-0000',
  dominio: 'minhaempresa.com.br',
  planoId: 1,
  pagamento: 12,
  valor: 151.98,
};

/** What is chosen of a plan, spelt as in the payload of section 3.4. */
const ESCOLHAS = {
  pagamento: dado.describe('Meses pagos de uma vez: 1, 6, 12 ou 24, conforme a família do plano.'),
  selectedSystem: dado.describe('Sistema operacional; sem ele, o primeiro que o plano oferece.'),
  espaco_adicional: dado.describe('Espaço adicional, em GB.'),
  ip_adicional: dado.describe('Quantidade de IPs adicionais.'),
  cupom: dado.describe('Código do cupom, sem distinguir maiúsculas.'),
};

/** The payload of section 3.4, its names as written; what they mean to the service is in `NOMES`. */
export const temporarioSchema = z
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
    dominio: dado,
    dominio_registro: dado.describe(
      `Um destes: ${ROTULOS.join('; ')}; nas reticências, o que for. Sem ele, um domínio conta como já registrado, e nenhum como subdomínio grátis.`,
    ),
    plano: dado.describe('Descrição do plano; usada só sem planoId.'),
    planoId: dado.describe('Identificador do plano. Sem ele o pedido é aceito e marcado como valor não conferido.'),
    envio: dado,
    cliente_usuario: dado,
    cliente_revenda: dado,
    cliente_adicional: dado,
    indicacao: dado,
    infoAdicional: dado,
    data_cadastro: dado.describe('Ignorado: vale o dia do servidor.'),
    valor: dado.describe('Total em reais que o visitante viu; é conferido quando há planoId.'),
    planoVisto: dado.describe(
      'O plano como o visitante o viu, no texto “família: nome. itens separados por ponto e vírgula.”. Com ele, um plano que já é outro é recusado (PLANO_ATUALIZADO), com o texto de agora em campos; sem ele, só o total é conferido.',
    ),
    contrato: dado.describe(
      'Versão do contrato que quem assina aceitou: o SHA-256 que contrato.versao de Plano diz em GraphQL. Uma que já não é a de hoje é recusada (CONTRATO_ATUALIZADO), com a de agora em campos. Sem ela, nenhum foi aceito; vazia, o pedido é recusado.',
    ),
    captchaToken: dado.describe(COMO_TER_UM_TOKEN),
    ...ESCOLHAS,
    valor_espaco_adicional: dado.describe('Valor do espaço adicional no período, em reais; com planoId o servidor o calcula.'),
    valor_ip_adicional: dado.describe('Valor dos IPs adicionais no período, em reais; com planoId o servidor o calcula.'),
    substitui: dado.describe('Chave do pedido que este corrige, quando a resposta dele se perdeu.'),
    chave: dado.describe('Chave de idempotência, de 8 a 100 caracteres, se não vier no cabeçalho Idempotency-Key.'),
  })
  .meta({
    // What is missing the service names, each with its sentence; readers of the document want to know it before.
    required: ['email', 'cpf_cnpj', 'cep', 'endereco', 'bairro', 'cidade', 'estado', 'pagamento', 'valor'],
    examples: [EXEMPLO],
  });

export type Temporario = z.infer<typeof temporarioSchema>;

/** What a quote is asked with, as an order says it. */
export const cotacaoSchema = z
  .strictObject({ planoId: dado.describe('Identificador do plano.'), ...ESCOLHAS })
  .meta({ required: ['planoId', 'pagamento'], examples: [{ planoId: 1, pagamento: 12 }] });

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

/** What a service takes: the payload under the service's names, its numbers as text, so that both are read alike. */
export function paraServico(corpo: Partial<Temporario>): EntradaDeAssinatura {
  const entrada = Object.entries(corpo).map(([campo, conteudo]) => [
    NOMES[campo as keyof Temporario] ?? campo,
    typeof conteudo === 'number' ? String(conteudo) : conteudo,
  ]);
  return Object.fromEntries(entrada);
}

/** Errors name the fields as the payload does. */
export function paraRest(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const nomes = new Map(Object.entries(NOMES).map(([fora, dentro]) => [dentro, fora]));
  const fields = error.fields.map(({ campo, mensagem }) => ({ campo: nomes.get(campo) ?? campo, mensagem }));
  throw new DomainError(error.kind, error.code, error.message, { fields, cause: error, retryAfter: error.retryAfter });
}
