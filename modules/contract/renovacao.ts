// What contracts and the questions of plan pages say alike of renewing and of leaving early. None of it names the parties, so that it stands in both.

/** What renewing costs. Section 9 of the catalogue has the yearly IPCA; from when it counts is said so that nobody fears for months that are paid. */
export const QUANTO_CUSTA_RENOVAR =
  'A renovação custa o preço contratado do plano para o mesmo período, com o reajuste anual pelo IPCA. O período já pago não muda de preço, e cupons valem só para o período em que foram usados.';

/** What becomes of months that were paid and are not used. */
export const MESES_NAO_USADOS =
  'O plano cancelado funciona até o fim do período já pago. Passado o prazo para desistir, o valor dos meses não usados não é devolvido.';

/** Days before a renewal by which hosting is cancelled, so that it does not renew. */
export const DIAS_DE_AVISO = 10;
