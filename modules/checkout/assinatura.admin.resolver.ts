import { Arg, ArgsType, Authorized, Ctx, Field, FieldResolver, Float, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { readId } from '../editing/target.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { handledResolver, STATUS_DITO } from '../editing/handled.resolver.ts';
import { ListArgs } from '../editing/list.type.ts';
import { assinaturas, confirmarValor } from './assinatura.admin.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { AssinaturaType, ContatoDoPedidoInput, DadoGuardado } from './assinatura.type.ts';
import { COMBINADO, combinadoDe } from './combinado.ts';
import { pagamentoNaFamilia, pagamentoSeCancelada } from './pagamentoNaFamilia.service.ts';
import { testeAcabouEm } from './teste.service.ts';
import { asCanceladasJunto, situacaoDe, voltaSeCancelada } from './situacao.service.ts';
import { corrigirContato } from './contatoDoPedido.service.ts';
import { MOTIVO, MotivoDoCancelamento } from './motivo.ts';
import { aReceberDe, contaNasSomas } from './relatorio.service.ts';

/** Of what is foretold of a cancellation. */
const SE_MOTIVO = { nullable: true, description: 'Por que seria cancelada; nulo: não se diz.' };

@ArgsType()
class AssinaturasArgs extends ListArgs {
  @Field(() => AssinaturaStatus, { nullable: true, description: 'Status desejado.' })
  status?: AssinaturaStatus;

  @Field(() => MotivoDoCancelamento, { nullable: true, description: 'Por que foram canceladas.' })
  motivo?: MotivoDoCancelamento;

  @Field(() => PlanoTipo, { nullable: true, description: 'Família desejada.' })
  planoTipo?: PlanoTipo;

  @Field(() => Int, { nullable: true, description: 'Período, em meses.' })
  periodo?: number;

  @Field(() => String, { nullable: true, description: 'Código do cupom que usam, inteiro.' })
  cupom?: string;

  @Field(() => Boolean, { nullable: true, description: 'Só as que esperam alguém conferir o valor.' })
  porConferir?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Com true, só as pagas; com false, só as que não constam como pagas.' })
  pago?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Com true, só as que a equipe ainda não terminou.' })
  abertas?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Com true, só as pagas que a equipe ainda não terminou, e que agora se entregam: com o valor conferido, e sem outra que valha no lugar delas.',
  })
  porLiberar?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Com true, só as que valem, têm o valor conferido acima de zero e ninguém pagou, nem por outra que corrigem; não as de um teste que acabou.',
  })
  aCobrar?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Com true, só as que podiam ser testadas de graça, cujo teste acabou sem pagamento: nada se deve por elas.',
  })
  testeAcabou?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Com true, só as que valem, e que não pagou ninguém a não ser por outra que corrigem ou que as corrige, e as pagas ao lado de uma dessas que vale também, por outro pagamento.',
  })
  aAcertar?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Com true, só as canceladas, e as corrigidas, cujo pagamento não conta, nem está por acertar, para nenhuma que vale; de um pagamento que consta em várias, a última.',
  })
  aDevolver?: boolean;

  @Field(() => String, { nullable: true, description: 'Conta de quem cuida.' })
  responsavel?: string;

  @Field(() => String, { nullable: true, description: 'Primeiro dia (AAAA-MM-DD).' })
  de?: string;

  @Field(() => String, { nullable: true, description: 'Último dia (AAAA-MM-DD).' })
  ate?: string;
}

@ArgsType()
class StatusDaAssinaturaArgs {
  @Field(() => AssinaturaStatus, STATUS_DITO)
  status?: AssinaturaStatus | null;

  @Field(() => MotivoDoCancelamento, { nullable: true, description: MOTIVO })
  motivo?: MotivoDoCancelamento | null;
}

/** How staff work orders (D27). */
export const AssinaturaAdminResolver = handledResolver({
  row: AssinaturaType,
  dito: StatusDaAssinaturaArgs,
  args: AssinaturasArgs,
  pagina: 'PaginaDeAssinaturas',
  uma: 'assinatura',
  todas: 'Assinaturas',
  nomes: { listar: 'assinaturas', buscar: 'assinatura', atender: 'atenderAssinatura' },
  servico: assinaturas,
});

/** What only orders have: the plan and the coupon as they were, sums, and a total that has to be confirmed. */
@Authorized()
@Resolver(() => AssinaturaType)
export class ValorDaAssinaturaResolver {
  @FieldResolver(() => [DadoGuardado], { description: 'O plano e o cupom como eram.' })
  dadosGuardados(@Root() { planoDados, cupomDados }: Assinatura): DadoGuardado[] {
    const linhas = (dados: object | null, prefixo: string) =>
      Object.entries(dados ?? {})
        .filter(([, conteudo]) => conteudo !== null && conteudo !== '')
        .map(([campo, conteudo]) => ({ campo: `${prefixo}.${campo}`, conteudo: String(conteudo) }));
    return [...linhas(planoDados, 'plano'), ...linhas(cupomDados, 'cupom')];
  }

  @FieldResolver(() => Boolean, {
    description: 'Se entra nas somas: valor conferido, nem cancelada nem substituída, e nenhuma correção dela vale.',
  })
  contaNasSomas(@Ctx() { em }: AdminContext, @Root() assinatura: Assinatura): Promise<boolean> {
    return contaNasSomas(em, assinatura);
  }

  @FieldResolver(() => Float, {
    description: 'O que falta receber, em reais, como em aCobrar de assinaturas; 0 quando nada, como de um teste que acabou.',
  })
  aReceber(@Ctx() { em }: AdminContext, @Root() assinatura: Assinatura): Promise<number> {
    return aReceberDe(em, assinatura);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Último dia do teste (AAAA-MM-DD), se ele acabou sem pagamento: nada se deve, e um pagamento que ainda chegue conta. Nulo se não houve teste, se ele dura, se há pagamento, ou se depois dele foram dados novos dias para pagar.',
  })
  testeAcabouEm(@Ctx() { em }: AdminContext, @Root() assinatura: Assinatura): Promise<string | null> {
    return testeAcabouEm(em, assinatura);
  }

  @FieldResolver(() => Boolean, { description: COMBINADO.cobraAntes })
  cobraAntes(@Root() assinatura: Assinatura): boolean {
    return combinadoDe(assinatura).cobraAntes;
  }

  @FieldResolver(() => String, { nullable: true, description: COMBINADO.tipoDominio })
  tipoDominio(@Root() assinatura: Assinatura): string | null {
    return combinadoDe(assinatura).tipoDominio;
  }

  @FieldResolver(() => Float, { nullable: true, description: COMBINADO.registroPorAno })
  registroPorAno(@Root() assinatura: Assinatura): number | null {
    return combinadoDe(assinatura).registroPorAno;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'O que vale entre esta assinatura e as que ela corrige ou que a corrigem; nulo quando não há outra.',
  })
  situacao(@Ctx() { em }: AdminContext, @Root() assinatura: Assinatura): Promise<string | null> {
    return situacaoDe(em, assinatura);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Identificador da assinatura que esta corrige e que volta a valer se esta for cancelada por este motivo; nulo quando nenhuma.',
  })
  async voltaSeCancelada(
    @Ctx() { em }: AdminContext,
    @Root() assinatura: Assinatura,
    @Arg('motivo', () => MotivoDoCancelamento, SE_MOTIVO) motivo?: MotivoDoCancelamento | null,
  ): Promise<number | null> {
    return (await voltaSeCancelada(em, assinatura, motivo ?? null))?.id ?? null;
  }

  @FieldResolver(() => [AssinaturaType], {
    description:
      'As assinaturas que esta corrige e que são canceladas junto, se esta for cancelada por este motivo, até a primeira concluída: com desistencia; se esta está concluída, seja qual for o motivo, até a primeira que foi paga por si; com nao_pago e sem_contato, se nenhuma delas consta como paga.',
  })
  canceladasJunto(
    @Ctx() { em }: AdminContext,
    @Root() assinatura: Assinatura,
    @Arg('motivo', () => MotivoDoCancelamento, SE_MOTIVO) motivo?: MotivoDoCancelamento | null,
  ): Promise<Assinatura[]> {
    return asCanceladasJunto(em, assinatura, motivo ?? null);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'O que fazer com o dinheiro desta assinatura por causa das que ela corrige ou que a corrigem: para qual conta, o que falta acertar, ou que é para devolver; nulo quando basta o que ela mesma diz.',
  })
  pagamentoNaFamilia(@Ctx() { em }: AdminContext, @Root() assinatura: Assinatura): Promise<string | null> {
    return pagamentoNaFamilia(em, assinatura);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'O mesmo, como ficará se esta for cancelada por este motivo; nulo quando nenhuma outra tem parte nisso.',
  })
  pagamentoSeCancelada(
    @Ctx() { em }: AdminContext,
    @Root() assinatura: Assinatura,
    @Arg('motivo', () => MotivoDoCancelamento, SE_MOTIVO) motivo?: MotivoDoCancelamento | null,
  ): Promise<string | null> {
    return pagamentoSeCancelada(em, assinatura, motivo ?? null);
  }

  @Mutation(() => AssinaturaType, {
    description:
      'Confirma, ou corrige quantas vezes for preciso, o valor de uma assinatura que veio sem plano; daí em diante ela conta. Administração.',
  })
  confirmarValor(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
    @Arg('valor', () => Float, { description: 'Total do período, em reais.' }) valor: number,
    @Arg('chave', () => String, CHAVE) chave?: string,
    @Arg('valorPago', () => Float, {
      nullable: true,
      description:
        'Quanto foi pago, em reais, de um pedido que consta como pago por outro total: só confirma o que é igual a valor.',
    })
    valorPago?: number,
  ): Promise<Assinatura> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'confirmarValor',
      chave,
      conteudo: { id, valor, ...(valorPago != null && { valorPago }) },
      fazer: (autor) => confirmarValor(em, { id: readId(id), versao }, { valor, valorPago }, autor),
      repetir: ({ linhaId }) => assinaturas.buscar(em, linhaId!),
    });
  }

  @Mutation(() => AssinaturaType, {
    description:
      'Corrige o que o cliente digitou errado, pelas regras do formulário do pedido. Um novo endereço recebe um e-mail com o pedido. Administração.',
  })
  corrigirAssinatura(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
    @Arg('input', () => ContatoDoPedidoInput, { description: 'O que muda.' }) input: object,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<Assinatura> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'corrigirAssinatura',
      chave,
      conteudo: { id, input },
      fazer: (autor) => corrigirContato(em, { id: readId(id), versao }, { ...input }, autor),
      repetir: ({ linhaId }) => assinaturas.buscar(em, linhaId!),
    });
  }
}
