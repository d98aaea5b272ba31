import {
  Kind,
  visit,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type ArgumentNode,
  type DocumentNode,
  type ObjectFieldNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldError } from '../platform/errors.ts';
import { unknownField, UNKNOWN_TOLD } from '../platform/nearestName.ts';

const MISSING = 'Campo obrigatório.';
const NOT_OF_TYPE: Readonly<Record<string, string>> = {
  String: 'Deve ser um texto.',
  ID: 'Deve ser um texto ou um número inteiro.',
  Int: 'Deve ser um número inteiro, de no máximo 2147483647.',
  Float: 'Deve ser um número.',
  Boolean: 'Deve ser verdadeiro ou falso.',
  Upload: 'Deve ser um arquivo.',
  DateTimeISO: 'Deve ser data e hora em ISO 8601, com fuso, como em 2026-11-23T15:00:00-03:00.',
};

/**
 * What is wrong with the variables of an operation, in Portuguese and by the names of the fields: what graphql-js would refuse, in English and
 * one at a time, before any resolver is asked. A field of an input object is named as the services name it, without the variable.
 * @param suggest whether an unknown field is answered with the known one that is nearest
 */
export function refusedVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  suggest = true,
): FieldError[] {
  const places = placesOf(operation);
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const name = variable.name.value;
    const itself = places.get(name) ?? name;
    const type = typeFromAST(schema, node);
    // Another kind of type is the document's mistake, which validation has told.
    if (!isInputType(type)) return [];
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) return isNonNullType(type) && !defaultValue ? [{ campo: itself, mensagem: MISSING }] : [];
    return refusedValue(type, value, { itself, within: '', suggest });
  });
}

/**
 * The variables that no operation of a document declares. The standard has them ignored, and a misspelt one would leave out the version that is compared,
 * or the row that is changed. An explorer sends those of all operations beside one another.
 */
export function undeclaredVariables({ definitions }: DocumentNode, given: Readonly<Record<string, unknown>>): FieldError[] {
  const declared = definitions
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : []))
    .map(({ variable }) => variable.name.value);
  return Object.keys(given)
    .filter((name) => !declared.includes(name))
    .slice(0, UNKNOWN_TOLD)
    .map((name) => ({ campo: name.slice(0, 60), mensagem: unknownField(name, declared) }));
}

/** The argument, or the field of an input, for which each variable stands first: what integrators know it by. In fragments it keeps its own name. */
function placesOf(operation: OperationDefinitionNode): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const note = ({ name, value }: ArgumentNode | ObjectFieldNode) => {
    if (value.kind === Kind.VARIABLE && !places.has(value.name.value)) places.set(value.name.value, name.value);
  };
  visit(operation, { Argument: note, ObjectField: note });
  return places;
}

/** How a value is named, and what the names of its fields begin with. */
interface Place {
  itself: string;
  within: string;
  suggest: boolean;
}

function refusedValue(type: GraphQLInputType, value: unknown, place: Place): FieldError[] {
  const refuse = (mensagem: string): FieldError[] => [{ campo: place.itself, mensagem }];
  if (isNonNullType(type)) return value == null ? refuse(MISSING) : refusedValue(type.ofType, value, place);
  if (value == null) return [];
  if (isListType(type)) {
    // A single value stands for a list of one (GraphQL, section 3.11).
    if (!Array.isArray(value)) return refusedValue(type.ofType, value, place);
    return firstErrors(value, (item, i) => refusedValue(type.ofType, item, inside(`${place.itself}.${i}`, place)));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object' || Array.isArray(value)) return refuse('Deve ser um objeto com campos.');
    return refusedFields(type, value as Record<string, unknown>, place);
  }
  return isAccepted(type, value) ? [] : refuse(sentenceFor(type));
}

/** Errors of a list, as far as they are told of. */
function firstErrors(values: readonly unknown[], errorsOf: (value: unknown, i: number) => FieldError[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const [i, value] of values.entries()) {
    errors.push(...errorsOf(value, i));
    if (errors.length >= UNKNOWN_TOLD) break;
  }
  return errors;
}

function refusedFields(type: GraphQLInputObjectType, value: Record<string, unknown>, place: Place): FieldError[] {
  const { within, suggest } = place;
  const fields = type.getFields();
  const known = Object.values(fields).flatMap((field) => {
    if (value[field.name] !== undefined) return refusedValue(field.type, value[field.name], inside(within + field.name, place));
    return isRequiredInputField(field) ? [{ campo: within + field.name, mensagem: MISSING }] : [];
  });
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(fields, name))
    .slice(0, UNKNOWN_TOLD)
    .map((name) => ({ campo: within + name.slice(0, 60), mensagem: unknownField(name, suggest ? Object.keys(fields) : []) }));
  return [...known, ...unknown];
}

function inside(name: string, { suggest }: Place): Place {
  return { itself: name, within: `${name}.`, suggest };
}

function isAccepted(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

function sentenceFor(type: GraphQLLeafType): string {
  if (!isEnumType(type)) return NOT_OF_TYPE[type.name] ?? 'Valor inválido.';
  return `Use um destes: ${type
    .getValues()
    .map(({ name }) => name)
    .join(', ')}.`;
}
