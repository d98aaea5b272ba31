import type { z } from 'zod';
import { campo } from '../editing/campo.ts';
import { data, emOrdem, FORA_DE_ORDEM, inteiro, link, ordem, sinal, texto, textoObrigatorio } from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { ICONES_DE_DESTAQUE } from './destaque.ts';

const icone = texto(40).refine((nome) => nome === null || Object.hasOwn(ICONES_DE_DESTAQUE, nome), 'Escolha um ícone da lista.');

/** A highlight card of the home page, between two days where it has any (D11). */
export const destaqueCampos = tabelaEditada('destaque', {
  titulo: campo(textoObrigatorio('Informe o título.', 80), {
    rotulo: 'Título',
    descricao: 'Título do cartão.',
    ordena: true,
  }),
  texto: campo(textoObrigatorio('Informe o texto.', 300), { rotulo: 'Texto', descricao: 'Texto do cartão.', longo: true }),
  planoId: campo(inteiro(), { rotulo: 'Plano anunciado', descricao: 'Plano que o destaque anuncia.', deOutraLinha: true }),
  link: campo(link(), {
    rotulo: 'Link',
    descricao: 'Endereço para onde o cartão leva.',
    ajuda: 'Caminho deste site (/…) ou endereço completo; sem ele, a página do plano',
  }),
  icone: campo(icone, { rotulo: 'Ícone', descricao: 'Nome do ícone do cartão.', palavras: ICONES_DE_DESTAQUE }),
  ordem: campo(ordem(), { rotulo: 'Ordem', descricao: 'Posição, em ordem crescente.', ordena: true }),
  ativo: campo(sinal(true), { rotulo: 'Ativo', descricao: 'Se o destaque aparece na página inicial.', ordena: true }),
  dataInicio: campo(data(), {
    rotulo: 'Primeiro dia',
    coluna: 'Início',
    descricao: 'Primeiro dia em que aparece (AAAA-MM-DD, horário de São Paulo).',
    ajuda: 'Vazio: já aparece',
    ordena: true,
  }),
  dataFim: campo(data(), {
    rotulo: 'Último dia',
    coluna: 'Fim',
    descricao: 'Último dia em que aparece, inclusive (AAAA-MM-DD).',
    ajuda: 'Vazio: até que alguém o tire',
    ordena: true,
  }),
}).refine(emOrdem, FORA_DE_ORDEM);

/** A highlight as it is stored, but its key and version. */
export type DestaqueLinha = z.output<typeof destaqueCampos>;
