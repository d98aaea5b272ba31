import 'reflect-metadata';
import type { GraphQLResolveInfo, GraphQLSchema, SelectionSetNode } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type ResolverData } from 'type-graphql';
import { naoAutenticado } from '../modules/admin/sessao.service.ts';
import { ABERTURA, MODULES } from '../modules/index.ts';
import type { Escopo } from '../modules/keys/escopo.ts';
import type { GraphQLContext } from '../modules/services.ts';

const RESOLVERS = MODULES.flatMap(({ resolvers = [] }) => resolvers) as unknown as NonEmptyArray<Function>;

let schema: GraphQLSchema | undefined;

/** The executable schema of the resolvers of all modules. It is of the code alone: one does for every server of a process. */
export function createSchema(): GraphQLSchema {
  return (schema ??= assemble());
}

function assemble(): GraphQLSchema {
  /** What a request by a key has opened, by the names that its answer gives to the fields of the root. */
  const opened = new WeakMap<GraphQLContext, Set<string | number>>();

  /** Fields behind one that the key opens are opened with it; behind one that is everybody's, none. */
  function requireOpened(context: GraphQLContext, escopos: ReadonlySet<Escopo>, info: GraphQLResolveInfo): void {
    const root = rootOf(info);
    const mine = opened.get(context) ?? new Set();
    if (mine.has(root)) return;
    const operacao = `${info.parentType.name}.${info.fieldName}`;
    ABERTURA.exigir(escopos, operacao);
    ABERTURA.exigirCampos(escopos, operacao, fieldsOf(info));
    opened.set(context, mine.add(root));
  }

  return buildSchemaSync({
    resolvers: RESOLVERS,
    authChecker: ({ context, info }: ResolverData<GraphQLContext>) => {
      const { access } = context;
      if (access === null) throw naoAutenticado();
      if (access.escopos) requireOpened(context, access.escopos, info);
      return true;
    },
    // zod validates at the services' entrance, for both doors alike.
    validate: false,
  });
}

/** Names of the fields that are asked for right behind one, however the document spells it. */
function fieldsOf({ fieldNodes, fragments }: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>();
  const collect = (selectionSet: SelectionSetNode | undefined): void => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === 'Field') names.add(selection.name.value);
      else collect(selection.kind === 'InlineFragment' ? selection.selectionSet : fragments[selection.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) collect(selectionSet);
  names.delete('__typename');
  return names;
}

/** What the answer calls the field of the root that leads to one. */
function rootOf({ path }: GraphQLResolveInfo): string | number {
  let step = path;
  while (step.prev) step = step.prev;
  return step.key;
}
