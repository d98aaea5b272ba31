import { Arg, Authorized, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { readId } from '../editing/target.ts';
import {
  ativarAdministrador,
  criarAdministrador,
  listarAdministradores,
  redefinirSenha,
  trocarSenha,
} from './administrador.service.ts';

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
    @Ctx() { em, access, caller, attempts }: AdminContext,
    @Arg('usuario', () => String, { description: 'Nome de usuário.' }) usuario: string,
    @Arg('senha', () => String, { description: 'Senha de quem cria.' }) senha: string,
  ): Promise<SenhaSorteada> {
    return criarAdministrador(em, usuario, { access, senha, visitante: caller.visitor, attempts });
  }

  @Mutation(() => AdministradorType, { description: 'Ativa ou desativa uma conta; desativada, ela sai na hora. Administração.' })
  ativarAdministrador(
    @Ctx() { em, access, caller, attempts }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('ativo', () => Boolean, { description: 'Se pode entrar.' }) ativo: boolean,
    @Arg('senha', () => String, { nullable: true, description: 'Senha de quem ativa ou desativa; sem ela, nada muda.' })
    senha: string | null,
  ): Promise<AdministradorType> {
    return ativarAdministrador(em, readId(id), ativo, { access, senha: senha ?? '', visitante: caller.visitor, attempts });
  }

  @Mutation(() => SenhaSorteada, { description: 'Sorteia uma nova senha para uma conta. Administração.' })
  redefinirSenha(
    @Ctx() { em, access, caller, attempts }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('senha', () => String, { description: 'Senha de quem redefine.' }) senha: string,
  ): Promise<SenhaSorteada> {
    return redefinirSenha(em, readId(id), { access, senha, visitante: caller.visitor, attempts });
  }

  @Mutation(() => Boolean, {
    description: 'Troca a própria senha e encerra as sessões da conta; quem trocou recebe outra. Administração.',
  })
  async trocarSenha(
    @Ctx() { em, access, caller, attempts, checkout, duracao, handSession }: AdminContext,
    @Arg('atual', () => String, { description: 'Senha atual.' }) atual: string,
    @Arg('nova', () => String, { description: 'Nova senha.' }) nova: string,
  ): Promise<boolean> {
    const regras = { marca: checkout.provedor, duracao };
    await handSession(await trocarSenha(em, { access, senha: atual, visitante: caller.visitor, attempts }, nova, regras));
    return true;
  }
}
