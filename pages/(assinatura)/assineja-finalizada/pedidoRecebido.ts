import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { ehIdentificador } from '../../../modules/checkout/identificador.ts';
import { codigoDe } from '../../../modules/checkout/codigo.ts';
import { lerNumero } from '../../../modules/editing/numero.ts';

/** What the address of the page after an order says of it, as it is shown. */
interface PedidoRecebido {
  id: string;
  /** The short code in the identifier. */
  codigo: string;
  /** The identifier again, where it can be one; null otherwise. */
  clienteIdB: string | null;
  email: string;
  valor: string;
  telefone: string;
  dominio: string;
}

/** Reads it as text: nothing here is trusted or looked up (section 2.2, D25). */
export function lerPedidoRecebido(search: string): PedidoRecebido {
  const asked = new URLSearchParams(search);
  const texto = (nome: string) => (asked.get(nome) ?? '').trim().slice(0, 120);
  const id = texto('id').toLowerCase();
  return {
    id: texto('id') || '-',
    codigo: ehIdentificador(id) ? codigoDe(id) : '-',
    clienteIdB: ehIdentificador(id) ? id : null,
    email: texto('email') || '-',
    valor: mostrarValor(texto('valor')),
    telefone: texto('telefone'),
    dominio: texto('dominio'),
  };
}

/** An amount in reais however it was written; where none is given 0, the default of section 2.2, and nothing where it cannot be read. */
function mostrarValor(texto: string): string {
  const lido = lerNumero(texto);
  return 'numero' in lido && (lido.numero ?? 0) >= 0 ? formatarReais(lido.numero ?? 0) : '-';
}
