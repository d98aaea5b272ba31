/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que foi feito com a linha. */
export type AlteracaoAcao =
  | 'alterou'
  | 'apagou'
  | 'criou'
  | 'excluiu'
  | 'exportou';

/** Em que pé está uma assinatura. */
export type AssinaturaStatus =
  | 'cancelada'
  | 'concluida'
  | 'em_atendimento'
  | 'nova'
  | 'substituida';

/** O que se diz de uma de várias assinaturas. */
export type AtendimentoDeAssinatura = {
  /** Identificador. */
  id: string;
  /** Conta que cuida dela daqui em diante; nulo para ninguém, e sem o campo fica como está. */
  responsavel?: string | null | undefined;
  /** Novo status; sem ele, fica o atual. */
  status?: AssinaturaStatus | null | undefined;
  /** Versão que foi vista. */
  versao: number;
};

/** O que se diz de uma de várias mensagens. */
export type AtendimentoDeMensagem = {
  /** Identificador. */
  id: string;
  /** Conta que cuida dela daqui em diante; nulo para ninguém, e sem o campo fica como está. */
  responsavel?: string | null | undefined;
  /** Novo status; sem ele, fica o atual. */
  status?: MensagemStatus | null | undefined;
  /** Versão que foi vista. */
  versao: number;
};

/** FIXO aparece enquanto estiver ativo; TEMPORARIO só entre dataInicio e dataFim. */
export type BannerTipo =
  | 'FIXO'
  | 'TEMPORARIO';

/** O que o cliente de uma assinatura digitou sobre si; o que faltar fica como está. */
export type ContatoDoPedidoInput = {
  /** Bairro, como o formulário do pedido o aceita. */
  bairro?: string | null | undefined;
  /** CEP, como o formulário do pedido o aceita. */
  cep?: string | null | undefined;
  /** Cidade, como o formulário do pedido o aceita. */
  cidade?: string | null | undefined;
  /** Complemento, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  complemento?: string | null | undefined;
  /** CPF/CNPJ, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  cpfCnpj?: string | null | undefined;
  /** Domínio, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  dominio?: string | null | undefined;
  /** E-mail, como o formulário do pedido o aceita. */
  email?: string | null | undefined;
  /** E-mail alternativo, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  emailCopia?: string | null | undefined;
  /** Endereço, como o formulário do pedido o aceita. */
  endereco?: string | null | undefined;
  /** UF, como o formulário do pedido o aceita. */
  estado?: string | null | undefined;
  /** Nome ou razão social, como o formulário do pedido o aceita. */
  nome?: string | null | undefined;
  /** Número, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  numero?: string | null | undefined;
  /** Celular ou WhatsApp, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  telCel?: string | null | undefined;
};

/** porcentagem reduz em porcento; fixo reduz em reais. */
export type CupomTipo =
  | 'fixo'
  | 'porcentagem';

/** Em que pé está uma entrega. */
export type EntregaEstado =
  | 'descartada'
  | 'desistida'
  | 'entregue'
  | 'esperando';

/** Em que pé está uma mensagem. */
export type MensagemStatus =
  | 'arquivada'
  | 'em_atendimento'
  | 'nova'
  | 'respondida';

/** Família do plano. Os tipos PROMOCIONAL_ aparecem na página de promoções. Na API REST o sublinhado é hífen. */
export type PlanoTipo =
  | 'DEDICADO'
  | 'JAVA'
  | 'NODEJS'
  | 'PHP'
  | 'PROMOCIONAL_DEDICADO'
  | 'PROMOCIONAL_HOSPEDAGEM_JAVA'
  | 'PROMOCIONAL_HOSPEDAGEM_NODE'
  | 'PROMOCIONAL_HOSPEDAGEM_PHP'
  | 'PROMOCIONAL_HOSPEDAGEM_REVENDA'
  | 'PROMOCIONAL_HOSPEDAGEM_SPRING'
  | 'PROMOCIONAL_VPS_CPANEL'
  | 'PROMOCIONAL_VPS_ICP'
  | 'PROMOCIONAL_VPS_LINUX'
  | 'REVENDAPHP'
  | 'SPRING'
  | 'VPSCPANEL'
  | 'VPSICP'
  | 'VPSLINUX'
  | 'VPSLINUXHYPER'
  | 'VPSN8N'
  | 'VPSWINDOWS';

/** O que um número conta. */
export type Unidade =
  | 'porcento'
  | 'reais';

export type LinhaAssinaturaFragment = { __typename: 'Assinatura', aReceber: number, aceitoDe: string | null, alteradoEm: string, bairro: string, cep: string, cidade: string, clienteIdB: string, cobraAntes: boolean, codigo: string, complemento: string, contaNasSomas: boolean, cpfCnpj: string, criadaEm: string, cupom: string, dataCadastro: string, dominio: string, dominioRegistro: string, email: string, emailCopia: string, endereco: string, espacoAdicional: number, estado: string, id: string, indicacao: string, infoAdicional: string, ipAdicional: number, noLugar: string | null, nome: string, nota: string, numero: string, pagaEm: string | null, pagamento: number, pagamentoId: string | null, pagoPorOutro: string | null, plano: string, planoId: string | null, planoTipo: PlanoTipo | null, referenciaExterna: string | null, registroPorAno: number | null, responsavel: string | null, selectedSystem: string, situacao: string | null, status: AssinaturaStatus, statusEm: string | null, statusPor: string | null, substitui: string | null, substituiId: string | null, substituidaPorId: string | null, substituidoPor: string | null, telCel: string, tipoDominio: string | null, valor: number, valorConferido: boolean, valorEspacoAdicional: number, valorIpAdicional: number, versao: number };

export type LinhaBannerCadastradoFragment = { __typename: 'BannerCadastrado', alt: string | null, ativo: boolean, chamada: string | null, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, texto: string | null, tipo: BannerTipo, titulo: string | null, versao: number };

export type LinhaBannerIcpFragment = { __typename: 'BannerIcp', ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number };

export type LinhaCupomCadastradoFragment = { __typename: 'CupomCadastrado', ativo: boolean, codigo: string, dataFim: string, dataInicio: string, familias: string | null, id: string, limite: number | null, limitePorCliente: number | null, planoId: string | null, primeiroPedido: boolean, situacao: string, tipo: CupomTipo, usos: number, valor: number, versao: number };

export type LinhaDepoimentoCadastradoFragment = { __typename: 'DepoimentoCadastrado', ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number };

export type LinhaDestaqueFragment = { __typename: 'Destaque', ativo: boolean, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number };

export type LinhaLinhaFeitaFragment = { __typename: 'LinhaFeita', id: string, versao: number };

export type LinhaMensagemFragment = { __typename: 'Mensagem', assunto: string, celular: string, criadaEm: string, email: string, id: string, mensagem: string, nome: string, nota: string, responsavel: string | null, status: MensagemStatus, statusEm: string | null, statusPor: string | null, versao: number };

export type LinhaPlanoFragment = { __typename: 'Plano', app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number };

export type LinhaWebhookFragment = { __typename: 'Webhook', alteradoPor: Array<string>, anteriorAte: string | null, criadoEm: string, criadoPor: string | null, eventos: Array<string>, id: string, motivo: string | null, pausadoEm: string | null, url: string, versao: number };

export type LinhaWebhookComSegredoFragment = { __typename: 'WebhookComSegredo', id: string, segredo: string, versao: number };

export type AtenderAssinaturaMutationVariables = Exact<{
  id: string;
  versao: number;
  status?: AssinaturaStatus | null | undefined;
  nota: string;
  chave?: string | null | undefined;
}>;


export type AtenderAssinaturaMutation = { __typename: 'Mutation', atenderAssinatura: { __typename: 'Assinatura', id: string, versao: number, status: AssinaturaStatus, statusPor: string | null, statusEm: string | null } };

export type AtualizarPedidoMutationVariables = Exact<{
  pedido: string;
  pagaEm?: string | null | undefined;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type AtualizarPedidoMutation = { __typename: 'Mutation', atualizarPedido: { __typename: 'Assinatura', id: string, versao: number, pagaEm: string | null, status: AssinaturaStatus } };

export type ConfirmarValorMutationVariables = Exact<{
  id: string;
  versao: number;
  valor: number;
  chave?: string | null | undefined;
}>;


export type ConfirmarValorMutation = { __typename: 'Mutation', confirmarValor: { __typename: 'Assinatura', id: string, versao: number, valor: number, valorConferido: boolean, status: AssinaturaStatus, contaNasSomas: boolean } };

export type AtenderMensagemMutationVariables = Exact<{
  id: string;
  versao: number;
  status?: MensagemStatus | null | undefined;
  nota: string;
  chave?: string | null | undefined;
}>;


export type AtenderMensagemMutation = { __typename: 'Mutation', atenderMensagem: { __typename: 'Mensagem', id: string, versao: number, status: MensagemStatus, statusPor: string | null, statusEm: string | null } };

export type EquipeQueryVariables = Exact<{ [key: string]: never; }>;


export type EquipeQuery = { __typename: 'Query', administradores: Array<{ __typename: 'Administrador', id: string, usuario: string, ativo: boolean }> };

export type AtribuirAssinaturaMutationVariables = Exact<{
  id: string;
  responsavelAntes?: string | null | undefined;
  responsavel?: string | null | undefined;
  chave?: string | null | undefined;
}>;


export type AtribuirAssinaturaMutation = { __typename: 'Mutation', atribuirAssinatura: { __typename: 'Assinatura', id: string, versao: number, responsavel: string | null } };

export type AtribuirMensagemMutationVariables = Exact<{
  id: string;
  responsavelAntes?: string | null | undefined;
  responsavel?: string | null | undefined;
  chave?: string | null | undefined;
}>;


export type AtribuirMensagemMutation = { __typename: 'Mutation', atribuirMensagem: { __typename: 'Mensagem', id: string, versao: number, responsavel: string | null } };

export type CorrigirAssinaturaMutationVariables = Exact<{
  id: string;
  versao: number;
  input: ContatoDoPedidoInput;
  chave?: string | null | undefined;
}>;


export type CorrigirAssinaturaMutation = { __typename: 'Mutation', corrigirAssinatura: { __typename: 'Assinatura', id: string, versao: number } };

export type HistoricoDaAssinaturaQueryVariables = Exact<{
  id: string;
  linhaId: number;
}>;


export type HistoricoDaAssinaturaQuery = { __typename: 'Query', alteracoes: { __typename: 'PaginaDeAlteracoes', total: number, itens: Array<{ __typename: 'Alteracao', id: string, em: string, usuario: string, acao: AlteracaoAcao, tabela: string, linhaId: number | null, rotulo: string, semVersao: boolean, mudancas: Array<{ __typename: 'Mudanca', campo: string, de: unknown, para: unknown, unidadeAntes: Unidade | null, unidadeDepois: Unidade | null }> }> }, entregas: { __typename: 'PaginaDeEntregas', total: number, itens: Array<{ __typename: 'Entrega', id: string, tipo: string, destino: string, tabela: string, linhaId: string, criadaEm: string, estado: EntregaEstado, tentativas: number, proximaEm: string, resposta: string | null, entregueEm: string | null }> } };

export type PreviaDoApagamentoQueryVariables = Exact<{
  titular: string;
}>;


export type PreviaDoApagamentoQuery = { __typename: 'Query', previaDoApagamento: { __typename: 'Previa', assinaturas: number, emAberto: number, mensagens: number, copias: Array<number>, trocas: number, outrosEmails: Array<string>, outrosDocumentos: Array<string>, copiasDaLoja: Array<string>, visto: string, mencoes: Array<{ __typename: 'Mencao', tabela: string, id: string, campo: string, certa: boolean }> } };

export type ApagarPessoaMutationVariables = Exact<{
  titular: string;
  visto: string;
  senha: string;
  chave?: string | null | undefined;
}>;


export type ApagarPessoaMutation = { __typename: 'Mutation', apagarPessoa: { __typename: 'Apagamento', assinaturas: number, mensagens: number, copias: Array<number>, mencoes: Array<{ __typename: 'Mencao', tabela: string, id: string, campo: string, certa: boolean }> } };

export type IrParaQueryVariables = Exact<{
  busca: string;
}>;


export type IrParaQuery = { __typename: 'Query', assinaturas: { __typename: 'PaginaDeAssinaturas', itens: Array<{ __typename: 'Assinatura', id: string, codigo: string, nome: string, valor: number }> }, mensagens: { __typename: 'PaginaDeMensagens', itens: Array<{ __typename: 'Mensagem', id: string, assunto: string, nome: string }> }, planosCadastrados: { __typename: 'PaginaDePlanos', itens: Array<{ __typename: 'Plano', id: string, nome: string, valor: number }> } };

export type AtenderAssinaturasMutationVariables = Exact<{
  linhas: Array<AtendimentoDeAssinatura> | AtendimentoDeAssinatura;
  chave?: string | null | undefined;
}>;


export type AtenderAssinaturasMutation = { __typename: 'Mutation', feito: { __typename: 'EmVarias', feitas: Array<{ __typename: 'LinhaFeita', id: string, versao: number }>, deixadas: Array<{ __typename: 'LinhaDeixada', id: string, erro: string, mensagem: string }> } };

export type AtenderMensagensMutationVariables = Exact<{
  linhas: Array<AtendimentoDeMensagem> | AtendimentoDeMensagem;
  chave?: string | null | undefined;
}>;


export type AtenderMensagensMutation = { __typename: 'Mutation', feito: { __typename: 'EmVarias', feitas: Array<{ __typename: 'LinhaFeita', id: string, versao: number }>, deixadas: Array<{ __typename: 'LinhaDeixada', id: string, erro: string, mensagem: string }> } };

export const LinhaAssinaturaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaAssinatura"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assinatura"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"aReceber"}},{"kind":"Field","name":{"kind":"Name","value":"aceitoDe"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoEm"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"clienteIdB"}},{"kind":"Field","name":{"kind":"Name","value":"cobraAntes"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"contaNasSomas"}},{"kind":"Field","name":{"kind":"Name","value":"cpfCnpj"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"cupom"}},{"kind":"Field","name":{"kind":"Name","value":"dataCadastro"}},{"kind":"Field","name":{"kind":"Name","value":"dominio"}},{"kind":"Field","name":{"kind":"Name","value":"dominioRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailCopia"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"espacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"indicacao"}},{"kind":"Field","name":{"kind":"Name","value":"infoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"ipAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"noLugar"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nota"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"pagamento"}},{"kind":"Field","name":{"kind":"Name","value":"pagamentoId"}},{"kind":"Field","name":{"kind":"Name","value":"pagoPorOutro"}},{"kind":"Field","name":{"kind":"Name","value":"plano"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaExterna"}},{"kind":"Field","name":{"kind":"Name","value":"registroPorAno"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSystem"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"substitui"}},{"kind":"Field","name":{"kind":"Name","value":"substituiId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidaPorId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidoPor"}},{"kind":"Field","name":{"kind":"Name","value":"telCel"}},{"kind":"Field","name":{"kind":"Name","value":"tipoDominio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"valorEspacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"valorIpAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaAssinaturaFragment, unknown>;
export const LinhaBannerCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"chamada"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaBannerCadastradoFragment, unknown>;
export const LinhaBannerIcpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerIcp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerIcp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaBannerIcpFragment, unknown>;
export const LinhaCupomCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaCupomCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CupomCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"familias"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"limite"}},{"kind":"Field","name":{"kind":"Name","value":"limitePorCliente"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"primeiroPedido"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"usos"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaCupomCadastradoFragment, unknown>;
export const LinhaDepoimentoCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepoimentoCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"consentimento"}},{"kind":"Field","name":{"kind":"Name","value":"demonstracao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"papel"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaDepoimentoCadastradoFragment, unknown>;
export const LinhaDestaqueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDestaque"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Destaque"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"icone"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaDestaqueFragment, unknown>;
export const LinhaLinhaFeitaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaLinhaFeita"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinhaFeita"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaLinhaFeitaFragment, unknown>;
export const LinhaMensagemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaMensagem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mensagem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"celular"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nota"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaMensagemFragment, unknown>;
export const LinhaPlanoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaPlano"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plano"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}},{"kind":"Field","name":{"kind":"Name","value":"dominios"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"promocional"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"ram2"}},{"kind":"Field","name":{"kind":"Name","value":"subdominios"}},{"kind":"Field","name":{"kind":"Name","value":"tecnologia"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaPlanoFragment, unknown>;
export const LinhaWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoPor"}},{"kind":"Field","name":{"kind":"Name","value":"anteriorAte"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"eventos"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"pausadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaWebhookFragment, unknown>;
export const LinhaWebhookComSegredoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhookComSegredo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookComSegredo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaWebhookComSegredoFragment, unknown>;
export const AtenderAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssinaturaStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nota"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atenderAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"nota"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nota"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}}]}}]}}]} as unknown as DocumentNode<AtenderAssinaturaMutation, AtenderAssinaturaMutationVariables>;
export const AtualizarPedidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPedido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagaEm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atualizarPedido"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pedido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagaEm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagaEm"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AtualizarPedidoMutation, AtualizarPedidoMutationVariables>;
export const ConfirmarValorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmarValor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmarValor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"valor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valor"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"contaNasSomas"}}]}}]}}]} as unknown as DocumentNode<ConfirmarValorMutation, ConfirmarValorMutationVariables>;
export const AtenderMensagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderMensagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MensagemStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nota"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atenderMensagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"nota"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nota"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}}]}}]}}]} as unknown as DocumentNode<AtenderMensagemMutation, AtenderMensagemMutationVariables>;
export const EquipeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Equipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"administradores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<EquipeQuery, EquipeQueryVariables>;
export const AtribuirAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtribuirAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atribuirAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavelAntes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}}]}}]}}]} as unknown as DocumentNode<AtribuirAssinaturaMutation, AtribuirAssinaturaMutationVariables>;
export const AtribuirMensagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtribuirMensagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atribuirMensagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavelAntes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}}]}}]}}]} as unknown as DocumentNode<AtribuirMensagemMutation, AtribuirMensagemMutationVariables>;
export const CorrigirAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrigirAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContatoDoPedidoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"corrigirAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CorrigirAssinaturaMutation, CorrigirAssinaturaMutationVariables>;
export const HistoricoDaAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoricoDaAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteracoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"StringValue","value":"pedido","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"em"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"acao"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"semVersao"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeDepois"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"entregas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"StringValue","value":"pedido","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"proximaEm"}},{"kind":"Field","name":{"kind":"Name","value":"resposta"}},{"kind":"Field","name":{"kind":"Name","value":"entregueEm"}}]}}]}}]}}]} as unknown as DocumentNode<HistoricoDaAssinaturaQuery, HistoricoDaAssinaturaQueryVariables>;
export const PreviaDoApagamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviaDoApagamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titular"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"previaDoApagamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"titular"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titular"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"}},{"kind":"Field","name":{"kind":"Name","value":"emAberto"}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"}},{"kind":"Field","name":{"kind":"Name","value":"copias"}},{"kind":"Field","name":{"kind":"Name","value":"trocas"}},{"kind":"Field","name":{"kind":"Name","value":"mencoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"certa"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outrosEmails"}},{"kind":"Field","name":{"kind":"Name","value":"outrosDocumentos"}},{"kind":"Field","name":{"kind":"Name","value":"copiasDaLoja"}},{"kind":"Field","name":{"kind":"Name","value":"visto"}}]}}]}}]} as unknown as DocumentNode<PreviaDoApagamentoQuery, PreviaDoApagamentoQueryVariables>;
export const ApagarPessoaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApagarPessoa"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titular"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apagarPessoa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"titular"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titular"}}},{"kind":"Argument","name":{"kind":"Name","value":"visto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visto"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"}},{"kind":"Field","name":{"kind":"Name","value":"copias"}},{"kind":"Field","name":{"kind":"Name","value":"mencoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"certa"}}]}}]}}]}}]} as unknown as DocumentNode<ApagarPessoaMutation, ApagarPessoaMutationVariables>;
export const IrParaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IrPara"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"planosCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}}]}}]} as unknown as DocumentNode<IrParaQuery, IrParaQueryVariables>;
export const AtenderAssinaturasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderAssinaturas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtendimentoDeAssinatura"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"feito"},"name":{"kind":"Name","value":"atenderAssinaturas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<AtenderAssinaturasMutation, AtenderAssinaturasMutationVariables>;
export const AtenderMensagensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderMensagens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtendimentoDeMensagem"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"feito"},"name":{"kind":"Name","value":"atenderMensagens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<AtenderMensagensMutation, AtenderMensagensMutationVariables>;