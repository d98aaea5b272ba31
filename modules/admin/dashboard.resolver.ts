import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { bannersPorVencer } from '../banners/banner.admin.service.ts';
import { compararComSemanaPassada } from '../checkout/comparacao.service.ts';
import { resumirAssinaturas } from '../checkout/relatorio.service.ts';
import { lerConversao } from '../visits/conversao.service.ts';
import { esperas } from './espera.service.ts';
import { PainelAdmin } from './dashboard.type.ts';

const DIAS = 30;
const AVISO_DE_BANNER = 7;

/** The dashboard (section 2.4, D27). */
@Authorized()
@Resolver()
export class DashboardResolver {
  @Query(() => PainelAdmin, { description: 'Resumo para a página inicial da administração.' })
  async painelAdmin(@Ctx() { em, agora, access, visitas }: AdminContext): Promise<PainelAdmin> {
    const [resumo, comparacao, esperando, banners, conversao] = await Promise.all([
      resumirAssinaturas(em, agora, DIAS),
      compararComSemanaPassada(em, agora),
      esperas(em, access.autor.papel),
      bannersPorVencer(em, agora, AVISO_DE_BANNER),
      lerConversao(em, visitas, agora, DIAS),
    ]);
    return { ...resumo, ...esperando, comparacao, conversao, bannersPorVencer: banners };
  }
}
