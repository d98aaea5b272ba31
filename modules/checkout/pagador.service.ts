import { comoSeGuarda } from '../contact/email.ts';
import { mesmoTotal, type Pago } from './pagamentoDoPedido.service.ts';

/** What says whose an order is, as far as it is known: by either of them a customer is known again. */
export type DeQuem = { readonly [Campo in 'cpfCnpj' | 'email']?: string | undefined };

/** Whether two orders say the same of who pays: of two persons the payer is one. */
export function mesmoPagador(um: DeQuem, outro: DeQuem): boolean {
  return um.cpfCnpj === outro.cpfCnpj && mesmoEndereco(um, outro);
}

/** Whether letters about both go to one address, which versions before have stored as it was typed. */
export function mesmoEndereco({ email: um }: DeQuem, { email: outro }: DeQuem): boolean {
  return um === outro || (um !== undefined && outro !== undefined && comoSeGuarda(um) === comoSeGuarda(outro));
}

/** What an order costs, and whose it is. */
export type Cotado = Pick<Pago, 'valor' | 'valorConferido'> & DeQuem;

/** Whether what was paid for one order pays for another as well: of two persons the payer is one. */
export function pagaPor(um: Cotado, outro: Cotado): boolean {
  return mesmoTotal(um, outro) && mesmoPagador(um, outro);
}
