import { Arg, Authorized, Ctx, Field, ID, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import type { AdminContext } from '../services.ts';
import { EXEMPLOS, NOMES_DOS_EXEMPLOS, type ExemploDeEmail } from './exemplo.ts';
import { cartaDeExemplo, testarEmail } from './exemplos.service.ts';
import { textoDaCarta } from './texto.ts';

const ExemploEnum = Object.fromEntries(NOMES_DOS_EXEMPLOS.map((nome) => [nome, nome]));
registerEnumType(ExemploEnum, { name: 'ExemploDeEmail', description: 'Um tipo de e-mail da loja.' });

@ObjectType({ description: 'Um e-mail da loja como exemplo, de um pedido ou de uma mensagem que ninguém enviou.' })
class EmailDeExemplo {
  @Field(() => ExemploEnum, { description: 'Tipo.' })
  exemplo!: ExemploDeEmail;

  @Field(() => String, { description: 'A quem, e quando.' })
  rotulo!: string;

  @Field(() => String, { description: 'Assunto.' })
  assunto!: string;

  @Field(() => String, { description: 'O e-mail em texto simples.' })
  texto!: string;
}

@ObjectType({ description: 'Os e-mails da loja.' })
class Emails {
  @Field(() => String, { nullable: true, description: 'De quem são; nulo quando a loja não envia e-mails.' })
  remetente!: string | null;

  @Field(() => [String], { description: 'Quem da equipe os recebe.' })
  equipe!: readonly string[];

  @Field(() => [EmailDeExemplo], { description: 'Um exemplo de cada tipo.' })
  exemplos!: EmailDeExemplo[];
}

/** What staff see of letters, and try out (059). */
@Authorized()
@Resolver()
export class EmailResolver {
  @Query(() => Emails, { description: 'Os e-mails que a loja envia. Administração.' })
  async emails(@Ctx() { em, papelaria }: AdminContext): Promise<Emails> {
    const { enderecos, loja } = papelaria;
    const exemplos: EmailDeExemplo[] = [];
    for (const exemplo of NOMES_DOS_EXEMPLOS) {
      const carta = await cartaDeExemplo(em, papelaria, exemplo);
      exemplos.push({ exemplo, rotulo: EXEMPLOS[exemplo], assunto: carta.assunto, texto: textoDaCarta(carta, loja) });
    }
    return { remetente: enderecos && enderecos.from.address, equipe: enderecos?.staff ?? [], exemplos };
  }

  @Mutation(() => ID, {
    description:
      'Envia um exemplo à equipe da configuração, e a mais ninguém; responde com a entrega em que aparece o que o servidor disser. Administração.',
  })
  testarEmail(
    @Ctx() contexto: AdminContext,
    @Arg('exemplo', () => ExemploEnum, { description: 'Tipo.' }) exemplo: ExemploDeEmail,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<string> {
    return agir(contexto, {
      nome: 'testarEmail',
      chave,
      conteudo: { exemplo },
      fazer: (autor) => testarEmail(contexto.em, contexto.papelaria, exemplo, autor),
      repetir: async ({ resposta }) => resposta as string,
    });
  }
}
