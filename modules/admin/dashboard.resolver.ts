import { Authorized, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { bannersPorVencer } from '../banners/banner.admin.service.ts';
import { contarAssinaturasNovas, contarValoresPorConferir, resumirAssinaturas } from '../checkout/relatorio.service.ts';
import { contarCartasEmEspera } from '../mail/limites.service.ts';
import { contarDesistidas } from '../outbox/entrega.admin.service.ts';
import { contarPausados } from '../webhooks/webhook.service.ts';
import { contarMensagensNovas } from '../contact/mensagem.admin.service.ts';

const DIAS = 30;
const AVISO_DE_BANNER = 7;

@ObjectType({
  description:
    'Quantidade e valor de assinaturas, sem as canceladas, as corrigidas por outra que vale e as de valor não conferido.',
})
class Soma {
  @Field(() => String, { description: 'Dia, tipo de plano, meses ou cupom.' })
  chave!: string;

  @Field(() => Int, { description: 'Assinaturas.' })
  quantidade!: number;

  @Field(() => Float, { description: 'Valor, em reais.' })
  valor!: number;
}

@ObjectType({ description: 'Banner que sai do ar em breve.' })
class BannerPorVencer {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Nome interno.' })
  nome!: string;

  @Field(() => String, { nullable: true, description: 'Último dia em que aparece.' })
  dataFim!: string | null;
}

@ObjectType({ description: 'O que a equipe quer ver ao chegar.' })
class PainelAdmin {
  @Field(() => Int, { description: 'Assinaturas que ninguém atendeu.' })
  assinaturasNovas!: number;

  @Field(() => Int, { description: 'Mensagens que ninguém atendeu.' })
  mensagensNovas!: number;

  @Field(() => Int, { description: 'Assinaturas cujo valor ninguém conferiu; não entram em nenhuma soma.' })
  valoresPorConferir!: number;

  @Field(() => Int, { description: 'Avisos a sistemas de fora de que se desistiu.' })
  avisosDesistidos!: number;

  @Field(() => Int, {
    description:
      'E-mails a clientes que esperam a vez deles: nesta hora foram muitos a endereços a que a loja nunca escreveu, ou de uma só rede.',
  })
  confirmacoesEmEspera!: number;

  @Field(() => Int, {
    description: 'E-mails à equipe que esperam alguns minutos: nesta hora foram muitos, e vão juntos em um só.',
  })
  emailsDaEquipeEmEspera!: number;

  @Field(() => Int, { description: 'Webhooks pausados: o que há para avisar a eles espera.' })
  webhooksPausados!: number;

  @Field(() => [Soma], { description: 'Um por dia, os últimos 30.' })
  porDia!: Soma[];

  @Field(() => [Soma], { description: 'Por tipo de plano, em 30 dias.' })
  porPlanoTipo!: Soma[];

  @Field(() => [Soma], { description: 'Por período de pagamento, em 30 dias.' })
  porPeriodo!: Soma[];

  @Field(() => [Soma], { description: 'Por cupom, em 30 dias.' })
  porCupom!: Soma[];

  @Field(() => [BannerPorVencer], { description: 'Banners que saem do ar em até 7 dias.' })
  bannersPorVencer!: BannerPorVencer[];
}

/** The dashboard (section 2.4, D27). */
@Authorized()
@Resolver()
export class DashboardResolver {
  @Query(() => PainelAdmin, { description: 'Resumo para a página inicial da administração.' })
  async painelAdmin(@Ctx() { em, agora }: AdminContext): Promise<PainelAdmin> {
    const [resumo, emEspera, banners, ...quantos] = await Promise.all([
      resumirAssinaturas(em, agora, DIAS),
      contarCartasEmEspera(em),
      bannersPorVencer(em, agora, AVISO_DE_BANNER),
      contarAssinaturasNovas(em),
      contarMensagensNovas(em),
      contarValoresPorConferir(em),
      contarDesistidas(em),
      contarPausados(em),
    ]);
    const [assinaturasNovas, mensagensNovas, valoresPorConferir, avisosDesistidos, webhooksPausados] = quantos;
    return {
      ...resumo,
      ...emEspera,
      assinaturasNovas,
      mensagensNovas,
      valoresPorConferir,
      avisosDesistidos,
      webhooksPausados,
      bannersPorVencer: banners,
    };
  }
}
