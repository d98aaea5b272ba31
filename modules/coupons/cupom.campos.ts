import { z } from 'zod';
import { campo, campoDaEquipe } from '../editing/campo.ts';
import {
  diaObrigatorio,
  emOrdem,
  escolha,
  FORA_DE_ORDEM,
  inteiro,
  reais,
  sinal,
  texto,
  textoObrigatorio,
} from '../editing/campos.ts';
import type { Unidade } from '../editing/numero.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { normalizarCodigo } from './codigo.ts';
import { CupomTipo } from './cupom.ts';
import { lerFamilias } from './familias.ts';

const CODIGO = z
  .string()
  .overwrite(normalizarCodigo)
  .regex(/^[A-Z0-9_-]+$/, 'Use letras sem acento, números, hífen e sublinhado.');

/** Families as one text, each once and in their order, so that the same choice reads the same; null where it is good for all. */
const FAMILIAS = texto(500).transform((dito, ctx) => {
  if (dito === null) return null;
  const { familias, desconhecida } = lerFamilias(dito);
  if (desconhecida === undefined) return familias.join(' ');
  ctx.addIssue({ code: 'custom', message: `Não há família “${desconhecida.slice(0, 60)}”.` });
  return z.NEVER;
});

/** How often it may be used, or null: a limit that lets nobody use it would be taken for none. */
const usos = () => inteiro().refine((limite) => limite !== 0, 'Use 1 ou mais, ou deixe vazio: sem limite.');

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
  familias: campoDaEquipe(FAMILIAS.pipe(z.string().nullable()), {
    rotulo: 'Só para as famílias',
    coluna: 'Famílias',
    descricao: 'Famílias em que vale, separadas por espaço; as promoções de uma família são dela.',
    ajuda: 'Nenhuma marcada: vale em todas',
  }),
  limite: campoDaEquipe(usos(), {
    rotulo: 'Usos ao todo',
    coluna: 'Limite',
    descricao: 'Quantas assinaturas podem usá-lo; conta as que valem, do primeiro dia em diante.',
    ajuda: 'Vazio: sem limite. Contam as assinaturas que valem, do primeiro dia em diante',
    ordena: true,
  }),
  limitePorCliente: campoDaEquipe(usos(), {
    rotulo: 'Usos por cliente',
    descricao: 'Quantas assinaturas de um mesmo CPF/CNPJ ou e-mail podem usá-lo.',
    ajuda: 'Vazio: sem limite. Um cliente é um CPF/CNPJ ou um e-mail',
  }),
  primeiroPedido: campoDaEquipe(sinal(false), {
    rotulo: 'Só no primeiro pedido',
    descricao: 'Se só vale para quem ainda não tem outra assinatura que valha.',
  }),
  ativo: campoDaEquipe(sinal(true), { rotulo: 'Ativo', descricao: 'Se pode ser usado.', ordena: true }),
})
  .refine(emOrdem, FORA_DE_ORDEM)
  .refine(({ tipo, valor }) => tipo === 'fixo' || valor <= 100, { path: ['valor'], message: 'A porcentagem vai de 0 a 100.' })
  .refine(({ planoId, familias }) => planoId === null || familias === null, {
    path: ['familias'],
    message: 'Escolha um plano ou famílias, não os dois.',
  });

/** A coupon as it is stored, but its key and version. */
export type CupomLinha = z.output<typeof cupomCampos>;
