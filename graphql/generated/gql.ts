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
    "\n  query PlanoEscolhido($id: ID!) {\n    plano(id: $id) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      ram2\n      disco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n": typeof types.PlanoEscolhidoDocument,
    "\n  query PlanosParaAssinar {\n    planos {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n": typeof types.PlanosParaAssinarDocument,
    "\n  query ValidarCupom($codigo: String!, $planoId: ID!) {\n    cupom(codigo: $codigo, planoId: $planoId) {\n      codigo\n      tipo\n      valor\n    }\n  }\n": typeof types.ValidarCupomDocument,
    "\n  query ConsultarCep($cep: String!) {\n    consultarCep(cep: $cep) {\n      endereco\n      bairro\n      cidade\n      estado\n    }\n  }\n": typeof types.ConsultarCepDocument,
    "\n  query ConsultarCnpj($cnpj: String!) {\n    consultarCnpj(cnpj: $cnpj)\n  }\n": typeof types.ConsultarCnpjDocument,
    "\n  query ConsultarDominio($dominio: String!) {\n    consultarDominio(dominio: $dominio)\n  }\n": typeof types.ConsultarDominioDocument,
    "\n  query EmailCadastrado($email: String!) {\n    emailCadastrado(email: $email)\n  }\n": typeof types.EmailCadastradoDocument,
    "\n  mutation CriarAssinatura($input: AssinaturaInput!) {\n    criarAssinatura(input: $input) {\n      clienteIdB\n      valor\n    }\n  }\n": typeof types.CriarAssinaturaDocument,
    "\n  mutation EnviarContato($input: ContatoInput!) {\n    enviarContato(input: $input)\n  }\n": typeof types.EnviarContatoDocument,
    "\n  query BannersDoInicio {\n    banners {\n      id\n      alt\n      imagem\n      link\n    }\n  }\n": typeof types.BannersDoInicioDocument,
    "\n  query DestaquesDoInicio {\n    destaques {\n      id\n      titulo\n      texto\n      link\n      icone\n      planoId\n    }\n  }\n": typeof types.DestaquesDoInicioDocument,
    "\n  query PlanosDoInicio {\n    planos {\n      id\n      planoTipo\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n": typeof types.PlanosDoInicioDocument,
    "\n  query DepoimentosDoInicio {\n    depoimentos {\n      id\n      texto\n      nome\n      papel\n      link\n      demonstracao\n    }\n  }\n": typeof types.DepoimentosDoInicioDocument,
    "\n  query PlanosEmPromocao {\n    planos {\n      id\n      planoTipo\n      nome\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      disco\n    }\n  }\n": typeof types.PlanosEmPromocaoDocument,
    "\n  query PlanosDaFamilia($tipo: PlanoTipo!) {\n    planos(tipo: $tipo) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      promocional\n      processamento\n      ram1\n      ram2\n      disco\n      tecnologia\n      banco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n": typeof types.PlanosDaFamiliaDocument,
};
const documents: Documents = {
    "\n  query PlanoEscolhido($id: ID!) {\n    plano(id: $id) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      ram2\n      disco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n": types.PlanoEscolhidoDocument,
    "\n  query PlanosParaAssinar {\n    planos {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n": types.PlanosParaAssinarDocument,
    "\n  query ValidarCupom($codigo: String!, $planoId: ID!) {\n    cupom(codigo: $codigo, planoId: $planoId) {\n      codigo\n      tipo\n      valor\n    }\n  }\n": types.ValidarCupomDocument,
    "\n  query ConsultarCep($cep: String!) {\n    consultarCep(cep: $cep) {\n      endereco\n      bairro\n      cidade\n      estado\n    }\n  }\n": types.ConsultarCepDocument,
    "\n  query ConsultarCnpj($cnpj: String!) {\n    consultarCnpj(cnpj: $cnpj)\n  }\n": types.ConsultarCnpjDocument,
    "\n  query ConsultarDominio($dominio: String!) {\n    consultarDominio(dominio: $dominio)\n  }\n": types.ConsultarDominioDocument,
    "\n  query EmailCadastrado($email: String!) {\n    emailCadastrado(email: $email)\n  }\n": types.EmailCadastradoDocument,
    "\n  mutation CriarAssinatura($input: AssinaturaInput!) {\n    criarAssinatura(input: $input) {\n      clienteIdB\n      valor\n    }\n  }\n": types.CriarAssinaturaDocument,
    "\n  mutation EnviarContato($input: ContatoInput!) {\n    enviarContato(input: $input)\n  }\n": types.EnviarContatoDocument,
    "\n  query BannersDoInicio {\n    banners {\n      id\n      alt\n      imagem\n      link\n    }\n  }\n": types.BannersDoInicioDocument,
    "\n  query DestaquesDoInicio {\n    destaques {\n      id\n      titulo\n      texto\n      link\n      icone\n      planoId\n    }\n  }\n": types.DestaquesDoInicioDocument,
    "\n  query PlanosDoInicio {\n    planos {\n      id\n      planoTipo\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n": types.PlanosDoInicioDocument,
    "\n  query DepoimentosDoInicio {\n    depoimentos {\n      id\n      texto\n      nome\n      papel\n      link\n      demonstracao\n    }\n  }\n": types.DepoimentosDoInicioDocument,
    "\n  query PlanosEmPromocao {\n    planos {\n      id\n      planoTipo\n      nome\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      disco\n    }\n  }\n": types.PlanosEmPromocaoDocument,
    "\n  query PlanosDaFamilia($tipo: PlanoTipo!) {\n    planos(tipo: $tipo) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      promocional\n      processamento\n      ram1\n      ram2\n      disco\n      tecnologia\n      banco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n": types.PlanosDaFamiliaDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanoEscolhido($id: ID!) {\n    plano(id: $id) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      ram2\n      disco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n"): typeof import('./graphql').PlanoEscolhidoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosParaAssinar {\n    planos {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n"): typeof import('./graphql').PlanosParaAssinarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ValidarCupom($codigo: String!, $planoId: ID!) {\n    cupom(codigo: $codigo, planoId: $planoId) {\n      codigo\n      tipo\n      valor\n    }\n  }\n"): typeof import('./graphql').ValidarCupomDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsultarCep($cep: String!) {\n    consultarCep(cep: $cep) {\n      endereco\n      bairro\n      cidade\n      estado\n    }\n  }\n"): typeof import('./graphql').ConsultarCepDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsultarCnpj($cnpj: String!) {\n    consultarCnpj(cnpj: $cnpj)\n  }\n"): typeof import('./graphql').ConsultarCnpjDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsultarDominio($dominio: String!) {\n    consultarDominio(dominio: $dominio)\n  }\n"): typeof import('./graphql').ConsultarDominioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailCadastrado($email: String!) {\n    emailCadastrado(email: $email)\n  }\n"): typeof import('./graphql').EmailCadastradoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CriarAssinatura($input: AssinaturaInput!) {\n    criarAssinatura(input: $input) {\n      clienteIdB\n      valor\n    }\n  }\n"): typeof import('./graphql').CriarAssinaturaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnviarContato($input: ContatoInput!) {\n    enviarContato(input: $input)\n  }\n"): typeof import('./graphql').EnviarContatoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BannersDoInicio {\n    banners {\n      id\n      alt\n      imagem\n      link\n    }\n  }\n"): typeof import('./graphql').BannersDoInicioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestaquesDoInicio {\n    destaques {\n      id\n      titulo\n      texto\n      link\n      icone\n      planoId\n    }\n  }\n"): typeof import('./graphql').DestaquesDoInicioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosDoInicio {\n    planos {\n      id\n      planoTipo\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n"): typeof import('./graphql').PlanosDoInicioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepoimentosDoInicio {\n    depoimentos {\n      id\n      texto\n      nome\n      papel\n      link\n      demonstracao\n    }\n  }\n"): typeof import('./graphql').DepoimentosDoInicioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosEmPromocao {\n    planos {\n      id\n      planoTipo\n      nome\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      disco\n    }\n  }\n"): typeof import('./graphql').PlanosEmPromocaoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosDaFamilia($tipo: PlanoTipo!) {\n    planos(tipo: $tipo) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      promocional\n      processamento\n      ram1\n      ram2\n      disco\n      tecnologia\n      banco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n"): typeof import('./graphql').PlanosDaFamiliaDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
