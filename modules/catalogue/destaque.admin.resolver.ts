import { orderedTableResolvers } from '../editing/table.resolver.ts';
import { destaquesDaEquipe } from './destaque.admin.service.ts';
import { DestaqueGraphQL, DestaqueInput } from './destaque.type.ts';

/** What staff do with highlights (D11). */
export const destaqueAdminResolvers = orderedTableResolvers({
  row: DestaqueGraphQL,
  entrada: DestaqueInput,
  pagina: 'PaginaDeDestaques',
  um: 'um destaque',
  lista: 'Destaques, ativos ou não, por ordem',
  nomes: {
    listar: 'destaquesCadastrados',
    buscar: 'destaqueCadastrado',
    salvar: 'salvarDestaque',
    excluir: 'excluirDestaque',
    todos: 'todosOsDestaques',
    reordenar: 'reordenarDestaques',
  },
  servico: () => destaquesDaEquipe,
});
