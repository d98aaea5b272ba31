/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Dados da assinatura: o que o visitante digitou, o plano e o total que ele viu. */
export type AssinaturaInput = {
  /** Bairro. */
  bairro?: string | null | undefined;
  /** Token da verificação contra robôs; desnecessário com uma chave de acesso que tem pedidos:criar. */
  captchaToken?: string | null | undefined;
  /** CEP. */
  cep?: string | null | undefined;
  /** Chave de idempotência, criada quando o formulário abre; vale para um só conteúdo. */
  chave: string;
  /** Cidade. */
  cidade?: string | null | undefined;
  /** Complemento. */
  complemento?: string | null | undefined;
  /** Versão do contrato que quem assina aceitou, como contrato de Plano a diz. Uma que já não é a de hoje é recusada (CONTRATO_ATUALIZADO), com a de agora em campos. Sem ela, nenhum foi aceito; vazia, o pedido é recusado. */
  contrato?: string | null | undefined;
  /** CPF ou CNPJ. */
  cpfCnpj?: string | null | undefined;
  /** Código do cupom. */
  cupom?: string | null | undefined;
  /** Domínio, quando for registrado ou já existir. */
  dominio?: string | null | undefined;
  /** E-mail alternativo. */
  emailAlternativo?: string | null | undefined;
  /** E-mail principal. */
  emailPrincipal?: string | null | undefined;
  /** Endereço. */
  endereco?: string | null | undefined;
  /** Espaço adicional, em GB. */
  espacoAdicional?: number | null | undefined;
  /** UF. */
  estado?: string | null | undefined;
  /** Como conheceu a empresa. */
  indicacao?: string | null | undefined;
  /** Informações adicionais. */
  infoAdicional?: string | null | undefined;
  /** IPs adicionais. */
  ipAdicional?: number | null | undefined;
  /** Nome ou razão social. */
  nomeEmpresa?: string | null | undefined;
  /** Número. */
  numero?: string | null | undefined;
  /** Meses pagos de uma vez. */
  periodo: number;
  /** Identificador do plano. */
  planoId: string;
  /** O plano como o visitante o viu: família, nome e itens, em um texto. Sem ele, só o total é conferido. */
  planoVisto?: string | null | undefined;
  /** Sistema operacional escolhido; sem ele, o primeiro que o plano oferece. */
  selectedSystem?: string | null | undefined;
  /** Chave do pedido que este corrige, quando a resposta dele se perdeu; com uma chave de acesso, também o clienteIdB, o código curto ou a referência do outro sistema, e o que não é de nenhum é recusado (SUBSTITUI_RECUSADO). */
  substitui?: string | null | undefined;
  /** Celular ou WhatsApp. */
  telefone?: string | null | undefined;
  /** registro, ja-tenho ou subdominio; sem isso, subdominio, que não leva domínio: com um, diga registro ou ja-tenho. */
  tipoDominio?: string | null | undefined;
  /** Total em reais que o visitante viu; é conferido, nunca usado. */
  valor: number;
};

/** Mensagem de contato; os cinco campos são obrigatórios. */
export type ContatoInput = {
  /** Assunto. */
  assunto: string;
  /** Celular. */
  celular: string;
  /** E-mail. */
  email: string;
  /** Mensagem. */
  mensagem: string;
  /** Nome. */
  nome: string;
  /** Token da verificação contra robôs. */
  recaptchaToken?: string | null | undefined;
};

/** porcentagem reduz em porcento; fixo reduz em reais. */
export type CupomTipo =
  | 'fixo'
  | 'porcentagem';

/** Em que pé está um pedido, para quem o fez. */
export type EtapaDoPedido =
  | 'cancelado'
  | 'concluido'
  | 'em_atendimento'
  | 'recebido'
  | 'substituido';

/** Como se paga um pedido: com PIX, com um PIX cujo prazo acabou, com nada a pagar, ou como a equipe disser. */
export type FormaDePagar =
  | 'instrucoes'
  | 'nada'
  | 'pix'
  | 'vencido';

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

export type AcompanharQueryVariables = Exact<{
  clienteIdB: string;
}>;


export type AcompanharQuery = { acompanhamento: { codigo: string, etapa: EtapaDoPedido, recebidoEm: string, mudouEm: string | null, plano: string | null, periodo: number, valor: number | null, valorAnterior: number | null, substituidoPor: string | null, correcaoPaga: boolean, porQueCancelado: string | null, linha: string | null, tipoDominio: string | null, reembolso: boolean, pagoEm: string | null, desmarcadoEm: string | null, corrige: string | null, outros: Array<string>, confirmacaoPorEmail: boolean, adicionais: Array<{ rotulo: string, texto: string }>, linhas: Array<{ descricao: string, valor: number }>, noLugar: { emDobro: boolean, clienteIdB: string, codigo: string, pago: boolean, acertar: boolean, aPagar: boolean } | null, pagoPorOutro: { codigo: string, valor: number | null, pagoEm: string } | null, pagoTambem: { codigo: string, pagoEm: string } | null, cita: { codigo: string, etapa: EtapaDoPedido, pago: boolean } | null, contrato: { aceitoEm: string, caminho: string } | null, pagamento: { forma: FormaDePagar, ate: string | null, testeAte: string | null, testeAcabouEm: string | null, valor: number | null, recebedor: string | null, codigoPix: string | null, qrCode: { lado: number, caminho: string } | null } | null } | null };

export type PlanoEscolhidoQueryVariables = Exact<{
  id: string;
}>;


export type PlanoEscolhidoQuery = { plano: (
    { contrato: { versao: string, titulo: string, caminho: string } }
    & CartaoDoPlanoFragment
  ) | null };

export type PlanosParaAssinarQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanosParaAssinarQuery = { planos: Array<{ id: string, planoTipo: PlanoTipo, nome: string, descricao: string | null, valor: number, desconto1: number | null, desconto2: number | null, desconto3: number | null }> };

export type ValidarCupomQueryVariables = Exact<{
  codigo: string;
  planoId: string;
}>;


export type ValidarCupomQuery = { cupom: { codigo: string, tipo: CupomTipo, valor: number } | null };

export type ConsultarCepQueryVariables = Exact<{
  cep: string;
}>;


export type ConsultarCepQuery = { consultarCep: { endereco: string, bairro: string, cidade: string, estado: string } | null };

export type ConsultarCnpjQueryVariables = Exact<{
  cnpj: string;
}>;


export type ConsultarCnpjQuery = { consultarCnpj: string | null };

export type ConsultarDominioQueryVariables = Exact<{
  dominio: string;
}>;


export type ConsultarDominioQuery = { consultarDominio: boolean | null };

export type EmailCadastradoQueryVariables = Exact<{
  email: string;
}>;


export type EmailCadastradoQuery = { emailCadastrado: boolean };

export type CriarAssinaturaMutationVariables = Exact<{
  input: AssinaturaInput;
}>;


export type CriarAssinaturaMutation = { criarAssinatura: { clienteIdB: string, codigo: string, valor: number } };

export type EnviarContatoMutationVariables = Exact<{
  input: ContatoInput;
}>;


export type EnviarContatoMutation = { enviarContato: boolean };

export type ContratoQueryVariables = Exact<{
  versao: string;
}>;


export type ContratoQuery = { contrato: { versao: string, titulo: string, rota: string, texto: string, desde: string, ate: string | null, atual: boolean } | null };

export type BannersDoInicioQueryVariables = Exact<{ [key: string]: never; }>;


export type BannersDoInicioQuery = { banners: Array<{ id: string, alt: string | null, imagem: string, link: string | null, titulo: string | null, texto: string | null, chamada: string | null, focoX: number | null, focoY: number | null }> };

export type DestaquesDoInicioQueryVariables = Exact<{ [key: string]: never; }>;


export type DestaquesDoInicioQuery = { destaques: Array<{ id: string, titulo: string, texto: string, link: string | null, icone: string | null, planoId: string | null }> };

export type PlanosDoInicioQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanosDoInicioQuery = { planos: Array<{ id: string, planoTipo: PlanoTipo, valor: number, desconto1: number | null, desconto2: number | null, desconto3: number | null }> };

export type DepoimentosDoInicioQueryVariables = Exact<{ [key: string]: never; }>;


export type DepoimentosDoInicioQuery = { depoimentos: Array<{ id: string, texto: string, nome: string, papel: string | null, link: string | null, demonstracao: boolean }> };

export type PlanosDaFamiliaQueryVariables = Exact<{
  tipo: PlanoTipo;
}>;


export type PlanosDaFamiliaQuery = { planos: Array<CartaoDoPlanoFragment> };

export type PlanosParaEscolherQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanosParaEscolherQuery = { planos: Array<CartaoDoPlanoFragment> };

export type CartaoDoPlanoFragment = { id: string, planoTipo: PlanoTipo, nome: string, descricao: string | null, promocional: boolean, valor: number, desconto1: number | null, desconto2: number | null, desconto3: number | null, processamento: number | null, ram1: number | null, ram2: number | null, disco: number | null, banco: string | null, dominios: number | null, subdominios: number | null, emails: number | null, app: number | null, precoAte: string | null };

export type PlanosEmPromocaoQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanosEmPromocaoQuery = { planos: Array<{ id: string, planoTipo: PlanoTipo, nome: string, valor: number, desconto1: number | null, desconto2: number | null, desconto3: number | null, processamento: number | null, ram1: number | null, disco: number | null, precoAte: string | null }> };

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
export const CartaoDoPlanoFragmentDoc = new TypedDocumentString(`
    fragment CartaoDoPlano on Plano {
  id
  planoTipo
  nome
  descricao
  promocional
  valor
  desconto1
  desconto2
  desconto3
  processamento
  ram1
  ram2
  disco
  banco
  dominios
  subdominios
  emails
  app
  precoAte
}
    `, {"fragmentName":"CartaoDoPlano"}) as unknown as TypedDocumentString<CartaoDoPlanoFragment, unknown>;
export const AcompanharDocument = new TypedDocumentString(`
    query Acompanhar($clienteIdB: ID!) {
  acompanhamento(clienteIdB: $clienteIdB) {
    codigo
    etapa
    recebidoEm
    mudouEm
    plano
    adicionais {
      rotulo
      texto
    }
    periodo
    linhas {
      descricao
      valor
    }
    valor
    valorAnterior
    substituidoPor
    correcaoPaga
    porQueCancelado
    linha
    tipoDominio
    reembolso
    noLugar {
      emDobro
      clienteIdB
      codigo
      pago
      acertar
      aPagar
    }
    pagoPorOutro {
      codigo
      valor
      pagoEm
    }
    pagoTambem {
      codigo
      pagoEm
    }
    pagoEm
    desmarcadoEm
    corrige
    outros
    cita {
      codigo
      etapa
      pago
    }
    confirmacaoPorEmail
    contrato {
      aceitoEm
      caminho
    }
    pagamento {
      forma
      ate
      testeAte
      testeAcabouEm
      valor
      recebedor
      codigoPix
      qrCode {
        lado
        caminho
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AcompanharQuery, AcompanharQueryVariables>;
export const PlanoEscolhidoDocument = new TypedDocumentString(`
    query PlanoEscolhido($id: ID!) {
  plano(id: $id) {
    ...CartaoDoPlano
    contrato {
      versao
      titulo
      caminho
    }
  }
}
    fragment CartaoDoPlano on Plano {
  id
  planoTipo
  nome
  descricao
  promocional
  valor
  desconto1
  desconto2
  desconto3
  processamento
  ram1
  ram2
  disco
  banco
  dominios
  subdominios
  emails
  app
  precoAte
}`) as unknown as TypedDocumentString<PlanoEscolhidoQuery, PlanoEscolhidoQueryVariables>;
export const PlanosParaAssinarDocument = new TypedDocumentString(`
    query PlanosParaAssinar {
  planos {
    id
    planoTipo
    nome
    descricao
    valor
    desconto1
    desconto2
    desconto3
  }
}
    `) as unknown as TypedDocumentString<PlanosParaAssinarQuery, PlanosParaAssinarQueryVariables>;
export const ValidarCupomDocument = new TypedDocumentString(`
    query ValidarCupom($codigo: String!, $planoId: ID!) {
  cupom(codigo: $codigo, planoId: $planoId) {
    codigo
    tipo
    valor
  }
}
    `) as unknown as TypedDocumentString<ValidarCupomQuery, ValidarCupomQueryVariables>;
export const ConsultarCepDocument = new TypedDocumentString(`
    query ConsultarCep($cep: String!) {
  consultarCep(cep: $cep) {
    endereco
    bairro
    cidade
    estado
  }
}
    `) as unknown as TypedDocumentString<ConsultarCepQuery, ConsultarCepQueryVariables>;
export const ConsultarCnpjDocument = new TypedDocumentString(`
    query ConsultarCnpj($cnpj: String!) {
  consultarCnpj(cnpj: $cnpj)
}
    `) as unknown as TypedDocumentString<ConsultarCnpjQuery, ConsultarCnpjQueryVariables>;
export const ConsultarDominioDocument = new TypedDocumentString(`
    query ConsultarDominio($dominio: String!) {
  consultarDominio(dominio: $dominio)
}
    `) as unknown as TypedDocumentString<ConsultarDominioQuery, ConsultarDominioQueryVariables>;
export const EmailCadastradoDocument = new TypedDocumentString(`
    query EmailCadastrado($email: String!) {
  emailCadastrado(email: $email)
}
    `) as unknown as TypedDocumentString<EmailCadastradoQuery, EmailCadastradoQueryVariables>;
export const CriarAssinaturaDocument = new TypedDocumentString(`
    mutation CriarAssinatura($input: AssinaturaInput!) {
  criarAssinatura(input: $input) {
    clienteIdB
    codigo
    valor
  }
}
    `) as unknown as TypedDocumentString<CriarAssinaturaMutation, CriarAssinaturaMutationVariables>;
export const EnviarContatoDocument = new TypedDocumentString(`
    mutation EnviarContato($input: ContatoInput!) {
  enviarContato(input: $input)
}
    `) as unknown as TypedDocumentString<EnviarContatoMutation, EnviarContatoMutationVariables>;
export const ContratoDocument = new TypedDocumentString(`
    query Contrato($versao: ID!) {
  contrato(versao: $versao) {
    versao
    titulo
    rota
    texto
    desde
    ate
    atual
  }
}
    `) as unknown as TypedDocumentString<ContratoQuery, ContratoQueryVariables>;
export const BannersDoInicioDocument = new TypedDocumentString(`
    query BannersDoInicio {
  banners {
    id
    alt
    imagem
    link
    titulo
    texto
    chamada
    focoX
    focoY
  }
}
    `) as unknown as TypedDocumentString<BannersDoInicioQuery, BannersDoInicioQueryVariables>;
export const DestaquesDoInicioDocument = new TypedDocumentString(`
    query DestaquesDoInicio {
  destaques {
    id
    titulo
    texto
    link
    icone
    planoId
  }
}
    `) as unknown as TypedDocumentString<DestaquesDoInicioQuery, DestaquesDoInicioQueryVariables>;
export const PlanosDoInicioDocument = new TypedDocumentString(`
    query PlanosDoInicio {
  planos {
    id
    planoTipo
    valor
    desconto1
    desconto2
    desconto3
  }
}
    `) as unknown as TypedDocumentString<PlanosDoInicioQuery, PlanosDoInicioQueryVariables>;
export const DepoimentosDoInicioDocument = new TypedDocumentString(`
    query DepoimentosDoInicio {
  depoimentos {
    id
    texto
    nome
    papel
    link
    demonstracao
  }
}
    `) as unknown as TypedDocumentString<DepoimentosDoInicioQuery, DepoimentosDoInicioQueryVariables>;
export const PlanosDaFamiliaDocument = new TypedDocumentString(`
    query PlanosDaFamilia($tipo: PlanoTipo!) {
  planos(tipo: $tipo) {
    ...CartaoDoPlano
  }
}
    fragment CartaoDoPlano on Plano {
  id
  planoTipo
  nome
  descricao
  promocional
  valor
  desconto1
  desconto2
  desconto3
  processamento
  ram1
  ram2
  disco
  banco
  dominios
  subdominios
  emails
  app
  precoAte
}`) as unknown as TypedDocumentString<PlanosDaFamiliaQuery, PlanosDaFamiliaQueryVariables>;
export const PlanosParaEscolherDocument = new TypedDocumentString(`
    query PlanosParaEscolher {
  planos {
    ...CartaoDoPlano
  }
}
    fragment CartaoDoPlano on Plano {
  id
  planoTipo
  nome
  descricao
  promocional
  valor
  desconto1
  desconto2
  desconto3
  processamento
  ram1
  ram2
  disco
  banco
  dominios
  subdominios
  emails
  app
  precoAte
}`) as unknown as TypedDocumentString<PlanosParaEscolherQuery, PlanosParaEscolherQueryVariables>;
export const PlanosEmPromocaoDocument = new TypedDocumentString(`
    query PlanosEmPromocao {
  planos {
    id
    planoTipo
    nome
    valor
    desconto1
    desconto2
    desconto3
    processamento
    ram1
    disco
    precoAte
  }
}
    `) as unknown as TypedDocumentString<PlanosEmPromocaoQuery, PlanosEmPromocaoQueryVariables>;