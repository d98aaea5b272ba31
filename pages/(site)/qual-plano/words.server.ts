import { OPCOES, PERGUNTAS, type Pergunta, type Respostas } from '../../../modules/catalogue/escolha.ts';

type Rotulos = { readonly [Nome in Pergunta]: Readonly<Record<Respostas[Nome], string>> };

const TITULOS: Readonly<Record<Pergunta, string>> = {
  oque: 'O que você vai colocar no ar?',
  quantos: 'Quantos?',
  quem: 'Quem vai cuidar do servidor?',
};

const ROTULOS: Rotulos = {
  oque: {
    site: 'Site, blog ou loja (WordPress, PHP)',
    clientes: 'Sites dos meus clientes',
    node: 'Aplicação em Node.js',
    java: 'Aplicação em Java, com Tomcat',
    spring: 'Aplicação em Spring Boot',
    automacao: 'Automações com n8n',
    windows: 'Sistema que só roda em Windows',
    outro: 'Outra coisa: Docker, Python, bancos de dados…',
  },
  quantos: { 1: 'Um', 5: 'De 2 a 5', 20: 'De 6 a 20', 50: 'De 21 a 50' },
  quem: {
    voces: 'Vocês: quero só publicar',
    painel: 'Eu, por um painel, num servidor meu',
    terminal: 'Eu, pelo terminal, num servidor meu',
  },
};

/** The three questions with what can be answered, as the form shows them. */
export const QUESTIONARIO = PERGUNTAS.map((nome) => ({
  nome,
  titulo: TITULOS[nome],
  opcoes: OPCOES[nome].map((valor) => ({ valor, rotulo: (ROTULOS[nome] as Record<string, string>)[valor]! })),
}));
