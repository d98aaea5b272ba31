import { Field, ID, ObjectType } from 'type-graphql';
import { caminhoDaVersao } from '../contract/versao.ts';
import type { Assinatura } from './assinatura.entity.ts';

@ObjectType('ContratoAceito', { description: 'O contrato que quem fez um pedido aceitou.' })
export class ContratoAceitoType {
  @Field(() => ID, { description: 'Versão: o SHA-256 do texto.' })
  versao!: string;

  @Field(() => Date, { description: 'Quando foi aceito.' })
  aceitoEm!: Date;

  @Field(() => String, { description: 'Caminho da página com o texto que foi aceito.' })
  caminho!: string;
}

/** The contract that an order has accepted; null where it has accepted none. */
export function contratoAceito({
  contratoVersao,
  aceitoEm,
}: Pick<Assinatura, 'contratoVersao' | 'aceitoEm'>): ContratoAceitoType | null {
  if (contratoVersao === null || aceitoEm === null) return null;
  return { versao: contratoVersao, aceitoEm, caminho: caminhoDaVersao(contratoVersao) };
}
