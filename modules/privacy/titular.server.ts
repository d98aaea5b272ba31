import { domainToASCII, domainToUnicode } from 'node:url';
import { dobrar } from './dobra.ts';
import type { Titular } from './titular.ts';

/** How texts name a person. */
export interface Escrita {
  /** Whether a text names the person, and not somebody whose address or document only contains it: `ana@x.com` is not in `mariana@x.com`. */
  nomeia: (texto: string) => boolean;
  /** Whether it may name the person as well, whatever stands around it. */
  podeNomear: (texto: string) => boolean;
  /** The text with something else wherever it names the person. */
  trocar: (texto: string, por: string) => string;
}

/** Whether two addresses are one: versions of before have stored what was typed, and a domain can be written in many ways (RFC 5891). */
export function saoOMesmoEmail(um: string, outro: string): boolean {
  return chaveDoEmail(um) === chaveDoEmail(outro);
}

function chaveDoEmail(email: string): string {
  const { local, dominio } = partesDe(email.toLowerCase());
  return `${local.normalize('NFC')}@${formasDe(dominio).ascii || dominio}`;
}

function partesDe(email: string): { local: string; dominio: string } {
  const arroba = email.lastIndexOf('@');
  return { local: email.slice(0, arroba), dominio: email.slice(arroba + 1) };
}

/** A domain in ASCII and as it is read; a part is empty where there is no such form. */
function formasDe(dominio: string): { ascii: string; lida: string } {
  // Without accents there is one spelling; what it would be converted to, as 1.2 to 1.0.0.2, is another one.
  if (!/[^ -~]|xn--/.test(dominio)) return { ascii: dominio, lida: dominio };
  return { ascii: domainToASCII(dominio), lida: domainToUnicode(dominio) };
}

/**
 * What every spelling of an address has in it, in lower case: the end of its local part with the sign. Databases are asked for it, and SQLite lowers ASCII
 * only.
 */
export function trechoDoEmail(email: string): string {
  return `${partesDe(email)
    .local.split(/[^ -~]/)
    .at(-1)!}@`;
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
  const certa = new RegExp(antes + literal + depois, 'giu');
  const possivel = new RegExp(literal, 'iu');
  // As it stands, too: what is folded away may be all that parts the address from the next word.
  return {
    nomeia: (texto) => [texto, dobrar(texto).texto].some((um) => um.search(certa) >= 0),
    podeNomear: (texto) => [texto, dobrar(texto).texto].some((um) => possivel.test(um)),
    trocar: (texto, por) => dobrar(texto.replace(certa, por)).trocar(certa, por),
  };
}

/** Every spelling that is left of an address in a folded text, and those of one as it stands: a domain with accents has a form in ASCII (RFC 5891). */
function grafiasDe(email: string): string[] {
  const { local, dominio } = partesDe(email);
  const { ascii, lida } = formasDe(dominio);
  const inteiros = [dominio, ascii, lida].filter(Boolean).map((outro) => `${local}@${outro}`);
  const formas = inteiros.flatMap((grafia) => [grafia, grafia.normalize('NFC'), grafia.normalize('NFD')]);
  return [...new Set([...formas, ...formas.map((forma) => dobrar(forma).texto)])];
}

// Letters may stand right before a document, as in `CPF529…`, unless digits stand before them: a CNPJ may have letters inside.
function escritaDoDocumento(cpfCnpj: string): Escrita {
  const sinal = '[^0-9A-Za-z]';
  const antes = /^\d/.test(cpfCnpj) ? '(?<!\\d[A-Z]{0,2})' : '(?<![0-9A-Z])';
  const certa = new RegExp(antes + [...cpfCnpj].join(`${sinal}{0,2}`) + '(?![A-Z]?\\d)', 'gi');
  const possivel = new RegExp([...cpfCnpj].join(`${sinal}{0,3}`), 'i');
  return {
    nomeia: (texto) => texto.search(certa) >= 0,
    podeNomear: (texto) => possivel.test(texto),
    trocar: (texto, por) => texto.replace(certa, por),
  };
}
