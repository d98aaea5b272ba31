import { z } from 'zod';
import { campoDaEquipe, tabelaDeCampos } from '../editing/campo.ts';
import { escolha, inteiro, texto } from '../editing/campos.ts';
import { meses, rotuloPeriodo, type Periodo } from '../catalogue/periodo.ts';

const PERIODOS = Object.fromEntries(
  ([1, 6, 12, 24] as const).map((periodo: Periodo) => [String(periodo), `${rotuloPeriodo(periodo)} (${meses(periodo)})`]),
);

/** What staff may choose instead of what was ordered; what a plan offers of it is the server's to say (troca.service.ts). */
export const trocaCampos = tabelaDeCampos({
  planoId: campoDaEquipe(z.string().min(1, 'Escolha o plano.'), {
    rotulo: 'Plano',
    descricao: 'Plano à venda.',
  }),
  periodo: campoDaEquipe(escolha(PERIODOS, 'Escolha o período.'), {
    rotulo: 'Período',
    descricao: 'Meses pagos de uma vez.',
    palavras: PERIODOS,
  }),
  selectedSystem: campoDaEquipe(texto(60), {
    rotulo: 'Sistema operacional',
    descricao: 'Um dos que o plano oferece.',
    ajuda: 'Vazio: o primeiro que o plano oferece.',
  }),
  espacoAdicional: campoDaEquipe(inteiro(), {
    rotulo: 'Espaço adicional (GB)',
    descricao: 'Espaço adicional, em GB.',
  }),
  ipAdicional: campoDaEquipe(inteiro(), { rotulo: 'IPs adicionais', descricao: 'IPs adicionais.' }),
  cupom: campoDaEquipe(texto(60), { rotulo: 'Cupom', descricao: 'Código do cupom.', ajuda: 'Vazio: sem cupom.' }),
});

/**
 * What staff read of the money before they change an order to a total in reais.
 * @param dinheiro what the server says of what was paid; null where nobody has paid
 * @param enviaEmails whether its customer is written to
 */
export function dinheiroDaTroca({ valor, dinheiro }: { valor: number; dinheiro: string | null }, enviaEmails: boolean): string {
  if (dinheiro !== null) return dinheiro;
  if (valor === 0) return 'Nada será cobrado.';
  return enviaEmails
    ? 'O cliente recebe um e-mail com o novo total, e como pagar.'
    : 'A loja não envia e-mails: avise o cliente. A página do pedido dele leva ao novo, onde está como pagar.';
}
