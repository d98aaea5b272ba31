import { PlanosParaEscolherDocument, type PlanosParaEscolherQuery } from '../../../graphql/generated/admin/graphql.ts';
import { pergunta } from '../telas/tela.ts';
import type { Opcao } from './formTable.ts';

export const perguntaDosPlanosParaEscolher = pergunta(PlanosParaEscolherDocument, {});

/** Every plan under the name of its type, those that are not on sale too: what a row refers to can always be shown. */
export function planosParaEscolher({ todosOsPlanos }: PlanosParaEscolherQuery, tipos: readonly Opcao[]): Opcao[] {
  const grupos = new Map(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  return todosOsPlanos.map(({ id, nome, planoTipo, ativo }) => ({
    valor: id,
    rotulo: ativo ? nome : `${nome} (fora de venda)`,
    grupo: grupos.get(planoTipo) ?? planoTipo,
  }));
}
