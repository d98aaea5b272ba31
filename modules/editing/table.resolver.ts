import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { readDeleted, readTarget, readId } from './target.ts';
import { agir, agirSemResposta, ANTES, CHAVE, VERSAO_EXCLUIDA } from './ato.resolver.ts';
import type { EditedRow } from './rows.service.ts';
import { ListArgs, listPageType } from './list.type.ts';
import type { OrderedTableService, TableService } from './table.service.ts';

/** The GraphQL door of the staff to a table: its types, the names of its fields, and how they are described. */
interface TableDoor<Row extends EditedRow> {
  row: ClassType<object>;
  entrada: ClassType<object>;
  /** Name of the type of one page. */
  pagina: string;
  /** A row in a sentence: `um cupom`. */
  um: string;
  /** All of them at the beginning of a sentence, and in which order they come: `Cupons, o que termina por último primeiro`. */
  lista: string;
  /** Names of the fields. */
  nomes: { listar: string; buscar: string; salvar: string; excluir: string };
  servico: (contexto: AdminContext) => TableService<Row>;
}

interface OrderedTableDoor<Row extends EditedRow> extends TableDoor<Row> {
  nomes: TableDoor<Row>['nomes'] & { todos: string; reordenar: string };
  servico: (contexto: AdminContext) => OrderedTableService<Row>;
}

/** The resolver of a table's list, its form, and the deletion of a row. */
export function tableResolver<Row extends EditedRow>({ row, entrada, um, lista, nomes, servico, ...door }: TableDoor<Row>) {
  const Pagina = listPageType(row, door.pagina);

  @Authorized()
  @Resolver()
  class TableResolver {
    @Query(() => Pagina, { name: nomes.listar, description: `${lista}. Administração.` })
    listar(@Ctx() contexto: AdminContext, @Args(() => ListArgs) query: ListArgs) {
      return servico(contexto).listar(contexto.em, query);
    }

    @Query(() => row, { name: nomes.buscar, description: `Dados de ${um}, como está agora. Administração.` })
    buscar(@Ctx() contexto: AdminContext, @Arg('id', () => ID, { description: 'Identificador.' }) id: string): Promise<Row> {
      return servico(contexto).buscar(contexto.em, readId(id));
    }

    @Mutation(() => row, { name: nomes.salvar, description: `Cadastra ${um}, ou altera o que tem este id. Administração.` })
    async salvar(
      @Ctx() contexto: AdminContext,
      @Arg('input', () => entrada, { description: 'Dados.' }) input: object,
      @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
      @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida; obrigatória com id.' }) versao?: number,
      @Arg('chave', () => String, CHAVE) chave?: string,
    ): Promise<Row> {
      const { em } = contexto;
      return agir(contexto, {
        nome: nomes.salvar,
        chave,
        conteudo: { id, input },
        fazer: (autor) => servico(contexto).salvar(em, readTarget(id, versao), input, autor),
        repetir: ({ linhaId }) => servico(contexto).buscar(em, linhaId!),
      });
    }

    @Mutation(() => Boolean, { name: nomes.excluir, description: `Exclui ${um}. Administração.` })
    async excluir(
      @Ctx() contexto: AdminContext,
      @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
      @Arg('versao', () => Int, VERSAO_EXCLUIDA) versao?: number,
      @Arg('chave', () => String, CHAVE) chave?: string,
    ): Promise<boolean> {
      return agirSemResposta(contexto, {
        nome: nomes.excluir,
        chave,
        conteudo: { id },
        fazer: (autor) => servico(contexto).excluir(contexto.em, readDeleted(id, versao), autor),
      });
    }
  }
  return TableResolver;
}

/** The resolvers of a table whose rows have positions. */
export function orderedTableResolvers<Row extends EditedRow>(door: OrderedTableDoor<Row>) {
  const { row, lista, nomes, servico } = door;
  const [todos = ''] = lista.split(',');

  @Authorized()
  @Resolver()
  class ReorderResolver {
    @Query(() => [row], { name: nomes.todos, description: `${lista}, sem páginas. Administração.` })
    todos(@Ctx() contexto: AdminContext): Promise<Row[]> {
      return servico(contexto).todos(contexto.em);
    }

    @Mutation(() => Boolean, { name: nomes.reordenar, description: `${todos}: dá a todos as posições 1, 2, 3 … Administração.` })
    async reordenar(
      @Ctx() contexto: AdminContext,
      @Arg('ids', () => [Int], { description: 'Identificadores de todos, na ordem desejada.' }) ids: number[],
      @Arg('antes', () => [Int], ANTES) antes?: number[],
      @Arg('chave', () => String, CHAVE) chave?: string,
    ): Promise<boolean> {
      return agirSemResposta(contexto, {
        nome: nomes.reordenar,
        chave,
        conteudo: { ids },
        fazer: (autor) => servico(contexto).reordenar(contexto.em, { ids, antes }, autor),
      });
    }
  }
  return [tableResolver(door), ReorderResolver] as const;
}
