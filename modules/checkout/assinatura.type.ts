import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { entradaDe } from '../editing/campos.type.ts';
import { handledType } from '../editing/handled.type.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { contatoDoPedidoCampos } from './contatoDoPedido.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { MotivoDoCancelamento } from './motivo.ts';

registerEnumType(AssinaturaStatus, { name: 'AssinaturaStatus', description: 'Em que pé está uma assinatura.' });

registerEnumType(MotivoDoCancelamento, { name: 'MotivoDoCancelamento', description: 'Por que uma assinatura foi cancelada.' });

/** An order as staff see it: everything that was stored. */
export const AssinaturaType = handledType(
  assinaturaCampos,
  AssinaturaStatus,
  'Assinatura',
  'Assinatura, como a administração a vê.',
);

/** What staff write where a customer has mistyped it. */
export const ContatoDoPedidoInput = entradaDe(
  contatoDoPedidoCampos,
  'ContatoDoPedidoInput',
  'O que o cliente de uma assinatura digitou sobre si; o que faltar fica como está.',
);

@ObjectType({ description: 'Um dado guardado com a assinatura, como era no momento.' })
export class DadoGuardado {
  @Field(() => String, { description: 'Nome do campo.' })
  campo!: string;

  @Field(() => String, { description: 'Conteúdo.' })
  conteudo!: string;
}
