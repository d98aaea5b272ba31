import { orderedTableResolvers } from '../editing/table.resolver.ts';
import { depoimentosDaEquipe } from './depoimento.admin.service.ts';
import { DepoimentoCadastrado, DepoimentoInput } from './depoimento.type.ts';

/** What staff do with testimonials (D50). */
export const depoimentoAdminResolvers = orderedTableResolvers({
  row: DepoimentoCadastrado,
  entrada: DepoimentoInput,
  pagina: 'PaginaDeDepoimentos',
  um: 'um depoimento',
  lista: 'Depoimentos, no ar ou não, por ordem',
  nomes: {
    listar: 'depoimentosCadastrados',
    buscar: 'depoimentoCadastrado',
    salvar: 'salvarDepoimento',
    excluir: 'excluirDepoimento',
    todos: 'todosOsDepoimentos',
    reordenar: 'reordenarDepoimentos',
  },
  servico: () => depoimentosDaEquipe,
});
