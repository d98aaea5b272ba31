import { Arg, Authorized, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { readId } from '../editing/target.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import {
  ativarAdministrador,
  buscarAdministrador,
  confirmarTroca,
  criarAdministrador,
  listarAdministradores,
  redefinirSenha,
  sortearOutraSenha,
  trocarSenha,
} from './administrador.service.ts';
import { confirmacaoDe } from './confirmacao.resolver.ts';

@ObjectType('Administrador', { description: 'Conta da equipe.' })
class AdministradorType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Nome de usuário.' })
  usuario!: string;

  @Field(() => Boolean, { description: 'Se pode entrar.' })
  ativo!: boolean;

  @Field(() => Date, { description: 'Quando foi criada.' })
  criadoEm!: Date;

  @Field(() => Date, { nullable: true, description: 'Quando alguém entrou nela por último; nula se nenhuma entrada consta.' })
  ultimaEntradaEm!: Date | null;
}

@ObjectType({ description: 'Conta com a senha que o servidor sorteou; ela só aparece aqui, uma vez.' })
class SenhaSorteada {
  @Field(() => AdministradorType, { description: 'Conta.' })
  administrador!: AdministradorType;

  @Field(() => String, { description: 'Senha sorteada.' })
  senha!: string;
}

/** Accounts of the staff (D26). */
@Authorized()
@Resolver()
export class AdministradorResolver {
  @Query(() => [AdministradorType], { description: 'Contas da equipe. Administração.' })
  administradores(@Ctx() { em }: AdminContext): Promise<AdministradorType[]> {
    return listarAdministradores(em);
  }

  @Mutation(() => SenhaSorteada, { description: 'Cria uma conta com senha sorteada. Administração.' })
  criarAdministrador(
    @Ctx() contexto: AdminContext,
    @Arg('usuario', () => String, { description: 'Nome de usuário.' }) usuario: string,
    @Arg('senha', () => String, { description: 'Senha de quem cria.' }) senha: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<SenhaSorteada> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'criarAdministrador',
      chave,
      conteudo: { usuario },
      fazer: (autor) => criarAdministrador(em, usuario, confirmacaoDe(contexto, senha, autor)),
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
