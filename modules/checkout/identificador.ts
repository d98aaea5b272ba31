/** Where orders are followed, each below it at its public identifier (D48). */
export const ROTA_DE_ACOMPANHAR = '/acompanhar';

/** Characters of another system's reference, at most: the longest name that an order can have. */
export const MAIOR_REFERENCIA = 200;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the form of a public identifier, as the shop writes it. */
export function ehIdentificador(texto: string): boolean {
  return UUID.test(texto);
}

/** The identifier in the address of a page that follows an order; null at any other address. @param caminho without query */
export function pedidoDoCaminho(caminho: string): string | null {
  const base = `${ROTA_DE_ACOMPANHAR}/`;
  const clienteIdB = caminho.startsWith(base) ? caminho.slice(base.length) : '';
  return ehIdentificador(clienteIdB) ? clienteIdB : null;
}

/** Address of the page that follows an order. */
export function caminhoDoPedido(clienteIdB: string): string {
  return `${ROTA_DE_ACOMPANHAR}/${clienteIdB}`;
}
