import { familiaDoTipo } from '../catalogue/familia.ts';
import { nomeDoTipo, type PlanoTipo } from '../catalogue/plano.ts';
import { registroPorAno } from './registroDeDominio.ts';
import { tipoDoRotulo, type TipoDominio } from './tipoDominio.ts';

/** What follows from an order for whoever carries it out, and stands in its other fields as a text for people, or not at all. */
export interface CombinadoDoPedido {
  /** What was said of the domain; null where the order has a label that nobody has written. */
  tipoDominio: TipoDominio | null;
  /** What registering its domain costs a year by the price of now, in reais, beside the total; null where none is registered, or the shop names no price. */
  registroPorAno: number | null;
  /** Whether the plan is set up only once it is paid. */
  cobraAntes: boolean;
}

interface Pedido {
  /** Null where it came without a plan. */
  planoTipo: PlanoTipo | null;
  dominio: string;
  /** Label of how the domain was chosen. */
  dominioRegistro: string;
}

/** Whether the plan of an order is set up only once it is paid: its family has no days to try it. */
function cobraAntes({ planoTipo }: Readonly<Pick<Pedido, 'planoTipo'>>): boolean {
  return planoTipo !== null && familiaDoTipo(nomeDoTipo(planoTipo)).diasDeTeste === 0;
}

/** What follows from an order. */
export function combinadoDe(pedido: Readonly<Pedido>): CombinadoDoPedido {
  const { dominio, dominioRegistro } = pedido;
  const tipoDominio = tipoDoRotulo(dominioRegistro);
  return {
    tipoDominio,
    registroPorAno: tipoDominio === 'registro' ? registroPorAno(dominio) : null,
    cobraAntes: cobraAntes(pedido),
  };
}

/** What integrators read of each, by either door. */
export const COMBINADO: Readonly<Record<keyof CombinadoDoPedido, string>> = {
  tipoDominio:
    'registro, ja-tenho ou subdominio: se o domínio é para registrar, já existe, ou é o subdomínio temporário grátis, que dominio não diz; null quando dominio_registro não é um dos rótulos.',
  registroPorAno:
    'Preço de agora do registro do domínio, por ano, em reais: é cobrado à parte, e não está em valor. null quando nada se registra, ou a terminação não tem preço de tabela.',
  cobraAntes: 'Se o plano só é liberado depois do pagamento: a família não tem dias de teste. false quando não se sabe o plano.',
};
