import 'reflect-metadata';
import type { GraphQLResolveInfo, GraphQLSchema, SelectionSetNode } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type ResolverData } from 'type-graphql';
import { naoAutenticado } from '../modules/admin/sessao.service.ts';
import { ABERTURA, MODULES, PERMISSAO } from '../modules/index.ts';
import type { Access } from '../modules/admin/access.service.ts';
import type { GraphQLContext } from '../modules/services.ts';

const RESOLVERS = MODULES.flatMap(({ resolvers = [] }) => resolvers) as unknown as NonEmptyArray<Function>;

let schema: GraphQLSchema | undefined;

/** The executable schema of the resolvers of all modules. It is of the code alone: one does for every server of a process. */
export function createSchema(): GraphQLSchema {
  return (schema ??= assemble());
}

function assemble(): GraphQLSchema {
  /** What a request has opened that has been asked whether it may, by the names that its answer gives to the fields of the root. */
  const opened = new WeakMap<GraphQLContext, Set<string | number>>();

  /** Fields behind one that the key, or the role, opens are opened with it; behind one that is everybody's, none. */
  function requireOpened(context: GraphQLContext, { escopos, autor, faltaFator }: Access, info: GraphQLResolveInfo): void {
    const root = rootOf(info);
    const mine = opened.get(context) ?? new Set();
    if (mine.has(root)) return;
    const operacao = `${info.parentType.name}.${info.fieldName}`;
    if (faltaFator) PERMISSAO.exigirFator(operacao);
    if (escopos) {
      ABERTURA.exigir(escopos, operacao);
      ABERTURA.exigirCampos(escopos, operacao, fieldsOf(info));
    } else PERMISSAO.exigir(autor.papel, operacao);
    opened.set(context, mine.add(root));
  }

  return buildSchemaSync({
    resolvers: RESOLVERS,
    authChecker: ({ context, info }: ResolverData<GraphQLContext>) => {
      const { access } = context;
      if (access === null) throw naoAutenticado();
      requireOpened(context, access, info);
      return true;
    },
    // zod validates at the services' entrance, for both doors alike.
    validate: false,
    // Apollo validates it; to introspect it for that as well took a tenth of each start.
    skipCheck: true,
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
