import { Arg, Authorized, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { readId } from '../editing/target.ts';
import type { AdminContext } from '../services.ts';
import type { ChaveDeAcesso } from './chaveDeAcesso.entity.ts';
import {
  abre,
  buscarChave,
  criarChave,
  listarChaves,
  revogarChave,
  sortearOutroSegredo,
  type ChaveCriada,
} from './chaveDeAcesso.service.ts';

@ObjectType('ChaveDeAcesso', { description: 'Chave com que uma máquina vem, em vez de uma sessão: Authorization: Bearer.' })
class ChaveDeAcessoType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Nome: quem a tem, e para quê.' })
  nome!: string;

  @Field(() => String, { description: 'Como o segredo começa; o resto não é guardado.' })
  comeco!: string;

  @Field(() => [String], {
    description: 'O que ela permite: pedidos:ler, pedidos:criar, pedidos:atualizar, catalogo:ler, catalogo:escrever.',
  })
  escopos!: string[];

  @Field(() => Date, { description: 'Quando foi criada.' })
  criadaEm!: Date;

  @Field(() => String, { description: 'Quem a criou.' })
  criadaPor!: string;

  @Field(() => Date, { nullable: true, description: 'Quando vence; nulo quando não vence.' })
  expiraEm!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Quando foi revogada.' })
  revogadaEm!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Último uso, ao minuto; nulo antes do primeiro.' })
  usadaEm!: Date | null;
}

@ObjectType('ChaveCriada', { description: 'Chave com o segredo dela, que só aparece aqui, uma vez.' })
class ChaveCriadaType {
  @Field(() => ChaveDeAcessoType, { description: 'Chave.' })
  chaveDeAcesso!: ChaveDeAcesso;

  @Field(() => String, { description: 'Segredo, a enviar em Authorization: Bearer.' })
  segredo!: string;
}

/** Keys of machines (D45). None of it is a key's own to do. */
@Authorized()
@Resolver(() => ChaveDeAcessoType)
export class ChaveDeAcessoResolver {
  @Query(() => [ChaveDeAcessoType], {
    description: 'Chaves de acesso: as que valem e, depois, as últimas que já não valem. Administração.',
  })
  chavesDeAcesso(@Ctx() { em, agora }: AdminContext): Promise<ChaveDeAcesso[]> {
    return listarChaves(em, agora);
  }

  @FieldResolver(() => Boolean, { description: 'Se permite algo agora: nem vencida nem revogada.' })
  vale(@Ctx() { agora }: AdminContext, @Root() chave: ChaveDeAcesso): boolean {
    return abre(chave, agora);
  }

  @Mutation(() => ChaveCriadaType, {
    description: 'Cria uma chave de acesso; o segredo aparece só nesta resposta. Administração.',
  })
  criarChave(
    @Ctx() contexto: AdminContext,
    @Arg('nome', () => String, { description: 'Nome: quem a tem, e para quê.' }) nome: string,
    @Arg('escopos', () => [String], {
      description: 'O que ela permite: pedidos:ler, pedidos:criar, pedidos:atualizar, catalogo:ler, catalogo:escrever.',
    })
    escopos: string[],
    @Arg('expiraEm', () => Date, { nullable: true, description: 'Quando vence; sem isso, não vence.' }) expiraEm?: Date | null,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<ChaveCriada> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'criarChave',
      chave,
      conteudo: { nome, escopos, expiraEm },
      fazer: (autor) => criarChave(em, { nome, escopos, expiraEm }, autor),
      repetir: ({ linhaId }) => sortearOutroSegredo(em, linhaId!, contexto.access.autor),
    });
  }

  @Mutation(() => ChaveDeAcessoType, { description: 'Revoga uma chave de acesso, na hora. Administração.' })
  revogarChave(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<ChaveDeAcesso> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'revogarChave',
      chave,
      conteudo: { id },
      fazer: (autor) => revogarChave(em, readId(id), autor),
      repetir: ({ linhaId }) => buscarChave(em, linhaId!),
    });
  }
}
