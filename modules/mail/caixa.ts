/** A provider of mailboxes, under all its names, and what its mailboxes do not tell apart in a local part. */
interface Provedor {
  dominios: readonly string[];
  ignora: RegExp;
}

const NADA = /(?!)/g;
const PROVEDORES: readonly Provedor[] = [
  { dominios: ['gmail.com', 'googlemail.com'], ignora: /\./g },
  { dominios: ['proton.me', 'protonmail.com', 'pm.me'], ignora: /[._-]/g },
  { dominios: ['icloud.com', 'me.com', 'mac.com'], ignora: NADA },
];

/** What mailbox an address leads to, as far as it can be told by the address (RFC 5233). @param email as it is stored */
export function caixaDe(email: string): string {
  const arroba = email.lastIndexOf('@');
  const [local, dominio] = [email.slice(0, arroba), email.slice(arroba + 1)];
  // One that begins with the sign has no name before it.
  const nome = local.replace(/(?<=.)\+.*/, '');
  const provedor = PROVEDORES.find(({ dominios }) => dominios.includes(dominio));
  return provedor ? `${nome.replace(provedor.ignora, '')}@${provedor.dominios[0]}` : `${nome}@${dominio}`;
}
