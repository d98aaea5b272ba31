import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ReaisType } from '../../platform/database/reais.type.ts';
import { PlanoTipo } from './plano.ts';

registerEnumType(PlanoTipo, {
  name: 'PlanoTipo',
  description: 'Família do plano. Os tipos PROMOCIONAL_ aparecem na página de promoções. Na API REST o sublinhado é hífen.',
});

const percentual = (column: string) => `${column} between 0 and 100`;

/** A plan on sale (specification of the catalogue, section 3; of ordering, section 3.1). */
@ObjectType('Plano', { description: 'Plano de hospedagem, VPS ou servidor dedicado à venda.' })
@Entity({ tableName: 'planos' })
@Check({ name: 'planos_nome_check', expression: "trim(nome) <> ''" })
@Check({ name: 'planos_valor_check', expression: 'valor >= 0 and valor = round(valor)' })
@Check({ name: 'planos_desconto1_check', expression: percentual('desconto1') })
@Check({ name: 'planos_desconto2_check', expression: percentual('desconto2') })
@Check({ name: 'planos_desconto3_check', expression: percentual('desconto3') })
export class Plano {
  [OptionalProps]?: 'ativo' | 'ordem' | 'promocional' | 'versao';

  @Field(() => ID, { description: 'Identificador, usado como planoId nas páginas de assinatura.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => Int, { description: 'Versão da linha, que cresce a cada alteração.' })
  @Property({ type: 'integer', version: true })
  versao!: number;

  @Field(() => Boolean, { description: 'Se o plano está à venda.' })
  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;

  @Field(() => PlanoTipo, { description: 'Família do plano.' })
  @Enum({ items: () => Object.values(PlanoTipo), index: true })
  planoTipo!: PlanoTipo;

  @Field(() => Int, { description: 'Posição na página, em ordem crescente.' })
  @Property({ type: 'integer', default: 0 })
  ordem: number = 0;

  @Field(() => String, { description: 'Nome comercial.' })
  @Property({ type: 'string' })
  nome!: string;

  @Field(() => String, { nullable: true, description: 'Frase que apresenta o plano.' })
  @Property({ type: 'text', nullable: true })
  descricao: string | null = null;

  @Field(() => Float, { description: 'Preço base por mês, em reais, sem desconto.' })
  @Property({ type: ReaisType })
  valor!: number;

  @Field(() => Float, { nullable: true, description: 'Desconto, em porcento, do primeiro período da página (1 mês).' })
  @Property({ type: 'double', nullable: true })
  desconto1: number | null = null;

  @Field(() => Float, { nullable: true, description: 'Desconto, em porcento, do segundo período da página (6 ou 12 meses).' })
  @Property({ type: 'double', nullable: true })
  desconto2: number | null = null;

  @Field(() => Float, { nullable: true, description: 'Desconto, em porcento, do terceiro período da página (12 ou 24 meses).' })
  @Property({ type: 'double', nullable: true })
  desconto3: number | null = null;

  @Field(() => Boolean, { description: 'Se o cartão leva o selo PROMOÇÃO.' })
  @Property({ type: 'boolean', default: false })
  promocional: boolean = false;

  @Field(() => Float, { nullable: true, description: 'Quantidade de vCores.' })
  @Property({ type: 'double', nullable: true })
  processamento: number | null = null;

  @Field(() => Float, { nullable: true, description: 'Memória RAM: em MB na hospedagem e na revenda, em GB em VPS e dedicados.' })
  @Property({ type: 'double', nullable: true })
  ram1: number | null = null;

  @Field(() => Float, { nullable: true, description: 'Memória da máquina virtual Java, em MB (Java e Spring Boot).' })
  @Property({ type: 'double', nullable: true })
  ram2: number | null = null;

  @Field(() => Float, { nullable: true, description: 'Disco SSD, em GB.' })
  @Property({ type: 'double', nullable: true })
  disco: number | null = null;

  @Field(() => String, { nullable: true, description: 'Tecnologias incluídas.' })
  @Property({ type: 'string', nullable: true })
  tecnologia: string | null = null;

  @Field(() => String, { nullable: true, description: 'Bancos de dados incluídos.' })
  @Property({ type: 'string', nullable: true })
  banco: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Quantidade de domínios (contas cPanel no VPS cPanel).' })
  @Property({ type: 'integer', nullable: true })
  dominios: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Quantidade de subdomínios.' })
  @Property({ type: 'integer', nullable: true })
  subdominios: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Quantidade de contas de e-mail.' })
  @Property({ type: 'integer', nullable: true })
  emails: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Quantidade de aplicações na hospedagem; velocidade do link, em Mbps, em VPS e dedicados.',
  })
  @Property({ type: 'integer', nullable: true })
  app: number | null = null;
}
