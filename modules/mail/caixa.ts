/** Where dots of the local part say nothing, and both names are one. */
const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** What mailbox an address leads to, as far as it can be told by the address (RFC 5233). @param email as it is stored */
export function caixaDe(email: string): string {
  const arroba = email.lastIndexOf('@');
  const [local, dominio] = [email.slice(0, arroba), email.slice(arroba + 1)];
  // One that begins with the sign has no name before it.
  const nome = local.replace(/(?<=.)\+.*/, '');
  return GMAIL.has(dominio) ? `${nome.replaceAll('.', '')}@gmail.com` : `${nome}@${dominio}`;
}
