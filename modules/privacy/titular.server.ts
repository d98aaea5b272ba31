import { domainToASCII, domainToUnicode } from 'node:url';

/** Whose data: an e-mail address in lower case, or the digits and letters of a CPF or CNPJ. */
export type Titular = { email: string } | { cpfCnpj: string };

/** How texts name a person. */
export interface Escrita {
  /** Finds the person, and nobody whose address or document only contains it: `ana@x.com` is not in `mariana@x.com`. */
  certa: RegExp;
  /** Finds what may be the person as well, whatever stands around it. */
  possivel: RegExp;
}

/** Reads whose data are meant: an e-mail address, a CPF or a CNPJ, with or without dots; null for anything else. */
export function lerTitular(texto: string): Titular | null {
  const limpo = texto.trim();
  if (limpo.includes('@')) return { email: limpo.toLowerCase() };
  const cpfCnpj = limpo.replace(/[.\-/\s]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(cpfCnpj) ? { cpfCnpj } : null;
}

/** Every spelling that one address may be stored under: a domain with accents has a form in ASCII (RFC 5891). */
export function grafiasDe(email: string): string[] {
  const arroba = email.lastIndexOf('@');
  const [local, dominio] = [email.slice(0, arroba), email.slice(arroba + 1)];
  // A domain without accents has one spelling; what it would be converted to, as 1.2 to 1.0.0.2, is another one.
  const dominios = /[^ -~]|xn--/.test(dominio) ? [domainToASCII(dominio), domainToUnicode(dominio)].filter(Boolean) : [];
  const inteiros = [email, ...dominios.map((outro) => `${local}@${outro}`)];
  const formas = inteiros.flatMap((grafia) => [grafia, grafia.normalize('NFC'), grafia.normalize('NFD')]);
  // What was stored in capitals had only its ASCII letters lowered by the migration.
  const migradas = formas.map((grafia) => grafia.replace(/[^ -~]/gu, maiuscula));
  return [...new Set([...formas, ...migradas])];
}

/** The capital of a letter; the letter itself where the way back leads elsewhere: `ß` would be the two of another domain. */
function maiuscula(letra: string): string {
  const maior = letra.toUpperCase();
  return maior.toLowerCase() === letra ? maior : letra;
}

/** How texts name a person, however the address or the document was typed. */
export function escritaDe(titular: Titular): Escrita {
  return 'email' in titular ? escritaDoEmail(titular.email) : escritaDoDocumento(titular.cpfCnpj);
}

// An address may begin with nearly every sign (RFC 5322). `=` and `/` are taken for what stands before it, as in `email=` and
// `telefone/`; quotes and stars only where they do not follow a letter: d'ana@x.com is somebody else.
function escritaDoEmail(email: string): Escrita {
  const literais = grafiasDe(email).map((grafia) => grafia.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace('@', '(?:@|%40)'));
  const literal = `(?:${literais.join('|')})`;
  const letra = '\\p{L}\\p{N}\\p{M}_';
  const antes = `(?<![${letra}.!#$%&+?^{|}~-])(?<![${letra}]['*\`]{1,3})`;
  const depois = `(?![${letra}]|-+[${letra}]|\\.[${letra}])`;
  return { certa: new RegExp(antes + literal + depois, 'giu'), possivel: new RegExp(literal, 'iu') };
}

// Letters may stand right before a document, as in `CPF529…`, unless digits stand before them: a CNPJ may have letters inside.
function escritaDoDocumento(cpfCnpj: string): Escrita {
  const sinal = '[^0-9A-Za-z]';
  const antes = /^\d/.test(cpfCnpj) ? '(?<!\\d[A-Z]{0,2})' : '(?<![0-9A-Z])';
  const certa = antes + [...cpfCnpj].join(`${sinal}{0,2}`) + '(?![A-Z]?\\d)';
  return { certa: new RegExp(certa, 'gi'), possivel: new RegExp([...cpfCnpj].join(`${sinal}{0,3}`), 'i') };
}
