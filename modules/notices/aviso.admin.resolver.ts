import { orderedTableResolvers } from '../editing/table.resolver.ts';
import { avisosDaEquipe } from './aviso.admin.service.ts';
import { AvisoCadastrado, AvisoInput } from './aviso.type.ts';

/** What staff do with notices of the site (089). */
export const avisoAdminResolvers = orderedTableResolvers({
  row: AvisoCadastrado,
  entrada: AvisoInput,
  pagina: 'PaginaDeAvisos',
  um: 'um aviso do site',
  lista: 'Avisos do site, no ar ou não, por ordem',
  nomes: {
    listar: 'avisosCadastrados',
    buscar: 'avisoCadastrado',
    salvar: 'salvarAviso',
    excluir: 'excluirAviso',
    todos: 'todosOsAvisos',
    reordenar: 'reordenarAvisos',
  },
  servico: () => avisosDaEquipe,
});
