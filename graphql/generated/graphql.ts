/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type InicioQueryVariables = Exact<{ [key: string]: never; }>;


export type InicioQuery = { banners: Array<{ id: string, alt: string | null, imagem: string, link: string | null }>, destaques: Array<{ id: string, titulo: string, texto: string, link: string | null, icone: string | null, planoId: string | null }>, planos: Array<{ planoTipo: PlanoTipo, valor: number, desconto1: number | null, desconto2: number | null, desconto3: number | null }> };

export type PlanosEmPromocaoQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanosEmPromocaoQuery = { planos: Array<{ id: string, planoTipo: PlanoTipo, nome: string, valor: number, desconto1: number | null, desconto2: number | null, desconto3: number | null, processamento: number | null, ram1: number | null, disco: number | null }> };

export type PlanosDaFamiliaQueryVariables = Exact<{
  tipo: PlanoTipo;
}>;


export type PlanosDaFamiliaQuery = { planos: Array<{ id: string, planoTipo: PlanoTipo, nome: string, descricao: string | null, valor: number, desconto1: number | null, desconto2: number | null, desconto3: number | null, promocional: boolean, processamento: number | null, ram1: number | null, ram2: number | null, disco: number | null, tecnologia: string | null, banco: string | null, dominios: number | null, subdominios: number | null, emails: number | null, app: number | null }> };


export const InicioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inicio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destaques"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"icone"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}}]}}]}}]} as unknown as DocumentNode<InicioQuery, InicioQueryVariables>;
export const PlanosEmPromocaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanosEmPromocao"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}}]}}]}}]} as unknown as DocumentNode<PlanosEmPromocaoQuery, PlanosEmPromocaoQueryVariables>;
export const PlanosDaFamiliaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanosDaFamilia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanoTipo"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tipo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tipo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"promocional"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"ram2"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}},{"kind":"Field","name":{"kind":"Name","value":"tecnologia"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"dominios"}},{"kind":"Field","name":{"kind":"Name","value":"subdominios"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"app"}}]}}]}}]} as unknown as DocumentNode<PlanosDaFamiliaQuery, PlanosDaFamiliaQueryVariables>;