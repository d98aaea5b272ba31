import type { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import { campo, campoDaEquipe } from '../editing/campo.ts';
import {
  data,
  emOrdem,
  escolha,
  FIM_ANTES,
  inteiro,
  numero,
  ordem,
  percentual,
  reais,
  reaisOuNada,
  sinal,
  texto,
  textoObrigatorio,
} from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { PlanoTipo } from './plano.ts';
import type { PrecoAgendado } from './precoAgendado.ts';

const desconto = (n: 1 | 2 | 3, descricao: string, ajuda: string) =>
  campo(percentual(), {
    rotulo: `Desconto ${n} (%)`,
    descricao: `Desconto, em porcento, ${descricao}.`,
    ajuda,
    unidade: 'porcento',
  });

/** What the three discounts are for, as forms say it. */
const MESES = ['1 mês', '6 meses; 12 em PHP e revenda', '12 meses; 24 em PHP e revenda'] as const;

const descontoAgendado = (n: 1 | 2 | 3, descricao: string, meses: string) =>
  campoDaEquipe(percentual(), {
    rotulo: `Desconto agendado ${n} (%)`,
    descricao: `Desconto, em porcento, ${descricao}, nos dias do preço agendado; null deixa o do plano.`,
    ajuda: `${meses}. Vazio: fica o desconto do plano; 0: nenhum`,
    unidade: 'porcento',
    noLugarDe: `desconto${n}`,
  });

/** A price that counts between two days, in the place of the plan's (docs/decisions/085-prices-with-days.md). */
const agendado = {
  agendadoInicio: campoDaEquipe(data(), {
    rotulo: 'Primeiro dia do preço agendado',
    coluna: 'Preço agendado',
    descricao: 'Primeiro dia em que vale o preço agendado (AAAA-MM-DD, horário de São Paulo); null, nenhum preço está agendado.',
    ajuda: 'O site muda sozinho à meia-noite. Vazio: nenhum preço agendado',
  }),
  agendadoFim: campoDaEquipe(data(), {
    rotulo: 'Último dia do preço agendado',
    descricao: 'Último dia em que vale o preço agendado, inclusive; null, daquele dia em diante.',
    ajuda: 'No dia seguinte volta o preço do plano. Vazio: vale dali em diante',
  }),
  agendadoValor: campoDaEquipe(reaisOuNada(), {
    rotulo: 'Valor mensal agendado (R$)',
    descricao: 'Preço base por mês, em reais, nos dias do preço agendado; null deixa o do plano.',
    ajuda: 'Vazio: fica o valor do plano',
    unidade: 'reais',
    noLugarDe: 'valor',
  }),
  agendadoDesconto1: descontoAgendado(1, 'do primeiro período', MESES[0]),
  agendadoDesconto2: descontoAgendado(2, 'do segundo período', MESES[1]),
  agendadoDesconto3: descontoAgendado(3, 'do terceiro período', MESES[2]),
  agendadoPromocional: campoDaEquipe(sinal(false), {
    rotulo: 'Selo PROMOÇÃO agendado',
    descricao: 'Se o cartão leva o selo PROMOÇÃO nos dias do preço agendado.',
    ajuda: 'Mostra o selo PROMOÇÃO nesses dias',
  }),
};

/** What a scheduled price changes, in the order in which a form asks. */
const MUDA = ['agendadoValor', 'agendadoDesconto1', 'agendadoDesconto2', 'agendadoDesconto3', 'agendadoPromocional'] as const;

/** What is scheduled, and what of the plan it stands for meanwhile. */
const NO_LUGAR_DE = [
  ['agendadoValor', 'valor'],
  ['agendadoDesconto1', 'desconto1'],
  ['agendadoDesconto2', 'desconto2'],
  ['agendadoDesconto3', 'desconto3'],
  ['agendadoPromocional', 'promocional'],
] as const;
const IGUAL_AO_AGENDADO =
  'É igual ao do preço agendado: escreva o de sempre. Para que o agendado fique, esvazie o preço agendado.';
const IGUAL_AO_DE_SEMPRE = 'É igual ao de sempre: escreva outro, ou deixe vazio.';

/** What is filled in of a scheduled price besides its first day. */
const preenchidos = (plano: PrecoAgendado) =>
  (['agendadoFim', ...MUDA] as const).filter((nome) => plano[nome] !== null && plano[nome] !== false);

/** A plan on sale (specification of the catalogue, section 3; of ordering, sections 3.1 and 5.5; D29). */
export const planoCampos = tabelaEditada('plano', {
  nome: campo(textoObrigatorio('Informe o nome do plano.'), { rotulo: 'Nome', descricao: 'Nome comercial.', ordena: true }),
  planoTipo: campo(escolha(PlanoTipo, 'Selecione o tipo de plano.'), {
    rotulo: 'Tipo',
    descricao: 'Família do plano.',
    ordena: true,
  }),
  valor: campo(reais(), {
    rotulo: 'Valor mensal (R$)',
    coluna: 'Valor',
    descricao: 'Preço base por mês, em reais, sem desconto.',
    unidade: 'reais',
    ordena: true,
  }),
  ordem: campo(ordem(), { rotulo: 'Ordem', descricao: 'Posição na página, em ordem crescente.', ordena: true }),
  desconto1: desconto(1, 'do primeiro período da página (1 mês)', MESES[0]),
  desconto2: desconto(2, 'do segundo período da página (6 ou 12 meses)', MESES[1]),
  desconto3: desconto(3, 'do terceiro período da página (12 ou 24 meses)', MESES[2]),
  ativo: campo(sinal(true), { rotulo: 'Ativo', descricao: 'Se o plano está à venda.', ordena: true }),
  promocional: campo(sinal(false), {
    rotulo: 'Destaque promoção',
    coluna: 'Destaque Promoção',
    descricao: 'Se o cartão leva o selo PROMOÇÃO.',
    ajuda: 'Mostra o selo PROMOÇÃO',
    ordena: true,
  }),
  descricao: campo(texto(500), { rotulo: 'Descrição', descricao: 'Frase que apresenta o plano.', longo: true }),
  processamento: campo(numero(), { rotulo: 'Processamento (vCores)', descricao: 'Quantidade de vCores.' }),
  ram1: campo(numero(), {
    rotulo: 'RAM',
    descricao: 'Memória RAM: em MB na hospedagem e na revenda, em GB em VPS e dedicados.',
    ajuda: 'MB em hospedagem e revenda, GB em VPS e dedicado',
  }),
  ram2: campo(numero(), {
    rotulo: 'RAM da JVM (MB)',
    descricao: 'Memória da máquina virtual Java, em MB (Java e Spring Boot).',
    ajuda: 'Java e Spring Boot',
  }),
  disco: campo(numero(), { rotulo: 'Disco (GB)', descricao: 'Disco SSD, em GB.' }),
  tecnologia: campo(texto(), { rotulo: 'Tecnologia', descricao: 'Tecnologias incluídas.' }),
  banco: campo(texto(), { rotulo: 'Banco de dados', descricao: 'Bancos de dados incluídos.' }),
  dominios: campo(inteiro(), {
    rotulo: 'Domínios',
    descricao: 'Quantidade de domínios (contas cPanel no VPS cPanel).',
    ajuda: 'Contas cPanel no VPS cPanel',
  }),
  subdominios: campo(inteiro(), { rotulo: 'Subdomínios', descricao: 'Quantidade de subdomínios.' }),
  emails: campo(inteiro(), { rotulo: 'E-mails', descricao: 'Quantidade de contas de e-mail.' }),
  app: campo(inteiro(), {
    rotulo: 'Aplicativos',
    descricao: 'Quantidade de aplicações na hospedagem; velocidade do link, em Mbps, em VPS e dedicados.',
    ajuda: 'Velocidade do link, em Mbps, em VPS e dedicado',
  }),
  ...agendado,
})
  .refine(({ agendadoInicio, agendadoFim }) => emOrdem({ dataInicio: agendadoInicio, dataFim: agendadoFim }), {
    path: ['agendadoFim'],
    message: FIM_ANTES,
  })
  .superRefine((plano, ctx) => {
    const ditos = preenchidos(plano);
    if (plano.agendadoInicio !== null || ditos.length === 0) return;
    const recusar = (nome: keyof PrecoAgendado, message: string) => ctx.addIssue({ code: 'custom', path: [nome], message });
    recusar('agendadoInicio', 'Informe o primeiro dia do preço agendado, ou esvazie o que dele está preenchido.');
    for (const nome of ditos) recusar(nome, 'Sem o primeiro dia do preço agendado, isto não vale em dia nenhum.');
  })
  .refine((plano) => plano.agendadoInicio === null || preenchidos(plano).some((nome) => nome !== 'agendadoFim'), {
    path: ['agendadoValor'],
    message: 'Informe o que muda nesses dias: o valor, um desconto ou o selo.',
  });

/**
 * The table of plans with what it asks on a day: a price that is scheduled, and not over by then, differs from what it stands for. Programs that read the price of the
 * day and write the plan back would make it the price of always. @param hoje `YYYY-MM-DD`
 */
export const planoCamposEm = (hoje: string): typeof planoCampos =>
  planoCampos.superRefine((plano, ctx) => {
    if (plano.agendadoFim !== null && plano.agendadoFim < hoje) return;
    for (const [nome, outro] of NO_LUGAR_DE) {
      if (plano[nome] === null || plano[nome] === false || plano[nome] !== plano[outro]) continue;
      ctx.addIssue({ code: 'custom', path: [outro], message: IGUAL_AO_AGENDADO });
      ctx.addIssue({ code: 'custom', path: [nome], message: IGUAL_AO_DE_SEMPRE });
    }
  });

/** The same at an instant, by the day in São Paulo. */
export const planoCamposNoDia = (agora: Date): typeof planoCampos => planoCamposEm(businessDay(agora));

/** A plan as it is stored, but its key and version. */
export type PlanoLinha = z.output<typeof planoCampos>;
