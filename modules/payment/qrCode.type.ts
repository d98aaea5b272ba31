import { Field, Int, ObjectType } from 'type-graphql';
import type { QrCode } from '../../platform/qrCode.ts';

/** A QR Code as whoever shows it is given it: a drawing. */
@ObjectType('QrCode', { description: 'Um QR Code como desenho.' })
export class QrCodeType implements QrCode {
  @Field(() => Int, { description: 'Unidades de cada lado, margem incluída.' })
  lado!: number;

  @Field(() => String, { description: 'Caminho SVG dos quadrados escuros, de uma unidade cada.' })
  caminho!: string;
}
