import { Arg, Authorized, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { DadoScalar } from './dado.scalar.ts';
import { readId } from './target.ts';
import { versaoDaLinha, type VersaoDaLinha } from './versaoDaLinha.service.ts';

@ObjectType('ValorDaVersao', { description: 'O que um campo dizia numa versão.' })
class ValorDaVersaoType {
  @Field(() => String, { description: 'Nome do campo.' })
  campo!: string;

  @Field(() => DadoScalar, { nullable: true, description: 'O que guardava; nulo quando estava vazio.' })
  dado?: unknown;
}

@ObjectType('VersaoDaLinha', { description: 'Uma linha como ficou depois de uma alteração.' })
class VersaoDaLinhaType {
  @Field(() => ID, { description: 'Identificador da alteração.' })
  id!: number;

  @Field(() => Date, { description: 'Instante da alteração.' })
  em!: Date;

  @Field(() => String, { description: 'Administrador que a fez.' })
  usuario!: string;

  @Field(() => [ValorDaVersaoType], {
    description: 'Os campos que mudaram desde então, como eram nesta versão; os outros são como agora.',
  })
  valores!: ValorDaVersaoType[];
}

/** Versions of what staff edit, as the trace has them. */
@Authorized()
@Resolver()
export class VersaoDaLinhaResolver {
  @Query(() => VersaoDaLinhaType, {
    description:
      'O que uma linha do catálogo dizia depois de uma alteração: plano, destaque, banner, cupom, depoimento, aviso ou texto do site. Nada muda: para restaurar, salve estes valores como qualquer alteração. Administração.',
  })
  versaoDaLinha(
    @Ctx() { em, access }: AdminContext,
    @Arg('alteracao', () => ID, { description: 'Identificador da alteração, como em alteracoes.' }) alteracao: string,
  ): Promise<VersaoDaLinha> {
    return versaoDaLinha(em, readId(alteracao), access.autor.papel);
  }
}
