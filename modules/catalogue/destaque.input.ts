import { z } from 'zod';
import { inteiro, link, ordem, sinal, texto, textoObrigatorio } from '../editing/campos.ts';
import { ICONES_DE_DESTAQUE } from './destaque.ts';

/** What staff may write of a highlight (D11). */
export const destaqueInputSchema = z.object({
  titulo: textoObrigatorio('Informe o título.', 80),
  texto: textoObrigatorio('Informe o texto.', 300),
  planoId: inteiro(),
  link: link(),
  icone: texto(40).refine((nome) => nome === null || Object.hasOwn(ICONES_DE_DESTAQUE, nome), 'Escolha um ícone da lista.'),
  ordem: ordem(),
  ativo: sinal(true),
});
