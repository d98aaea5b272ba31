import type { z } from 'zod';
import { campo, type Descricao } from '../editing/campo.ts';
import { data, emOrdem, FIM_ANTES, inteiro, texto } from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';

/** The row of the shop's texts: there is one. */
export const UNICO = 1;

/** As many as `marca.json` takes, but for the last. */
const quantos = (descricao: Descricao) => campo(inteiro({ min: 1, max: 999_999_999 }), descricao);
const fonte = (descricao: Descricao) => campo(texto(100), descricao);

const SEM_NUMERO = 'Escreva também o número: o das configurações não é desta contagem.';
const SEM_EXCECAO = 'Escreva também a exceção.';
const SEM_PONTO = 'Escreva sem ponto no fim: a frase continua no site.';
const semPonto = (dito: string | null) => !dito?.endsWith('.');

/** What the site says of the company beside its catalogue, as staff edit it; what is empty is what the settings say (087). */
export const textoDoSiteCampos = tabelaEditada('texto do site', {
  sites: quantos({
    rotulo: 'Sites hospedados',
    descricao: 'Quantos sites a empresa hospeda; nulo, vale o das configurações.',
  }),
  sitesEm: campo(data(), {
    rotulo: 'Dia da contagem dos sites',
    descricao: 'Dia em que os sites foram contados (AAAA-MM-DD).',
  }),
  sitesFonte: fonte({
    rotulo: 'Fonte da contagem dos sites',
    descricao: 'De onde vem o número de sites.',
    ajuda: 'Aparece depois de “fonte:”, como em “cadastro de domínios”',
  }),
  clientes: quantos({
    rotulo: 'Clientes',
    descricao: 'Quantos clientes a empresa atende; nulo, vale o das configurações.',
  }),
  clientesEm: campo(data(), {
    rotulo: 'Dia da contagem dos clientes',
    descricao: 'Dia em que os clientes foram contados (AAAA-MM-DD).',
  }),
  clientesFonte: fonte({
    rotulo: 'Fonte da contagem dos clientes',
    descricao: 'De onde vem o número de clientes.',
    ajuda: 'Aparece depois de “fonte:”, como em “cadastro de clientes”',
  }),
  horario: campo(texto(80), {
    rotulo: 'Horário de atendimento',
    descricao: 'Quando telefone e WhatsApp são atendidos; nulo, vale o das configurações.',
    ajuda: 'Como em “segunda a sexta, das 9h às 18h”, sem ponto no fim',
  }),
  excecao: campo(texto(120), {
    rotulo: 'Exceção do horário',
    descricao: 'O que vale em alguns dias, dito depois do horário.',
    ajuda: 'Como em “24/12, só até as 12h”, sem ponto no fim; aparece depois do horário, entre os dois dias abaixo',
  }),
  excecaoInicio: campo(data(), {
    rotulo: 'Exceção: aparece desde',
    descricao: 'Primeiro dia em que a exceção é dita (AAAA-MM-DD, horário de São Paulo); nulo, desde já.',
    ajuda: 'Vazio, desde já',
  }),
  excecaoFim: campo(data(), {
    rotulo: 'Exceção: aparece até',
    descricao: 'Último dia em que a exceção é dita, inclusive (AAAA-MM-DD).',
    ajuda: 'Inclusive: no dia seguinte, à meia-noite de São Paulo, ela sai sozinha',
  }),
})
  .refine(({ sites, sitesEm }) => sitesEm === null || sites !== null, { path: ['sitesEm'], message: SEM_NUMERO })
  .refine(({ sites, sitesFonte }) => sitesFonte === null || sites !== null, { path: ['sitesFonte'], message: SEM_NUMERO })
  .refine(({ clientes, clientesEm }) => clientesEm === null || clientes !== null, {
    path: ['clientesEm'],
    message: SEM_NUMERO,
  })
  .refine(({ clientes, clientesFonte }) => clientesFonte === null || clientes !== null, {
    path: ['clientesFonte'],
    message: SEM_NUMERO,
  })
  .refine(({ horario }) => semPonto(horario), { path: ['horario'], message: SEM_PONTO })
  .refine(({ excecao }) => semPonto(excecao), { path: ['excecao'], message: SEM_PONTO })
  .refine(({ excecao, excecaoInicio }) => excecaoInicio === null || excecao !== null, {
    path: ['excecaoInicio'],
    message: SEM_EXCECAO,
  })
  .refine(({ excecao, excecaoFim }) => excecaoFim === null || excecao !== null, {
    path: ['excecaoFim'],
    message: SEM_EXCECAO,
  })
  .refine(({ excecao, excecaoFim }) => excecao === null || excecaoFim !== null, {
    path: ['excecaoFim'],
    message: 'Diga até que dia a exceção aparece.',
  })
  .refine(({ excecaoInicio, excecaoFim }) => emOrdem({ dataInicio: excecaoInicio, dataFim: excecaoFim }), {
    path: ['excecaoFim'],
    message: FIM_ANTES,
  });

/** The texts as they are stored, but their key and version. */
export type TextoDoSiteLinha = z.output<typeof textoDoSiteCampos>;
