import { Authorized, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { tableResolver } from '../editing/table.resolver.ts';
import { cuponsDaEquipe, resumoAgora, situacaoAgora } from './cupom.admin.service.ts';
import type { AdminContext } from '../services.ts';
import type { Cupom } from './cupom.entity.ts';
import { CupomCadastrado, CupomInput } from './cupom.type.ts';
import { contarUsos } from './usos.service.ts';

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

/** What is said of a coupon besides its fields. */
@Authorized()
@Resolver(() => CupomCadastrado)
export class SituacaoDoCupomResolver {
  @FieldResolver(() => Int, { description: 'Quantas assinaturas que valem o usam, do primeiro dia em diante.' })
  usos(@Ctx() { em }: AdminContext, @Root() cupom: Cupom): Promise<number> {
    return contarUsos(em, cupom);
  }

  @FieldResolver(() => String, {
    description: 'Em que pé está: No ar, Agendado, Encerrado, Desligado, Sem plano à venda ou Esgotado.',
  })
  situacao(@Ctx() { em, agora }: AdminContext, @Root() cupom: Cupom): Promise<string> {
    return situacaoAgora(em, cupom, agora);
  }

  @FieldResolver(() => String, {
    description: 'Em que pé está, numa frase, e se com ele há planos que saem de graça: “no ar, já vale.”',
  })
  resumo(@Ctx() { em, agora }: AdminContext, @Root() cupom: Cupom): Promise<string> {
    return resumoAgora(em, cupom, agora);
  }
}
