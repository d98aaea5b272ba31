import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { textoLongo } from '../../platform/portuguese.ts';
import { MAIOR_EMAIL } from '../contact/email.ts';
import { vigenteDoTipo, type Contratos } from '../contract/contrato.service.ts';
import { MAIOR_TOKEN } from '../verification/token.ts';
import { COMO_TER_UM_TOKEN } from '../verification/verificacao.schema.ts';
import { MAIOR_REFERENCIA } from './identificador.ts';
import { ROTULOS } from './tipoDominio.ts';
import type { EntradaDeAssinatura } from './novaAssinatura.ts';

// What each field may hold is the service's to say; null says as much as a field that is not there.
const lido = (max: number) =>
  z
    .union([z.string().max(MAIOR_TOKEN, textoLongo(max)), z.number()], {
      error: 'Deve ser um texto ou um número.',
    })
    .nullish();
const dado = lido(MAIOR_TOKEN);
/** A text of which the service takes so many characters at most: said, so that other systems can keep it, and refused where all else of it is. */
const ate = (maxLength: number) => lido(maxLength).meta({ maxLength });

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
  selectedSystem: ate(60).describe('Sistema operacional; sem ele, o primeiro que o plano oferece.'),
  espaco_adicional: dado.describe('Espaço adicional, em GB.'),
  ip_adicional: dado.describe('Quantidade de IPs adicionais.'),
  cupom: ate(60).describe('Código do cupom, sem distinguir maiúsculas.'),
};

/** By whom, and in the place of which order: what a coupon may depend on. */
const DE_QUEM = {
  email: ate(MAIOR_EMAIL).describe('E-mail principal.'),
  cpf_cnpj: dado.describe('CPF ou CNPJ, com pontuação ou sem; o CNPJ pode ter letras.'),
  substitui: ate(MAIOR_REFERENCIA).describe(
    'Chave do pedido que este corrige, quando a resposta dele se perdeu, entre aspas ou não; com uma chave de acesso, também o clienteIdB, o código curto ou a referenciaExterna dele, e o que não é de nenhum é recusado (SUBSTITUI_RECUSADO): repita quando ele tiver chegado.',
  ),
  captchaToken: dado.describe(COMO_TER_UM_TOKEN),
};

/** The payload of section 3.4, its names as written; what they mean to the service is in `NOMES`. */
export const temporarioSchema = z
  .strictObject({
    nome: ate(150).describe('Nome ou razão social; obrigatório aqui ou em empresa.'),
    empresa: ate(150).describe('O mesmo valor de nome, que pode vir só aqui.'),
    email: DE_QUEM.email,
    email_copia: ate(MAIOR_EMAIL).describe('E-mail alternativo.'),
    cpf_cnpj: DE_QUEM.cpf_cnpj,
    cep: dado.describe('CEP, com hífen ou sem.'),
    endereco: ate(150).describe('Rua, avenida ou outro logradouro.'),
    numero: ate(20).describe('Número no logradouro.'),
    complemento: ate(150),
    estado: dado.describe('Sigla da UF.'),
    cidade: ate(150),
    bairro: ate(150),
    tel_cel: ate(30).describe('Celular ou WhatsApp, com DDD.'),
    dominio: ate(253).describe('Domínio que o cliente tem ou quer registrar.'),
    dominio_registro: dado.describe(
      `Um destes: ${ROTULOS.join('; ')}; nas reticências, o que for. Sem ele, um domínio conta como já registrado, e nenhum como subdomínio grátis.`,
    ),
    plano: ate(2000).describe('Descrição do plano; usada só sem planoId.'),
    planoId: dado.describe('Identificador do plano. Sem ele o pedido é aceito e marcado como valor não conferido.'),
    envio: dado,
    cliente_usuario: dado,
    cliente_revenda: dado,
    cliente_adicional: dado,
    indicacao: ate(60).describe('Como conheceu a empresa.'),
    infoAdicional: ate(2000).describe('O que mais o cliente escreveu.'),
    data_cadastro: dado.describe('Ignorado: vale o dia do servidor.'),
    valor: dado.describe('Total em reais que o visitante viu; é conferido quando há planoId.'),
    planoVisto: ate(5000).describe(
      'O plano como o visitante o viu, no texto “família: nome. itens separados por ponto e vírgula.”. Com ele, um plano que já é outro é recusado (PLANO_ATUALIZADO), com o texto de agora em campos; sem ele, só o total é conferido.',
    ),
    contrato: dado.describe(
      'Versão do contrato que quem assina aceitou: o SHA-256 que contrato.versao diz em GET /api/planos/buscar/{id}, e de Plano em GraphQL. Uma que já não é a de hoje é recusada (CONTRATO_ATUALIZADO), com a de agora em campos; sem planoId serve a de qualquer contrato de hoje, e campos não diz nenhuma. Sem ela, nenhum foi aceito; vazia, o pedido é recusado.',
    ),
    captchaToken: DE_QUEM.captchaToken,
    ...ESCOLHAS,
    valor_espaco_adicional: dado.describe('Valor do espaço adicional no período, em reais; com planoId o servidor o calcula.'),
    valor_ip_adicional: dado.describe('Valor dos IPs adicionais no período, em reais; com planoId o servidor o calcula.'),
    substitui: DE_QUEM.substitui,
    chave: ate(100).describe('Chave de idempotência, de 8 a 100 caracteres, se não vier no cabeçalho Idempotency-Key.'),
  })
  .meta({
    // What is missing the service names, each with its sentence; readers of the document want to know it before.
    required: ['email', 'cpf_cnpj', 'cep', 'endereco', 'bairro', 'cidade', 'estado', 'pagamento', 'valor'],
  });

/** The same with its example, which accepts the contract of a shop. @param contratos those of now */
export function temporarioComExemplo(contratos: Contratos) {
  return temporarioSchema.meta({ examples: [{ ...EXEMPLO, contrato: vigenteDoTipo(contratos, 'PHP').versao }] });
}

export type Temporario = z.infer<typeof temporarioSchema>;

/** What a quote is asked with, as an order says it. */
export const cotacaoSchema = z
  .strictObject({ planoId: dado.describe('Identificador do plano.'), ...ESCOLHAS, ...DE_QUEM })
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
