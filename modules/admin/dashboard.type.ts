import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PlanoTipo } from '../catalogue/plano.ts';

@ObjectType({
  description:
    'Quantidade e valor de assinaturas, sem as canceladas, as corrigidas por outra que vale e as de valor não conferido.',
})
export class Soma {
  @Field(() => String, { description: 'Dia, tipo de plano, meses, cupom ou identificador do plano.' })
  chave!: string;

  @Field(() => Int, { description: 'Assinaturas.' })
  quantidade!: number;

  @Field(() => Float, { description: 'Valor, em reais.' })
  valor!: number;
}

@ObjectType({ description: 'A soma de um dia, e as dos tipos de plano de que é feita.' })
class SomaDoDia extends Soma {
  @Field(() => [Soma], { description: 'Por tipo de plano; só os que o dia tem.' })
  porPlanoTipo!: Soma[];
}

@ObjectType({ description: 'A soma das assinaturas de um plano.' })
class SomaDePlano extends Soma {
  @Field(() => String, { description: 'Nome de agora; do plano que já foi excluído, o do último pedido.' })
  nome!: string;

  @Field(() => PlanoTipo, { nullable: true, description: 'Tipo do plano; nulo quando não se sabe.' })
  planoTipo!: PlanoTipo | null;

  @Field(() => Boolean, { description: 'Se ainda está cadastrado, à venda ou não.' })
  cadastrado!: boolean;
}

@ObjectType({
  description: 'Hoje até agora, e o mesmo dia da semana passada até a mesma hora, pelo que as assinaturas são agora.',
})
class Comparacao {
  @Field(() => Soma, { description: 'Hoje, até agora.' })
  hoje!: Soma;

  @Field(() => Soma, { description: 'Há uma semana, até a mesma hora.' })
  semanaPassada!: Soma;

  @Field(() => Date, { description: 'Até quando aquele dia é somado.' })
  ate!: Date;
}

const DESDE = (oQue: string) => ({ nullable: true, description: `${oQue}; nulo quando não há nenhuma.` });

@ObjectType({ description: 'Desde quando espera o que espera há mais tempo.' })
class EsperaDesde {
  @Field(() => Date, DESDE('Chegada da mais antiga das assinaturas que ninguém atendeu'))
  assinaturasNovas!: Date | null;

  @Field(() => Date, DESDE('Chegada da mais antiga das mensagens que ninguém atendeu'))
  mensagensNovas!: Date | null;

  @Field(() => Date, DESDE('Chegada da mais antiga das assinaturas cujo valor ninguém conferiu'))
  valoresPorConferir!: Date | null;

  @Field(() => Date, DESDE('Quando aconteceu o que há mais tempo se desistiu de avisar'))
  avisosDesistidos!: Date | null;

  @Field(() => Date, DESDE('Quando aconteceu o que espera há mais tempo entre os e-mails a clientes'))
  confirmacoesEmEspera!: Date | null;

  @Field(() => Date, DESDE('Quando aconteceu o que espera há mais tempo entre os e-mails à equipe'))
  emailsDaEquipeEmEspera!: Date | null;

  @Field(() => Date, DESDE('Quando foi pausado o webhook que está pausado há mais tempo'))
  webhooksPausados!: Date | null;
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

@ObjectType({ description: 'Quantas vezes se chegou às páginas de assinatura, e quantos pedidos foram enviados delas.' })
class Conversao {
  @Field(() => String, { description: 'Primeiro dia contado por inteiro, `AAAA-MM-DD`, no máximo há 30 dias; hoje é o último.' })
  desde!: string;

  @Field(() => Int, { description: 'Chegadas: ninguém é seguido, e quem chega de novo é contado de novo.' })
  visitas!: number;

  @Field(() => Int, { description: 'Pedidos enviados, sem os que corrigem outro.' })
  pedidos!: number;
}

@ObjectType({ description: 'O que a equipe quer ver ao chegar.' })
export class PainelAdmin {
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

  @Field(() => EsperaDesde, { description: 'Desde quando espera o mais antigo de cada um.' })
  desde!: EsperaDesde;

  @Field(() => Comparacao, { description: 'Hoje contra o mesmo dia da semana passada.' })
  comparacao!: Comparacao;

  @Field(() => [SomaDoDia], { description: 'Um por dia, os últimos 30.' })
  porDia!: SomaDoDia[];

  @Field(() => [Soma], { description: 'Por tipo de plano, em 30 dias.' })
  porPlanoTipo!: Soma[];

  @Field(() => [Soma], { description: 'Por período de pagamento, em 30 dias.' })
  porPeriodo!: Soma[];

  @Field(() => [Soma], { description: 'Por cupom, em 30 dias.' })
  porCupom!: Soma[];

  @Field(() => [SomaDePlano], { description: 'Os dez planos com mais assinaturas em 30 dias.' })
  planosMaisPedidos!: SomaDePlano[];

  @Field(() => [SomaDePlano], { description: 'Os dez planos de maior valor em 30 dias.' })
  planosDeMaiorValor!: SomaDePlano[];

  @Field(() => Conversao, {
    nullable: true,
    description: 'Da página de assinatura ao pedido; nula até haver um dia inteiro contado.',
  })
  conversao!: Conversao | null;

  @Field(() => [BannerPorVencer], { description: 'Banners que saem do ar em até 7 dias.' })
  bannersPorVencer!: BannerPorVencer[];
}
