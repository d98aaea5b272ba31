import { Field, InputType, Int } from 'type-graphql';
import type { Recorte } from './imagem.ts';

@InputType({
  description: 'A parte de uma imagem que fica, em pixels da imagem como se vê: já virada como o arquivo diz que ela é.',
})
export class RecorteInput implements Recorte {
  @Field(() => Int, { description: 'Da esquerda.' })
  x!: number;

  @Field(() => Int, { description: 'Do alto.' })
  y!: number;

  @Field(() => Int, { description: 'Largura.' })
  largura!: number;

  @Field(() => Int, { description: 'Altura.' })
  altura!: number;
}
