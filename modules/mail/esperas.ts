import { EMAIL_A_EQUIPE, EMAIL_AO_CLIENTE } from '../outbox/entrega.ts';

/** What an entry says that waits for its turn; those that wait are counted, and told apart, by it. */
export const ESPERA = {
  /** The hour of the shop is full. */
  daLoja: 'Muitos pedidos de endereços novos nesta hora: este e-mail espera a vez dele.',
  /** Its network has had its share of the hour. */
  daRede: 'Muitos pedidos da mesma rede nesta hora: este e-mail espera a vez dele.',
  /** Networks that have had their share have used up what there is for such. */
  dasRedes: 'Muitos pedidos de poucas redes nesta hora: este e-mail espera a vez dele.',
  /** Its domain has had its share of the day, or its network that of the domain. */
  doDominio: 'Muitos pedidos de endereços deste domínio em um dia: este e-mail espera a vez dele.',
  /** Of the staff's letters: one letter says all that wait like this. */
  juntas: 'Muitos e-mails à equipe nesta hora: este vai junto com outros, em um só.',
} as const;

/** By whom each is waited for. */
export const ESPERAS_DE = {
  [EMAIL_AO_CLIENTE]: [ESPERA.daLoja, ESPERA.daRede, ESPERA.dasRedes, ESPERA.doDominio],
  [EMAIL_A_EQUIPE]: [ESPERA.juntas],
} as const;

/** Minutes after which one letter to the staff says what there was too much of. */
export const JUNTAR_MIN = 10;

/** When what has come by now is told in one letter. */
export const quandoJuntar = (agora: Date) => new Date(agora.getTime() + JUNTAR_MIN * 60_000);
