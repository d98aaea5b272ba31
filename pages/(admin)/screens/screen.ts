import type { DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { z } from 'zod';
import type { Area } from '../../../modules/roles/papel.ts';
import type { IconName } from '../components/iconName.ts';

/** A document with what it asks for. */
export interface Question<Data, Variables> {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
}

/** One of a screen's questions, whatever it asks for. */
export interface ScreenQuestion {
  query: DocumentNode;
  variables: Record<string, unknown>;
  /** Set where the screen is shown without the answer too: an address may name a row that is gone, and what is said beside may be for other roles. */
  optional?: 'row' | 'beside';
}

/** All that is said of a screen: what the server knows of it, the menu, the router and the component, whose file has its name. */
export interface Screen<Address extends z.ZodObject = z.ZodObject> {
  title: string;
  menu: { label: string; icon: IconName };
  /** Whose roles may see it (D49); of the catalogue where it is not said. */
  area?: Area;
  /** Set where it is there to change something: for those alone who may. */
  writes?: true;
  /** What its address may say; what makes no sense there is left out. */
  address: Address;
  /** What it shows first, from its address. */
  questions(address: z.output<Address>): readonly ScreenQuestion[];
}

/** Describes a screen. */
export function screen<Address extends z.ZodObject>(descrita: Screen<Address>): Screen<Address> {
  return descrita;
}

/** A question, with the types of its document. */
export function question<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Question<Data, Variables> {
  return { query, variables };
}
