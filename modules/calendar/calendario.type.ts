import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Algo que começa ou termina num dia.' })
export class NoCalendarioType {
  @Field(() => String, { description: 'O que é: preco, destaque, banner, bannericp ou cupom.' })
  tipo!: string;

  @Field(() => ID, { description: 'Identificador da linha: do plano, num preço.' })
  linhaId!: number;

  @Field(() => String, { description: 'Como a linha se chama.' })
  rotulo!: string;

  @Field(() => String, { nullable: true, description: 'O que muda enquanto dura.' })
  detalhe!: string | null;

  @Field(() => String, { nullable: true, description: 'Primeiro dia (AAAA-MM-DD, horário de São Paulo); nulo, desde sempre.' })
  dataInicio!: string | null;

  @Field(() => String, { nullable: true, description: 'Último dia, inclusive; nulo, sem fim.' })
  dataFim!: string | null;

  @Field(() => String, {
    description: 'Em que pé está agora: No ar, Agendado, Encerrado, Desligado, Fora de venda, Sem plano à venda ou Esgotado.',
  })
  situacao!: string;
}

@ObjectType({ description: 'O que tem dias e está ou estaria no ar num mês.' })
export class Calendario {
  @Field(() => String, { description: 'O mês, AAAA-MM.' })
  mes!: string;

  @Field(() => String, { description: 'O dia de hoje em São Paulo, AAAA-MM-DD.' })
  hoje!: string;

  @Field(() => [NoCalendarioType], { description: 'Por tipo e, em cada um, o que começa antes primeiro.' })
  itens!: NoCalendarioType[];
}
