import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FeitoEmVarias } from './cadaUma.service.ts';

@ObjectType({ description: 'Uma linha em que foi guardado tudo o que se disse dela.' })
class LinhaFeita {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => Int, { description: 'Versão em que ficou.' })
  versao!: number;
}

@ObjectType({ description: 'Uma linha que ficou como estava.' })
class LinhaDeixada {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Código da recusa, como em extensions.erro.' })
  erro!: string;

  @Field(() => String, { description: 'Por quê.' })
  mensagem!: string;
}

@ObjectType({ description: 'O que foi feito de várias linhas de uma vez.' })
export class EmVarias implements FeitoEmVarias {
  @Field(() => [LinhaFeita], { description: 'As que foram feitas.' })
  feitas!: LinhaFeita[];

  @Field(() => [LinhaDeixada], { description: 'As que ficaram como estavam, e por quê.' })
  deixadas!: LinhaDeixada[];
}

/** How a row that is left is described, at every mutation of several. */
export const CADA_UMA = 'O que mudou desde que foi visto, ou é recusado, fica como está e é dito na resposta. Administração.';
