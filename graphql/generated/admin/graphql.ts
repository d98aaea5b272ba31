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

/** Banner do painel, como a administração o escreve. */
export type BannerIcpInput = {
  /** Se o banner pode aparecer. Numa linha nova, sem ele: true. */
  ativo?: boolean | null | undefined;
  /** Último dia em que aparece, inclusive (AAAA-MM-DD). */
  dataFim?: string | null | undefined;
  /** Primeiro dia em que aparece (AAAA-MM-DD, horário de São Paulo). */
  dataInicio?: string | null | undefined;
  /** Descrição interna. */
  descricao?: string | null | undefined;
  /** Nome do arquivo que o envio respondeu, servido em /banner-icp/{imagem}; numa alteração sem ele, fica o atual. */
  imagem?: string | null | undefined;
  /** Endereço para onde o banner leva. */
  link?: string | null | undefined;
  /** Nome interno. */
  nome?: string | null | undefined;
  /** Posição no carrossel, em ordem crescente. Numa linha nova, sem ele: 0. */
  ordem?: number | null | undefined;
};

/** Banner, como a administração o escreve. */
export type BannerInput = {
  /** Descrição da imagem para quem não a vê. */
  alt?: string | null | undefined;
  /** Se o banner pode aparecer. Numa linha nova, sem ele: true. */
  ativo?: boolean | null | undefined;
  /** O que diz o botão que leva ao link. */
  chamada?: string | null | undefined;
  /** Último dia em que aparece, inclusive (AAAA-MM-DD). */
  dataFim?: string | null | undefined;
  /** Primeiro dia em que aparece (AAAA-MM-DD, horário de São Paulo). */
  dataInicio?: string | null | undefined;
  /** Descrição interna. */
  descricao?: string | null | undefined;
  /** Nome do arquivo que o envio respondeu, servido em /banner/{imagem}; numa alteração sem ele, fica o atual. */
  imagem?: string | null | undefined;
  /** Endereço para onde o banner leva. */
  link?: string | null | undefined;
  /** Nome interno. */
  nome?: string | null | undefined;
  /** Posição no carrossel, em ordem crescente. Numa linha nova, sem ele: 0. */
  ordem?: number | null | undefined;
  /** Uma linha abaixo do título. */
  texto?: string | null | undefined;
  /** Permanente ou por tempo limitado. */
  tipo?: BannerTipo | null | undefined;
  /** O que o banner diz, escrito sobre a imagem; sem ele, só a imagem aparece. */
  titulo?: string | null | undefined;
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

/** Cupom, como a administração o escreve. */
export type CupomInput = {
  /** Se pode ser usado. Numa linha nova, sem ele: true. */
  ativo?: boolean | null | undefined;
  /** Código, em maiúsculas. */
  codigo?: string | null | undefined;
  /** Último dia de validade, inclusive (AAAA-MM-DD). */
  dataFim?: string | null | undefined;
  /** Primeiro dia de validade (AAAA-MM-DD). */
  dataInicio?: string | null | undefined;
  /** Único plano em que vale. */
  planoId?: string | null | undefined;
  /** Como o valor reduz o total. */
  tipo?: CupomTipo | null | undefined;
  /** Porcento ou reais, conforme o tipo. */
  valor?: number | null | undefined;
};

/** porcentagem reduz em porcento; fixo reduz em reais. */
export type CupomTipo =
  | 'fixo'
  | 'porcentagem';

/** Depoimento, como a administração o escreve. */
export type DepoimentoInput = {
  /** Se o depoimento aparece na página inicial. Numa linha nova, sem ele: true. */
  ativo?: boolean | null | undefined;
  /** Se a pessoa concordou em aparecer; sem isso, não fica no ar. Numa linha nova, sem ele: false. */
  consentimento?: boolean | null | undefined;
  /** Site de quem diz. */
  link?: string | null | undefined;
  /** Nome de quem diz. */
  nome?: string | null | undefined;
  /** Posição, em ordem crescente. Numa linha nova, sem ele: 0. */
  ordem?: number | null | undefined;
  /** Cargo, empresa ou cidade de quem diz. */
  papel?: string | null | undefined;
  /** O que a pessoa diz. */
  texto?: string | null | undefined;
};

/** Destaque, como a administração o escreve. */
export type DestaqueInput = {
  /** Se o destaque aparece na página inicial. Numa linha nova, sem ele: true. */
  ativo?: boolean | null | undefined;
  /** Nome do ícone do cartão. */
  icone?: string | null | undefined;
  /** Endereço para onde o cartão leva. */
  link?: string | null | undefined;
  /** Posição, em ordem crescente. Numa linha nova, sem ele: 0. */
  ordem?: number | null | undefined;
  /** Plano que o destaque anuncia. */
  planoId?: string | null | undefined;
  /** Texto do cartão. */
  texto?: string | null | undefined;
  /** Título do cartão. */
  titulo?: string | null | undefined;
};

/** Como terminou: entrou, senha recusada, ou senha recusada ao confirmar uma ação de quem já tinha entrado. */
export type EntradaResultado =
  | 'confirmacao_recusada'
  | 'entrou'
  | 'recusada';

/** Em que pé está uma entrega. */
export type EntregaEstado =
  | 'descartada'
  | 'desistida'
  | 'entregue'
  | 'esperando';

/** Um tipo de e-mail da loja. */
export type ExemploDeEmail =
  | 'cancelado'
  | 'concluido'
  | 'contato'
  | 'criado'
  | 'desmarcado'
  | 'mensagem'
  | 'pago'
  | 'pedido'
  | 'reaberto'
  | 'retomado'
  | 'valor'
  | 'varios';

/** Em que pé está uma mensagem. */
export type MensagemStatus =
  | 'arquivada'
  | 'em_atendimento'
  | 'nova'
  | 'respondida';

/** Onde a imagem aparece: no site ou no painel. */
export type PastaDeImagem =
  | 'BANNER'
  | 'BANNER_ICP';

/** Plano, como a administração o escreve. */
export type PlanoInput = {
  /** Quantidade de aplicações na hospedagem; velocidade do link, em Mbps, em VPS e dedicados. */
  app?: number | null | undefined;
  /** Se o plano está à venda. Numa linha nova, sem ele: true. */
  ativo?: boolean | null | undefined;
  /** Bancos de dados incluídos. */
  banco?: string | null | undefined;
  /** Desconto, em porcento, do primeiro período da página (1 mês). */
  desconto1?: number | null | undefined;
  /** Desconto, em porcento, do segundo período da página (6 ou 12 meses). */
  desconto2?: number | null | undefined;
  /** Desconto, em porcento, do terceiro período da página (12 ou 24 meses). */
  desconto3?: number | null | undefined;
  /** Frase que apresenta o plano. */
  descricao?: string | null | undefined;
  /** Disco SSD, em GB. */
  disco?: number | null | undefined;
  /** Quantidade de domínios (contas cPanel no VPS cPanel). */
  dominios?: number | null | undefined;
  /** Quantidade de contas de e-mail. */
  emails?: number | null | undefined;
  /** Nome comercial. */
  nome?: string | null | undefined;
  /** Posição na página, em ordem crescente. Numa linha nova, sem ele: 0. */
  ordem?: number | null | undefined;
  /** Família do plano. */
  planoTipo?: PlanoTipo | null | undefined;
  /** Quantidade de vCores. */
  processamento?: number | null | undefined;
  /** Se o cartão leva o selo PROMOÇÃO. Numa linha nova, sem ele: false. */
  promocional?: boolean | null | undefined;
  /** Memória RAM: em MB na hospedagem e na revenda, em GB em VPS e dedicados. */
  ram1?: number | null | undefined;
  /** Memória da máquina virtual Java, em MB (Java e Spring Boot). */
  ram2?: number | null | undefined;
  /** Quantidade de subdomínios. */
  subdominios?: number | null | undefined;
  /** Tecnologias incluídas. */
  tecnologia?: string | null | undefined;
  /** Preço base por mês, em reais, sem desconto. */
  valor?: number | null | undefined;
};

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

/** O novo preço de um de vários planos. */
export type PrecoDoPlano = {
  /** Identificador. */
  id: string;
  /** Preço base por mês, em reais, sem desconto. */
  valor: number;
  /** Versão que foi vista. */
  versao: number;
};

/** Tabela de um catálogo em arquivo. */
export type TabelaDoCatalogo =
  | 'banners'
  | 'bannersIcp'
  | 'cupons'
  | 'depoimentos'
  | 'destaques'
  | 'planos';

/** O que um número conta. */
export type Unidade =
  | 'porcento'
  | 'reais';

export type LinhaAssinaturaFragment = { __typename: 'Assinatura', aceitoDe: string | null, alteradoEm: string, bairro: string, cep: string, cidade: string, clienteIdB: string, cobraAntes: boolean, codigo: string, complemento: string, contaNasSomas: boolean, cpfCnpj: string, criadaEm: string, cupom: string, dataCadastro: string, dominio: string, dominioRegistro: string, email: string, emailCopia: string, endereco: string, espacoAdicional: number, estado: string, id: string, indicacao: string, infoAdicional: string, ipAdicional: number, noLugar: string | null, nome: string, nota: string, numero: string, pagaEm: string | null, pagamento: number, pagamentoId: string | null, pagoPorOutro: string | null, plano: string, planoId: string | null, planoTipo: PlanoTipo | null, referenciaExterna: string | null, registroPorAno: number | null, responsavel: string | null, selectedSystem: string, situacao: string | null, status: AssinaturaStatus, statusEm: string | null, statusPor: string | null, substitui: string | null, substituiId: string | null, substituidaPorId: string | null, substituidoPor: string | null, telCel: string, tipoDominio: string | null, valor: number, valorConferido: boolean, valorEspacoAdicional: number, valorIpAdicional: number, versao: number };

export type LinhaBannerCadastradoFragment = { __typename: 'BannerCadastrado', alt: string | null, ativo: boolean, chamada: string | null, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, texto: string | null, tipo: BannerTipo, titulo: string | null, versao: number };

export type LinhaBannerIcpFragment = { __typename: 'BannerIcp', ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number };

export type LinhaCupomCadastradoFragment = { __typename: 'CupomCadastrado', ativo: boolean, codigo: string, dataFim: string, dataInicio: string, id: string, planoId: string | null, tipo: CupomTipo, valor: number, versao: number };

export type LinhaDepoimentoCadastradoFragment = { __typename: 'DepoimentoCadastrado', ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number };

export type LinhaDestaqueFragment = { __typename: 'Destaque', ativo: boolean, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number };

export type LinhaLinhaFeitaFragment = { __typename: 'LinhaFeita', id: string, versao: number };

export type LinhaMensagemFragment = { __typename: 'Mensagem', assunto: string, celular: string, criadaEm: string, email: string, id: string, mensagem: string, nome: string, nota: string, responsavel: string | null, status: MensagemStatus, statusEm: string | null, statusPor: string | null, versao: number };

export type LinhaPlanoFragment = { __typename: 'Plano', app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number };

export type LinhaWebhookFragment = { __typename: 'Webhook', alteradoPor: Array<string>, anteriorAte: string | null, criadoEm: string, criadoPor: string | null, eventos: Array<string>, id: string, motivo: string | null, pausadoEm: string | null, url: string, versao: number };

export type LinhaWebhookComSegredoFragment = { __typename: 'WebhookComSegredo', id: string, segredo: string, versao: number };

export type CompararCatalogoMutationVariables = Exact<{
  arquivo: File;
}>;


export type CompararCatalogoMutation = { __typename: 'Mutation', compararCatalogo: { __typename: 'ComparacaoDoCatalogo', resumo: string, erros: Array<{ __typename: 'ErroDoArquivo', onde: string, campo: string, mensagem: string }>, tabelas: Array<{ __typename: 'TabelaComparada', tabela: TabelaDoCatalogo, iguais: number, soNaLoja: Array<string>, novas: Array<{ __typename: 'LinhaDoCatalogo', rotulo: string, mudancas: Array<{ __typename: 'Mudanca', campo: string, de: unknown, para: unknown, unidadeAntes: Unidade | null, unidadeDepois: Unidade | null }> }>, alteradas: Array<{ __typename: 'LinhaDoCatalogo', rotulo: string, mudancas: Array<{ __typename: 'Mudanca', campo: string, de: unknown, para: unknown, unidadeAntes: Unidade | null, unidadeDepois: Unidade | null }> }> }> } };

export type AplicarCatalogoMutationVariables = Exact<{
  arquivo: File;
  resumo: string;
  chave?: string | null | undefined;
}>;


export type AplicarCatalogoMutation = { __typename: 'Mutation', aplicarCatalogo: { __typename: 'ComparacaoDoCatalogo', resumo: string } };

export type EnviarImagemMutationVariables = Exact<{
  arquivo: File;
  pasta: PastaDeImagem;
  chave?: string | null | undefined;
}>;


export type EnviarImagemMutation = { __typename: 'Mutation', enviarImagem: string };

export type AssinaturasQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
  status?: AssinaturaStatus | null | undefined;
  planoTipo?: PlanoTipo | null | undefined;
  periodo?: number | null | undefined;
  porConferir?: boolean | null | undefined;
  pago?: boolean | null | undefined;
  abertas?: boolean | null | undefined;
  aCobrar?: boolean | null | undefined;
  responsavel?: string | null | undefined;
  de?: string | null | undefined;
  ate?: string | null | undefined;
}>;


export type AssinaturasQuery = { __typename: 'Query', assinaturas: { __typename: 'PaginaDeAssinaturas', total: number, itens: Array<{ __typename: 'Assinatura', id: string, versao: number, codigo: string, criadaEm: string, status: AssinaturaStatus, nome: string, email: string, planoTipo: PlanoTipo | null, pagamento: number, valor: number, valorConferido: boolean, pagaEm: string | null, cobraAntes: boolean, responsavel: string | null, substituiId: string | null, substituidaPorId: string | null }> } };

export type AssinaturaAbertaQueryVariables = Exact<{
  id: string;
}>;


export type AssinaturaAbertaQuery = { __typename: 'Query', assinatura: { __typename: 'Assinatura', id: string, versao: number, clienteIdB: string, codigo: string, substituiId: string | null, substituidaPorId: string | null, criadaEm: string, dataCadastro: string, status: AssinaturaStatus, statusPor: string | null, statusEm: string | null, responsavel: string | null, nome: string, email: string, emailCopia: string, cpfCnpj: string, cep: string, endereco: string, numero: string, complemento: string, bairro: string, cidade: string, estado: string, telCel: string, pagamento: number, dominio: string, dominioRegistro: string, plano: string, planoId: string | null, planoTipo: PlanoTipo | null, selectedSystem: string, espacoAdicional: number, valorEspacoAdicional: number, ipAdicional: number, valorIpAdicional: number, indicacao: string, infoAdicional: string, cupom: string, valor: number, valorConferido: boolean, pagaEm: string | null, cobraAntes: boolean, situacao: string | null, referenciaExterna: string | null, aceitoDe: string | null, notas: Array<{ __typename: 'Nota', id: string, texto: string, autor: string, em: string }>, contrato: { __typename: 'ContratoAceito', aceitoEm: string, caminho: string } | null, dadosGuardados: Array<{ __typename: 'DadoGuardado', campo: string, conteudo: string }> } };

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

export type MensagensQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
  status?: MensagemStatus | null | undefined;
  abertas?: boolean | null | undefined;
  responsavel?: string | null | undefined;
}>;


export type MensagensQuery = { __typename: 'Query', mensagens: { __typename: 'PaginaDeMensagens', total: number, itens: Array<{ __typename: 'Mensagem', id: string, versao: number, criadaEm: string, status: MensagemStatus, responsavel: string | null, nome: string, email: string, assunto: string }> } };

export type MensagemAbertaQueryVariables = Exact<{
  id: string;
}>;


export type MensagemAbertaQuery = { __typename: 'Query', mensagem: { __typename: 'Mensagem', id: string, versao: number, criadaEm: string, status: MensagemStatus, statusPor: string | null, statusEm: string | null, responsavel: string | null, nome: string, email: string, celular: string, assunto: string, mensagem: string, notas: Array<{ __typename: 'Nota', id: string, texto: string, autor: string, em: string }> } };

export type AtenderMensagemMutationVariables = Exact<{
  id: string;
  versao: number;
  status?: MensagemStatus | null | undefined;
  nota: string;
  chave?: string | null | undefined;
}>;


export type AtenderMensagemMutation = { __typename: 'Mutation', atenderMensagem: { __typename: 'Mensagem', id: string, versao: number, status: MensagemStatus, statusPor: string | null, statusEm: string | null } };

export type FilasQueryVariables = Exact<{ [key: string]: never; }>;


export type FilasQuery = { __typename: 'Query', filas: { __typename: 'Filas', assinaturas: { __typename: 'FilasDaTabela', ultima: number, filas: Array<{ __typename: 'Fila', nome: string, quantidade: number }> }, mensagens: { __typename: 'FilasDaTabela', ultima: number, filas: Array<{ __typename: 'Fila', nome: string, quantidade: number }> } } };

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

export type EncerrarAtoMutationVariables = Exact<{
  chave: string;
}>;


export type EncerrarAtoMutation = { __typename: 'Mutation', encerrarAto: { __typename: 'AtoEncerrado', feito: boolean, linhaId: string | null, versao: number | null } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { __typename: 'Query', webhooks: Array<{ __typename: 'Webhook', alteradoPor: Array<string>, anteriorAte: string | null, criadoEm: string, criadoPor: string | null, eventos: Array<string>, id: string, motivo: string | null, pausadoEm: string | null, url: string, versao: number }> };

export type WebhookCadastradoQueryVariables = Exact<{
  id: string;
}>;


export type WebhookCadastradoQuery = { __typename: 'Query', webhook: { __typename: 'Webhook', alteradoPor: Array<string>, anteriorAte: string | null, criadoEm: string, criadoPor: string | null, eventos: Array<string>, id: string, motivo: string | null, pausadoEm: string | null, url: string, versao: number } };

export type CriarWebhookMutationVariables = Exact<{
  url: string;
  eventos: Array<string> | string;
  chave?: string | null | undefined;
}>;


export type CriarWebhookMutation = { __typename: 'Mutation', criarWebhook: { __typename: 'WebhookComSegredo', segredo: string } };

export type AlterarWebhookMutationVariables = Exact<{
  id: string;
  versao: number;
  url?: string | null | undefined;
  eventos?: Array<string> | string | null | undefined;
  chave?: string | null | undefined;
}>;


export type AlterarWebhookMutation = { __typename: 'Mutation', alterarWebhook: { __typename: 'Webhook', id: string } };

export type PausarWebhookMutationVariables = Exact<{
  id: string;
  pausado: boolean;
  chave?: string | null | undefined;
}>;


export type PausarWebhookMutation = { __typename: 'Mutation', pausarWebhook: { __typename: 'Webhook', id: string } };

export type TrocarSegredoDoWebhookMutationVariables = Exact<{
  id: string;
  chave?: string | null | undefined;
}>;


export type TrocarSegredoDoWebhookMutation = { __typename: 'Mutation', trocarSegredoDoWebhook: { __typename: 'WebhookComSegredo', segredo: string } };

export type TestarWebhookMutationVariables = Exact<{
  id: string;
  chave?: string | null | undefined;
}>;


export type TestarWebhookMutation = { __typename: 'Mutation', testarWebhook: string };

export type ExcluirWebhookMutationVariables = Exact<{
  id: string;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ExcluirWebhookMutation = { __typename: 'Mutation', excluirWebhook: boolean };

export type EntregasQueryVariables = Exact<{
  pagina: number;
  id?: string | null | undefined;
  estado?: EntregaEstado | null | undefined;
  destino?: string | null | undefined;
  tabela?: string | null | undefined;
  linhaId?: string | null | undefined;
}>;


export type EntregasQuery = { __typename: 'Query', entregas: { __typename: 'PaginaDeEntregas', total: number, itens: Array<{ __typename: 'Entrega', id: string, tipo: string, destino: string, tabela: string, linhaId: string, criadaEm: string, estado: EntregaEstado, tentativas: number, proximaEm: string, resposta: string | null, entregueEm: string | null }> } };

export type TentarEntregasMutationVariables = Exact<{
  id?: string | null | undefined;
  estado?: EntregaEstado | null | undefined;
  destino?: string | null | undefined;
  tabela?: string | null | undefined;
  linhaId?: string | null | undefined;
  chave?: string | null | undefined;
}>;


export type TentarEntregasMutation = { __typename: 'Mutation', tentarEntregas: number };

export type DescartarEntregasMutationVariables = Exact<{
  id?: string | null | undefined;
  estado?: EntregaEstado | null | undefined;
  destino?: string | null | undefined;
  tabela?: string | null | undefined;
  linhaId?: string | null | undefined;
  ate?: string | null | undefined;
  quantas?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type DescartarEntregasMutation = { __typename: 'Mutation', descartarEntregas: number };

export type EmailsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailsQuery = { __typename: 'Query', emails: { __typename: 'Emails', remetente: string | null, equipe: Array<string>, exemplos: Array<{ __typename: 'EmailDeExemplo', exemplo: ExemploDeEmail, rotulo: string, assunto: string, texto: string }> } };

export type TestarEmailMutationVariables = Exact<{
  exemplo: ExemploDeEmail;
  chave?: string | null | undefined;
}>;


export type TestarEmailMutation = { __typename: 'Mutation', testarEmail: string };

export type BannersCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type BannersCadastradosQuery = { __typename: 'Query', bannersCadastrados: { __typename: 'PaginaDeBanners', total: number, itens: Array<{ __typename: 'BannerCadastrado', alt: string | null, ativo: boolean, chamada: string | null, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, texto: string | null, tipo: BannerTipo, titulo: string | null, versao: number }> } };

export type BannerCadastradoQueryVariables = Exact<{
  id: string;
}>;


export type BannerCadastradoQuery = { __typename: 'Query', bannerCadastrado: { __typename: 'BannerCadastrado', alt: string | null, ativo: boolean, chamada: string | null, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, texto: string | null, tipo: BannerTipo, titulo: string | null, versao: number } };

export type SalvarBannerMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: BannerInput;
  chave?: string | null | undefined;
}>;


export type SalvarBannerMutation = { __typename: 'Mutation', salvarBanner: { __typename: 'BannerCadastrado', alt: string | null, ativo: boolean, chamada: string | null, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, texto: string | null, tipo: BannerTipo, titulo: string | null, versao: number } };

export type ExcluirBannerMutationVariables = Exact<{
  id: string;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ExcluirBannerMutation = { __typename: 'Mutation', excluirBanner: boolean };

export type ReordenarBannersMutationVariables = Exact<{
  ids: Array<number> | number;
  antes?: Array<number> | number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ReordenarBannersMutation = { __typename: 'Mutation', reordenarBanners: boolean };

export type BannersIcpCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type BannersIcpCadastradosQuery = { __typename: 'Query', bannersIcpCadastrados: { __typename: 'PaginaDeBannersIcp', total: number, itens: Array<{ __typename: 'BannerIcp', ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number }> } };

export type BannerIcpCadastradoQueryVariables = Exact<{
  id: string;
}>;


export type BannerIcpCadastradoQuery = { __typename: 'Query', bannerIcpCadastrado: { __typename: 'BannerIcp', ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number } };

export type SalvarBannerIcpMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: BannerIcpInput;
  chave?: string | null | undefined;
}>;


export type SalvarBannerIcpMutation = { __typename: 'Mutation', salvarBannerIcp: { __typename: 'BannerIcp', ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number } };

export type ExcluirBannerIcpMutationVariables = Exact<{
  id: string;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ExcluirBannerIcpMutation = { __typename: 'Mutation', excluirBannerIcp: boolean };

export type ReordenarBannersIcpMutationVariables = Exact<{
  ids: Array<number> | number;
  antes?: Array<number> | number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ReordenarBannersIcpMutation = { __typename: 'Mutation', reordenarBannersIcp: boolean };

export type TodosOsBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsBannersQuery = { __typename: 'Query', todosOsBanners: Array<{ __typename: 'BannerCadastrado', id: string, nome: string }> };

export type TodosOsBannersIcpQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsBannersIcpQuery = { __typename: 'Query', todosOsBannersIcp: Array<{ __typename: 'BannerIcp', id: string, nome: string }> };

export type PlanosCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
  tipo?: PlanoTipo | null | undefined;
  ativo?: boolean | null | undefined;
}>;


export type PlanosCadastradosQuery = { __typename: 'Query', planosCadastrados: { __typename: 'PaginaDePlanos', total: number, itens: Array<{ __typename: 'Plano', app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number }> } };

export type PlanoCadastradoQueryVariables = Exact<{
  id: string;
}>;


export type PlanoCadastradoQuery = { __typename: 'Query', planoCadastrado: { __typename: 'Plano', app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number } };

export type SalvarPlanoMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: PlanoInput;
  chave?: string | null | undefined;
}>;


export type SalvarPlanoMutation = { __typename: 'Mutation', salvarPlano: { __typename: 'Plano', app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number } };

export type DuplicarPlanoMutationVariables = Exact<{
  id: string;
  chave?: string | null | undefined;
}>;


export type DuplicarPlanoMutation = { __typename: 'Mutation', duplicarPlano: { __typename: 'Plano', id: string } };

export type ExcluirPlanoMutationVariables = Exact<{
  id: string;
  versao?: number | null | undefined;
  mesmoEmUso: boolean;
  chave?: string | null | undefined;
}>;


export type ExcluirPlanoMutation = { __typename: 'Mutation', excluirPlano: boolean };

export type ReordenarPlanosMutationVariables = Exact<{
  ids: Array<number> | number;
  antes?: Array<number> | number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ReordenarPlanosMutation = { __typename: 'Mutation', reordenarPlanos: boolean };

export type DestaquesCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type DestaquesCadastradosQuery = { __typename: 'Query', destaquesCadastrados: { __typename: 'PaginaDeDestaques', total: number, itens: Array<{ __typename: 'Destaque', ativo: boolean, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number }> } };

export type DestaqueCadastradoQueryVariables = Exact<{
  id: string;
}>;


export type DestaqueCadastradoQuery = { __typename: 'Query', destaqueCadastrado: { __typename: 'Destaque', ativo: boolean, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number } };

export type SalvarDestaqueMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: DestaqueInput;
  chave?: string | null | undefined;
}>;


export type SalvarDestaqueMutation = { __typename: 'Mutation', salvarDestaque: { __typename: 'Destaque', ativo: boolean, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number } };

export type ExcluirDestaqueMutationVariables = Exact<{
  id: string;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ExcluirDestaqueMutation = { __typename: 'Mutation', excluirDestaque: boolean };

export type ReordenarDestaquesMutationVariables = Exact<{
  ids: Array<number> | number;
  antes?: Array<number> | number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ReordenarDestaquesMutation = { __typename: 'Mutation', reordenarDestaques: boolean };

export type CuponsCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type CuponsCadastradosQuery = { __typename: 'Query', cuponsCadastrados: { __typename: 'PaginaDeCupons', total: number, itens: Array<{ __typename: 'CupomCadastrado', ativo: boolean, codigo: string, dataFim: string, dataInicio: string, id: string, planoId: string | null, tipo: CupomTipo, valor: number, versao: number }> } };

export type CupomCadastradoQueryVariables = Exact<{
  id: string;
}>;


export type CupomCadastradoQuery = { __typename: 'Query', cupomCadastrado: { __typename: 'CupomCadastrado', ativo: boolean, codigo: string, dataFim: string, dataInicio: string, id: string, planoId: string | null, tipo: CupomTipo, valor: number, versao: number } };

export type SalvarCupomMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: CupomInput;
  chave?: string | null | undefined;
}>;


export type SalvarCupomMutation = { __typename: 'Mutation', salvarCupom: { __typename: 'CupomCadastrado', ativo: boolean, codigo: string, dataFim: string, dataInicio: string, id: string, planoId: string | null, tipo: CupomTipo, valor: number, versao: number } };

export type ExcluirCupomMutationVariables = Exact<{
  id: string;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ExcluirCupomMutation = { __typename: 'Mutation', excluirCupom: boolean };

export type PlanosParaEscolherQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanosParaEscolherQuery = { __typename: 'Query', todosOsPlanos: Array<{ __typename: 'Plano', id: string, nome: string, planoTipo: PlanoTipo, ativo: boolean }> };

export type PlanosDoTipoQueryVariables = Exact<{
  tipo: PlanoTipo;
}>;


export type PlanosDoTipoQuery = { __typename: 'Query', todosOsPlanos: Array<{ __typename: 'Plano', id: string, nome: string, ativo: boolean }> };

export type TodosOsDestaquesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsDestaquesQuery = { __typename: 'Query', todosOsDestaques: Array<{ __typename: 'Destaque', id: string, titulo: string }> };

export type SalvarPrecosMutationVariables = Exact<{
  precos: Array<PrecoDoPlano> | PrecoDoPlano;
  chave?: string | null | undefined;
}>;


export type SalvarPrecosMutation = { __typename: 'Mutation', feito: { __typename: 'EmVarias', feitas: Array<{ __typename: 'LinhaFeita', id: string, versao: number }>, deixadas: Array<{ __typename: 'LinhaDeixada', id: string, erro: string, mensagem: string }> } };

export type ChavesDeAcessoQueryVariables = Exact<{ [key: string]: never; }>;


export type ChavesDeAcessoQuery = { __typename: 'Query', chavesDeAcesso: Array<{ __typename: 'ChaveDeAcesso', id: string, nome: string, comeco: string, escopos: Array<string>, criadaEm: string, criadaPor: string, expiraEm: string | null, revogadaEm: string | null, usadaEm: string | null, vale: boolean }>, administradores: Array<{ __typename: 'Administrador', id: string, usuario: string, ativo: boolean }> };

export type CriarChaveMutationVariables = Exact<{
  nome: string;
  escopos: Array<string> | string;
  expiraEm?: string | null | undefined;
  chave?: string | null | undefined;
}>;


export type CriarChaveMutation = { __typename: 'Mutation', criarChave: { __typename: 'ChaveCriada', segredo: string, chaveDeAcesso: { __typename: 'ChaveDeAcesso', nome: string } } };

export type RevogarChaveMutationVariables = Exact<{
  id: string;
  chave?: string | null | undefined;
}>;


export type RevogarChaveMutation = { __typename: 'Mutation', revogarChave: { __typename: 'ChaveDeAcesso', id: string, vale: boolean, revogadaEm: string | null } };

export type DepoimentosCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type DepoimentosCadastradosQuery = { __typename: 'Query', depoimentosCadastrados: { __typename: 'PaginaDeDepoimentos', total: number, itens: Array<{ __typename: 'DepoimentoCadastrado', ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number }> } };

export type TodosOsDepoimentosQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsDepoimentosQuery = { __typename: 'Query', todosOsDepoimentos: Array<{ __typename: 'DepoimentoCadastrado', id: string, nome: string }> };

export type DepoimentoCadastradoQueryVariables = Exact<{
  id: string;
}>;


export type DepoimentoCadastradoQuery = { __typename: 'Query', depoimentoCadastrado: { __typename: 'DepoimentoCadastrado', ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number } };

export type SalvarDepoimentoMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: DepoimentoInput;
  chave?: string | null | undefined;
}>;


export type SalvarDepoimentoMutation = { __typename: 'Mutation', salvarDepoimento: { __typename: 'DepoimentoCadastrado', ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number } };

export type ExcluirDepoimentoMutationVariables = Exact<{
  id: string;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ExcluirDepoimentoMutation = { __typename: 'Mutation', excluirDepoimento: boolean };

export type ReordenarDepoimentosMutationVariables = Exact<{
  ids: Array<number> | number;
  antes?: Array<number> | number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ReordenarDepoimentosMutation = { __typename: 'Mutation', reordenarDepoimentos: boolean };

export type PainelQueryVariables = Exact<{ [key: string]: never; }>;


export type PainelQuery = { __typename: 'Query', painelAdmin: { __typename: 'PainelAdmin', assinaturasNovas: number, mensagensNovas: number, valoresPorConferir: number, avisosDesistidos: number, confirmacoesEmEspera: number, emailsDaEquipeEmEspera: number, webhooksPausados: number, porDia: Array<{ __typename: 'Soma', chave: string, quantidade: number, valor: number }>, porPlanoTipo: Array<{ __typename: 'Soma', chave: string, quantidade: number, valor: number }>, porPeriodo: Array<{ __typename: 'Soma', chave: string, quantidade: number, valor: number }>, porCupom: Array<{ __typename: 'Soma', chave: string, quantidade: number, valor: number }>, bannersPorVencer: Array<{ __typename: 'BannerPorVencer', id: string, nome: string, dataFim: string | null }> } };

export type AlteracoesQueryVariables = Exact<{
  tabela?: string | null | undefined;
  linhaId?: number | null | undefined;
  pagina: number;
}>;


export type AlteracoesQuery = { __typename: 'Query', alteracoes: { __typename: 'PaginaDeAlteracoes', total: number, itens: Array<{ __typename: 'Alteracao', id: string, em: string, usuario: string, acao: AlteracaoAcao, tabela: string, linhaId: number | null, rotulo: string, semVersao: boolean, mudancas: Array<{ __typename: 'Mudanca', campo: string, de: unknown, para: unknown, unidadeAntes: Unidade | null, unidadeDepois: Unidade | null }> }> } };

export type AdministradoresQueryVariables = Exact<{
  pagina: number;
}>;


export type AdministradoresQuery = { __typename: 'Query', administradores: Array<{ __typename: 'Administrador', id: string, usuario: string, ativo: boolean, criadoEm: string }>, webhooks: Array<{ __typename: 'Webhook', id: string, url: string, criadoPor: string | null, alteradoPor: Array<string> }>, entradas: { __typename: 'PaginaDeEntradas', total: number, itens: Array<{ __typename: 'Entrada', id: string, em: string, usuario: string | null, visitante: string, conhecido: boolean, resultado: EntradaResultado }> } };

export type CriarAdministradorMutationVariables = Exact<{
  usuario: string;
  senha: string;
  chave?: string | null | undefined;
}>;


export type CriarAdministradorMutation = { __typename: 'Mutation', criarAdministrador: { __typename: 'SenhaSorteada', senha: string, administrador: { __typename: 'Administrador', usuario: string } } };

export type AtivarAdministradorMutationVariables = Exact<{
  id: string;
  ativo: boolean;
  senha: string;
  chave?: string | null | undefined;
}>;


export type AtivarAdministradorMutation = { __typename: 'Mutation', ativarAdministrador: { __typename: 'Administrador', id: string, ativo: boolean } };

export type RedefinirSenhaMutationVariables = Exact<{
  id: string;
  senha: string;
}>;


export type RedefinirSenhaMutation = { __typename: 'Mutation', redefinirSenha: { __typename: 'SenhaSorteada', senha: string, administrador: { __typename: 'Administrador', usuario: string } } };

export type TrocarSenhaMutationVariables = Exact<{
  atual: string;
  nova: string;
  chave?: string | null | undefined;
}>;


export type TrocarSenhaMutation = { __typename: 'Mutation', trocarSenha: boolean };

export type SessaoAbertaQueryVariables = Exact<{ [key: string]: never; }>;


export type SessaoAbertaQuery = { __typename: 'Query', administradores: Array<{ __typename: 'Administrador', id: string }> };

export const LinhaAssinaturaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaAssinatura"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assinatura"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"aceitoDe"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoEm"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"clienteIdB"}},{"kind":"Field","name":{"kind":"Name","value":"cobraAntes"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"contaNasSomas"}},{"kind":"Field","name":{"kind":"Name","value":"cpfCnpj"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"cupom"}},{"kind":"Field","name":{"kind":"Name","value":"dataCadastro"}},{"kind":"Field","name":{"kind":"Name","value":"dominio"}},{"kind":"Field","name":{"kind":"Name","value":"dominioRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailCopia"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"espacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"indicacao"}},{"kind":"Field","name":{"kind":"Name","value":"infoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"ipAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"noLugar"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nota"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"pagamento"}},{"kind":"Field","name":{"kind":"Name","value":"pagamentoId"}},{"kind":"Field","name":{"kind":"Name","value":"pagoPorOutro"}},{"kind":"Field","name":{"kind":"Name","value":"plano"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaExterna"}},{"kind":"Field","name":{"kind":"Name","value":"registroPorAno"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSystem"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"substitui"}},{"kind":"Field","name":{"kind":"Name","value":"substituiId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidaPorId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidoPor"}},{"kind":"Field","name":{"kind":"Name","value":"telCel"}},{"kind":"Field","name":{"kind":"Name","value":"tipoDominio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"valorEspacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"valorIpAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaAssinaturaFragment, unknown>;
export const LinhaBannerCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"chamada"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaBannerCadastradoFragment, unknown>;
export const LinhaBannerIcpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerIcp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerIcp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaBannerIcpFragment, unknown>;
export const LinhaCupomCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaCupomCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CupomCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaCupomCadastradoFragment, unknown>;
export const LinhaDepoimentoCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepoimentoCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"consentimento"}},{"kind":"Field","name":{"kind":"Name","value":"demonstracao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"papel"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaDepoimentoCadastradoFragment, unknown>;
export const LinhaDestaqueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDestaque"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Destaque"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"icone"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaDestaqueFragment, unknown>;
export const LinhaLinhaFeitaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaLinhaFeita"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinhaFeita"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaLinhaFeitaFragment, unknown>;
export const LinhaMensagemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaMensagem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mensagem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"celular"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nota"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaMensagemFragment, unknown>;
export const LinhaPlanoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaPlano"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plano"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}},{"kind":"Field","name":{"kind":"Name","value":"dominios"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"promocional"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"ram2"}},{"kind":"Field","name":{"kind":"Name","value":"subdominios"}},{"kind":"Field","name":{"kind":"Name","value":"tecnologia"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaPlanoFragment, unknown>;
export const LinhaWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoPor"}},{"kind":"Field","name":{"kind":"Name","value":"anteriorAte"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"eventos"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"pausadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaWebhookFragment, unknown>;
export const LinhaWebhookComSegredoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhookComSegredo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookComSegredo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaWebhookComSegredoFragment, unknown>;
export const CompararCatalogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompararCatalogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"compararCatalogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}},{"kind":"Field","name":{"kind":"Name","value":"erros"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"onde"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tabelas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"iguais"}},{"kind":"Field","name":{"kind":"Name","value":"soNaLoja"}},{"kind":"Field","name":{"kind":"Name","value":"novas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeDepois"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"alteradas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeDepois"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompararCatalogoMutation, CompararCatalogoMutationVariables>;
export const AplicarCatalogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AplicarCatalogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"aplicarCatalogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumo"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}}]}}]}}]} as unknown as DocumentNode<AplicarCatalogoMutation, AplicarCatalogoMutationVariables>;
export const EnviarImagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarImagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pasta"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PastaDeImagem"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"enviarImagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pasta"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pasta"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<EnviarImagemMutation, EnviarImagemMutationVariables>;
export const AssinaturasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assinaturas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssinaturaStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planoTipo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanoTipo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"periodo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"porConferir"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pago"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"abertas"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aCobrar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"de"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"planoTipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planoTipo"}}},{"kind":"Argument","name":{"kind":"Name","value":"periodo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"periodo"}}},{"kind":"Argument","name":{"kind":"Name","value":"porConferir"},"value":{"kind":"Variable","name":{"kind":"Name","value":"porConferir"}}},{"kind":"Argument","name":{"kind":"Name","value":"pago"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pago"}}},{"kind":"Argument","name":{"kind":"Name","value":"abertas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"abertas"}}},{"kind":"Argument","name":{"kind":"Name","value":"aCobrar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aCobrar"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}},{"kind":"Argument","name":{"kind":"Name","value":"de"},"value":{"kind":"Variable","name":{"kind":"Name","value":"de"}}},{"kind":"Argument","name":{"kind":"Name","value":"ate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"pagamento"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"cobraAntes"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"substituiId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidaPorId"}}]}}]}}]}}]} as unknown as DocumentNode<AssinaturasQuery, AssinaturasQueryVariables>;
export const AssinaturaAbertaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssinaturaAberta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"clienteIdB"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"substituiId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidaPorId"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"dataCadastro"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"notas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"autor"}},{"kind":"Field","name":{"kind":"Name","value":"em"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailCopia"}},{"kind":"Field","name":{"kind":"Name","value":"cpfCnpj"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"telCel"}},{"kind":"Field","name":{"kind":"Name","value":"pagamento"}},{"kind":"Field","name":{"kind":"Name","value":"dominio"}},{"kind":"Field","name":{"kind":"Name","value":"dominioRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"plano"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSystem"}},{"kind":"Field","name":{"kind":"Name","value":"espacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"valorEspacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"ipAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"valorIpAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"indicacao"}},{"kind":"Field","name":{"kind":"Name","value":"infoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"cupom"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"cobraAntes"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaExterna"}},{"kind":"Field","name":{"kind":"Name","value":"contrato"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"aceitoEm"}},{"kind":"Field","name":{"kind":"Name","value":"caminho"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aceitoDe"}},{"kind":"Field","name":{"kind":"Name","value":"dadosGuardados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"conteudo"}}]}}]}}]}}]} as unknown as DocumentNode<AssinaturaAbertaQuery, AssinaturaAbertaQueryVariables>;
export const AtenderAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssinaturaStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nota"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atenderAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"nota"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nota"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}}]}}]}}]} as unknown as DocumentNode<AtenderAssinaturaMutation, AtenderAssinaturaMutationVariables>;
export const AtualizarPedidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPedido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagaEm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atualizarPedido"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pedido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagaEm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagaEm"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AtualizarPedidoMutation, AtualizarPedidoMutationVariables>;
export const ConfirmarValorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmarValor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmarValor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"valor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valor"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"contaNasSomas"}}]}}]}}]} as unknown as DocumentNode<ConfirmarValorMutation, ConfirmarValorMutationVariables>;
export const MensagensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mensagens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MensagemStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"abertas"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"abertas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"abertas"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}}]}}]}}]}}]} as unknown as DocumentNode<MensagensQuery, MensagensQueryVariables>;
export const MensagemAbertaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MensagemAberta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"notas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"autor"}},{"kind":"Field","name":{"kind":"Name","value":"em"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"celular"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<MensagemAbertaQuery, MensagemAbertaQueryVariables>;
export const AtenderMensagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderMensagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MensagemStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nota"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atenderMensagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"nota"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nota"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}}]}}]}}]} as unknown as DocumentNode<AtenderMensagemMutation, AtenderMensagemMutationVariables>;
export const FilasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Filas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"filas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"filas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ultima"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"filas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ultima"}}]}}]}}]}}]} as unknown as DocumentNode<FilasQuery, FilasQueryVariables>;
export const EquipeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Equipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"administradores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<EquipeQuery, EquipeQueryVariables>;
export const AtribuirAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtribuirAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atribuirAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavelAntes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}}]}}]}}]} as unknown as DocumentNode<AtribuirAssinaturaMutation, AtribuirAssinaturaMutationVariables>;
export const AtribuirMensagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtribuirMensagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atribuirMensagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavelAntes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}}]}}]}}]} as unknown as DocumentNode<AtribuirMensagemMutation, AtribuirMensagemMutationVariables>;
export const CorrigirAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrigirAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContatoDoPedidoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"corrigirAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CorrigirAssinaturaMutation, CorrigirAssinaturaMutationVariables>;
export const IrParaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IrPara"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"planosCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}}]}}]} as unknown as DocumentNode<IrParaQuery, IrParaQueryVariables>;
export const AtenderAssinaturasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderAssinaturas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtendimentoDeAssinatura"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"feito"},"name":{"kind":"Name","value":"atenderAssinaturas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<AtenderAssinaturasMutation, AtenderAssinaturasMutationVariables>;
export const AtenderMensagensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderMensagens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtendimentoDeMensagem"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"feito"},"name":{"kind":"Name","value":"atenderMensagens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<AtenderMensagensMutation, AtenderMensagensMutationVariables>;
export const EncerrarAtoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EncerrarAto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"encerrarAto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feito"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<EncerrarAtoMutation, EncerrarAtoMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaWebhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoPor"}},{"kind":"Field","name":{"kind":"Name","value":"anteriorAte"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"eventos"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"pausadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookCadastradoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookCadastrado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaWebhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoPor"}},{"kind":"Field","name":{"kind":"Name","value":"anteriorAte"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"eventos"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"pausadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<WebhookCadastradoQuery, WebhookCadastradoQueryVariables>;
export const CriarWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"criarWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventos"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}}]}}]}}]} as unknown as DocumentNode<CriarWebhookMutation, CriarWebhookMutationVariables>;
export const AlterarWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AlterarWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventos"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alterarWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventos"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AlterarWebhookMutation, AlterarWebhookMutationVariables>;
export const PausarWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PausarWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pausado"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pausarWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pausado"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pausado"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PausarWebhookMutation, PausarWebhookMutationVariables>;
export const TrocarSegredoDoWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrocarSegredoDoWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"trocarSegredoDoWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}}]}}]}}]} as unknown as DocumentNode<TrocarSegredoDoWebhookMutation, TrocarSegredoDoWebhookMutationVariables>;
export const TestarWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestarWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"testarWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<TestarWebhookMutation, TestarWebhookMutationVariables>;
export const ExcluirWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirWebhookMutation, ExcluirWebhookMutationVariables>;
export const EntregasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Entregas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estado"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntregaEstado"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"destino"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"entregas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"estado"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estado"}}},{"kind":"Argument","name":{"kind":"Name","value":"destino"},"value":{"kind":"Variable","name":{"kind":"Name","value":"destino"}}},{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"proximaEm"}},{"kind":"Field","name":{"kind":"Name","value":"resposta"}},{"kind":"Field","name":{"kind":"Name","value":"entregueEm"}}]}}]}}]}}]} as unknown as DocumentNode<EntregasQuery, EntregasQueryVariables>;
export const TentarEntregasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TentarEntregas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estado"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntregaEstado"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"destino"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tentarEntregas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"estado"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estado"}}},{"kind":"Argument","name":{"kind":"Name","value":"destino"},"value":{"kind":"Variable","name":{"kind":"Name","value":"destino"}}},{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<TentarEntregasMutation, TentarEntregasMutationVariables>;
export const DescartarEntregasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DescartarEntregas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estado"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntregaEstado"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"destino"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantas"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"descartarEntregas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"estado"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estado"}}},{"kind":"Argument","name":{"kind":"Name","value":"destino"},"value":{"kind":"Variable","name":{"kind":"Name","value":"destino"}}},{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ate"}}},{"kind":"Argument","name":{"kind":"Name","value":"quantas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantas"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<DescartarEntregasMutation, DescartarEntregasMutationVariables>;
export const EmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"remetente"}},{"kind":"Field","name":{"kind":"Name","value":"equipe"}},{"kind":"Field","name":{"kind":"Name","value":"exemplos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"exemplo"}},{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}}]}}]}}]}}]} as unknown as DocumentNode<EmailsQuery, EmailsQueryVariables>;
export const TestarEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestarEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exemplo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExemploDeEmail"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"testarEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exemplo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exemplo"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<TestarEmailMutation, TestarEmailMutationVariables>;
export const BannersCadastradosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BannersCadastrados"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bannersCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaBannerCadastrado"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"chamada"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<BannersCadastradosQuery, BannersCadastradosQueryVariables>;
export const BannerCadastradoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BannerCadastrado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bannerCadastrado"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaBannerCadastrado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"chamada"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<BannerCadastradoQuery, BannerCadastradoQueryVariables>;
export const SalvarBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BannerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salvarBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaBannerCadastrado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"chamada"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SalvarBannerMutation, SalvarBannerMutationVariables>;
export const ExcluirBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirBannerMutation, ExcluirBannerMutationVariables>;
export const ReordenarBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReordenarBanners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"antes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reordenarBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"antes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"antes"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ReordenarBannersMutation, ReordenarBannersMutationVariables>;
export const BannersIcpCadastradosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BannersIcpCadastrados"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bannersIcpCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaBannerIcp"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerIcp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerIcp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<BannersIcpCadastradosQuery, BannersIcpCadastradosQueryVariables>;
export const BannerIcpCadastradoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BannerIcpCadastrado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bannerIcpCadastrado"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaBannerIcp"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerIcp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerIcp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<BannerIcpCadastradoQuery, BannerIcpCadastradoQueryVariables>;
export const SalvarBannerIcpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarBannerIcp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BannerIcpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salvarBannerIcp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaBannerIcp"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerIcp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerIcp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SalvarBannerIcpMutation, SalvarBannerIcpMutationVariables>;
export const ExcluirBannerIcpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirBannerIcp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirBannerIcp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirBannerIcpMutation, ExcluirBannerIcpMutationVariables>;
export const ReordenarBannersIcpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReordenarBannersIcp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"antes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reordenarBannersIcp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"antes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"antes"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ReordenarBannersIcpMutation, ReordenarBannersIcpMutationVariables>;
export const TodosOsBannersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodosOsBanners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"todosOsBanners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]} as unknown as DocumentNode<TodosOsBannersQuery, TodosOsBannersQueryVariables>;
export const TodosOsBannersIcpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodosOsBannersIcp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"todosOsBannersIcp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]} as unknown as DocumentNode<TodosOsBannersIcpQuery, TodosOsBannersIcpQueryVariables>;
export const PlanosCadastradosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanosCadastrados"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanoTipo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planosCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}},{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}},{"kind":"Argument","name":{"kind":"Name","value":"ativo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaPlano"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaPlano"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plano"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}},{"kind":"Field","name":{"kind":"Name","value":"dominios"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"promocional"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"ram2"}},{"kind":"Field","name":{"kind":"Name","value":"subdominios"}},{"kind":"Field","name":{"kind":"Name","value":"tecnologia"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PlanosCadastradosQuery, PlanosCadastradosQueryVariables>;
export const PlanoCadastradoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanoCadastrado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planoCadastrado"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaPlano"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaPlano"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plano"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}},{"kind":"Field","name":{"kind":"Name","value":"dominios"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"promocional"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"ram2"}},{"kind":"Field","name":{"kind":"Name","value":"subdominios"}},{"kind":"Field","name":{"kind":"Name","value":"tecnologia"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PlanoCadastradoQuery, PlanoCadastradoQueryVariables>;
export const SalvarPlanoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarPlano"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salvarPlano"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaPlano"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaPlano"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plano"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}},{"kind":"Field","name":{"kind":"Name","value":"dominios"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"promocional"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"ram2"}},{"kind":"Field","name":{"kind":"Name","value":"subdominios"}},{"kind":"Field","name":{"kind":"Name","value":"tecnologia"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SalvarPlanoMutation, SalvarPlanoMutationVariables>;
export const DuplicarPlanoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicarPlano"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"duplicarPlano"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicarPlanoMutation, DuplicarPlanoMutationVariables>;
export const ExcluirPlanoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirPlano"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mesmoEmUso"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirPlano"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"mesmoEmUso"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mesmoEmUso"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirPlanoMutation, ExcluirPlanoMutationVariables>;
export const ReordenarPlanosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReordenarPlanos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"antes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reordenarPlanos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"antes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"antes"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ReordenarPlanosMutation, ReordenarPlanosMutationVariables>;
export const DestaquesCadastradosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestaquesCadastrados"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"destaquesCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDestaque"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDestaque"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Destaque"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"icone"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<DestaquesCadastradosQuery, DestaquesCadastradosQueryVariables>;
export const DestaqueCadastradoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestaqueCadastrado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"destaqueCadastrado"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDestaque"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDestaque"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Destaque"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"icone"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<DestaqueCadastradoQuery, DestaqueCadastradoQueryVariables>;
export const SalvarDestaqueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarDestaque"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DestaqueInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salvarDestaque"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDestaque"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDestaque"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Destaque"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"icone"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SalvarDestaqueMutation, SalvarDestaqueMutationVariables>;
export const ExcluirDestaqueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirDestaque"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirDestaque"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirDestaqueMutation, ExcluirDestaqueMutationVariables>;
export const ReordenarDestaquesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReordenarDestaques"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"antes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reordenarDestaques"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"antes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"antes"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ReordenarDestaquesMutation, ReordenarDestaquesMutationVariables>;
export const CuponsCadastradosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CuponsCadastrados"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cuponsCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaCupomCadastrado"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaCupomCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CupomCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CuponsCadastradosQuery, CuponsCadastradosQueryVariables>;
export const CupomCadastradoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CupomCadastrado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cupomCadastrado"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaCupomCadastrado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaCupomCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CupomCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CupomCadastradoQuery, CupomCadastradoQueryVariables>;
export const SalvarCupomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarCupom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CupomInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salvarCupom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaCupomCadastrado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaCupomCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CupomCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SalvarCupomMutation, SalvarCupomMutationVariables>;
export const ExcluirCupomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirCupom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirCupom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirCupomMutation, ExcluirCupomMutationVariables>;
export const PlanosParaEscolherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanosParaEscolher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"todosOsPlanos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<PlanosParaEscolherQuery, PlanosParaEscolherQueryVariables>;
export const PlanosDoTipoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanosDoTipo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanoTipo"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"todosOsPlanos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<PlanosDoTipoQuery, PlanosDoTipoQueryVariables>;
export const TodosOsDestaquesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodosOsDestaques"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"todosOsDestaques"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}}]}}]}}]} as unknown as DocumentNode<TodosOsDestaquesQuery, TodosOsDestaquesQueryVariables>;
export const SalvarPrecosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarPrecos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"precos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrecoDoPlano"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"feito"},"name":{"kind":"Name","value":"salvarPrecos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"precos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"precos"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]}}]} as unknown as DocumentNode<SalvarPrecosMutation, SalvarPrecosMutationVariables>;
export const ChavesDeAcessoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChavesDeAcesso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"chavesDeAcesso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"comeco"}},{"kind":"Field","name":{"kind":"Name","value":"escopos"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadaPor"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"revogadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"usadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"vale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"administradores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<ChavesDeAcessoQuery, ChavesDeAcessoQueryVariables>;
export const CriarChaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarChave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nome"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"escopos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expiraEm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"criarChave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nome"}}},{"kind":"Argument","name":{"kind":"Name","value":"escopos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"escopos"}}},{"kind":"Argument","name":{"kind":"Name","value":"expiraEm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expiraEm"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}},{"kind":"Field","name":{"kind":"Name","value":"chaveDeAcesso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]}}]} as unknown as DocumentNode<CriarChaveMutation, CriarChaveMutationVariables>;
export const RevogarChaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevogarChave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"revogarChave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vale"}},{"kind":"Field","name":{"kind":"Name","value":"revogadaEm"}}]}}]}}]} as unknown as DocumentNode<RevogarChaveMutation, RevogarChaveMutationVariables>;
export const DepoimentosCadastradosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepoimentosCadastrados"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"depoimentosCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordenar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordenar"}}},{"kind":"Argument","name":{"kind":"Name","value":"decrescente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decrescente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepoimentoCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"consentimento"}},{"kind":"Field","name":{"kind":"Name","value":"demonstracao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"papel"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<DepoimentosCadastradosQuery, DepoimentosCadastradosQueryVariables>;
export const TodosOsDepoimentosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodosOsDepoimentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"todosOsDepoimentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]} as unknown as DocumentNode<TodosOsDepoimentosQuery, TodosOsDepoimentosQueryVariables>;
export const DepoimentoCadastradoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepoimentoCadastrado"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"depoimentoCadastrado"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepoimentoCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"consentimento"}},{"kind":"Field","name":{"kind":"Name","value":"demonstracao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"papel"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<DepoimentoCadastradoQuery, DepoimentoCadastradoQueryVariables>;
export const SalvarDepoimentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarDepoimento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepoimentoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salvarDepoimento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepoimentoCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"consentimento"}},{"kind":"Field","name":{"kind":"Name","value":"demonstracao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"papel"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SalvarDepoimentoMutation, SalvarDepoimentoMutationVariables>;
export const ExcluirDepoimentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirDepoimento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirDepoimento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirDepoimentoMutation, ExcluirDepoimentoMutationVariables>;
export const ReordenarDepoimentosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReordenarDepoimentos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"antes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reordenarDepoimentos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"antes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"antes"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ReordenarDepoimentosMutation, ReordenarDepoimentosMutationVariables>;
export const PainelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Painel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"painelAdmin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturasNovas"}},{"kind":"Field","name":{"kind":"Name","value":"mensagensNovas"}},{"kind":"Field","name":{"kind":"Name","value":"valoresPorConferir"}},{"kind":"Field","name":{"kind":"Name","value":"avisosDesistidos"}},{"kind":"Field","name":{"kind":"Name","value":"confirmacoesEmEspera"}},{"kind":"Field","name":{"kind":"Name","value":"emailsDaEquipeEmEspera"}},{"kind":"Field","name":{"kind":"Name","value":"webhooksPausados"}},{"kind":"Field","name":{"kind":"Name","value":"porDia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"porPlanoTipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"porPeriodo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"porCupom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bannersPorVencer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}}]}}]}}]}}]} as unknown as DocumentNode<PainelQuery, PainelQueryVariables>;
export const AlteracoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alteracoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteracoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tabela"}}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"em"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"acao"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"semVersao"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeDepois"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AlteracoesQuery, AlteracoesQueryVariables>;
export const AdministradoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Administradores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"administradores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"criadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoPor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entradas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagina"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"em"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"visitante"}},{"kind":"Field","name":{"kind":"Name","value":"conhecido"}},{"kind":"Field","name":{"kind":"Name","value":"resultado"}}]}}]}}]}}]} as unknown as DocumentNode<AdministradoresQuery, AdministradoresQueryVariables>;
export const CriarAdministradorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarAdministrador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usuario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"criarAdministrador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"usuario"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usuario"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"senha"}},{"kind":"Field","name":{"kind":"Name","value":"administrador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}}]}}]}}]}}]} as unknown as DocumentNode<CriarAdministradorMutation, CriarAdministradorMutationVariables>;
export const AtivarAdministradorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarAdministrador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativarAdministrador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ativo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<AtivarAdministradorMutation, AtivarAdministradorMutationVariables>;
export const RedefinirSenhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedefinirSenha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"redefinirSenha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"senha"}},{"kind":"Field","name":{"kind":"Name","value":"administrador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}}]}}]}}]}}]} as unknown as DocumentNode<RedefinirSenhaMutation, RedefinirSenhaMutationVariables>;
export const TrocarSenhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrocarSenha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atual"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nova"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"trocarSenha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"atual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atual"}}},{"kind":"Argument","name":{"kind":"Name","value":"nova"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nova"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<TrocarSenhaMutation, TrocarSenhaMutationVariables>;
export const SessaoAbertaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessaoAberta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"administradores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SessaoAbertaQuery, SessaoAbertaQueryVariables>;