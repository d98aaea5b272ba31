import { Arg, Authorized, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { parseInput } from '../../platform/validation.ts';
import { readId } from '../editing/target.ts';
import type { AdminContext } from '../services.ts';
import { confirmacaoDe } from './confirmacao.resolver.ts';
import { passkeyNovaSchema } from './passkey.ts';
import { excluirPasskey, guardarPasskey, prepararPasskey } from './passkey.service.ts';
import { PasskeyType } from './passkey.type.ts';
import { mostrarPasskey, regrasDasPasskeys, type PasskeyPedida } from './pedidoDePasskey.service.ts';
import { naoAutenticado } from './sessao.service.ts';

@ObjectType('PasskeyPedida', { description: 'Com o que o navegador cria uma passkey.' })
class PasskeyPedidaType implements PasskeyPedida {
  @Field(() => String, { description: 'Pedido ao navegador, em JSON (WebAuthn: PublicKeyCredentialCreationOptionsJSON).' })
  opcoes!: string;

  @Field(() => String, { description: 'O mesmo para o servidor, selado; vale cinco minutos, nesta sessão.' })
  desafio!: string;
}

/** Passkeys, which stand in for the code of the second factor (WebAuthn, 090). */
@Authorized()
@Resolver()
export class PasskeyResolver {
  @Mutation(() => PasskeyPedidaType, {
    description:
      'Pede uma passkey para a própria conta, que já tem o segundo fator; nada muda até guardarPasskey. Administração.',
  })
  prepararPasskey(
    @Ctx() contexto: AdminContext,
    @Arg('senha', () => String, { description: 'Senha da conta.' }) senha: string,
  ): Promise<PasskeyPedida> {
    const { em, checkout } = contexto;
    const regras = { ...regrasDasPasskeys(contexto), emissor: checkout.provedor };
    return prepararPasskey(em, confirmacaoDe(contexto, senha), regras);
  }

  @Mutation(() => PasskeyType, {
    description: 'Guarda a passkey que o navegador criou: ao entrar, ela passa a valer no lugar do código. Administração.',
  })
  async guardarPasskey(
    @Ctx() contexto: AdminContext,
    @Arg('nome', () => String, { description: 'Como chamá-la.' }) nome: string,
    @Arg('desafio', () => String, { description: 'O que prepararPasskey respondeu.' }) desafio: string,
    @Arg('resposta', () => String, { description: 'O que o navegador respondeu, em JSON (WebAuthn: RegistrationResponseJSON).' })
    resposta: string,
  ): Promise<PasskeyType> {
    const { em, access } = contexto;
    const { autor, sessao } = access;
    // A machine has no device.
    if (sessao === null) throw naoAutenticado();
    const nova = parseInput(passkeyNovaSchema, { nome, desafio, resposta });
    const regras = regrasDasPasskeys(contexto);
    return mostrarPasskey(await guardarPasskey(em, { autor, sessao }, nova, regras), regras.site);
  }

  @Mutation(() => Boolean, {
    description:
      'Exclui uma passkey da própria conta; o código do aplicativo e os de recuperação continuam valendo. Administração.',
  })
  async excluirPasskey(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('senha', () => String, { description: 'Senha da conta.' }) senha: string,
  ): Promise<boolean> {
    await excluirPasskey(contexto.em, readId(id), confirmacaoDe(contexto, senha));
    return true;
  }
}
