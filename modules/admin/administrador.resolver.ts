import { Arg, Authorized, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { podeLer, type Papel } from '../roles/papel.ts';
import { readId } from '../editing/target.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import {
  ativarAdministrador,
  confirmarTroca,
  criarAdministrador,
  listarAdministradores,
  listarEquipe,
  mudarPapel,
  redefinirSenha,
  sortearOutraSenha,
  trocarSenha,
} from './administrador.service.ts';
import { AdministradorType, EmAberto, PapelDaConta } from './administrador.type.ts';
import { buscarAdministrador } from './conta.service.ts';
import { confirmacaoDe } from './confirmacao.resolver.ts';
import { contarEmAberto, listarQuemTem } from './emAberto.service.ts';
import { ListaComFilasType } from './filaPropria.resolver.ts';
import type { ListaComFilas } from './filaPropria.service.ts';

@ObjectType({ description: 'Conta com a senha que o servidor sorteou; ela só aparece aqui, uma vez.' })
class SenhaSorteada {
  @Field(() => AdministradorType, { description: 'Conta.' })
  administrador!: AdministradorType;

  @Field(() => String, { description: 'Senha sorteada.' })
  senha!: string;
}

/** Accounts of the staff (D26). */
@Authorized()
@Resolver(() => AdministradorType)
export class AdministradorResolver {
  @Query(() => [AdministradorType], { description: 'Contas da equipe. Administração.' })
  administradores(@Ctx() { em }: AdminContext): Promise<AdministradorType[]> {
    return listarAdministradores(em);
  }

  @FieldResolver(() => EmAberto, { description: 'O que está com ela e a equipe ainda não terminou.' })
  async emAberto(@Ctx() { em }: AdminContext, @Root() { usuario }: AdministradorType): Promise<EmAberto> {
    return {
      assinaturas: await contarEmAberto(em, 'assinaturas', usuario),
      mensagens: await contarEmAberto(em, 'mensagens', usuario),
    };
  }

  @Mutation(() => SenhaSorteada, { description: 'Cria uma conta com senha sorteada. Administração.' })
  criarAdministrador(
    @Ctx() contexto: AdminContext,
    @Arg('usuario', () => String, { description: 'Nome de usuário.' }) usuario: string,
    @Arg('senha', () => String, { description: 'Senha de quem cria.' }) senha: string,
    @Arg('papel', () => PapelDaConta, { defaultValue: 'leitura', description: 'O que ela pode fazer; sem isso, ler.' })
    papel: Papel,
    @Arg('email', () => String, { nullable: true, description: 'E-mail a que vão os links da conta.' })
    email: string | null,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<SenhaSorteada> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'criarAdministrador',
      chave,
      conteudo: { usuario, papel, ...(email && { email }) },
      fazer: (autor) => criarAdministrador(em, { usuario, papel, email: email ?? '' }, confirmacaoDe(contexto, senha, autor)),
      repetir: ({ linhaId }) => sortearOutraSenha(em, linhaId!, confirmacaoDe(contexto, senha)),
    });
  }

  @Mutation(() => AdministradorType, { description: 'Ativa ou desativa uma conta; desativada, ela sai na hora. Administração.' })
  ativarAdministrador(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('ativo', () => Boolean, { description: 'Se pode entrar.' }) ativo: boolean,
    @Arg('senha', () => String, { nullable: true, description: 'Senha de quem ativa ou desativa; sem ela, nada muda.' })
    senha: string | null,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<AdministradorType> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'ativarAdministrador',
      chave,
      conteudo: { id, ativo },
      fazer: (autor) => ativarAdministrador(em, readId(id), ativo, confirmacaoDe(contexto, senha ?? '', autor)),
      repetir: ({ linhaId }) => buscarAdministrador(em, linhaId!),
    });
  }

  @Query(() => [String], { description: 'Nomes das contas que atendem pedidos e mensagens. Administração.' })
  equipe(
    @Ctx() { em, access }: AdminContext,
    @Arg('lista', () => ListaComFilasType, {
      nullable: true,
      description: 'Diz também quem já não atende e ainda tem alguma em aberto nesta lista, a quem a lê.',
    })
    lista?: ListaComFilas | null,
  ): Promise<string[]> {
    const { papel } = access.autor;
    // Who sees no order is not told that there is one.
    return lista && papel && podeLer(papel, 'pedidos') ? listarQuemTem(em, lista) : listarEquipe(em);
  }

  @Mutation(() => AdministradorType, {
    description: 'Dá outro papel à conta de outra pessoa, do próximo pedido em diante. Administração.',
  })
  mudarPapel(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('papel', () => PapelDaConta, { description: 'O que ela pode fazer.' }) papel: Papel,
    @Arg('senha', () => String, { description: 'Senha de quem muda.' }) senha: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<AdministradorType> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'mudarPapel',
      chave,
      conteudo: { id, papel },
      fazer: (autor) => mudarPapel(em, { id: readId(id), papel }, confirmacaoDe(contexto, senha, autor)),
      repetir: ({ linhaId }) => buscarAdministrador(em, linhaId!),
    });
  }

  @Mutation(() => SenhaSorteada, { description: 'Sorteia uma nova senha para a conta de outra pessoa. Administração.' })
  redefinirSenha(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('senha', () => String, { description: 'Senha de quem redefine.' }) senha: string,
  ): Promise<SenhaSorteada> {
    return redefinirSenha(contexto.em, readId(id), confirmacaoDe(contexto, senha));
  }

  @Mutation(() => Boolean, {
    description: 'Troca a própria senha e encerra as sessões da conta; quem trocou recebe outra. Administração.',
  })
  async trocarSenha(
    @Ctx() contexto: AdminContext,
    @Arg('atual', () => String, { description: 'Senha atual.' }) atual: string,
    @Arg('nova', () => String, { description: 'Nova senha.' }) nova: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<boolean> {
    const { em, access, checkout, duracao, handSession } = contexto;
    const regras = { marca: checkout.provedor, duracao };
    return agir(contexto, {
      nome: 'trocarSenha',
      chave,
      // No password: not even its digest is stored beside an act.
      conteudo: {},
      fazer: async (autor) => {
        await handSession(await trocarSenha(em, confirmacaoDe(contexto, atual, autor), nova, regras));
        return true;
      },
      repetir: () => confirmarTroca(em, access.autor, nova),
    });
  }
}
