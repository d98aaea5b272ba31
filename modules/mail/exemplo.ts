/** Every kind of letter, by the name that examples of it have, in words of the staff. */
export const EXEMPLOS = {
  criado: 'Cliente: pedido recebido',
  valor: 'Cliente: valor confirmado',
  pago: 'Cliente: pagamento recebido',
  desmarcado: 'Cliente: pagamento desmarcado',
  devolvido: 'Cliente: pagamento devolvido',
  concluido: 'Cliente: pedido concluído',
  cancelado: 'Cliente: pedido cancelado',
  retomado: 'Cliente: pedido retomado',
  contato: 'Cliente: endereço corrigido',
  reaberto: 'Cliente: pedido reaberto',
  pedido: 'Equipe: novo pedido',
  mensagem: 'Equipe: nova mensagem',
  varios: 'Equipe: muitos de uma vez',
  convite: 'Equipe: convite',
  senha: 'Equipe: link para nova senha',
} as const;

export type ExemploDeEmail = keyof typeof EXEMPLOS;

/** Names of the examples. */
export const NOMES_DOS_EXEMPLOS = Object.keys(EXEMPLOS) as readonly ExemploDeEmail[];

/** Where an example is shown as it arrives. */
export const enderecoDoExemplo = (exemplo: ExemploDeEmail) => `/api/emails/${exemplo}`;
