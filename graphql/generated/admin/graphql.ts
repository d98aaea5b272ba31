/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** Banner do painel, como a administração o escreve. */
export type BannerIcpInput = {
  /** Se o banner pode aparecer. */
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
  /** Posição no carrossel, em ordem crescente. */
  ordem?: number | null | undefined;
};

/** Banner, como a administração o escreve. */
export type BannerInput = {
  /** Descrição da imagem para quem não a vê. */
  alt?: string | null | undefined;
  /** Se o banner pode aparecer. */
  ativo?: boolean | null | undefined;
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
  /** Posição no carrossel, em ordem crescente. */
  ordem?: number | null | undefined;
  /** Permanente ou por tempo limitado. */
  tipo?: BannerTipo | null | undefined;
};

/** FIXO aparece enquanto estiver ativo; TEMPORARIO só entre dataInicio e dataFim. */
export type BannerTipo =
  | 'FIXO'
  | 'TEMPORARIO';

/** Cupom, como a administração o escreve. */
export type CupomInput = {
  /** Se pode ser usado. */
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
  /** Se o depoimento aparece na página inicial. */
  ativo?: boolean | null | undefined;
  /** Se a pessoa concordou em aparecer; sem isso, não fica no ar. */
  consentimento?: boolean | null | undefined;
  /** Site de quem diz. */
  link?: string | null | undefined;
  /** Nome de quem diz. */
  nome?: string | null | undefined;
  /** Posição, em ordem crescente. */
  ordem?: number | null | undefined;
  /** Cargo, empresa ou cidade de quem diz. */
  papel?: string | null | undefined;
  /** O que a pessoa diz. */
  texto?: string | null | undefined;
};

/** Destaque, como a administração o escreve. */
export type DestaqueInput = {
  /** Se o destaque aparece na página inicial. */
  ativo?: boolean | null | undefined;
  /** Nome do ícone do cartão. */
  icone?: string | null | undefined;
  /** Endereço para onde o cartão leva. */
  link?: string | null | undefined;
  /** Posição, em ordem crescente. */
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

/** Em que pé está uma mensagem. */
export type MensagemStatus =
  | 'arquivada'
  | 'em_atendimento'
  | 'nova'
  | 'respondida';

/** Plano, como a administração o escreve. */
export type PlanoInput = {
  /** Quantidade de aplicações na hospedagem; velocidade do link, em Mbps, em VPS e dedicados. */
  app?: number | null | undefined;
  /** Se o plano está à venda. */
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
  /** Posição na página, em ordem crescente. */
  ordem?: number | null | undefined;
  /** Família do plano. */
  planoTipo?: PlanoTipo | null | undefined;
  /** Quantidade de vCores. */
  processamento?: number | null | undefined;
  /** Se o cartão leva o selo PROMOÇÃO. */
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

/** Tabela de um catálogo em arquivo. */
export type TabelaDoCatalogo =
  | 'banners'
  | 'bannersIcp'
  | 'cupons'
  | 'depoimentos'
  | 'destaques'
  | 'planos';

export type LinhaAssinaturaFragment = { bairro: string, cep: string, cidade: string, clienteIdB: string, complemento: string, contaNasSomas: boolean, cpfCnpj: string, criadaEm: string, cupom: string, dataCadastro: string, dominio: string, dominioRegistro: string, email: string, emailCopia: string, endereco: string, espacoAdicional: number, estado: string, id: string, indicacao: string, infoAdicional: string, ipAdicional: number, nome: string, nota: string, numero: string, pagamento: number, plano: string, planoId: string | null, planoTipo: PlanoTipo | null, selectedSystem: string, status: AssinaturaStatus, statusEm: string | null, statusPor: string | null, substituiId: string | null, substituidaPorId: string | null, telCel: string, valor: number, valorConferido: boolean, valorEspacoAdicional: number, valorIpAdicional: number, versao: number };

export type LinhaBannerCadastradoFragment = { alt: string | null, ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, tipo: BannerTipo, versao: number };

export type LinhaBannerIcpFragment = { ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number };

export type LinhaCupomCadastradoFragment = { ativo: boolean, codigo: string, dataFim: string, dataInicio: string, id: string, planoId: string | null, tipo: CupomTipo, valor: number, versao: number };

export type LinhaDepoimentoCadastradoFragment = { ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number };

export type LinhaDestaqueFragment = { ativo: boolean, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number };

export type LinhaMensagemFragment = { assunto: string, celular: string, criadaEm: string, email: string, id: string, mensagem: string, nome: string, nota: string, status: MensagemStatus, statusEm: string | null, statusPor: string | null, versao: number };

export type LinhaPlanoFragment = { app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number };

export type CompararCatalogoMutationVariables = Exact<{
  arquivo: File;
}>;


export type CompararCatalogoMutation = { compararCatalogo: { resumo: string, erros: Array<{ onde: string, campo: string, mensagem: string }>, tabelas: Array<{ tabela: TabelaDoCatalogo, iguais: number, soNaLoja: Array<string>, novas: Array<{ rotulo: string, mudancas: Array<{ campo: string, de: string | null, para: string | null }> }>, alteradas: Array<{ rotulo: string, mudancas: Array<{ campo: string, de: string | null, para: string | null }> }> }> } };

export type AplicarCatalogoMutationVariables = Exact<{
  arquivo: File;
  resumo: string;
}>;


export type AplicarCatalogoMutation = { aplicarCatalogo: { resumo: string } };

export type AssinaturasQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
  status?: AssinaturaStatus | null | undefined;
  planoTipo?: PlanoTipo | null | undefined;
  periodo?: number | null | undefined;
  de?: string | null | undefined;
  ate?: string | null | undefined;
}>;


export type AssinaturasQuery = { assinaturas: { total: number, itens: Array<{ id: string, criadaEm: string, status: AssinaturaStatus, nome: string, email: string, planoTipo: PlanoTipo | null, pagamento: number, valor: number, valorConferido: boolean, substituiId: string | null, substituidaPorId: string | null }> } };

export type AssinaturaAbertaQueryVariables = Exact<{
  id: string;
}>;


export type AssinaturaAbertaQuery = { assinatura: { id: string, versao: number, clienteIdB: string, substituiId: string | null, substituidaPorId: string | null, criadaEm: string, dataCadastro: string, status: AssinaturaStatus, statusPor: string | null, statusEm: string | null, nome: string, email: string, emailCopia: string, cpfCnpj: string, cep: string, endereco: string, numero: string, complemento: string, bairro: string, cidade: string, estado: string, telCel: string, pagamento: number, dominio: string, dominioRegistro: string, plano: string, planoId: string | null, planoTipo: PlanoTipo | null, selectedSystem: string, espacoAdicional: number, valorEspacoAdicional: number, ipAdicional: number, valorIpAdicional: number, indicacao: string, infoAdicional: string, cupom: string, valor: number, valorConferido: boolean, notas: Array<{ id: string, texto: string, autor: string, em: string }>, dadosGuardados: Array<{ campo: string, conteudo: string }> } };

export type AtenderAssinaturaMutationVariables = Exact<{
  id: string;
  versao: number;
  status?: AssinaturaStatus | null | undefined;
  nota: string;
}>;


export type AtenderAssinaturaMutation = { atenderAssinatura: { id: string, versao: number, status: AssinaturaStatus } };

export type ConfirmarValorMutationVariables = Exact<{
  id: string;
  versao: number;
  valor: number;
}>;


export type ConfirmarValorMutation = { confirmarValor: { id: string, versao: number, status: AssinaturaStatus, contaNasSomas: boolean } };

export type MensagensQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
  status?: MensagemStatus | null | undefined;
}>;


export type MensagensQuery = { mensagens: { total: number, itens: Array<{ id: string, criadaEm: string, status: MensagemStatus, nome: string, email: string, assunto: string }> } };

export type MensagemAbertaQueryVariables = Exact<{
  id: string;
}>;


export type MensagemAbertaQuery = { mensagem: { id: string, versao: number, criadaEm: string, status: MensagemStatus, statusPor: string | null, statusEm: string | null, nome: string, email: string, celular: string, assunto: string, mensagem: string, notas: Array<{ id: string, texto: string, autor: string, em: string }> } };

export type AtenderMensagemMutationVariables = Exact<{
  id: string;
  versao: number;
  status?: MensagemStatus | null | undefined;
  nota: string;
}>;


export type AtenderMensagemMutation = { atenderMensagem: { id: string, versao: number, status: MensagemStatus } };

export type BannersCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type BannersCadastradosQuery = { bannersCadastrados: { total: number, itens: Array<{ alt: string | null, ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, tipo: BannerTipo, versao: number }> } };

export type SalvarBannerMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: BannerInput;
}>;


export type SalvarBannerMutation = { salvarBanner: { id: string, tipo: BannerTipo, ativo: boolean, dataInicio: string | null, dataFim: string | null } };

export type ExcluirBannerMutationVariables = Exact<{
  id: string;
}>;


export type ExcluirBannerMutation = { excluirBanner: boolean };

export type ReordenarBannersMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ReordenarBannersMutation = { reordenarBanners: boolean };

export type BannersIcpCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type BannersIcpCadastradosQuery = { bannersIcpCadastrados: { total: number, itens: Array<{ ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number }> } };

export type SalvarBannerIcpMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: BannerIcpInput;
}>;


export type SalvarBannerIcpMutation = { salvarBannerIcp: { id: string, ativo: boolean, dataInicio: string | null, dataFim: string | null } };

export type ExcluirBannerIcpMutationVariables = Exact<{
  id: string;
}>;


export type ExcluirBannerIcpMutation = { excluirBannerIcp: boolean };

export type ReordenarBannersIcpMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ReordenarBannersIcpMutation = { reordenarBannersIcp: boolean };

export type TodosOsBannersQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsBannersQuery = { todosOsBanners: Array<{ id: string, nome: string }> };

export type TodosOsBannersIcpQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsBannersIcpQuery = { todosOsBannersIcp: Array<{ id: string, nome: string }> };

export type PlanosCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
  tipo?: PlanoTipo | null | undefined;
  ativo?: boolean | null | undefined;
}>;


export type PlanosCadastradosQuery = { planosCadastrados: { total: number, itens: Array<{ app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number }> } };

export type SalvarPlanoMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: PlanoInput;
}>;


export type SalvarPlanoMutation = { salvarPlano: { id: string, ativo: boolean } };

export type DuplicarPlanoMutationVariables = Exact<{
  id: string;
}>;


export type DuplicarPlanoMutation = { duplicarPlano: { id: string } };

export type ExcluirPlanoMutationVariables = Exact<{
  id: string;
  mesmoEmUso: boolean;
}>;


export type ExcluirPlanoMutation = { excluirPlano: boolean };

export type ReordenarPlanosMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ReordenarPlanosMutation = { reordenarPlanos: boolean };

export type DestaquesCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type DestaquesCadastradosQuery = { destaquesCadastrados: { total: number, itens: Array<{ ativo: boolean, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number }> } };

export type SalvarDestaqueMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: DestaqueInput;
}>;


export type SalvarDestaqueMutation = { salvarDestaque: { id: string, ativo: boolean } };

export type ExcluirDestaqueMutationVariables = Exact<{
  id: string;
}>;


export type ExcluirDestaqueMutation = { excluirDestaque: boolean };

export type ReordenarDestaquesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ReordenarDestaquesMutation = { reordenarDestaques: boolean };

export type CuponsCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type CuponsCadastradosQuery = { cuponsCadastrados: { total: number, itens: Array<{ ativo: boolean, codigo: string, dataFim: string, dataInicio: string, id: string, planoId: string | null, tipo: CupomTipo, valor: number, versao: number }> } };

export type SalvarCupomMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: CupomInput;
}>;


export type SalvarCupomMutation = { salvarCupom: { id: string, ativo: boolean, dataInicio: string, dataFim: string, planoId: string | null } };

export type ExcluirCupomMutationVariables = Exact<{
  id: string;
}>;


export type ExcluirCupomMutation = { excluirCupom: boolean };

export type PlanosParaEscolherQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanosParaEscolherQuery = { todosOsPlanos: Array<{ id: string, nome: string, planoTipo: PlanoTipo, ativo: boolean }> };

export type PlanosDoTipoQueryVariables = Exact<{
  tipo: PlanoTipo;
}>;


export type PlanosDoTipoQuery = { todosOsPlanos: Array<{ id: string, nome: string, ativo: boolean }> };

export type TodosOsDestaquesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsDestaquesQuery = { todosOsDestaques: Array<{ id: string, titulo: string }> };

export type DepoimentosCadastradosQueryVariables = Exact<{
  pagina: number;
  busca?: string | null | undefined;
  ordenar?: string | null | undefined;
  decrescente?: boolean | null | undefined;
}>;


export type DepoimentosCadastradosQuery = { depoimentosCadastrados: { total: number, itens: Array<{ ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number }> } };

export type TodosOsDepoimentosQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosOsDepoimentosQuery = { todosOsDepoimentos: Array<{ id: string, nome: string }> };

export type SalvarDepoimentoMutationVariables = Exact<{
  id?: string | null | undefined;
  versao?: number | null | undefined;
  input: DepoimentoInput;
}>;


export type SalvarDepoimentoMutation = { salvarDepoimento: { id: string, ativo: boolean, demonstracao: boolean } };

export type ExcluirDepoimentoMutationVariables = Exact<{
  id: string;
}>;


export type ExcluirDepoimentoMutation = { excluirDepoimento: boolean };

export type ReordenarDepoimentosMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ReordenarDepoimentosMutation = { reordenarDepoimentos: boolean };

export type PainelQueryVariables = Exact<{ [key: string]: never; }>;


export type PainelQuery = { painelAdmin: { assinaturasNovas: number, mensagensNovas: number, valoresPorConferir: number, porDia: Array<{ chave: string, quantidade: number, valor: number }>, porPlanoTipo: Array<{ chave: string, quantidade: number, valor: number }>, porPeriodo: Array<{ chave: string, quantidade: number, valor: number }>, porCupom: Array<{ chave: string, quantidade: number, valor: number }>, bannersPorVencer: Array<{ id: string, nome: string, dataFim: string | null }> } };

export type AlteracoesQueryVariables = Exact<{
  tabela?: string | null | undefined;
  linhaId?: number | null | undefined;
  pagina: number;
}>;


export type AlteracoesQuery = { alteracoes: { total: number, itens: Array<{ id: string, em: string, usuario: string, acao: AlteracaoAcao, tabela: string, linhaId: number | null, rotulo: string, semVersao: boolean, mudancas: Array<{ campo: string, de: string | null, para: string | null }> }> } };

export type AdministradoresQueryVariables = Exact<{
  pagina: number;
}>;


export type AdministradoresQuery = { administradores: Array<{ id: string, usuario: string, ativo: boolean, criadoEm: string }>, entradas: { total: number, itens: Array<{ id: string, em: string, usuario: string | null, visitante: string, conhecido: boolean, resultado: EntradaResultado }> } };

export type CriarAdministradorMutationVariables = Exact<{
  usuario: string;
  senha: string;
}>;


export type CriarAdministradorMutation = { criarAdministrador: { senha: string, administrador: { usuario: string } } };

export type AtivarAdministradorMutationVariables = Exact<{
  id: string;
  ativo: boolean;
  senha: string;
}>;


export type AtivarAdministradorMutation = { ativarAdministrador: { id: string } };

export type RedefinirSenhaMutationVariables = Exact<{
  id: string;
  senha: string;
}>;


export type RedefinirSenhaMutation = { redefinirSenha: { senha: string, administrador: { usuario: string } } };

export type TrocarSenhaMutationVariables = Exact<{
  atual: string;
  nova: string;
}>;


export type TrocarSenhaMutation = { trocarSenha: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const LinhaAssinaturaFragmentDoc = new TypedDocumentString(`
    fragment LinhaAssinatura on Assinatura {
  bairro
  cep
  cidade
  clienteIdB
  complemento
  contaNasSomas
  cpfCnpj
  criadaEm
  cupom
  dataCadastro
  dominio
  dominioRegistro
  email
  emailCopia
  endereco
  espacoAdicional
  estado
  id
  indicacao
  infoAdicional
  ipAdicional
  nome
  nota
  numero
  pagamento
  plano
  planoId
  planoTipo
  selectedSystem
  status
  statusEm
  statusPor
  substituiId
  substituidaPorId
  telCel
  valor
  valorConferido
  valorEspacoAdicional
  valorIpAdicional
  versao
}
    `, {"fragmentName":"LinhaAssinatura"}) as unknown as TypedDocumentString<LinhaAssinaturaFragment, unknown>;
export const LinhaBannerCadastradoFragmentDoc = new TypedDocumentString(`
    fragment LinhaBannerCadastrado on BannerCadastrado {
  alt
  ativo
  dataFim
  dataInicio
  descricao
  id
  imagem
  link
  nome
  ordem
  tipo
  versao
}
    `, {"fragmentName":"LinhaBannerCadastrado"}) as unknown as TypedDocumentString<LinhaBannerCadastradoFragment, unknown>;
export const LinhaBannerIcpFragmentDoc = new TypedDocumentString(`
    fragment LinhaBannerIcp on BannerIcp {
  ativo
  dataFim
  dataInicio
  descricao
  id
  imagem
  link
  nome
  ordem
  versao
}
    `, {"fragmentName":"LinhaBannerIcp"}) as unknown as TypedDocumentString<LinhaBannerIcpFragment, unknown>;
export const LinhaCupomCadastradoFragmentDoc = new TypedDocumentString(`
    fragment LinhaCupomCadastrado on CupomCadastrado {
  ativo
  codigo
  dataFim
  dataInicio
  id
  planoId
  tipo
  valor
  versao
}
    `, {"fragmentName":"LinhaCupomCadastrado"}) as unknown as TypedDocumentString<LinhaCupomCadastradoFragment, unknown>;
export const LinhaDepoimentoCadastradoFragmentDoc = new TypedDocumentString(`
    fragment LinhaDepoimentoCadastrado on DepoimentoCadastrado {
  ativo
  consentimento
  demonstracao
  id
  link
  nome
  ordem
  papel
  texto
  versao
}
    `, {"fragmentName":"LinhaDepoimentoCadastrado"}) as unknown as TypedDocumentString<LinhaDepoimentoCadastradoFragment, unknown>;
export const LinhaDestaqueFragmentDoc = new TypedDocumentString(`
    fragment LinhaDestaque on Destaque {
  ativo
  icone
  id
  link
  ordem
  planoId
  texto
  titulo
  versao
}
    `, {"fragmentName":"LinhaDestaque"}) as unknown as TypedDocumentString<LinhaDestaqueFragment, unknown>;
export const LinhaMensagemFragmentDoc = new TypedDocumentString(`
    fragment LinhaMensagem on Mensagem {
  assunto
  celular
  criadaEm
  email
  id
  mensagem
  nome
  nota
  status
  statusEm
  statusPor
  versao
}
    `, {"fragmentName":"LinhaMensagem"}) as unknown as TypedDocumentString<LinhaMensagemFragment, unknown>;
export const LinhaPlanoFragmentDoc = new TypedDocumentString(`
    fragment LinhaPlano on Plano {
  app
  ativo
  banco
  desconto1
  desconto2
  desconto3
  descricao
  disco
  dominios
  emails
  id
  nome
  ordem
  planoTipo
  processamento
  promocional
  ram1
  ram2
  subdominios
  tecnologia
  valor
  versao
}
    `, {"fragmentName":"LinhaPlano"}) as unknown as TypedDocumentString<LinhaPlanoFragment, unknown>;
export const CompararCatalogoDocument = new TypedDocumentString(`
    mutation CompararCatalogo($arquivo: Upload!) {
  compararCatalogo(arquivo: $arquivo) {
    resumo
    erros {
      onde
      campo
      mensagem
    }
    tabelas {
      tabela
      iguais
      soNaLoja
      novas {
        rotulo
        mudancas {
          campo
          de
          para
        }
      }
      alteradas {
        rotulo
        mudancas {
          campo
          de
          para
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompararCatalogoMutation, CompararCatalogoMutationVariables>;
export const AplicarCatalogoDocument = new TypedDocumentString(`
    mutation AplicarCatalogo($arquivo: Upload!, $resumo: String!) {
  aplicarCatalogo(arquivo: $arquivo, resumo: $resumo) {
    resumo
  }
}
    `) as unknown as TypedDocumentString<AplicarCatalogoMutation, AplicarCatalogoMutationVariables>;
export const AssinaturasDocument = new TypedDocumentString(`
    query Assinaturas($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean, $status: AssinaturaStatus, $planoTipo: PlanoTipo, $periodo: Int, $de: String, $ate: String) {
  assinaturas(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
    status: $status
    planoTipo: $planoTipo
    periodo: $periodo
    de: $de
    ate: $ate
  ) {
    total
    itens {
      id
      criadaEm
      status
      nome
      email
      planoTipo
      pagamento
      valor
      valorConferido
      substituiId
      substituidaPorId
    }
  }
}
    `) as unknown as TypedDocumentString<AssinaturasQuery, AssinaturasQueryVariables>;
export const AssinaturaAbertaDocument = new TypedDocumentString(`
    query AssinaturaAberta($id: ID!) {
  assinatura(id: $id) {
    id
    versao
    clienteIdB
    substituiId
    substituidaPorId
    criadaEm
    dataCadastro
    status
    statusPor
    statusEm
    notas {
      id
      texto
      autor
      em
    }
    nome
    email
    emailCopia
    cpfCnpj
    cep
    endereco
    numero
    complemento
    bairro
    cidade
    estado
    telCel
    pagamento
    dominio
    dominioRegistro
    plano
    planoId
    planoTipo
    selectedSystem
    espacoAdicional
    valorEspacoAdicional
    ipAdicional
    valorIpAdicional
    indicacao
    infoAdicional
    cupom
    valor
    valorConferido
    dadosGuardados {
      campo
      conteudo
    }
  }
}
    `) as unknown as TypedDocumentString<AssinaturaAbertaQuery, AssinaturaAbertaQueryVariables>;
export const AtenderAssinaturaDocument = new TypedDocumentString(`
    mutation AtenderAssinatura($id: ID!, $versao: Int!, $status: AssinaturaStatus, $nota: String!) {
  atenderAssinatura(id: $id, versao: $versao, status: $status, nota: $nota) {
    id
    versao
    status
  }
}
    `) as unknown as TypedDocumentString<AtenderAssinaturaMutation, AtenderAssinaturaMutationVariables>;
export const ConfirmarValorDocument = new TypedDocumentString(`
    mutation ConfirmarValor($id: ID!, $versao: Int!, $valor: Float!) {
  confirmarValor(id: $id, versao: $versao, valor: $valor) {
    id
    versao
    status
    contaNasSomas
  }
}
    `) as unknown as TypedDocumentString<ConfirmarValorMutation, ConfirmarValorMutationVariables>;
export const MensagensDocument = new TypedDocumentString(`
    query Mensagens($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean, $status: MensagemStatus) {
  mensagens(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
    status: $status
  ) {
    total
    itens {
      id
      criadaEm
      status
      nome
      email
      assunto
    }
  }
}
    `) as unknown as TypedDocumentString<MensagensQuery, MensagensQueryVariables>;
export const MensagemAbertaDocument = new TypedDocumentString(`
    query MensagemAberta($id: ID!) {
  mensagem(id: $id) {
    id
    versao
    criadaEm
    status
    statusPor
    statusEm
    notas {
      id
      texto
      autor
      em
    }
    nome
    email
    celular
    assunto
    mensagem
  }
}
    `) as unknown as TypedDocumentString<MensagemAbertaQuery, MensagemAbertaQueryVariables>;
export const AtenderMensagemDocument = new TypedDocumentString(`
    mutation AtenderMensagem($id: ID!, $versao: Int!, $status: MensagemStatus, $nota: String!) {
  atenderMensagem(id: $id, versao: $versao, status: $status, nota: $nota) {
    id
    versao
    status
  }
}
    `) as unknown as TypedDocumentString<AtenderMensagemMutation, AtenderMensagemMutationVariables>;
export const BannersCadastradosDocument = new TypedDocumentString(`
    query BannersCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
  bannersCadastrados(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
  ) {
    total
    itens {
      ...LinhaBannerCadastrado
    }
  }
}
    fragment LinhaBannerCadastrado on BannerCadastrado {
  alt
  ativo
  dataFim
  dataInicio
  descricao
  id
  imagem
  link
  nome
  ordem
  tipo
  versao
}`) as unknown as TypedDocumentString<BannersCadastradosQuery, BannersCadastradosQueryVariables>;
export const SalvarBannerDocument = new TypedDocumentString(`
    mutation SalvarBanner($id: ID, $versao: Int, $input: BannerInput!) {
  salvarBanner(id: $id, versao: $versao, input: $input) {
    id
    tipo
    ativo
    dataInicio
    dataFim
  }
}
    `) as unknown as TypedDocumentString<SalvarBannerMutation, SalvarBannerMutationVariables>;
export const ExcluirBannerDocument = new TypedDocumentString(`
    mutation ExcluirBanner($id: ID!) {
  excluirBanner(id: $id)
}
    `) as unknown as TypedDocumentString<ExcluirBannerMutation, ExcluirBannerMutationVariables>;
export const ReordenarBannersDocument = new TypedDocumentString(`
    mutation ReordenarBanners($ids: [Int!]!) {
  reordenarBanners(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReordenarBannersMutation, ReordenarBannersMutationVariables>;
export const BannersIcpCadastradosDocument = new TypedDocumentString(`
    query BannersIcpCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
  bannersIcpCadastrados(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
  ) {
    total
    itens {
      ...LinhaBannerIcp
    }
  }
}
    fragment LinhaBannerIcp on BannerIcp {
  ativo
  dataFim
  dataInicio
  descricao
  id
  imagem
  link
  nome
  ordem
  versao
}`) as unknown as TypedDocumentString<BannersIcpCadastradosQuery, BannersIcpCadastradosQueryVariables>;
export const SalvarBannerIcpDocument = new TypedDocumentString(`
    mutation SalvarBannerIcp($id: ID, $versao: Int, $input: BannerIcpInput!) {
  salvarBannerIcp(id: $id, versao: $versao, input: $input) {
    id
    ativo
    dataInicio
    dataFim
  }
}
    `) as unknown as TypedDocumentString<SalvarBannerIcpMutation, SalvarBannerIcpMutationVariables>;
export const ExcluirBannerIcpDocument = new TypedDocumentString(`
    mutation ExcluirBannerIcp($id: ID!) {
  excluirBannerIcp(id: $id)
}
    `) as unknown as TypedDocumentString<ExcluirBannerIcpMutation, ExcluirBannerIcpMutationVariables>;
export const ReordenarBannersIcpDocument = new TypedDocumentString(`
    mutation ReordenarBannersIcp($ids: [Int!]!) {
  reordenarBannersIcp(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReordenarBannersIcpMutation, ReordenarBannersIcpMutationVariables>;
export const TodosOsBannersDocument = new TypedDocumentString(`
    query TodosOsBanners {
  todosOsBanners {
    id
    nome
  }
}
    `) as unknown as TypedDocumentString<TodosOsBannersQuery, TodosOsBannersQueryVariables>;
export const TodosOsBannersIcpDocument = new TypedDocumentString(`
    query TodosOsBannersIcp {
  todosOsBannersIcp {
    id
    nome
  }
}
    `) as unknown as TypedDocumentString<TodosOsBannersIcpQuery, TodosOsBannersIcpQueryVariables>;
export const PlanosCadastradosDocument = new TypedDocumentString(`
    query PlanosCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean, $tipo: PlanoTipo, $ativo: Boolean) {
  planosCadastrados(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
    tipo: $tipo
    ativo: $ativo
  ) {
    total
    itens {
      ...LinhaPlano
    }
  }
}
    fragment LinhaPlano on Plano {
  app
  ativo
  banco
  desconto1
  desconto2
  desconto3
  descricao
  disco
  dominios
  emails
  id
  nome
  ordem
  planoTipo
  processamento
  promocional
  ram1
  ram2
  subdominios
  tecnologia
  valor
  versao
}`) as unknown as TypedDocumentString<PlanosCadastradosQuery, PlanosCadastradosQueryVariables>;
export const SalvarPlanoDocument = new TypedDocumentString(`
    mutation SalvarPlano($id: ID, $versao: Int, $input: PlanoInput!) {
  salvarPlano(id: $id, versao: $versao, input: $input) {
    id
    ativo
  }
}
    `) as unknown as TypedDocumentString<SalvarPlanoMutation, SalvarPlanoMutationVariables>;
export const DuplicarPlanoDocument = new TypedDocumentString(`
    mutation DuplicarPlano($id: ID!) {
  duplicarPlano(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DuplicarPlanoMutation, DuplicarPlanoMutationVariables>;
export const ExcluirPlanoDocument = new TypedDocumentString(`
    mutation ExcluirPlano($id: ID!, $mesmoEmUso: Boolean!) {
  excluirPlano(id: $id, mesmoEmUso: $mesmoEmUso)
}
    `) as unknown as TypedDocumentString<ExcluirPlanoMutation, ExcluirPlanoMutationVariables>;
export const ReordenarPlanosDocument = new TypedDocumentString(`
    mutation ReordenarPlanos($ids: [Int!]!) {
  reordenarPlanos(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReordenarPlanosMutation, ReordenarPlanosMutationVariables>;
export const DestaquesCadastradosDocument = new TypedDocumentString(`
    query DestaquesCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
  destaquesCadastrados(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
  ) {
    total
    itens {
      ...LinhaDestaque
    }
  }
}
    fragment LinhaDestaque on Destaque {
  ativo
  icone
  id
  link
  ordem
  planoId
  texto
  titulo
  versao
}`) as unknown as TypedDocumentString<DestaquesCadastradosQuery, DestaquesCadastradosQueryVariables>;
export const SalvarDestaqueDocument = new TypedDocumentString(`
    mutation SalvarDestaque($id: ID, $versao: Int, $input: DestaqueInput!) {
  salvarDestaque(id: $id, versao: $versao, input: $input) {
    id
    ativo
  }
}
    `) as unknown as TypedDocumentString<SalvarDestaqueMutation, SalvarDestaqueMutationVariables>;
export const ExcluirDestaqueDocument = new TypedDocumentString(`
    mutation ExcluirDestaque($id: ID!) {
  excluirDestaque(id: $id)
}
    `) as unknown as TypedDocumentString<ExcluirDestaqueMutation, ExcluirDestaqueMutationVariables>;
export const ReordenarDestaquesDocument = new TypedDocumentString(`
    mutation ReordenarDestaques($ids: [Int!]!) {
  reordenarDestaques(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReordenarDestaquesMutation, ReordenarDestaquesMutationVariables>;
export const CuponsCadastradosDocument = new TypedDocumentString(`
    query CuponsCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
  cuponsCadastrados(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
  ) {
    total
    itens {
      ...LinhaCupomCadastrado
    }
  }
}
    fragment LinhaCupomCadastrado on CupomCadastrado {
  ativo
  codigo
  dataFim
  dataInicio
  id
  planoId
  tipo
  valor
  versao
}`) as unknown as TypedDocumentString<CuponsCadastradosQuery, CuponsCadastradosQueryVariables>;
export const SalvarCupomDocument = new TypedDocumentString(`
    mutation SalvarCupom($id: ID, $versao: Int, $input: CupomInput!) {
  salvarCupom(id: $id, versao: $versao, input: $input) {
    id
    ativo
    dataInicio
    dataFim
    planoId
  }
}
    `) as unknown as TypedDocumentString<SalvarCupomMutation, SalvarCupomMutationVariables>;
export const ExcluirCupomDocument = new TypedDocumentString(`
    mutation ExcluirCupom($id: ID!) {
  excluirCupom(id: $id)
}
    `) as unknown as TypedDocumentString<ExcluirCupomMutation, ExcluirCupomMutationVariables>;
export const PlanosParaEscolherDocument = new TypedDocumentString(`
    query PlanosParaEscolher {
  todosOsPlanos {
    id
    nome
    planoTipo
    ativo
  }
}
    `) as unknown as TypedDocumentString<PlanosParaEscolherQuery, PlanosParaEscolherQueryVariables>;
export const PlanosDoTipoDocument = new TypedDocumentString(`
    query PlanosDoTipo($tipo: PlanoTipo!) {
  todosOsPlanos(tipo: $tipo) {
    id
    nome
    ativo
  }
}
    `) as unknown as TypedDocumentString<PlanosDoTipoQuery, PlanosDoTipoQueryVariables>;
export const TodosOsDestaquesDocument = new TypedDocumentString(`
    query TodosOsDestaques {
  todosOsDestaques {
    id
    titulo
  }
}
    `) as unknown as TypedDocumentString<TodosOsDestaquesQuery, TodosOsDestaquesQueryVariables>;
export const DepoimentosCadastradosDocument = new TypedDocumentString(`
    query DepoimentosCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
  depoimentosCadastrados(
    pagina: $pagina
    busca: $busca
    ordenar: $ordenar
    decrescente: $decrescente
  ) {
    total
    itens {
      ...LinhaDepoimentoCadastrado
    }
  }
}
    fragment LinhaDepoimentoCadastrado on DepoimentoCadastrado {
  ativo
  consentimento
  demonstracao
  id
  link
  nome
  ordem
  papel
  texto
  versao
}`) as unknown as TypedDocumentString<DepoimentosCadastradosQuery, DepoimentosCadastradosQueryVariables>;
export const TodosOsDepoimentosDocument = new TypedDocumentString(`
    query TodosOsDepoimentos {
  todosOsDepoimentos {
    id
    nome
  }
}
    `) as unknown as TypedDocumentString<TodosOsDepoimentosQuery, TodosOsDepoimentosQueryVariables>;
export const SalvarDepoimentoDocument = new TypedDocumentString(`
    mutation SalvarDepoimento($id: ID, $versao: Int, $input: DepoimentoInput!) {
  salvarDepoimento(id: $id, versao: $versao, input: $input) {
    id
    ativo
    demonstracao
  }
}
    `) as unknown as TypedDocumentString<SalvarDepoimentoMutation, SalvarDepoimentoMutationVariables>;
export const ExcluirDepoimentoDocument = new TypedDocumentString(`
    mutation ExcluirDepoimento($id: ID!) {
  excluirDepoimento(id: $id)
}
    `) as unknown as TypedDocumentString<ExcluirDepoimentoMutation, ExcluirDepoimentoMutationVariables>;
export const ReordenarDepoimentosDocument = new TypedDocumentString(`
    mutation ReordenarDepoimentos($ids: [Int!]!) {
  reordenarDepoimentos(ids: $ids)
}
    `) as unknown as TypedDocumentString<ReordenarDepoimentosMutation, ReordenarDepoimentosMutationVariables>;
export const PainelDocument = new TypedDocumentString(`
    query Painel {
  painelAdmin {
    assinaturasNovas
    mensagensNovas
    valoresPorConferir
    porDia {
      chave
      quantidade
      valor
    }
    porPlanoTipo {
      chave
      quantidade
      valor
    }
    porPeriodo {
      chave
      quantidade
      valor
    }
    porCupom {
      chave
      quantidade
      valor
    }
    bannersPorVencer {
      id
      nome
      dataFim
    }
  }
}
    `) as unknown as TypedDocumentString<PainelQuery, PainelQueryVariables>;
export const AlteracoesDocument = new TypedDocumentString(`
    query Alteracoes($tabela: String, $linhaId: Int, $pagina: Int!) {
  alteracoes(tabela: $tabela, linhaId: $linhaId, pagina: $pagina) {
    total
    itens {
      id
      em
      usuario
      acao
      tabela
      linhaId
      rotulo
      semVersao
      mudancas {
        campo
        de
        para
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AlteracoesQuery, AlteracoesQueryVariables>;
export const AdministradoresDocument = new TypedDocumentString(`
    query Administradores($pagina: Int!) {
  administradores {
    id
    usuario
    ativo
    criadoEm
  }
  entradas(pagina: $pagina) {
    total
    itens {
      id
      em
      usuario
      visitante
      conhecido
      resultado
    }
  }
}
    `) as unknown as TypedDocumentString<AdministradoresQuery, AdministradoresQueryVariables>;
export const CriarAdministradorDocument = new TypedDocumentString(`
    mutation CriarAdministrador($usuario: String!, $senha: String!) {
  criarAdministrador(usuario: $usuario, senha: $senha) {
    senha
    administrador {
      usuario
    }
  }
}
    `) as unknown as TypedDocumentString<CriarAdministradorMutation, CriarAdministradorMutationVariables>;
export const AtivarAdministradorDocument = new TypedDocumentString(`
    mutation AtivarAdministrador($id: ID!, $ativo: Boolean!, $senha: String!) {
  ativarAdministrador(id: $id, ativo: $ativo, senha: $senha) {
    id
  }
}
    `) as unknown as TypedDocumentString<AtivarAdministradorMutation, AtivarAdministradorMutationVariables>;
export const RedefinirSenhaDocument = new TypedDocumentString(`
    mutation RedefinirSenha($id: ID!, $senha: String!) {
  redefinirSenha(id: $id, senha: $senha) {
    senha
    administrador {
      usuario
    }
  }
}
    `) as unknown as TypedDocumentString<RedefinirSenhaMutation, RedefinirSenhaMutationVariables>;
export const TrocarSenhaDocument = new TypedDocumentString(`
    mutation TrocarSenha($atual: String!, $nova: String!) {
  trocarSenha(atual: $atual, nova: $nova)
}
    `) as unknown as TypedDocumentString<TrocarSenhaMutation, TrocarSenhaMutationVariables>;