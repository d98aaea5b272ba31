import type { DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { IconName } from '../components/iconName.ts';

/** A document with what it asks for. */
export interface Pergunta<Data, Variables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
}

/** One of a screen's questions, whatever it asks for. */
export interface PerguntaDaTela {
  query: DocumentNode;
  variables: Record<string, unknown>;
  /** Set where the screen is shown without the answer too: an address may name a row that is gone. */
  dispensavel?: true;
}

/** All that is said of a screen: what the server knows of it, the menu, the router and the component, whose file has its name. */
export interface TelaDescrita<Endereco extends z.ZodObject = z.ZodObject> {
  titulo: string;
  menu: { rotulo: string; icone: IconName };
  /** What its address may say; what makes no sense there is left out. */
  endereco: Endereco;
  /** What it shows first, from its address. */
  perguntas(endereco: z.output<Endereco>): readonly PerguntaDaTela[];
}

/** Describes a screen. */
export function tela<Endereco extends z.ZodObject>(descrita: TelaDescrita<Endereco>): TelaDescrita<Endereco> {
  return descrita;
}

/** A question, with the types of its document. */
export function pergunta<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Pergunta<Data, Variables> {
  return { query, variables };
}
