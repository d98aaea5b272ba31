import { randomUUID } from 'node:crypto';
import { diaDoInstante } from '../../modules/brazil/instante.ts';
import { executeAt } from './table.ts';

const TEXTS = 'empresa email email_copia cpf_cnpj cep endereco numero complemento bairro cidade estado tel_cel dominio dominio_registro selected_system indicacao info_adicional cupom'.split(' '); // prettier-ignore
const NUMBERS = 'espaco_adicional valor_espaco_adicional ip_adicional valor_ip_adicional envio cliente_usuario cliente_revenda cliente_adicional'.split(' '); // prettier-ignore

/**
 * Puts an order that came without a plan, for R$ 100,00, into the list of a shop, past the interface. Answers its id.
 * @param more columns that are otherwise
 */
export function writeOrder(
  nome: string,
  shop: Parameters<typeof executeAt>[0] = 'shop',
  more: Readonly<Record<string, string | number>> = {},
): number {
  const row = {
    cliente_id_b: randomUUID(),
    chave: randomUUID(),
    criada_em: Date.now(),
    data_cadastro: diaDoInstante(new Date()),
    nome,
    busca: nome.toLowerCase(),
    pagamento: 12,
    plano: 'Plano escrito pelo integrador',
    valor: 10_000,
    valor_conferido: 0,
    ...Object.fromEntries(TEXTS.map((column) => [column, ''])),
    ...Object.fromEntries(NUMBERS.map((column) => [column, 0])),
    ...more,
  };
  const columns = Object.keys(row);
  const values = columns.map(() => '?').join(', ');
  const insert = `insert into assinaturas (${columns.join(', ')}) values (${values}) returning id`;
  return Number(executeAt(shop, insert, ...Object.values(row))[0]!.id);
}
