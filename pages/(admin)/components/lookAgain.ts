import { AlteracoesDocument } from '../../../graphql/generated/admin/graphql.ts';
import { ask, type Refusal } from '../adminApi.ts';

/** A row as it is stored now, and who was the last to touch it. */
export interface Agora<Row> {
  /** Null when it is gone. */
  linha: Row | null;
  ultima: { usuario: string; em: string } | undefined;
}

/**
 * Asks for a row of which somebody else has made something, wherever it is by now: no list has to show it.
 * @param tabela word of the trace for one row
 * @throws Refusal when it cannot be had
 */
export async function lookAgain<Row>(tabela: string, id: string, buscar: (id: string) => Promise<Row>): Promise<Agora<Row>> {
  const [linha, { alteracoes }] = await Promise.all([
    buscar(id).catch((refusal: Refusal) => {
      if (refusal.code === 'NAO_ENCONTRADO') return null;
      throw refusal;
    }),
    ask(AlteracoesDocument, { tabela, linhaId: Number(id), pagina: 1 }),
  ]);
  return { linha, ultima: alteracoes.itens[0] };
}

/** Whether two pictures of a row differ in nothing but its place among the others. */
export function onlyMoved(antes: object, agora: object): boolean {
  const rest = (row: object) => JSON.stringify({ ...row, versao: null, ordem: null });
  return rest(antes) === rest(agora);
}
