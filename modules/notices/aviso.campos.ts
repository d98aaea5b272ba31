import type { z } from 'zod';
import { campo, campoDaEquipe } from '../editing/campo.ts';
import {
  data,
  diaObrigatorio,
  emOrdem,
  escolha,
  FORA_DE_ORDEM,
  link,
  ordem,
  sinal,
  texto,
  textoObrigatorio,
} from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { AvisoTom, PALAVRA_DO_TOM } from './aviso.ts';

/** Whichever of the two is missing or taken away, both fields say so. */
const juntos = ({ link: destino, chamada }: { link: string | null; chamada: string | null }) =>
  (chamada === null) === (destino === null);

/** What a notice of the site says, how, and on which days (089). */
export const avisoCampos = tabelaEditada('aviso', {
  texto: campo(textoObrigatorio('Informe o texto do aviso.', 160), {
    rotulo: 'Texto',
    descricao: 'O que o aviso diz, no alto das páginas do site.',
    ajuda: 'Uma frase inteira: o que acontece, quando, e o que muda para quem lê',
    ordena: true,
  }),
  tom: campo(escolha(AvisoTom, 'Selecione o tom do aviso.'), {
    rotulo: 'Tom',
    descricao: 'Como o aviso aparece: o que vale saber, ou o que pede atenção.',
    palavras: PALAVRA_DO_TOM,
  }),
  chamada: campo(texto(30), {
    rotulo: 'Texto do link',
    descricao: 'O que diz o link no fim do aviso.',
    ajuda: 'Para onde leva: “Ver o calendário”. Precisa do link',
  }),
  link: campo(link(), {
    rotulo: 'Link',
    descricao: 'Endereço para onde o aviso leva.',
    ajuda: 'Caminho deste site (/…) ou endereço completo',
  }),
  dataInicio: campo(data(), {
    rotulo: 'Data início',
    coluna: 'Data Início',
    descricao: 'Primeiro dia em que aparece (AAAA-MM-DD, horário de São Paulo); nulo, desde já.',
    ajuda: 'Vazio, desde já',
    ordena: true,
  }),
  dataFim: campo(diaObrigatorio('Diga até que dia o aviso aparece.'), {
    rotulo: 'Data final',
    coluna: 'Data Final',
    descricao: 'Último dia em que aparece, inclusive (AAAA-MM-DD).',
    ajuda: 'Inclusive: no dia seguinte, à meia-noite de São Paulo, o aviso sai sozinho',
    ordena: true,
  }),
  noPedido: campoDaEquipe(sinal(false), {
    rotulo: 'Também ao assinar',
    descricao: 'Se aparece também nas páginas em que se assina.',
    ajuda: 'Aparece também nas páginas em que se assina um plano; marque só o que muda a compra.',
  }),
  ordem: campo(ordem(), { rotulo: 'Ordem', descricao: 'Posição entre os avisos, em ordem crescente.', ordena: true }),
  ativo: campo(sinal(true), { rotulo: 'Ativo', descricao: 'Se o aviso pode aparecer.', ordena: true }),
})
  .refine(emOrdem, FORA_DE_ORDEM)
  .refine(juntos, { path: ['chamada'], message: 'Diga o que o link diz, e no campo abaixo para onde leva.' })
  .refine(juntos, { path: ['link'], message: 'Diga para onde o link leva, e no campo acima o que diz.' });

/** A notice as it is stored, but its key and version. */
export type AvisoLinha = z.output<typeof avisoCampos>;
