import { PlanosParaEscolherDocument, type PlanosParaEscolherQuery } from '../../../graphql/generated/admin/graphql.ts';
import { question } from '../screens/screen.ts';
import type { Option } from './formTable.ts';

export const planosToChooseQuestion = question(PlanosParaEscolherDocument, {});

/** Every plan under the name of its type, those that are not on sale too: what a row refers to can always be shown. */
export function planosToChoose({ todosOsPlanos }: PlanosParaEscolherQuery, tipos: readonly Option[]): Option[] {
  const grupos = new Map(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  return todosOsPlanos.map(({ id, nome, planoTipo, ativo }) => ({
    valor: id,
    rotulo: ativo ? nome : `${nome} (fora de venda)`,
    grupo: grupos.get(planoTipo) ?? planoTipo,
  }));
}
