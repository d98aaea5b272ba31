import type { z } from 'zod';
import { campo, campoDaEquipe } from '../editing/campo.ts';
import { link, ordem, sinal, texto, textoObrigatorio } from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';

/** What a customer says on the home page, and what decides whether it may be on air (D50). */
export const depoimentoCampos = tabelaEditada('depoimento', {
  nome: campo(textoObrigatorio('Informe o nome.', 80), { rotulo: 'Nome', descricao: 'Nome de quem diz.', ordena: true }),
  papel: campo(texto(120), {
    rotulo: 'Papel',
    descricao: 'Cargo, empresa ou cidade de quem diz.',
    ajuda: 'Cargo, empresa ou cidade',
  }),
  texto: campo(textoObrigatorio('Informe o texto.', 600), { rotulo: 'Texto', descricao: 'O que a pessoa diz.', longo: true }),
  link: campo(link(), {
    rotulo: 'Link',
    descricao: 'Site de quem diz.',
    ajuda: 'Site da pessoa: endereço completo, ou caminho deste site (/…)',
  }),
  consentimento: campoDaEquipe(sinal(false), {
    rotulo: 'Consentimento',
    descricao: 'Se a pessoa concordou em aparecer; sem isso, não fica no ar.',
    ajuda: 'A pessoa concordou em aparecer no site com este nome, este texto e este link; guarde a resposta dela.',
    ordena: true,
  }),
  ordem: campo(ordem(), { rotulo: 'Ordem', descricao: 'Posição, em ordem crescente.', ordena: true }),
  ativo: campoDaEquipe(sinal(true), {
    rotulo: 'Ativo',
    descricao: 'Se o depoimento aparece na página inicial.',
    ordena: true,
  }),
  // Nothing but the demonstration's loader writes it; the rule below reads it of the stored row.
  demonstracao: campo(sinal(false), {
    rotulo: 'Exemplo de demonstração',
    descricao: 'Se é um exemplo de demonstração, que ninguém disse.',
    soLeitura: true,
  }),
}).refine(({ ativo, consentimento, demonstracao }) => !ativo || consentimento || demonstracao, {
  path: ['consentimento'],
  message: 'Sem o consentimento da pessoa, o depoimento não pode ficar no ar.',
});

/** A testimonial as it is stored, but its key and version. */
export type DepoimentoLinha = z.output<typeof depoimentoCampos>;
