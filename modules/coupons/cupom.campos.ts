import { z } from 'zod';
import { campo, campoDaEquipe } from '../editing/campo.ts';
import { diaObrigatorio, emOrdem, escolha, FORA_DE_ORDEM, inteiro, reais, sinal, textoObrigatorio } from '../editing/campos.ts';
import type { Unidade } from '../editing/numero.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { normalizarCodigo } from './codigo.ts';
import { CupomTipo } from './cupom.ts';

const CODIGO = z
  .string()
  .overwrite(normalizarCodigo)
  .regex(/^[A-Z0-9_-]+$/, 'Use letras sem acento, números, hífen e sublinhado.');

const UNIDADES = { porcentagem: 'porcento', fixo: 'reais' } as const satisfies Record<CupomTipo, Unidade>;

/** A coupon (specification of ordering, section 3.2, D29). */
export const cupomCampos = tabelaEditada('cupom', {
  codigo: campo(textoObrigatorio('Informe o código.', 60).pipe(CODIGO), {
    rotulo: 'Código',
    descricao: 'Código, em maiúsculas.',
    ajuda: 'Guardado em maiúsculas',
    ordena: true,
  }),
  tipo: campo(escolha(CupomTipo, 'Selecione o tipo do cupom.'), {
    rotulo: 'Tipo',
    descricao: 'Como o valor reduz o total.',
    palavras: { porcentagem: 'Porcentagem', fixo: 'Valor fixo (R$)' },
    ordena: true,
  }),
  valor: campo(reais(), {
    rotulo: 'Valor',
    coluna: 'Desconto',
    descricao: 'Porcento ou reais, conforme o tipo.',
    ajuda: 'Porcento ou reais',
    unidade: ({ tipo }) => UNIDADES[tipo as CupomTipo],
    ordena: true,
  }),
  dataInicio: campo(diaObrigatorio('Informe o primeiro dia.'), {
    rotulo: 'Primeiro dia',
    coluna: 'Início',
    descricao: 'Primeiro dia de validade (AAAA-MM-DD).',
    ordena: true,
  }),
  dataFim: campo(diaObrigatorio('Informe o último dia.'), {
    rotulo: 'Último dia',
    coluna: 'Fim',
    descricao: 'Último dia de validade, inclusive (AAAA-MM-DD).',
    ordena: true,
  }),
  planoId: campoDaEquipe(inteiro(), {
    rotulo: 'Só para o plano',
    coluna: 'Plano',
    descricao: 'Único plano em que vale.',
    deOutraLinha: true,
  }),
  ativo: campoDaEquipe(sinal(true), { rotulo: 'Ativo', descricao: 'Se pode ser usado.', ordena: true }),
})
  .refine(emOrdem, FORA_DE_ORDEM)
  .refine(({ tipo, valor }) => tipo === 'fixo' || valor <= 100, { path: ['valor'], message: 'A porcentagem vai de 0 a 100.' });

/** A coupon as it is stored, but its key and version. */
export type CupomLinha = z.output<typeof cupomCampos>;
