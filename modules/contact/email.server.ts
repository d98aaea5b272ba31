import { domainToUnicode } from 'node:url';

/** An address for whoever looks for it: as it is stored, and with the accents that its domain is read with. */
export function comoSeLe(email: string): string {
  const arroba = email.lastIndexOf('@') + 1;
  const lido = email.slice(0, arroba) + domainToUnicode(email.slice(arroba));
  return lido === email ? email : `${email} ${lido}`;
}
