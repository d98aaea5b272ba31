import { ehProvedorComum } from '../contact/sugestao.ts';

/** A provider of mailboxes, under all its names, and how the local parts are written alike that lead to one of them. */
interface Provedor {
  dominios: RegExp;
  /** What stands for all names; without it each has mailboxes of its own. */
  por?: string;
  igual: (nome: string) => string;
}

const sem = (sinais: RegExp) => (nome: string) => nome.replace(sinais, '');
const assim = (nome: string) => nome;

const PROVEDORES: readonly Provedor[] = [
  { dominios: /^(gmail|googlemail)\.com$/, por: 'gmail.com', igual: sem(/\./g) },
  { dominios: /^(proton\.me|protonmail\.com|pm\.me)$/, por: 'proton.me', igual: sem(/[._-]/g) },
  { dominios: /^(icloud|me|mac)\.com$/, por: 'icloud.com', igual: assim },
  // What stands after the hyphen is a word for whom the address was given to; one that begins with it has none before.
  { dominios: /^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|(ymail|rocketmail|myyahoo)\.com)$/, igual: sem(/(?<=.)-.*/) },
  { dominios: /^(ya\.ru|yandex\.[a-z]{2,3}(\.[a-z]{2})?)$/, por: 'yandex.ru', igual: (nome) => nome.replaceAll('.', '-') },
];

/** Whose mailboxes have a domain each, before which anything may stand. */
const DOMINIO_POR_CAIXA = /^(?<nome>[^.]+)\.(?<provedor>fastmail\.[a-z]{2,3}(\.[a-z]{2})?)$/;

/** What mailbox an address leads to, as far as it can be told by the address (RFC 5233). @param email as it is stored */
export function caixaDe(email: string): string {
  const arroba = email.lastIndexOf('@');
  const [local, dominio] = [email.slice(0, arroba), email.slice(arroba + 1)];
  const { nome: dono, provedor: deQuem } = DOMINIO_POR_CAIXA.exec(dominio)?.groups ?? {};
  if (dono && deQuem) return `${dono}@${deQuem}`;
  // One that begins with the sign has no name before it.
  const nome = local.replace(/(?<=.)\+.*/, '');
  const provedor = PROVEDORES.find(({ dominios }) => dominios.test(dominio));
  return provedor ? `${provedor.igual(nome)}@${provedor.por ?? dominio}` : `${nome}@${dominio}`;
}

/** The domain of the mailbox that an address leads to. @param email as it is stored */
export function dominioDaCaixa(email: string): string {
  const caixa = caixaDe(email);
  return caixa.slice(caixa.lastIndexOf('@') + 1);
}

/** Providers besides, some of the biggest that are there for everybody. */
const OUTROS =
  /^((live|outlook|hotmail)\.[a-z]{2,3}(\.[a-z]{2})?|fastmail\.[a-z]{2,3}(\.[a-z]{2})?|(oi|pop|superig|zipmail)\.com\.br|(r7|aol|zoho|tutanota)\.com|gmx\.(com|net|de))$/;

/** Whether the mailboxes of a domain are of many people. @param dominio as `dominioDaCaixa` answers it */
export function ehProvedor(dominio: string): boolean {
  return ehProvedorComum(dominio) || OUTROS.test(dominio) || PROVEDORES.some(({ dominios }) => dominios.test(dominio));
}
