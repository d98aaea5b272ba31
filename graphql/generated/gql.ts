/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Acompanhar($clienteIdB: ID!) {\n  acompanhamento(clienteIdB: $clienteIdB) {\n    codigo\n    etapa\n    recebidoEm\n    mudouEm\n    plano\n    adicionais {\n      rotulo\n      texto\n    }\n    periodo\n    linhas {\n      descricao\n      valor\n    }\n    valor\n    valorAnterior\n    substituidoPor\n    correcaoPaga\n    porQueCancelado\n    linha\n    tipoDominio\n    reembolso\n    noLugar {\n      emDobro\n      clienteIdB\n      codigo\n      pago\n      acertar\n      aPagar\n    }\n    pagoPorOutro {\n      codigo\n      valor\n      pagoEm\n    }\n    pagoTambem {\n      codigo\n      pagoEm\n    }\n    pagoEm\n    desmarcadoEm\n    corrige\n    outros\n    cita {\n      codigo\n      etapa\n      pago\n    }\n    confirmacaoPorEmail\n    contrato {\n      aceitoEm\n      caminho\n    }\n    pagamento {\n      forma\n      ate\n      testeAte\n      testeAcabouEm\n      valor\n      recebedor\n      codigoPix\n      qrCode {\n        lado\n        caminho\n      }\n    }\n  }\n}": typeof types.AcompanharDocument,
    "query PlanoEscolhido($id: ID!) {\n  plano(id: $id) {\n    ...CartaoDoPlano\n    contrato {\n      versao\n      titulo\n      caminho\n    }\n  }\n}\n\nquery PlanosParaAssinar {\n  planos {\n    id\n    planoTipo\n    nome\n    descricao\n    valor\n    desconto1\n    desconto2\n    desconto3\n  }\n}": typeof types.PlanoEscolhidoDocument,
    "query ValidarCupom($codigo: String!, $planoId: ID!) {\n  cupom(codigo: $codigo, planoId: $planoId) {\n    codigo\n    tipo\n    valor\n  }\n}\n\nquery ConsultarCep($cep: String!) {\n  consultarCep(cep: $cep) {\n    endereco\n    bairro\n    cidade\n    estado\n  }\n}\n\nquery ConsultarCnpj($cnpj: String!) {\n  consultarCnpj(cnpj: $cnpj)\n}\n\nquery ConsultarDominio($dominio: String!) {\n  consultarDominio(dominio: $dominio)\n}\n\nquery EmailCadastrado($email: String!) {\n  emailCadastrado(email: $email)\n}\n\nmutation CriarAssinatura($input: AssinaturaInput!) {\n  criarAssinatura(input: $input) {\n    clienteIdB\n    codigo\n    valor\n  }\n}": typeof types.ValidarCupomDocument,
    "mutation EnviarContato($input: ContatoInput!) {\n  enviarContato(input: $input)\n}": typeof types.EnviarContatoDocument,
    "query Contrato($versao: ID!) {\n  contrato(versao: $versao) {\n    versao\n    titulo\n    rota\n    texto\n    desde\n    ate\n    atual\n  }\n}": typeof types.ContratoDocument,
    "query BannersDoInicio {\n  banners {\n    id\n    alt\n    imagem\n    link\n    titulo\n    texto\n    chamada\n    focoX\n    focoY\n  }\n}\n\nquery DestaquesDoInicio {\n  destaques {\n    id\n    titulo\n    texto\n    link\n    icone\n    planoId\n  }\n}\n\nquery PlanosDoInicio {\n  planos {\n    id\n    planoTipo\n    valor\n    desconto1\n    desconto2\n    desconto3\n  }\n}\n\nquery DepoimentosDoInicio {\n  depoimentos {\n    id\n    texto\n    nome\n    papel\n    link\n    demonstracao\n  }\n}": typeof types.BannersDoInicioDocument,
    "query PlanosDaFamilia($tipo: PlanoTipo!) {\n  planos(tipo: $tipo) {\n    ...CartaoDoPlano\n  }\n}": typeof types.PlanosDaFamiliaDocument,
    "query PlanosParaEscolher {\n  planos {\n    ...CartaoDoPlano\n  }\n}": typeof types.PlanosParaEscolherDocument,
    "fragment CartaoDoPlano on Plano {\n  id\n  planoTipo\n  nome\n  descricao\n  promocional\n  valor\n  desconto1\n  desconto2\n  desconto3\n  processamento\n  ram1\n  ram2\n  disco\n  banco\n  dominios\n  subdominios\n  emails\n  app\n  precoAte\n}": typeof types.CartaoDoPlanoFragmentDoc,
    "query PlanosEmPromocao {\n  planos {\n    id\n    planoTipo\n    nome\n    valor\n    desconto1\n    desconto2\n    desconto3\n    processamento\n    ram1\n    disco\n    precoAte\n  }\n}": typeof types.PlanosEmPromocaoDocument,
};
const documents: Documents = {
    "query Acompanhar($clienteIdB: ID!) {\n  acompanhamento(clienteIdB: $clienteIdB) {\n    codigo\n    etapa\n    recebidoEm\n    mudouEm\n    plano\n    adicionais {\n      rotulo\n      texto\n    }\n    periodo\n    linhas {\n      descricao\n      valor\n    }\n    valor\n    valorAnterior\n    substituidoPor\n    correcaoPaga\n    porQueCancelado\n    linha\n    tipoDominio\n    reembolso\n    noLugar {\n      emDobro\n      clienteIdB\n      codigo\n      pago\n      acertar\n      aPagar\n    }\n    pagoPorOutro {\n      codigo\n      valor\n      pagoEm\n    }\n    pagoTambem {\n      codigo\n      pagoEm\n    }\n    pagoEm\n    desmarcadoEm\n    corrige\n    outros\n    cita {\n      codigo\n      etapa\n      pago\n    }\n    confirmacaoPorEmail\n    contrato {\n      aceitoEm\n      caminho\n    }\n    pagamento {\n      forma\n      ate\n      testeAte\n      testeAcabouEm\n      valor\n      recebedor\n      codigoPix\n      qrCode {\n        lado\n        caminho\n      }\n    }\n  }\n}": types.AcompanharDocument,
    "query PlanoEscolhido($id: ID!) {\n  plano(id: $id) {\n    ...CartaoDoPlano\n    contrato {\n      versao\n      titulo\n      caminho\n    }\n  }\n}\n\nquery PlanosParaAssinar {\n  planos {\n    id\n    planoTipo\n    nome\n    descricao\n    valor\n    desconto1\n    desconto2\n    desconto3\n  }\n}": types.PlanoEscolhidoDocument,
    "query ValidarCupom($codigo: String!, $planoId: ID!) {\n  cupom(codigo: $codigo, planoId: $planoId) {\n    codigo\n    tipo\n    valor\n  }\n}\n\nquery ConsultarCep($cep: String!) {\n  consultarCep(cep: $cep) {\n    endereco\n    bairro\n    cidade\n    estado\n  }\n}\n\nquery ConsultarCnpj($cnpj: String!) {\n  consultarCnpj(cnpj: $cnpj)\n}\n\nquery ConsultarDominio($dominio: String!) {\n  consultarDominio(dominio: $dominio)\n}\n\nquery EmailCadastrado($email: String!) {\n  emailCadastrado(email: $email)\n}\n\nmutation CriarAssinatura($input: AssinaturaInput!) {\n  criarAssinatura(input: $input) {\n    clienteIdB\n    codigo\n    valor\n  }\n}": types.ValidarCupomDocument,
    "mutation EnviarContato($input: ContatoInput!) {\n  enviarContato(input: $input)\n}": types.EnviarContatoDocument,
    "query Contrato($versao: ID!) {\n  contrato(versao: $versao) {\n    versao\n    titulo\n    rota\n    texto\n    desde\n    ate\n    atual\n  }\n}": types.ContratoDocument,
    "query BannersDoInicio {\n  banners {\n    id\n    alt\n    imagem\n    link\n    titulo\n    texto\n    chamada\n    focoX\n    focoY\n  }\n}\n\nquery DestaquesDoInicio {\n  destaques {\n    id\n    titulo\n    texto\n    link\n    icone\n    planoId\n  }\n}\n\nquery PlanosDoInicio {\n  planos {\n    id\n    planoTipo\n    valor\n    desconto1\n    desconto2\n    desconto3\n  }\n}\n\nquery DepoimentosDoInicio {\n  depoimentos {\n    id\n    texto\n    nome\n    papel\n    link\n    demonstracao\n  }\n}": types.BannersDoInicioDocument,
    "query PlanosDaFamilia($tipo: PlanoTipo!) {\n  planos(tipo: $tipo) {\n    ...CartaoDoPlano\n  }\n}": types.PlanosDaFamiliaDocument,
    "query PlanosParaEscolher {\n  planos {\n    ...CartaoDoPlano\n  }\n}": types.PlanosParaEscolherDocument,
    "fragment CartaoDoPlano on Plano {\n  id\n  planoTipo\n  nome\n  descricao\n  promocional\n  valor\n  desconto1\n  desconto2\n  desconto3\n  processamento\n  ram1\n  ram2\n  disco\n  banco\n  dominios\n  subdominios\n  emails\n  app\n  precoAte\n}": types.CartaoDoPlanoFragmentDoc,
    "query PlanosEmPromocao {\n  planos {\n    id\n    planoTipo\n    nome\n    valor\n    desconto1\n    desconto2\n    desconto3\n    processamento\n    ram1\n    disco\n    precoAte\n  }\n}": types.PlanosEmPromocaoDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Acompanhar($clienteIdB: ID!) {\n  acompanhamento(clienteIdB: $clienteIdB) {\n    codigo\n    etapa\n    recebidoEm\n    mudouEm\n    plano\n    adicionais {\n      rotulo\n      texto\n    }\n    periodo\n    linhas {\n      descricao\n      valor\n    }\n    valor\n    valorAnterior\n    substituidoPor\n    correcaoPaga\n    porQueCancelado\n    linha\n    tipoDominio\n    reembolso\n    noLugar {\n      emDobro\n      clienteIdB\n      codigo\n      pago\n      acertar\n      aPagar\n    }\n    pagoPorOutro {\n      codigo\n      valor\n      pagoEm\n    }\n    pagoTambem {\n      codigo\n      pagoEm\n    }\n    pagoEm\n    desmarcadoEm\n    corrige\n    outros\n    cita {\n      codigo\n      etapa\n      pago\n    }\n    confirmacaoPorEmail\n    contrato {\n      aceitoEm\n      caminho\n    }\n    pagamento {\n      forma\n      ate\n      testeAte\n      testeAcabouEm\n      valor\n      recebedor\n      codigoPix\n      qrCode {\n        lado\n        caminho\n      }\n    }\n  }\n}"): typeof import('./graphql').AcompanharDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanoEscolhido($id: ID!) {\n  plano(id: $id) {\n    ...CartaoDoPlano\n    contrato {\n      versao\n      titulo\n      caminho\n    }\n  }\n}\n\nquery PlanosParaAssinar {\n  planos {\n    id\n    planoTipo\n    nome\n    descricao\n    valor\n    desconto1\n    desconto2\n    desconto3\n  }\n}"): typeof import('./graphql').PlanoEscolhidoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValidarCupom($codigo: String!, $planoId: ID!) {\n  cupom(codigo: $codigo, planoId: $planoId) {\n    codigo\n    tipo\n    valor\n  }\n}\n\nquery ConsultarCep($cep: String!) {\n  consultarCep(cep: $cep) {\n    endereco\n    bairro\n    cidade\n    estado\n  }\n}\n\nquery ConsultarCnpj($cnpj: String!) {\n  consultarCnpj(cnpj: $cnpj)\n}\n\nquery ConsultarDominio($dominio: String!) {\n  consultarDominio(dominio: $dominio)\n}\n\nquery EmailCadastrado($email: String!) {\n  emailCadastrado(email: $email)\n}\n\nmutation CriarAssinatura($input: AssinaturaInput!) {\n  criarAssinatura(input: $input) {\n    clienteIdB\n    codigo\n    valor\n  }\n}"): typeof import('./graphql').ValidarCupomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EnviarContato($input: ContatoInput!) {\n  enviarContato(input: $input)\n}"): typeof import('./graphql').EnviarContatoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Contrato($versao: ID!) {\n  contrato(versao: $versao) {\n    versao\n    titulo\n    rota\n    texto\n    desde\n    ate\n    atual\n  }\n}"): typeof import('./graphql').ContratoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BannersDoInicio {\n  banners {\n    id\n    alt\n    imagem\n    link\n    titulo\n    texto\n    chamada\n    focoX\n    focoY\n  }\n}\n\nquery DestaquesDoInicio {\n  destaques {\n    id\n    titulo\n    texto\n    link\n    icone\n    planoId\n  }\n}\n\nquery PlanosDoInicio {\n  planos {\n    id\n    planoTipo\n    valor\n    desconto1\n    desconto2\n    desconto3\n  }\n}\n\nquery DepoimentosDoInicio {\n  depoimentos {\n    id\n    texto\n    nome\n    papel\n    link\n    demonstracao\n  }\n}"): typeof import('./graphql').BannersDoInicioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanosDaFamilia($tipo: PlanoTipo!) {\n  planos(tipo: $tipo) {\n    ...CartaoDoPlano\n  }\n}"): typeof import('./graphql').PlanosDaFamiliaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanosParaEscolher {\n  planos {\n    ...CartaoDoPlano\n  }\n}"): typeof import('./graphql').PlanosParaEscolherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CartaoDoPlano on Plano {\n  id\n  planoTipo\n  nome\n  descricao\n  promocional\n  valor\n  desconto1\n  desconto2\n  desconto3\n  processamento\n  ram1\n  ram2\n  disco\n  banco\n  dominios\n  subdominios\n  emails\n  app\n  precoAte\n}"): typeof import('./graphql').CartaoDoPlanoFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanosEmPromocao {\n  planos {\n    id\n    planoTipo\n    nome\n    valor\n    desconto1\n    desconto2\n    desconto3\n    processamento\n    ram1\n    disco\n    precoAte\n  }\n}"): typeof import('./graphql').PlanosEmPromocaoDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
