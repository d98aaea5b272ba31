import type { z } from 'zod';
import { campo } from '../editing/campo.ts';
import { escolha, inteiro, numero, ordem, percentual, reais, sinal, texto, textoObrigatorio } from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { PlanoTipo } from './plano.ts';

const desconto = (n: 1 | 2 | 3, descricao: string, ajuda: string) =>
  campo(percentual(), {
    rotulo: `Desconto ${n} (%)`,
    descricao: `Desconto, em porcento, ${descricao}.`,
    ajuda,
    unidade: 'porcento',
  });

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
  desconto1: desconto(1, 'do primeiro período da página (1 mês)', '1 mês'),
  desconto2: desconto(2, 'do segundo período da página (6 ou 12 meses)', '6 meses; 12 em PHP e revenda'),
  desconto3: desconto(3, 'do terceiro período da página (12 ou 24 meses)', '12 meses; 24 em PHP e revenda'),
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
});

/** A plan as it is stored, but its key and version. */
export type PlanoLinha = z.output<typeof planoCampos>;
