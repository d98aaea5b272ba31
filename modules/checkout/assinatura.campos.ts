import { z } from 'zod';
import { PlanoTipo } from '../catalogue/plano.ts';
import { campoDaEquipe, type Descricao } from '../editing/campo.ts';
import { tabelaAtendida } from '../editing/tabela.ts';
import { STATUS_DA_ASSINATURA } from './assinatura.ts';
import { MotivoDoCancelamento, PALAVRAS_DO_MOTIVO } from './motivo.ts';

const texto = (rotulo: string, descricao: string, mais: Partial<Descricao> = {}) =>
  campoDaEquipe(z.string(), { rotulo, descricao, ...mais });
const inteiro = (rotulo: string, descricao: string, mais: Partial<Descricao> = {}) =>
  campoDaEquipe(z.int(), { rotulo, descricao, ...mais });
const reais = (rotulo: string, descricao: string, mais: Partial<Descricao> = {}) =>
  campoDaEquipe(z.number(), { rotulo, descricao, unidade: 'reais', ...mais });
const ligada = (rotulo: string, descricao: string, arquivo: string) =>
  campoDaEquipe(z.int().nullable(), { rotulo, descricao, deOutraLinha: true, arquivo });

/** An order as it is stored, in the order of its file (section 3.4); staff read it, and what they decide is said elsewhere. */
export const assinaturaCampos = tabelaAtendida('pedido', STATUS_DA_ASSINATURA, {
  clienteIdB: texto('Identificador público', 'Identificador público.'),
  codigo: texto('Código', 'Código curto.'),
  substituiId: ligada('Corrige', 'Pedido que este corrige: a resposta dele se perdeu no caminho.', 'substitui_id'),
  substituidaPorId: ligada('Corrigida por', 'Pedido que corrige este.', 'substituida_por_id'),
  nome: texto('Nome', 'Nome ou razão social.', { ordena: true }),
  cpfCnpj: texto('CPF/CNPJ', 'CPF ou CNPJ.', { arquivo: 'cpf_cnpj' }),
  email: texto('E-mail', 'E-mail principal.'),
  emailCopia: texto('E-mail alternativo', 'E-mail alternativo.', { arquivo: 'email_copia' }),
  telCel: texto('Celular', 'Celular ou WhatsApp.', { arquivo: 'tel_cel' }),
  cep: texto('CEP', 'CEP.'),
  endereco: texto('Endereço', 'Endereço.'),
  numero: texto('Número', 'Número.'),
  complemento: texto('Complemento', 'Complemento.'),
  bairro: texto('Bairro', 'Bairro.'),
  cidade: texto('Cidade', 'Cidade.'),
  estado: texto('UF', 'UF.'),
  dominio: texto('Domínio', 'Domínio; o do subdomínio temporário grátis é um nome que só guarda o lugar (veja tipoDominio).'),
  dominioRegistro: texto('Registro do domínio', 'Como o domínio foi escolhido.', { arquivo: 'dominio_registro' }),
  plano: texto('Plano', 'Descrição do plano, como era.'),
  planoId: campoDaEquipe(z.int().nullable(), {
    rotulo: 'Plano no catálogo',
    descricao: 'Plano.',
    deOutraLinha: true,
    arquivo: null,
  }),
  planoTipo: campoDaEquipe(z.enum(PlanoTipo).nullable(), { rotulo: 'Tipo', descricao: 'Família do plano.', arquivo: null }),
  pagamento: inteiro('Período (meses)', 'Meses pagos de uma vez.', { arquivo: 'pagamento (meses)' }),
  selectedSystem: texto('Sistema', 'Sistema operacional.'),
  espacoAdicional: inteiro('Espaço adicional (GB)', 'Espaço adicional, em GB.', { arquivo: 'espaco_adicional (GB)' }),
  valorEspacoAdicional: reais('Espaço adicional (R$)', 'Valor do espaço adicional no período, em reais.', { arquivo: null }),
  ipAdicional: inteiro('IPs adicionais', 'IPs adicionais.', { arquivo: 'ip_adicional' }),
  valorIpAdicional: reais('IPs adicionais (R$)', 'Valor dos IPs adicionais no período, em reais.', { arquivo: null }),
  cupom: texto('Cupom', 'Código do cupom.'),
  valor: reais('Valor', 'Total do período, em reais.', { ordena: true }),
  valorConferido: campoDaEquipe(z.boolean(), {
    rotulo: 'Valor conferido',
    descricao: 'Falso quando veio sem plano, e o preço não pôde ser conferido.',
    arquivo: 'valor conferido',
  }),
  indicacao: texto('Indicação', 'Como conheceu a empresa.'),
  infoAdicional: texto('Informações adicionais', 'Informações adicionais.', { longo: true }),
  dataCadastro: campoDaEquipe(z.iso.date(), { rotulo: 'Dia', descricao: 'Dia em São Paulo (AAAA-MM-DD).', arquivo: null }),
  motivo: campoDaEquipe(z.enum(MotivoDoCancelamento).nullable(), {
    rotulo: 'Motivo do cancelamento',
    descricao: 'Por que foi cancelado; nulo quando não foi dito, ou o pedido não está cancelado.',
    palavras: PALAVRAS_DO_MOTIVO,
    arquivo: null,
  }),
});

/** An order as it is stored, but for its key, its version and how it is handled. */
export type AssinaturaLinha = z.output<typeof assinaturaCampos>;
