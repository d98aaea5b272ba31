/** What the demo shows where customers will speak. */
export const DEPOIMENTOS_DE_EXEMPLO: readonly { texto: string; autor: string; quem: string }[] = [
  {
    texto: 'Migramos trinta sites em um fim de semana. Na segunda-feira ninguém percebeu, e era exatamente isso que eu queria.',
    autor: 'Renata',
    quem: 'agência digital, Recife',
  },
  {
    texto: 'O que me segura aqui é o chamado respondido de madrugada por alguém que entende de Tomcat.',
    autor: 'Marcos',
    quem: 'software para clínicas, Curitiba',
  },
  {
    texto: 'Troquei a conta por execução de outra plataforma por um VPS n8n. O custo ficou previsível e os fluxos, mais rápidos.',
    autor: 'Júlia',
    quem: 'loja virtual, Belo Horizonte',
  },
];
