import { tableResolver } from '../editing/table.resolver.ts';
import { cuponsDaEquipe } from './cupom.admin.service.ts';
import { CupomCadastrado, CupomInput } from './cupom.type.ts';

/** What staff do with coupons. */
export const CupomAdminResolver = tableResolver({
  row: CupomCadastrado,
  entrada: CupomInput,
  pagina: 'PaginaDeCupons',
  um: 'um cupom',
  lista: 'Cupons, o que termina por último primeiro',
  nomes: { listar: 'cuponsCadastrados', buscar: 'cupomCadastrado', salvar: 'salvarCupom', excluir: 'excluirCupom' },
  servico: () => cuponsDaEquipe,
});
