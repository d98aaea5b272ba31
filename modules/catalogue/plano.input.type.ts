import { Field, Float, InputType, Int } from 'type-graphql';
import { PlanoTipo } from './plano.ts';

/** A plan as staff write it. Everything may be missing here: `planoInputSchema` says what may not. */
@InputType({ description: 'Plano, como a administração o escreve.' })
export class PlanoInput {
  @Field(() => String, { nullable: true, description: 'Nome comercial.' })
  nome?: string;

  @Field(() => String, { nullable: true, description: 'Frase que apresenta o plano.' })
  descricao?: string;

  @Field(() => PlanoTipo, { nullable: true, description: 'Família do plano.' })
  planoTipo?: PlanoTipo;

  @Field(() => Float, { nullable: true, description: 'Preço base por mês, em reais.' })
  valor?: number;

  @Field(() => Float, { nullable: true, description: 'Porcento no primeiro período.' })
  desconto1?: number;

  @Field(() => Float, { nullable: true, description: 'Porcento no segundo período.' })
  desconto2?: number;

  @Field(() => Float, { nullable: true, description: 'Porcento no terceiro período.' })
  desconto3?: number;

  @Field(() => Boolean, { nullable: true, description: 'Se está à venda; verdadeiro quando não informado.' })
  ativo?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Se leva o selo PROMOÇÃO.' })
  promocional?: boolean;

  @Field(() => Int, { nullable: true, description: 'Posição; 0 quando não informada.' })
  ordem?: number;

  @Field(() => Float, { nullable: true, description: 'vCores.' })
  processamento?: number;

  @Field(() => Float, { nullable: true, description: 'Memória RAM.' })
  ram1?: number;

  @Field(() => Float, { nullable: true, description: 'Memória da máquina virtual Java.' })
  ram2?: number;

  @Field(() => Float, { nullable: true, description: 'Disco, em GB.' })
  disco?: number;

  @Field(() => String, { nullable: true, description: 'Tecnologias.' })
  tecnologia?: string;

  @Field(() => String, { nullable: true, description: 'Bancos de dados.' })
  banco?: string;

  @Field(() => Int, { nullable: true, description: 'Domínios.' })
  dominios?: number;

  @Field(() => Int, { nullable: true, description: 'Subdomínios.' })
  subdominios?: number;

  @Field(() => Int, { nullable: true, description: 'Contas de e-mail.' })
  emails?: number;

  @Field(() => Int, { nullable: true, description: 'Aplicações, ou Mbps em VPS.' })
  app?: number;
}
