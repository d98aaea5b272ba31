import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { readId } from '../editing/target.ts';
import type { Papel } from '../roles/papel.ts';
import type { AdminContext } from '../services.ts';
import { AdministradorType, PapelDaConta } from './administrador.type.ts';
import { confirmacaoDe } from './confirmacao.resolver.ts';
import { buscarAdministrador } from './conta.service.ts';
import { convidarAdministrador, criarLink, mudarEmail } from './convite.service.ts';
import { linkDaConta, type EntregaDoLink, type LinkDado } from './linkDeAcesso.service.ts';
import { MOTIVOS_DO_LINK, VALIDADE_DO_LINK_H, type MotivoDoLink } from './linkDeAcesso.ts';

/** What links are for, as GraphQL knows it. */
const MotivoDoLinkType = Object.fromEntries(MOTIVOS_DO_LINK.map((motivo) => [motivo, motivo]));
registerEnumType(MotivoDoLinkType, {
  name: 'MotivoDoLink',
  description: 'Para que serve um link de acesso.',
  valuesConfig: {
    convite: { description: 'Para quem foi convidado e ainda não veio.' },
    senha: { description: 'Para outra senha.' },
  },
});

@ObjectType('LinkDeAcesso', { description: 'Link com que alguém escolhe a senha de uma conta; o que ele traz não se lê aqui.' })
class LinkDeAcessoType {
  @Field(() => MotivoDoLinkType, { description: 'Para que serve.' })
  motivo!: MotivoDoLink;

  @Field(() => Date, { description: 'Quando foi criado.' })
  criadoEm!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Quem o deu: termina com o acesso dessa pessoa; nulo se não consta.',
  })
  criadoPor!: string | null;

  @Field(() => Date, { description: 'Até quando vale; passado, se não vale mais.' })
  expiraEm!: Date;

  @Field(() => Boolean, { description: `Se ainda vale: por ${VALIDADE_DO_LINK_H} horas, e uma vez.` })
  vale!: boolean;
}

@ObjectType('LinkDado', {
  description: 'Conta com o link que foi criado para ela; mostrado, ele só aparece aqui, uma vez.',
})
class LinkDadoType implements LinkDado {
  @Field(() => AdministradorType, { description: 'Conta.' })
  administrador!: LinkDado['administrador'];

  @Field(() => String, { nullable: true, description: 'O link, para quem o criou o entregar; nulo quando vai por e-mail.' })
  endereco!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail a que ele vai; nulo quando é mostrado.' })
  enviadoA!: string | null;

  @Field(() => Date, { description: 'Até quando vale.' })
  expiraEm!: Date;
}

/** Invitations, and links for another password (088). */
@Authorized()
@Resolver(() => AdministradorType)
export class ConviteResolver {
  @FieldResolver(() => LinkDeAcessoType, {
    nullable: true,
    description: 'O link que a conta tem; de quem foi convidado e não veio, também o que passou do prazo.',
  })
  async link(@Ctx() { em }: AdminContext, @Root() { id }: AdministradorType): Promise<LinkDeAcessoType | null> {
    const link = await linkDaConta(em, id);
    if (link === null) return null;
    const { motivo, criadoEm, criadoPor, expiraEm } = link;
    const vale = expiraEm > new Date();
    return vale || motivo === 'convite' ? { motivo, criadoEm, criadoPor, expiraEm, vale } : null;
  }

  @Mutation(() => LinkDadoType, {
    description:
      'Cria uma conta cuja senha a própria pessoa escolhe, por um link que vale uma vez. Com e-mail, e se a loja os envia, o link vai por ele. Administração.',
  })
  convidarAdministrador(
    @Ctx() contexto: AdminContext,
    @Arg('usuario', () => String, { description: 'Nome de usuário.' }) usuario: string,
    @Arg('papel', () => PapelDaConta, { description: 'O que ela pode fazer.' }) papel: Papel,
    @Arg('senha', () => String, { description: 'Senha de quem convida.' }) senha: string,
    @Arg('email', () => String, { nullable: true, description: 'E-mail da pessoa; sem ele, o link é mostrado.' })
    email: string | null,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<LinkDado> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'convidarAdministrador',
      chave,
      conteudo: { usuario, papel, email },
      fazer: (autor) =>
        convidarAdministrador(
          em,
          { usuario, papel, email: email ?? '' },
          confirmacaoDe(contexto, senha, autor),
          entregaDe(contexto),
        ),
      // What was shown is stored nowhere: another takes its place.
      repetir: ({ linhaId }) => criarLink(em, linhaId!, confirmacaoDe(contexto, senha), entregaDe(contexto)),
    });
  }

  @Mutation(() => LinkDadoType, {
    description:
      'Cria um link para a conta de outra pessoa: convida de novo quem ainda não veio, e deixa quem perdeu a senha escolher outra, o que encerra as sessões dela e não muda o segundo fator. O de antes deixa de valer. Administração.',
  })
  criarLinkDeAcesso(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador da conta.' }) id: string,
    @Arg('senha', () => String, { description: 'Senha de quem cria.' }) senha: string,
  ): Promise<LinkDado> {
    return criarLink(contexto.em, readId(id), confirmacaoDe(contexto, senha), entregaDe(contexto));
  }

  @Mutation(() => AdministradorType, {
    description:
      'Muda o e-mail a que vão os links de uma conta, ou o tira; o link que foi ao de antes deixa de valer. Administração.',
  })
  mudarEmailDaConta(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador da conta.' }) id: string,
    @Arg('email', () => String, { description: 'E-mail; vazio para nenhum.' }) email: string,
    @Arg('senha', () => String, { description: 'Senha de quem muda.' }) senha: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<AdministradorType> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'mudarEmailDaConta',
      chave,
      conteudo: { id, email },
      fazer: (autor) => mudarEmail(em, { id: readId(id), email }, confirmacaoDe(contexto, senha, autor)),
      repetir: ({ linhaId }) => buscarAdministrador(em, linhaId!),
    });
  }
}

function entregaDe({ papelaria, chaveDosLinks: chave }: AdminContext): EntregaDoLink {
  return { administracao: papelaria.loja.administracao, enviaEmails: papelaria.enderecos !== null, chave };
}
