import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  type ClassType,
} from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { readId } from './target.ts';
import { agir, CHAVE } from './ato.resolver.ts';
import type { HandledRow } from './handledRow.ts';
import type { HandledService } from './handled.service.ts';
import { listPageType, type ListArgs } from './list.type.ts';
import { juntarNotas } from './nota.service.ts';
import { NotaType } from './nota.type.ts';

/** How a status that staff give is described. */
export const STATUS_DITO = { nullable: true, description: 'Novo status; sem ele, fica o atual.' } as const;

interface StatusDito {
  status?: string | null;
  motivo?: string | null;
}

/** The GraphQL door of the staff to rows that they handle: its types, the names of its fields, and how they are described. */
interface HandledDoor<Row extends HandledRow> {
  row: ClassType<object>;
  /** What is said of how it stands. */
  dito: ClassType<StatusDito>;
  /** What narrows and sorts its list. */
  args: ClassType<ListArgs>;
  /** Name of the type of one page. */
  pagina: string;
  /** A row: `mensagem`. */
  uma: string;
  /** All of them at the beginning of a sentence: `Mensagens`. */
  todas: string;
  /** Names of the fields. */
  nomes: { listar: string; buscar: string; atender: string };
  servico: HandledService<Row>;
}

/** The resolver of a list of such rows, of one of them with its notes, and of how it is handled (D27). */
export function handledResolver<Row extends HandledRow>(door: HandledDoor<Row>) {
  const { row, dito: Dito, args: Argumentos, uma, todas, nomes, servico } = door;
  const Pagina = listPageType(row, door.pagina);

  @Authorized()
  @Resolver(() => row)
  class HandledResolver {
    @Query(() => Pagina, { name: nomes.listar, description: `${todas}, as mais novas primeiro. Administração.` })
    listar(@Ctx() { em }: AdminContext, @Args(() => Argumentos) args: ListArgs) {
      const { pagina, ordenar, decrescente, ...filtro } = args;
      return servico.listar(em, filtro, { pagina, ordenar, decrescente });
    }

    @Query(() => row, { name: nomes.buscar, description: `Uma ${uma}, com tudo o que foi guardado. Administração.` })
    buscar(@Ctx() { em }: AdminContext, @Arg('id', () => ID, { description: 'Identificador.' }) id: string): Promise<object> {
      return servico.buscar(em, readId(id));
    }

    @FieldResolver(() => [NotaType], { description: 'Notas da equipe, a mais antiga primeiro.' })
    notas(@Ctx() { em }: AdminContext, @Root() { id }: HandledRow): Promise<NotaType[]> {
      return servico.notas(em, id);
    }

    @FieldResolver(() => String, { description: 'Todas as notas da equipe, em um texto.' })
    async nota(@Ctx() { em }: AdminContext, @Root() { id }: HandledRow): Promise<string> {
      return juntarNotas(await servico.notas(em, id));
    }

    @Mutation(() => row, { name: nomes.atender, description: `Registra o atendimento de uma ${uma}. Administração.` })
    atender(
      @Ctx() contexto: AdminContext,
      @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
      @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
      @Args(() => Dito) { status, motivo }: StatusDito,
      @Arg('nota', () => String, { description: 'Nota a acrescentar; vazia, nenhuma.' }) nota: string,
      @Arg('chave', () => String, CHAVE) chave?: string,
    ): Promise<object> {
      const { em } = contexto;
      return agir<Row>(contexto, {
        nome: nomes.atender,
        chave,
        conteudo: { id, status, motivo, nota },
        fazer: (autor) => servico.atender(em, { id: readId(id), versao }, { status, motivo, nota }, autor),
        repetir: ({ linhaId }) => servico.buscar(em, linhaId!),
      });
    }
  }
  return HandledResolver;
}
