import type { z } from 'zod';
import { campo, campoDaEquipe } from '../editing/campo.ts';
import {
  data,
  emOrdem,
  escolha,
  FORA_DE_ORDEM,
  inteiro,
  link,
  ordem,
  sinal,
  texto,
  textoObrigatorio,
} from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { BannerTipo } from './banner.ts';

const FIXO_SEM_DATAS = 'Um banner FIXO não tem datas: fica no ar enquanto estiver ativo. Com datas, escolha TEMPORARIO.';

const TEXTO_SEM_TITULO = 'Escreva também o título: é ele que o banner diz primeiro.';
const BOTAO_SEM_LINK = 'Um botão precisa do link para onde leva.';

const NOME = { rotulo: 'Nome', descricao: 'Nome interno.', ordena: true } as const;
const DESCRICAO = { rotulo: 'Descrição interna', descricao: 'Descrição interna.', longo: true } as const;
const nome = () => textoObrigatorio('Informe o nome do banner.');

/** What a picture that is shown by `ordem`, and between two days, has in common with another; served below `endereco`. */
const imagem = (endereco: string) =>
  campo(textoObrigatorio('Envie a imagem do banner.', 100), {
    rotulo: 'Imagem',
    descricao: `Nome do arquivo que o envio respondeu, servido em ${endereco}/{imagem}; numa alteração sem ele, fica o atual.`,
    ajuda: 'PNG, JPEG, WebP, AVIF ou GIF de até 10 MB; o carrossel mostra 1600 × 640',
  });
/** Where in the picture is what may not be cut off where it is shown in another proportion, across or down. */
const foco = (eixo: 'x' | 'y', rotulo: string, escala: string) =>
  campo(inteiro({ min: 0, max: 100 }), {
    rotulo,
    descricao: `Onde está o que não pode ser cortado, em porcentagem da ${eixo === 'x' ? 'largura' : 'altura'} da imagem (${escala}); o site arredonda para a dezena. Sem ele, ${eixo === 'x' ? 'a direita' : 'o meio'}.`,
    ajuda: `${escala}; toque na imagem acima para marcar. Vazio: ${eixo === 'x' ? 'a direita' : 'o meio'}`,
  });
const comuns = () => ({
  link: campo(link(), {
    rotulo: 'Link',
    descricao: 'Endereço para onde o banner leva.',
    ajuda: 'Caminho deste site (/…) ou endereço completo',
  }),
  ordem: campo(ordem(), { rotulo: 'Ordem', descricao: 'Posição no carrossel, em ordem crescente.', ordena: true }),
  ativo: campo(sinal(true), { rotulo: 'Ativo', descricao: 'Se o banner pode aparecer.', ordena: true }),
  dataInicio: campo(data(), {
    rotulo: 'Data início',
    coluna: 'Data Início',
    descricao: 'Primeiro dia em que aparece (AAAA-MM-DD, horário de São Paulo).',
    ordena: true,
  }),
  dataFim: campo(data(), {
    rotulo: 'Data final',
    coluna: 'Data Final',
    descricao: 'Último dia em que aparece, inclusive (AAAA-MM-DD).',
    ordena: true,
  }),
});

/** Whichever of the two is missing or taken away, both fields say so. */
const temDestino = ({ link: destino, chamada }: { link: string | null; chamada: string | null }) =>
  chamada === null || destino !== null;

/** A banner of the home page (section 3.6, D29, D53). */
export const bannerCampos = tabelaEditada('banner', {
  nome: campoDaEquipe(nome(), NOME),
  tipo: campo(escolha(BannerTipo, 'Selecione o tipo do banner.'), {
    rotulo: 'Tipo',
    descricao: 'Permanente ou por tempo limitado.',
    palavras: BannerTipo,
  }),
  imagem: imagem('/banner'),
  alt: campo(texto(200), {
    rotulo: 'Descrição da imagem',
    descricao: 'Descrição da imagem para quem não a vê.',
    ajuda: 'O que a imagem diz, para quem não a vê',
  }),
  focoX: foco('x', 'Foco horizontal (%)', '0 é a esquerda, 100 a direita'),
  focoY: foco('y', 'Foco vertical (%)', '0 é o alto, 100 a base'),
  titulo: campo(texto(50), {
    rotulo: 'Título',
    descricao: 'O que o banner diz, escrito sobre a imagem; sem ele, só a imagem aparece.',
    ajuda: 'Escrito sobre a imagem, à esquerda: use uma imagem sem texto. Vazio, só a imagem aparece',
  }),
  texto: campo(texto(110), {
    rotulo: 'Texto',
    descricao: 'Uma linha abaixo do título.',
    ajuda: 'Uma linha abaixo do título',
  }),
  chamada: campo(texto(30), {
    rotulo: 'Texto do botão',
    descricao: 'O que diz o botão que leva ao link.',
    ajuda: 'O que acontece ao tocar: “Ver planos”. Precisa do link',
  }),
  ...comuns(),
  descricao: campoDaEquipe(texto(500), DESCRICAO),
})
  .refine(emOrdem, FORA_DE_ORDEM)
  .refine((banner) => banner.texto === null || banner.titulo !== null, { path: ['texto'], message: TEXTO_SEM_TITULO })
  .refine(({ titulo, chamada }) => chamada === null || titulo !== null, { path: ['chamada'], message: TEXTO_SEM_TITULO })
  .refine(temDestino, { path: ['chamada'], message: BOTAO_SEM_LINK })
  .refine(temDestino, { path: ['link'], message: 'Diga para onde o botão leva.' })
  .refine(({ tipo, dataInicio }) => tipo !== 'FIXO' || dataInicio === null, { path: ['dataInicio'], message: FIXO_SEM_DATAS })
  .refine(({ tipo, dataFim }) => tipo !== 'FIXO' || dataFim === null, { path: ['dataFim'], message: FIXO_SEM_DATAS })
  .refine(({ tipo, dataInicio }) => tipo === 'FIXO' || dataInicio !== null, {
    path: ['dataInicio'],
    message: 'Um banner TEMPORARIO precisa do primeiro dia.',
  })
  .refine(({ tipo, dataFim }) => tipo === 'FIXO' || dataFim !== null, {
    path: ['dataFim'],
    message: 'Um banner TEMPORARIO precisa do último dia.',
  });

/** A banner of the control panel, which everyone may read whole (D12). */
export const bannerIcpCampos = tabelaEditada('banner ICP', {
  nome: campo(nome(), NOME),
  imagem: imagem('/banner-icp'),
  ...comuns(),
  descricao: campo(texto(500), DESCRICAO),
}).refine(emOrdem, FORA_DE_ORDEM);

/** A banner as it is stored, but its key and version. */
export type BannerLinha = z.output<typeof bannerCampos>;
/** A banner of the panel as it is stored, but its key and version. */
export type BannerIcpLinha = z.output<typeof bannerIcpCampos>;
