import { Arg, Authorized, Ctx, Field, ID, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { listPageType } from '../editing/list.type.ts';
import type { ListPage } from '../editing/list.ts';
import { EntradaResultado } from './entrada.entity.ts';
import { listarEntradas } from './entrada.service.ts';

registerEnumType(EntradaResultado, {
  name: 'EntradaResultado',
  description:
    'Como terminou: entrou, entrou com um código de recuperação, senha recusada, código pedido a um navegador que ainda não tinha dado um (senha certa), código recusado depois da senha certa, ou senha recusada ao confirmar uma ação de quem já tinha entrado.',
});

@ObjectType('Entrada', { description: 'Tentativa de entrar na administração, ou de confirmar uma ação com a senha.' })
class EntradaType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => Date, { description: 'Instante.' })
  em!: Date;

  @Field(() => String, { nullable: true, description: 'Conta; nulo quando não há conta com o nome digitado.' })
  usuario!: string | null;

  @Field(() => String, { description: 'Endereço de onde veio.' })
  visitante!: string;

  @Field(() => Boolean, { description: 'Se o navegador já tinha entrado nesta conta.' })
  conhecido!: boolean;

  @Field(() => EntradaResultado, { description: 'Como terminou.' })
  resultado!: EntradaResultado;
}

const PaginaDeEntradas = listPageType(EntradaType, 'PaginaDeEntradas');

/** Who came in, and who tried (D26). */
@Authorized()
@Resolver()
export class EntradaResolver {
  @Query(() => PaginaDeEntradas, { description: 'Entradas e tentativas, as mais recentes primeiro. Administração.' })
  entradas(
    @Ctx() { em }: AdminContext,
    @Arg('pagina', () => Int, { defaultValue: 1, description: 'Página, a partir de 1.' }) pagina = 1,
  ): Promise<ListPage<EntradaType>> {
    return listarEntradas(em, pagina);
  }
}
