import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { listPageType } from '../editing/list.type.ts';
import { readId } from '../editing/target.ts';
import { descartarEntregas, listarEntregas, tentarEntregas, type FiltroDeEntregas } from './entrega.admin.service.ts';
import { EntregaEstado } from './entrega.ts';

registerEnumType(EntregaEstado, { name: 'EntregaEstado', description: 'Em que pé está uma entrega.' });

@ObjectType('Entrega', { description: 'O que um destino é avisado de um evento.' })
class EntregaType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, {
    description: 'Identificador do evento, que um webhook recebe em webhook-id e um e-mail leva em Message-ID.',
  })
  evento!: string;

  @Field(() => String, { description: 'Tipo do evento.' })
  tipo!: string;

  @Field(() => String, { description: 'Quem é avisado, como webhook:12, email:cliente, email:equipe ou email:conta.' })
  destino!: string;

  @Field(() => String, { description: 'Do que se trata: pedido, contato, plano, webhook, e-mail ou administrador.' })
  tabela!: string;

  @Field(() => ID, { description: 'A linha de que se trata.' })
  linhaId!: number;

  @Field(() => Date, { description: 'Quando aconteceu.' })
  criadaEm!: Date;

  @Field(() => EntregaEstado, { description: 'Em que pé está.' })
  estado!: EntregaEstado;

  @Field(() => Int, { description: 'Tentativas até agora.' })
  tentativas!: number;

  @Field(() => Date, { description: 'Quando é tentada de novo, enquanto espera.' })
  proximaEm!: Date;

  @Field(() => String, { nullable: true, description: 'O que veio da última tentativa.' })
  resposta!: string | null;

  @Field(() => Date, { nullable: true, description: 'Quando chegou.' })
  entregueEm!: Date | null;
}

const PaginaDeEntregas = listPageType(EntregaType, 'PaginaDeEntregas');

@ArgsType()
class EntregasArgs {
  @Field(() => ID, { nullable: true, description: 'Só esta.' })
  id?: string;

  @Field(() => EntregaEstado, { nullable: true, description: 'Só as que estão assim.' })
  estado?: EntregaEstado;

  @Field(() => String, { nullable: true, description: 'Só as deste destino, como webhook:12 ou email:cliente.' })
  destino?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Só as que tratam desta tabela: pedido, contato, plano, webhook ou e-mail.',
  })
  tabela?: string;

  @Field(() => ID, { nullable: true, description: 'Só as que tratam desta linha da tabela.' })
  linhaId?: string;
}

@ArgsType()
class ListaDeEntregasArgs extends EntregasArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Página, a partir de 1; cada uma tem 50 linhas.' })
  pagina!: number;

  @Field(() => Boolean, { nullable: true, description: 'Com true, as mais antigas primeiro.' })
  antigas?: boolean;
}

@ArgsType()
class DescarteArgs extends EntregasArgs {
  @Field(() => ID, { nullable: true, description: 'Só até esta, a mais nova que foi vista.' })
  ate?: string;

  @Field(() => Int, { nullable: true, description: 'Quantas foram vistas: se já são mais, nenhuma é descartada.' })
  quantas?: number;
}

const filtroDe = ({ id, estado, destino, tabela, linhaId, ate }: EntregasArgs & { ate?: string }): FiltroDeEntregas => ({
  ...(ate != null && { ate: readId(ate) }),
  id: id == null ? null : readId(id),
  estado: estado ?? null,
  destino: destino ?? null,
  tabela: tabela ?? null,
  linhaId: linhaId == null ? null : readId(linhaId),
});

/** What staff see of the outbox, and decide about it (052). */
@Authorized()
@Resolver()
export class EntregaResolver {
  @Query(() => PaginaDeEntregas, {
    description:
      'Entregas, as mais novas primeiro, se não se pedem as mais antigas; as de email:conta, só para quem cuida da equipe. Administração.',
  })
  entregas(
    @Ctx() { em, access }: AdminContext,
    @Args(() => ListaDeEntregasArgs) { pagina, antigas, ...filtro }: ListaDeEntregasArgs,
  ) {
    return listarEntregas(em, filtroDe(filtro), { pagina, antigas, papel: access.autor.papel });
  }

  @Mutation(() => Int, {
    description:
      'Envia logo o que espera, ou de que se desistiu, e pelo id também o que foi descartado, sem esperar pela vez dos e-mails; responde quantas. Sem filtro, todas; as de email:conta, só por quem cuida da equipe. Administração.',
  })
  tentarEntregas(
    @Ctx() contexto: AdminContext,
    @Args(() => EntregasArgs) args: EntregasArgs,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<number> {
    const filtro = filtroDe(args);
    return agir(contexto, {
      nome: 'tentarEntregas',
      chave,
      conteudo: filtro,
      fazer: (autor) => tentarEntregas(contexto.em, filtro, autor),
      repetir: async ({ resposta }) => resposta as number,
    });
  }

  @Mutation(() => Int, {
    description:
      'Descarta o que espera, ou de que se desistiu; responde quantas. Sem filtro, todas. O link que uma carta de email:conta leva deixa de valer. Administração.',
  })
  descartarEntregas(
    @Ctx() contexto: AdminContext,
    @Args(() => DescarteArgs) args: DescarteArgs,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<number> {
    const [filtro, quantas] = [filtroDe(args), args.quantas ?? null];
    return agir(contexto, {
      nome: 'descartarEntregas',
      chave,
      conteudo: { ...filtro, quantas },
      fazer: (autor) => descartarEntregas(contexto.em, filtro, autor, quantas),
      repetir: async ({ resposta }) => resposta as number,
    });
  }
}
