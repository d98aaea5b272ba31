import { aplicacaoDe, type Campo, type PlanoDados } from './especificacao.ts';
import { familiaDoTipo, type Familia, type FamiliaTipo } from './familia.ts';
import type { PlanoTipoNome } from './plano.ts';
import { calcularPreco, type Precificavel } from './preco.ts';

// Which plan is whose: three answers lead to one plan on sale, by rule (066). Names and prices are the catalogue's.

/** What can be answered to each of the three questions, as addresses say it; `quantos` is the most of what was asked for. */
export const OPCOES = {
  oque: ['site', 'clientes', 'node', 'java', 'spring', 'automacao', 'windows', 'outro'],
  quantos: ['1', '5', '20', '50'],
  quem: ['voces', 'painel', 'terminal'],
} as const;

export type Pergunta = keyof typeof OPCOES;
/** One answer to each question. */
export type Respostas = { readonly [Nome in Pergunta]: (typeof OPCOES)[Nome][number] };

export const PERGUNTAS = Object.keys(OPCOES) as Pergunta[];

/** The answers that an address has, in the order of the questions; what is none of the options is left out. */
export function lerRespostas(dizer: (nome: Pergunta) => string | null | undefined): Partial<Respostas> {
  const ditas = PERGUNTAS.flatMap((nome) => {
    const dita = OPCOES[nome].find((opcao) => opcao === dizer(nome));
    return dita === undefined ? [] : [[nome, dita]];
  });
  return Object.fromEntries(ditas) as Partial<Respostas>;
}

/** Whether every question is answered. */
export function saoTodas(respostas: Partial<Respostas>): respostas is Respostas {
  return PERGUNTAS.every((nome) => respostas[nome] !== undefined);
}

const TERMINAL = ['VPSLINUX', 'VPSLINUXHYPER', 'DEDICADO'] as const;
const N8N = ['VPSN8N', 'VPSICP'] as const;
const WINDOWS = ['VPSWINDOWS'] as const;
/** Where no plan with a panel is large enough a server without one may be. */
const comPainel = { painel: ['VPSICP', ...TERMINAL], terminal: TERMINAL } as const;

/** Families that serve, by what is published and who looks after the server; the first that has a plan large enough is taken. */
const FAMILIAS_QUE_SERVEM: Readonly<Record<Respostas['oque'], Readonly<Record<Respostas['quem'], readonly FamiliaTipo[]>>>> = {
  // Whoever does not want to look after a server is led to none for disk that is only reckoned: the plan says so, and there is somebody to ask.
  site: { voces: ['PHP', 'REVENDAPHP'], painel: ['VPSICP', 'VPSCPANEL'], terminal: TERMINAL },
  clientes: { voces: ['REVENDAPHP'], painel: ['VPSCPANEL'], terminal: TERMINAL },
  node: { voces: ['NODEJS', 'VPSICP', ...TERMINAL], ...comPainel },
  java: { voces: ['JAVA', 'VPSICP', ...TERMINAL], ...comPainel },
  spring: { voces: ['SPRING', 'VPSICP', ...TERMINAL], ...comPainel },
  automacao: { voces: N8N, painel: N8N, terminal: N8N },
  windows: { voces: WINDOWS, painel: WINDOWS, terminal: WINDOWS },
  outro: { voces: ['VPSICP', ...TERMINAL], ...comPainel },
};

/** GB of disk that a site on shared hosting is reckoned with. */
const DISCO_POR_SITE = 5;
/** GB of memory that each of what runs on a server is reckoned with. */
const MEMORIA_DE_CADA: Readonly<Record<Respostas['oque'], number>> = {
  site: 0.5,
  clientes: 0.5,
  node: 0.5,
  java: 1,
  spring: 1,
  automacao: 0.25,
  windows: 0.5,
  outro: 0.5,
};

/** What a plan needs of one of its quantities to be large enough. */
export interface Necessidade {
  campo: Extract<Campo, 'app' | 'dominios' | 'disco' | 'ram1'>;
  /** In the unit of the field: a count, or GB. */
  minimo: number;
  /** GB for each of what was asked for, and for the system; nothing where it is a count. */
  conta?: { cada: number; sistema: number };
}

/** What a family's plan has to have for these answers: applications or accounts where plans count them, else disk on shared hosting and memory on servers. */
function necessidade(familia: Familia, { oque, quantos }: Respostas): Necessidade {
  const total = Number(quantos);
  if (aplicacaoDe(familia)) return { campo: 'app', minimo: total };
  if (familia.tipo === 'VPSCPANEL') return { campo: 'dominios', minimo: total };
  const hospedagem = familia.linha === 'hospedagem';
  const cada = hospedagem ? DISCO_POR_SITE : MEMORIA_DE_CADA[oque];
  const sistema = hospedagem ? 0 : familia.tipo === 'VPSWINDOWS' ? 2 : 1;
  return { campo: hospedagem ? 'disco' : 'ram1', minimo: sistema + cada * total, conta: { cada, sistema } };
}

/** What has to be known of a plan on sale for it to be chosen. */
type PlanoEscolhivel = PlanoDados & Precificavel & { planoTipo: PlanoTipoNome };

/** The plan that the answers lead to, and why. */
export interface Escolha<Plano> {
  plano: Plano;
  familia: Familia;
  necessidade: Necessidade;
  /** False where no plan on sale is large enough: then it is the largest of the last family that serves. */
  suficiente: boolean;
}

/**
 * The cheapest plan that is large enough, of the first family that has one; null where no family that serves has a plan on sale. A plan of a promotion
 * is its family's.
 */
export function escolherPlano<Plano extends PlanoEscolhivel>(
  planos: readonly Plano[],
  respostas: Respostas,
): Escolha<Plano> | null {
  const servem = FAMILIAS_QUE_SERVEM[respostas.oque][respostas.quem].map((tipo) => {
    const familia = familiaDoTipo(tipo);
    const precisa = necessidade(familia, respostas);
    return { familia, necessidade: precisa, planos: planos.filter(({ planoTipo }) => familiaDoTipo(planoTipo).tipo === tipo) };
  });
  for (const { planos: deles, ...porque } of servem) {
    const plano = maisEmConta(
      deles.filter((candidato) => cabe(candidato, porque.necessidade, respostas)),
      porque.familia,
    );
    if (plano) return { plano, ...porque, suficiente: true };
  }
  const ultima = servem.findLast(({ planos: deles }) => deles.length > 0);
  if (!ultima) return null;
  const { planos: deles, ...porque } = ultima;
  const { campo } = porque.necessidade;
  const maior = deles.reduce((atual, plano) => ((plano[campo] ?? 0) > (atual[campo] ?? 0) ? plano : atual));
  return { plano: maior, ...porque, suficiente: false };
}

/** Whether a plan is large enough. Domains are unlimited where hosting does not count them; on other fields what is not said is not there. */
function cabe(plano: PlanoEscolhivel, { campo, minimo }: Necessidade, { quantos }: Respostas): boolean {
  const cabeNosDominios = campo !== 'disco' || (plano.dominios ?? Infinity) >= Number(quantos);
  return cabeNosDominios && (plano[campo] ?? 0) >= minimo;
}

function maisEmConta<Plano extends PlanoEscolhivel>(planos: readonly Plano[], familia: Familia): Plano | undefined {
  const mensal = (plano: Plano) => Number(calcularPreco(plano, familia.periodoPadrao, familia.periodos).mensal);
  return planos.toSorted((a, b) => mensal(a) - mensal(b))[0];
}
