import { Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { PlanoTipo } from '../catalogue/plano.ts';
import { familiasComOpcoes, type Extra, type FamiliaComOpcoes } from './opcoes.ts';

@ObjectType('Extra', { description: 'Um adicional que pode ser assinado com um plano.' })
class ExtraType implements Extra {
  @Field(() => Int, { description: 'Quantidade: GB de espaço, ou IPs.' })
  quantidade!: number;

  @Field(() => Float, { description: 'Preço por mês, em reais, antes do desconto do período.' })
  valor!: number;
}

@ObjectType('Familia', { description: 'Família de planos, com o que pode ser assinado com eles.' })
class FamiliaType {
  @Field(() => PlanoTipo, { description: 'Tipo da família, e dos seus planos fora de promoção.' })
  tipo!: PlanoTipo;

  @Field(() => [PlanoTipo], { description: 'Tipos de plano que têm estas opções: o da família e os das suas promoções.' })
  tipos!: readonly PlanoTipo[];

  @Field(() => String, { description: 'Nome da família.' })
  nome!: string;

  @Field(() => String, { description: 'Caminho da página dos planos.' })
  rota!: string;

  @Field(() => String, { description: 'Caminho da página em que os planos da família são assinados; leva planoId e periodo.' })
  rotaAssinatura!: string;

  @Field(() => [Int], { description: 'Períodos de pagamento, em meses pagos de uma vez, na ordem de desconto1 a desconto3.' })
  periodos!: readonly number[];

  @Field(() => Int, { description: 'Período com que as páginas abrem, em meses.' })
  periodoPadrao!: number;

  @Field(() => [String], { description: 'Sistemas operacionais, o padrão primeiro; vazio quando não há escolha.' })
  sistemas!: readonly string[];

  @Field(() => [ExtraType], { description: 'Espaço adicional, em GB; vazio quando não há.' })
  discos!: readonly ExtraType[];

  @Field(() => [ExtraType], { description: 'IPs adicionais; vazio quando não há.' })
  ips!: readonly ExtraType[];
}

@Resolver(() => FamiliaType)
export class OpcoesResolver {
  @Query(() => [FamiliaType], {
    description: 'As famílias de planos, na ordem dos menus, com tudo que uma assinatura ou uma cotação aceita.',
  })
  familias(): FamiliaComOpcoes[] {
    return familiasComOpcoes();
  }
}
