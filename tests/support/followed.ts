import type { Shop } from './shop.ts';
import { FORMULARIO, novaChave } from './factories.order.ts';

/** Orders a plan of R$ 20,00 a month for a year; answers its public identifier. @param said what it says otherwise */
export async function orderOf(shop: Shop, planoId: number, said: object = {}): Promise<string> {
  const input = { ...FORMULARIO, planoId: String(planoId), periodo: 12, valor: 240, chave: novaChave(), ...said };
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  const { data } = await shop.graphql(query, { input });
  return (data!.criarAssinatura as { clienteIdB: string }).clienteIdB;
}

/** The page that follows an order: what is seen of it and, apart from that, the whole document. */
export async function follow({ app }: Pick<Shop, 'app'>, id: string) {
  const response = await app.inject({ url: `/acompanhar/${id}`, headers: { accept: 'text/html' } });
  const { statusCode, headers, body } = response;
  const seen = body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { status: statusCode, headers, body, seen };
}
