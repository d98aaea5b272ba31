import { Arg, Authorized, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { readId } from '../editing/target.ts';
import { QrCodeType } from '../payment/qrCode.type.ts';
import type { AdminContext } from '../services.ts';
import { AdministradorType } from './administrador.type.ts';
import { confirmacaoDe } from './confirmacao.resolver.ts';
import { buscarAdministrador } from './conta.service.ts';
import { PasskeyType } from './passkey.type.ts';
import { regrasDasPasskeys } from './pedidoDePasskey.service.ts';
import {
  desligarFator,
  ligarFator,
  meuFator,
  prepararFator,
  sortearOutrosCodigos,
  tirarFatorDe,
  type FatorPreparado,
  type MeuFator,
} from './segundoFator.service.ts';
import { naoAutenticado } from './sessao.service.ts';

@ObjectType('MeuSegundoFator', { description: 'O código que a própria conta pede ao entrar, além da senha.' })
class MeuSegundoFatorType implements MeuFator {
  @Field(() => Date, { nullable: true, description: 'Desde quando é pedido; nulo quando a senha basta.' })
  desde!: Date | null;

  @Field(() => Boolean, {
    description:
      'Se os códigos do aplicativo servem; falso quando o segredo da loja é outro desde que ele foi conectado: prepararSegundoFator e ligarSegundoFator conectam então outro.',
  })
  aplicativoVale!: boolean;

  @Field(() => Int, { description: 'Códigos de recuperação que ainda não foram usados.' })
  codigosRestantes!: number;

  @Field(() => Boolean, {
    description: 'Se a loja o exige desta conta; então sem ele só se pode ligá-lo ou sair, e ligado ele não se desliga.',
  })
  exigido!: boolean;

  @Field(() => [PasskeyType], { description: 'Passkeys que valem no lugar do código, as mais antigas primeiro.' })
  passkeys!: PasskeyType[];

  @Field(() => Boolean, { description: 'Se a loja tem um nome de domínio, sem o qual não há passkeys.' })
  aceitaPasskeys!: boolean;
}

@ObjectType('SegundoFatorPreparado', { description: 'O que o aplicativo de códigos recebe; só aparece aqui, uma vez.' })
class SegundoFatorPreparadoType implements FatorPreparado {
  @Field(() => String, { description: 'Segredo em base32, para digitar.' })
  segredo!: string;

  @Field(() => String, { description: 'O mesmo como endereço otpauth://.' })
  endereco!: string;

  @Field(() => QrCodeType, { description: 'O mesmo para a câmera.' })
  qrCode!: QrCodeType;

  @Field(() => String, { description: 'Qual é este segredo, para dizê-lo a ligarSegundoFator; nada se faz com isto.' })
  preparo!: string;
}

/** The second factor: codes of an application (RFC 6238) and recovery codes. */
@Authorized()
@Resolver()
export class SegundoFatorResolver {
  @Query(() => MeuSegundoFatorType, { description: 'O segundo fator da própria conta. Administração.' })
  meuSegundoFator(@Ctx() contexto: AdminContext): Promise<MeuFator> {
    const { em, access, fatorExigido } = contexto;
    return meuFator(em, access.autor, { passkeys: regrasDasPasskeys(contexto), fatorExigido });
  }

  @Mutation(() => SegundoFatorPreparadoType, {
    description:
      'Sorteia um segredo para o aplicativo de códigos da própria conta; nada é pedido até ligarSegundoFator. Administração.',
  })
  prepararSegundoFator(
    @Ctx() contexto: AdminContext,
    @Arg('senha', () => String, { description: 'Senha da conta.' }) senha: string,
  ): Promise<FatorPreparado> {
    const { em, chaveDosFatores: chave, checkout, fatorExigido } = contexto;
    return prepararFator(em, confirmacaoDe(contexto, senha), { chave, emissor: checkout.provedor, fatorExigido });
  }

  @Mutation(() => [String], {
    description:
      'Passa a pedir o código a cada entrada e encerra as sessões da conta; quem ligou recebe outra. Responde os códigos de recuperação, que só aparecem aqui. Administração.',
  })
  async ligarSegundoFator(
    @Ctx() contexto: AdminContext,
    @Arg('codigo', () => String, { description: 'Código que o aplicativo mostra agora.' }) codigo: string,
    @Arg('preparo', () => String, {
      nullable: true,
      description: 'O que prepararSegundoFator respondeu: se outro segredo foi preparado desde então, nada é ligado.',
    })
    preparo: string | null,
  ): Promise<string[]> {
    const { em, access, attempts, chaveDosFatores: chave, duracao, fatorExigido, handSession } = contexto;
    const { autor, sessao } = access;
    // A machine has no application.
    if (sessao === null) throw naoAutenticado();
    const quem = { access: { autor, sessao }, attempts };
    const { codigos, nova } = await ligarFator(em, quem, { codigo, preparo: preparo ?? null }, { chave, duracao, fatorExigido });
    await handSession(nova);
    return codigos;
  }

  @Mutation(() => [String], {
    description: 'Sorteia outros códigos de recuperação para a própria conta; os de antes deixam de valer. Administração.',
  })
  sortearCodigosDeRecuperacao(
    @Ctx() contexto: AdminContext,
    @Arg('senha', () => String, { description: 'Senha da conta.' }) senha: string,
  ): Promise<string[]> {
    return sortearOutrosCodigos(contexto.em, confirmacaoDe(contexto, senha));
  }

  @Mutation(() => Boolean, {
    description: 'Deixa de pedir o código à própria conta, onde a loja não o exige dela. Administração.',
  })
  async desligarSegundoFator(
    @Ctx() contexto: AdminContext,
    @Arg('senha', () => String, { description: 'Senha da conta.' }) senha: string,
  ): Promise<boolean> {
    await desligarFator(contexto.em, confirmacaoDe(contexto, senha), contexto.fatorExigido);
    return true;
  }

  @Mutation(() => AdministradorType, {
    description:
      'Deixa de pedir o código à conta de outra pessoa, que perdeu o aplicativo, e encerra as sessões dela. Administração.',
  })
  tirarSegundoFator(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador da conta.' }) id: string,
    @Arg('senha', () => String, { description: 'Senha de quem tira.' }) senha: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<AdministradorType> {
    return agir(contexto, {
      nome: 'tirarSegundoFator',
      chave,
      conteudo: { id },
      fazer: (autor) => tirarFatorDe(contexto.em, readId(id), confirmacaoDe(contexto, senha, autor)),
      repetir: ({ linhaId }) => buscarAdministrador(contexto.em, linhaId!),
    });
  }
}
