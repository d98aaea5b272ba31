import { DatabaseSync } from 'node:sqlite';
import { FORMULARIO } from './factories.order.ts';

interface PlanoDaApi {
  id: number;
  planoTipo: string;
  valor: number;
  desconto1: number;
}

/** An order of a month of a demo plan, as the page of the shop at this address would send it. */
export async function orderInput(url: string, chave: string, ask = fetch) {
  const planos = (await (await ask(`${url}/api/planos/listarativos`)).json()) as PlanoDaApi[];
  const plano = planos.find(({ planoTipo, desconto1 }) => planoTipo === 'PHP' && !desconto1)!;
  return { ...FORMULARIO, planoId: String(plano.id), periodo: 1, valor: plano.valor, chave };
}

/** Sends an order; answers whether it was acknowledged. */
export async function sendOrder(url: string, input: object, ask = fetch): Promise<boolean> {
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  try {
    const response = await ask(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { data } = (await response.json()) as { data?: { criarAssinatura?: object } | null };
    return Boolean(data?.criarAssinatura);
  } catch {
    return false;
  }
}

/** Keys of the orders in a database file, as strangers have sent them. */
export function storedKeys(file: string): Set<string> {
  const db = new DatabaseSync(file, { readOnly: true });
  const keys = db.prepare('select chave from assinaturas').all();
  db.close();
  return new Set(keys.map(({ chave }) => String(chave).replace(/^publica:/, '')));
}
