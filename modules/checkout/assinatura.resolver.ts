import { Arg, Ctx, Field, Float, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { maquinaQuePede } from '../admin/access.service.ts';
import type { GraphQLContext } from '../services.ts';
import { criarAssinatura, emailCadastrado } from './assinatura.service.ts';
import { CotacaoInput } from './cotacao.type.ts';

const texto = (description: string) => Field(() => String, { nullable: true, description });

@InputType({ description: 'Dados da assinatura: o que o visitante digitou, o plano e o total que ele viu.' })
class AssinaturaInput extends CotacaoInput {
  @Field(() => Float, { description: 'Total em reais que o visitante viu; é conferido, nunca usado.' })
  valor!: number;

  @texto('O plano como o visitante o viu: família, nome e itens, em um texto. Sem ele, só o total é conferido.')
  planoVisto?: string;

  @texto(
    'Versão do contrato que quem assina aceitou, como contrato de Plano a diz. Uma que já não é a de hoje é recusada (CONTRATO_ATUALIZADO), com a de agora em campos. Sem ela, nenhum foi aceito; vazia, o pedido é recusado.',
  )
  contrato?: string;

  @Field(() => String, { description: 'Chave de idempotência, criada quando o formulário abre; vale para um só conteúdo.' })
  chave!: string;

  @texto('registro, ja-tenho ou subdominio; sem isso, subdominio, que não leva domínio: com um, diga registro ou ja-tenho.')
  tipoDominio?: string;

  @texto('Domínio, quando for registrado ou já existir.')
  dominio?: string;

  @texto('E-mail alternativo.')
  emailAlternativo?: string;

  @texto('Nome ou razão social.')
  nomeEmpresa?: string;

  @texto('Celular ou WhatsApp.')
  telefone?: string;

  @texto('CEP.')
  cep?: string;

  @texto('Endereço.')
  endereco?: string;

  @texto('Número.')
  numero?: string;

  @texto('Complemento.')
  complemento?: string;

  @texto('Bairro.')
  bairro?: string;

  @texto('Cidade.')
  cidade?: string;

  @texto('UF.')
  estado?: string;

  @texto('Como conheceu a empresa.')
  indicacao?: string;

  @texto('Informações adicionais.')
  infoAdicional?: string;
}

@ObjectType({ description: 'Assinatura registrada.' })
class AssinaturaCriada {
  @Field(() => ID, { description: 'Identificador público da assinatura.' })
  clienteIdB!: string;

  @Field(() => String, { description: 'Código curto da assinatura, como K7M4-2Q9X: é o que se diz por telefone ou mensagem.' })
  codigo!: string;

  @Field(() => Float, { description: 'Total registrado, em reais.' })
  valor!: number;
}

@Resolver()
export class AssinaturaResolver {
  @Query(() => Boolean, { description: 'Se já existe uma assinatura com este e-mail.' })
  emailCadastrado(
    @Ctx() { em, caller }: GraphQLContext,
    @Arg('email', () => String, { description: 'E-mail principal digitado.' }) email: string,
  ): Promise<boolean> {
    return emailCadastrado(em, email, caller);
  }

  @Mutation(() => AssinaturaCriada, {
    description: 'Registra uma assinatura. Repetida com a mesma chave e os mesmos dados, responde a primeira.',
  })
  criarAssinatura(
    @Ctx() { em, agora, caller, checkout, access }: GraphQLContext,
    @Arg('input', () => AssinaturaInput, { description: 'Dados da assinatura.' }) input: AssinaturaInput,
  ): Promise<AssinaturaCriada> {
    return criarAssinatura(em, checkout, () => ({ ...input }), agora, { caller, maquina: maquinaQuePede(access) });
  }
}
