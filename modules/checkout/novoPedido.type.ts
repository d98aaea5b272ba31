import { Field, InputType, ObjectType } from 'type-graphql';
import type { Assinatura } from './assinatura.entity.ts';
import { AssinaturaType } from './assinatura.type.ts';
import { CotacaoType, EscolhasInput } from './cotacao.type.ts';

/** What is chosen of a plan and of the domain. */
@InputType({ description: 'O que se pede: do plano, e do domínio.' })
export class NovoPedidoInput extends EscolhasInput {
  @Field(() => String, {
    description: 'O que se quer do domínio: registro (registrar), ja-tenho (já existe) ou subdominio (subdomínio grátis).',
  })
  tipoDominio!: string;

  @Field(() => String, { nullable: true, description: 'O que mais o cliente disse do pedido.' })
  infoAdicional?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'O plano como a cotação o disse (planoVisto): se já é outro, o pedido é recusado (PLANO_ATUALIZADO). Sem ele, nada é comparado. A cotação não o lê.',
  })
  planoVisto?: string;
}

/** What an order would cost, with what staff want to know besides before they store it. */
@ObjectType('CotacaoDoPedido', { description: 'O que um pedido que a equipe registraria para um cliente custaria agora.' })
export class CotacaoDoPedidoType extends CotacaoType {
  @Field(() => String, { description: 'O plano como é vendido agora, em uma linha: nome e o que inclui.' })
  planoVisto!: string;

  @Field(() => AssinaturaType, {
    nullable: true,
    description:
      'O mais novo pedido em aberto do mesmo CPF/CNPJ ou e-mail, deste plano e das últimas 24 horas; nulo quando não há, ou enquanto não se sabe de quem é o pedido.',
  })
  jaPedido!: Assinatura | null;
}
