/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

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
    "\n  query Inicio {\n    banners {\n      id\n      alt\n      imagem\n      link\n    }\n    destaques {\n      id\n      titulo\n      texto\n      link\n      icone\n      planoId\n    }\n    planos {\n      planoTipo\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n": typeof types.InicioDocument,
    "\n  query PlanosEmPromocao {\n    planos {\n      id\n      planoTipo\n      nome\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      disco\n    }\n  }\n": typeof types.PlanosEmPromocaoDocument,
    "\n  query PlanosDaFamilia($tipo: PlanoTipo!) {\n    planos(tipo: $tipo) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      promocional\n      processamento\n      ram1\n      ram2\n      disco\n      tecnologia\n      banco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n": typeof types.PlanosDaFamiliaDocument,
};
const documents: Documents = {
    "\n  query Inicio {\n    banners {\n      id\n      alt\n      imagem\n      link\n    }\n    destaques {\n      id\n      titulo\n      texto\n      link\n      icone\n      planoId\n    }\n    planos {\n      planoTipo\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n": types.InicioDocument,
    "\n  query PlanosEmPromocao {\n    planos {\n      id\n      planoTipo\n      nome\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      disco\n    }\n  }\n": types.PlanosEmPromocaoDocument,
    "\n  query PlanosDaFamilia($tipo: PlanoTipo!) {\n    planos(tipo: $tipo) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      promocional\n      processamento\n      ram1\n      ram2\n      disco\n      tecnologia\n      banco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n": types.PlanosDaFamiliaDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Inicio {\n    banners {\n      id\n      alt\n      imagem\n      link\n    }\n    destaques {\n      id\n      titulo\n      texto\n      link\n      icone\n      planoId\n    }\n    planos {\n      planoTipo\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n"): (typeof documents)["\n  query Inicio {\n    banners {\n      id\n      alt\n      imagem\n      link\n    }\n    destaques {\n      id\n      titulo\n      texto\n      link\n      icone\n      planoId\n    }\n    planos {\n      planoTipo\n      valor\n      desconto1\n      desconto2\n      desconto3\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosEmPromocao {\n    planos {\n      id\n      planoTipo\n      nome\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      disco\n    }\n  }\n"): (typeof documents)["\n  query PlanosEmPromocao {\n    planos {\n      id\n      planoTipo\n      nome\n      valor\n      desconto1\n      desconto2\n      desconto3\n      processamento\n      ram1\n      disco\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanosDaFamilia($tipo: PlanoTipo!) {\n    planos(tipo: $tipo) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      promocional\n      processamento\n      ram1\n      ram2\n      disco\n      tecnologia\n      banco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n"): (typeof documents)["\n  query PlanosDaFamilia($tipo: PlanoTipo!) {\n    planos(tipo: $tipo) {\n      id\n      planoTipo\n      nome\n      descricao\n      valor\n      desconto1\n      desconto2\n      desconto3\n      promocional\n      processamento\n      ram1\n      ram2\n      disco\n      tecnologia\n      banco\n      dominios\n      subdominios\n      emails\n      app\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;