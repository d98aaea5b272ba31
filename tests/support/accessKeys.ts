import type { Shop } from './shop.ts';
import type { Staff } from './staff.ts';

/** A machine's key: what it comes with, and the row that staff see. */
export interface AccessKey {
  id: string;
  segredo: string;
  /** Headers of a request by the machine. */
  headers: { authorization: string };
}

interface Asked {
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  payload?: object;
}

export const CRIAR =
  'mutation ($nome: String!, $escopos: [String!]!, $expiraEm: DateTimeISO, $chave: String) { criarChave(nome: $nome, escopos: $escopos, expiraEm: $expiraEm, chave: $chave) { segredo chaveDeAcesso { id } } }';
export const REVOGAR = 'mutation ($id: ID!) { revogarChave(id: $id) { vale } }';

/** Creates a key through the door of the staff; `more` are further arguments. */
export async function createKey(
  staff: Staff,
  escopos: readonly string[],
  more: Record<string, unknown> = {},
): Promise<AccessKey> {
  const { data, errors } = await staff.graphql(CRIAR, { nome: 'cobrança', escopos, ...more });
  if (errors) throw new Error(errors[0]!.message);
  const { segredo, chaveDeAcesso } = data!.criarChave as { segredo: string; chaveDeAcesso: { id: string } };
  return { id: chaveDeAcesso.id, segredo, headers: { authorization: `Bearer ${segredo}` } };
}

/** The doors of a shop, as a machine asks at them. */
export function machineDoor({ app }: Pick<Shop, 'app'>) {
  const ask = (url: string, { headers = {}, method = 'GET', payload }: Asked = {}) =>
    app.inject({ url, method, headers, ...(payload && { payload }) });
  return {
    ask,
    async graphql(headers: Record<string, string>, query: string, variables: Record<string, unknown> = {}) {
      const answer = await ask('/graphql', { method: 'POST', headers, payload: { query, variables } });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        ...answer.json<{ data?: Record<string, unknown>; errors?: { message: string; extensions: { erro: string } }[] }>(),
      };
    },
  };
}
