/** One entry of a list of frequent questions. */
export interface Pergunta {
  pergunta: string;
  resposta: string;
}
