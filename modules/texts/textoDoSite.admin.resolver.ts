import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import type { AdminContext } from '../services.ts';
import { mostrarTextosDoSite, salvarTextosDoSite } from './textoDoSite.admin.service.ts';
import type { TextoDoSite } from './textoDoSite.entity.ts';
import { configuracoesDe, type DitoNasConfiguracoes } from './textoDoSite.ts';
import { DitoNasConfiguracoesType, TextosDoSite, TextosDoSiteInput } from './textoDoSite.type.ts';

/** What staff do with what the site says of the company. */
@Authorized()
@Resolver(() => TextosDoSite)
export class TextosDoSiteAdminResolver {
  @Query(() => TextosDoSite, { description: 'O que o site diz da empresa: números, horário e exceção. Administração.' })
  textosDoSite(@Ctx() { em }: AdminContext): Promise<TextoDoSite> {
    return mostrarTextosDoSite(em);
  }

  @FieldResolver(() => DitoNasConfiguracoesType)
  configuracoes(@Ctx() { brand, numeros }: AdminContext): DitoNasConfiguracoes {
    return configuracoesDe({ brand, numeros });
  }

  @Mutation(() => TextosDoSite, {
    description:
      'Muda o que o site diz da empresa: só o que é nomeado; o que fica nulo vale como nas configurações. Administração.',
  })
  salvarTextosDoSite(
    @Ctx() contexto: AdminContext,
    @Arg('versao', () => Int, { description: 'Versão que foi lida; 0 enquanto ninguém escreveu nada.' }) versao: number,
    @Arg('input', () => TextosDoSiteInput, { description: 'Dados.' }) input: object,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<TextoDoSite> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'salvarTextosDoSite',
      chave,
      conteudo: { input },
      fazer: (autor) => salvarTextosDoSite(em, { versao, entrada: input, autor }),
      repetir: () => mostrarTextosDoSite(em),
    });
  }
}
