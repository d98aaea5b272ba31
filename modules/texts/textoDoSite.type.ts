import { Field, Int, ObjectType } from 'type-graphql';
import { entradaDe, linhaDe } from '../editing/campos.type.ts';
import { textoDoSiteCampos } from './textoDoSite.campos.ts';
import type { DitoNasConfiguracoes } from './textoDoSite.ts';

@ObjectType('DitoNasConfiguracoes', { description: 'O que as configurações do servidor dizem onde ninguém escreveu nada.' })
export class DitoNasConfiguracoesType implements DitoNasConfiguracoes {
  @Field(() => Int, { nullable: true, description: 'Sites (numeros.sites em marca.json); nulo, o site não diz quantos.' })
  sites!: number | null;

  @Field(() => Int, { nullable: true, description: 'Clientes (numeros.clientes em marca.json); nulo, o site não diz quantos.' })
  clientes!: number | null;

  @Field(() => String, { nullable: true, description: 'Horário (BRAND_HOURS); nulo, o site diz “em horário comercial”.' })
  horario!: string | null;

  @Field(() => Boolean, { description: 'Se o número de sites é o da empresa de exemplo.' })
  sitesDoExemplo!: boolean;

  @Field(() => Boolean, { description: 'Se o número de clientes é o da empresa de exemplo.' })
  clientesDoExemplo!: boolean;

  @Field(() => Boolean, { description: 'Se o horário é o da empresa de exemplo.' })
  horarioDoExemplo!: boolean;
}

/** The texts as staff read them. */
@ObjectType('TextosDoSite', {
  description:
    'O que o site diz da empresa, como a administração o vê; o que é nulo vale como nas configurações. Versão 0: ninguém escreveu nada ainda.',
})
export class TextosDoSite extends linhaDe(textoDoSiteCampos) {
  @Field(() => DitoNasConfiguracoesType, { description: 'O que vale onde um texto é nulo.' })
  configuracoes!: DitoNasConfiguracoes;
}

/** The texts as staff write them. */
export const TextosDoSiteInput = entradaDe(
  textoDoSiteCampos,
  'TextosDoSiteInput',
  'O que o site diz da empresa, como a administração o escreve.',
);
