import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import { enviarContato } from './contato.service.ts';

@InputType({ description: 'Mensagem de contato; os cinco campos são obrigatórios.' })
class ContatoInput {
  @Field(() => String, { description: 'Nome.' })
  nome!: string;

  @Field(() => String, { description: 'E-mail.' })
  email!: string;

  @Field(() => String, { description: 'Celular.' })
  celular!: string;

  @Field(() => String, { description: 'Assunto.' })
  assunto!: string;

  @Field(() => String, { description: 'Mensagem.' })
  mensagem!: string;

  @Field(() => String, { nullable: true, description: 'Token da verificação contra robôs.' })
  recaptchaToken?: string;
}

@Resolver()
export class ContatoResolver {
  @Mutation(() => Boolean, { description: 'Envia uma mensagem ao atendimento.' })
  async enviarContato(
    @Ctx() { em, agora, caller, checkout }: GraphQLContext,
    @Arg('input', () => ContatoInput, { description: 'Mensagem.' }) input: ContatoInput,
  ): Promise<boolean> {
    await enviarContato(em, checkout.verificacao, { ...input }, agora, caller);
    return true;
  }
}
