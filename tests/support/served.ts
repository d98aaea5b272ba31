import { TEMPORARIO } from './factories.order.ts';
import { PORTS } from './ports.ts';

/** Orders something of a shop at an address. Answers the status, and the code where it is refused. */
export async function orderAt(address: string): Promise<{ status: number; codigo?: string }> {
  const response = await fetch(`${address}/api/temporarios/salvar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...TEMPORARIO, valor: 100 }),
  });
  const { codigo } = (await response.json()) as { codigo?: string };
  return response.ok ? { status: response.status } : { status: response.status, codigo };
}

/** What a server whose metrics are at `PORTS.erased` says of itself under a name. */
export async function metric(name: string): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${PORTS.erased}/metrics`)).text();
  const line = text.split('\n').find((said) => said.startsWith(`${name} `));
  return line?.slice(name.length + 1);
}
